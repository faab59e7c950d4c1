import { describeFault, reasonOf } from './fault';
import { OperatorFault } from './operator-fault';

describe('describeFault', () => {
  it('is the sentence of a fault that the operator can mend', () => {
    const fault = new OperatorFault('MODEL_DIR cannot be read', { cause: new Error('EACCES') });
    expect(describeFault(fault)).toBe('MODEL_DIR cannot be read');
  });

  it.each([new TypeError('undefined is not a function'), new Error('Two voices share one speaker_id.')])(
    'is the stack of any other: %s',
    (error) => expect(describeFault(error)).toBe(error.stack),
  );

  it('is whatever else was thrown', () => expect(describeFault('out of luck')).toBe('out of luck'));
});

describe('reasonOf', () => {
  it('names the reason for each address of a host that nobody answers at', () => {
    const refused = ['::1', '127.0.0.1'].map((address) => new Error(`connect ECONNREFUSED ${address}:5432`));
    expect(reasonOf(new AggregateError(refused))).toBe(
      'connect ECONNREFUSED ::1:5432; connect ECONNREFUSED 127.0.0.1:5432',
    );
  });
});
