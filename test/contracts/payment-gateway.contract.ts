import fc from 'fast-check';
import type { GatewayCall, PaymentGateway } from '../../src/billing/application/transfers/payment-gateway';
import type { TransferNotice } from '../../src/billing/domain/transfers/transfer-notice';
import { InvalidWebhookSecret } from '../../src/billing/domain/billing.errors';
import { InvalidParameters } from '../../src/shared/domain/domain-error';

/** What a notification of the suite says; each gateway writes it in its own form. */
export interface Told {
  readonly id: number;
  readonly bank: string;
  /** Local time of Vietnam. */
  readonly time: string;
  readonly account: string;
  readonly virtualAccount: string | null;
  readonly memo: string;
  readonly amount: unknown;
  readonly out: boolean;
  readonly reference: string;
}

/** Where a gateway puts its proof. */
export interface ProofPlace {
  /** The call with another proof, or without any. */
  readonly forge: (call: GatewayCall, proof: string | null) => GatewayCall;
  /** The call with its proof, and another body. */
  readonly graft: (call: GatewayCall, body: object) => GatewayCall;
}

const rawBodyOf = (body: object): Buffer => Buffer.from(JSON.stringify(body));

export const inHeaders: ProofPlace = {
  forge: (call, proof) => ({
    ...call,
    headers: Object.fromEntries(
      Object.keys(call.headers).flatMap((header) => (proof === null ? [] : [[header, proof]])),
    ),
  }),
  graft: (call, body) => ({ ...call, body, rawBody: rawBodyOf(body) }),
};

/** In the member `signature` of the body. */
export const inBody: ProofPlace = {
  forge: (call, proof) => inHeaders.graft(call, { ...call.body, signature: proof ?? undefined }),
  graft: (call, body) => {
    const { signature } = call.body as { signature?: unknown };
    return inHeaders.graft(call, { ...body, signature });
  },
};

export interface PaymentGatewayContract {
  readonly open: (secrets: readonly string[]) => PaymentGateway;
  /** The body that tells of these transfers; a gateway without batches is only asked for one. */
  readonly write: (told: readonly Told[]) => object;
  /** A call with the body as the gateway sends it, proved with the secret. */
  readonly call: (body: object, secret: string, at: Date) => GatewayCall;
  readonly proof: ProofPlace;
  readonly sendsBatches: boolean;
  readonly signsBody: boolean;
  /** How old and how far ahead of us a signature may be, and how finely it tells; null where no time is signed. */
  readonly signatureAgeMs: {
    readonly oldest: number;
    readonly ahead: number;
    readonly unit: number;
  } | null;
  /** What its notices say whatever the notification said, because it does not tell. */
  readonly untold?: Partial<TransferNotice>;
  /** What the field is called that holds the amount, where that does not end in `amount`. */
  readonly amountField?: RegExp;
  /** Changes that make a body faulty, and the field that is to be named. */
  readonly faults: readonly (readonly [field: string, change: (body: never) => void])[];
}

const [CURRENT, OLD] = ['k3yB7qXw9Zt2Lm5Rv8Np', 'the-older-one-0123456789'];
const now = new Date('2026-11-20T07:05:00.000Z');
const DAY_MS = 24 * 3_600_000;

const told = (changes: Partial<Told> = {}): Told => ({
  id: 92_704,
  bank: 'Vietcombank',
  time: '2026-11-20 14:02:37',
  account: '0123499999',
  virtualAccount: null,
  memo: 'MBVCB.3278907687.LOA 12345678 chuyển tiền',
  amount: 99_000,
  out: false,
  reference: 'FT26324000123456',
  ...changes,
});

/** What every payment gateway promises. */
export function describePaymentGateway(name: string, contract: PaymentGatewayContract): void {
  const { open, write, call, proof, sendsBatches, signsBody, signatureAgeMs, untold, faults } = contract;
  const { amountField = /amount$/i } = contract;

  describe(`${name} as PaymentGateway`, () => {
    const gateway = open([CURRENT, OLD]);
    const body = () => write([told()]);
    const refusal = (verify: () => void) => expect(verify).toThrow(InvalidWebhookSecret);

    describe('verifies', () => {
      it('lets the current secret in, and the older one while it is replaced', () => {
        for (const secret of [CURRENT, OLD]) {
          expect(() => gateway.verify(call(body(), secret, now))).not.toThrow();
        }
      });

      it('lets a repeated call in: repeats are what the ledger knows', () => {
        const repeated = call(body(), CURRENT, now);
        for (let copy = 0; copy < 3; copy += 1) expect(() => gateway.verify(repeated)).not.toThrow();
      });

      it.each(['wrong', CURRENT.slice(0, -1), `${CURRENT}x`, CURRENT.toLowerCase(), `${CURRENT},${OLD}`])(
        'refuses the secret %j',
        (secret) => refusal(() => gateway.verify(call(body(), secret, now))),
      );

      it('refuses a call without any proof, or with an empty one', () => {
        const proved = call(body(), CURRENT, now);
        for (const nothing of [null, '']) refusal(() => gateway.verify(proof.forge(proved, nothing)));
      });

      it('refuses everything while no secret is configured', () => {
        for (const secret of [CURRENT, 'undefined']) {
          refusal(() => open([]).verify(call(body(), secret, now)));
        }
      });

      it('never throws anything but the refusal, whatever stands for the proof', () => {
        const proved = call(body(), CURRENT, now);
        fc.assert(
          fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (value) => {
            refusal(() => gateway.verify(proof.forge(proved, value)));
          }),
        );
      });

      if (signsBody) {
        it('refuses a body that was changed after it was signed', () => {
          const signed = call(body(), CURRENT, now);
          expect(() => gateway.verify(proof.graft(signed, signed.body))).not.toThrow();
          for (const other of [write([told({ amount: 99_001 })]), {}, { data: 'x' }, { data: null }]) {
            refusal(() => gateway.verify(proof.graft(signed, other)));
          }
          refusal(() => gateway.verify({ ...signed, body: {}, rawBody: Buffer.alloc(0) }));
        });

        it('refuses any other JSON under a signature, never by another error', () => {
          const signed = call(body(), CURRENT, now);
          const odd = fc.dictionary(fc.constantFrom(...Object.keys(body()), 'x'), fc.jsonValue());
          fc.assert(fc.property(odd, (other) => refusal(() => gateway.verify(proof.graft(signed, other)))));
          const hostile = { data: { toString: 1, valueOf: null, toJSON: 'x' } };
          refusal(() => gateway.verify(proof.graft(signed, hostile)));
        });
      }

      if (signatureAgeMs) {
        const { oldest, ahead, unit } = signatureAgeMs;
        it.each<[string, number, boolean]>([
          ['as old as it may be', oldest, true],
          ['older', oldest + unit, false],
          ['ten days old', 10 * DAY_MS, false],
          ['as far ahead as clocks may be', -ahead, true],
          ['farther ahead', -ahead - unit, false],
        ])('judges a signature that is %s', (_, ageMs, accepted) => {
          const signed = call(body(), CURRENT, new Date(now.getTime() - ageMs));
          const verify = () => gateway.verify({ ...signed, receivedAt: now });
          if (accepted) expect(verify).not.toThrow();
          else refusal(verify);
        });
      }
    });

    describe('parses', () => {
      it('reads the transfer, whole and in our words', async () => {
        expect(await gateway.parse(body())).toEqual([
          {
            notice: {
              channel: gateway.key,
              notificationId: 92_704,
              gateway: 'Vietcombank',
              transferredAt: new Date('2026-11-20T07:02:37.000Z'),
              accountNumber: '0123499999',
              subAccount: null,
              content: 'MBVCB.3278907687.LOA 12345678 chuyển tiền',
              orderCode: null,
              direction: 'in',
              amountVnd: 99_000,
              referenceCode: 'FT26324000123456',
              ...untold,
            },
            raw: expect.any(Object),
          },
        ]);
      });

      it('tells money out from money in, and keeps the account that was paid to', async () => {
        const [out] = await gateway.parse(write([told({ out: true, virtualAccount: '962476L6KN' })]));
        expect(out?.notice).toMatchObject({
          direction: 'out',
          amountVnd: 99_000,
          subAccount: '962476L6KN',
          ...untold,
        });
      });

      it('takes fields that it does not know, and keeps them', async () => {
        const odd = JSON.parse(JSON.stringify(body())) as Record<string, unknown>;
        const inner = typeof odd.data === 'object' ? (odd.data as Record<string, unknown>) : odd;
        inner.of_tomorrow = { kept: [true, null, 'có dấu'] };
        odd.beside = 1;
        const [announcement] = await gateway.parse(odd);
        expect(announcement?.raw).toMatchObject({ of_tomorrow: { kept: [true, null, 'có dấu'] } });
      });

      it.each(['99000', 99_000.5, 0, 1e20, Infinity, NaN, null, true, [99_000], {}])(
        'refuses the amount %j, and says where it stands',
        async (amount) => {
          const refused = gateway.parse(write([told({ amount })]));
          await expect(refused).rejects.toBeInstanceOf(InvalidParameters);
          await expect(refused).rejects.toMatchObject({
            faults: [{ field: expect.stringMatching(amountField) as string }],
          });
        },
      );

      it.each(faults)('names %s when it is faulty', async (field, change) => {
        const faulty = JSON.parse(JSON.stringify(body())) as never;
        change(faulty);
        await expect(gateway.parse(faulty)).rejects.toMatchObject({
          faults: expect.arrayContaining([expect.objectContaining({ field })]) as unknown,
        });
      });

      it('refuses any other JSON as faulty input, never by another error', async () => {
        const members = Object.keys(body());
        const anything = fc.dictionary(
          fc.oneof(fc.constantFrom(...members), fc.string()),
          fc.oneof(fc.jsonValue(), fc.array(fc.jsonValue())),
        );
        await fc.assert(
          fc.asyncProperty(anything, async (json) => {
            const odd = JSON.parse(JSON.stringify(json)) as object;
            await gateway.parse(odd).then(
              (announced) => expect(announced).toEqual([]), // nothing of it can be a transfer
              (error: unknown) => expect(error).toBeInstanceOf(InvalidParameters),
            );
          }),
          { numRuns: 300 },
        );
      });

      if (sendsBatches) {
        it('reads several transfers in their order, each with its own piece of the message', async () => {
          const three = [1, 2, 3].map((id) => told({ id, reference: `FT${id}` }));
          const announced = await gateway.parse(write(three));
          expect(announced.map(({ notice }) => notice.referenceCode)).toEqual(['FT1', 'FT2', 'FT3']);
          expect(announced.map(({ raw }) => (raw as { id: number }).id)).toEqual([1, 2, 3]);
        });

        it('refuses a batch with one faulty transfer whole: the gateway sends it again', async () => {
          await expect(gateway.parse(write([told(), told({ amount: 'much' })]))).rejects.toBeInstanceOf(
            InvalidParameters,
          );
        });
      }
    });

    it('acknowledges with what gateways look for', () => {
      expect(gateway.acknowledge(['credited'])).toEqual({
        result: { outcome: 'credited' },
        beside: { success: true },
      });
      expect(gateway.acknowledge([])).toEqual({ result: { outcome: 'ignored' }, beside: { success: true } });
      expect(gateway.acknowledge(['credited', 'unmatched'])).toEqual({
        result: { outcomes: ['credited', 'unmatched'] },
        beside: { success: true },
      });
    });
  });
}
