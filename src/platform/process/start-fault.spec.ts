import { describeStartFault } from './start-fault';

describe('describeStartFault', () => {
  it('is the sentence of a fault that the operator can mend', () => {
    expect(describeStartFault(new Error('MODEL_DIR cannot be read'))).toBe('MODEL_DIR cannot be read');
    expect(describeStartFault('out of luck')).toBe('out of luck');
  });

  it('is the stack of a mistake in the code', () => {
    const mistake = new TypeError('undefined is not a function');
    expect(describeStartFault(mistake)).toBe(mistake.stack);
  });

  it('names the reason for each address of a host that nobody answers at', () => {
    const refused = ['::1', '127.0.0.1'].map((address) => new Error(`connect ECONNREFUSED ${address}:5432`));
    expect(describeStartFault(new AggregateError(refused))).toBe(
      'connect ECONNREFUSED ::1:5432; connect ECONNREFUSED 127.0.0.1:5432',
    );
  });
});
