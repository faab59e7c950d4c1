import { QueryFailedError } from 'typeorm';
import { withoutStatement } from './logger';

describe('an error in the log', () => {
  it('keeps what helps and leaves out what a statement carried', () => {
    const cause = Object.assign(new Error('duplicate key'), {
      code: '23505',
      constraint: 'accounts_email_key',
      detail: 'Key (email)=(lan@example.com) already exists.',
    });
    const error = new QueryFailedError(
      'INSERT INTO accounts',
      ['lan@example.com', '$argon2id$secret'],
      cause,
    );
    const logged = JSON.stringify(withoutStatement(error));
    expect(logged).toContain('23505');
    expect(logged).toContain('accounts_email_key');
    expect(logged).not.toContain('lan@example.com');
    expect(logged).not.toContain('argon2id');
  });
});
