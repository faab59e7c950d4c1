import { PaymentGateway, PaymentGateways } from './payment-gateway';

class NamedGateway extends PaymentGateway {
  constructor(readonly key: string) {
    super();
  }

  verify(): void {}

  parse = () => Promise.resolve([]);

  acknowledge = () => ({ result: {}, beside: {} });
}

it('gateways are found by the name in the address, and the standard one without a name only', () => {
  const [standard, casso, sepay] = ['standard', 'casso', 'sepay'].map((key) => new NamedGateway(key));
  const gateways = new PaymentGateways(standard!, [casso!, sepay!]);
  const found = [undefined, 'casso', 'sepay', 'standard', 'toString', ''].map(
    (key) => gateways.get(key)?.key,
  );
  expect(found).toEqual(['standard', 'casso', 'sepay', undefined, undefined, undefined]);
});
