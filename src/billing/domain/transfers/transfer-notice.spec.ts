import { isSameMovement, plainAccountNo, type TransferNotice } from './transfer-notice';

const HOUR_MS = 3_600_000;
const notice: TransferNotice = {
  channel: 'webhook',
  notificationId: 1,
  gateway: 'Vietcombank',
  transferredAt: new Date('2026-11-20T07:02:37.000Z'),
  accountNumber: 'VQR0001',
  subAccount: null,
  content: 'LOA 12345678 chuyển tiền',
  orderCode: null,
  direction: 'in',
  amountVnd: 299_000,
  referenceCode: 'FT1',
};
const after = (ms: number): Partial<TransferNotice> => ({
  transferredAt: new Date(notice.transferredAt.getTime() + ms),
});
const other: Partial<TransferNotice>[] = [
  { referenceCode: 'FT2' },
  { amountVnd: 298_999 },
  { direction: 'out' },
  { accountNumber: 'VQR0002' },
  { content: 'LOA 12345679 chuyển tiền' },
];
/** In both directions. */
const isSame = (one: TransferNotice, changes: Partial<TransferNotice>): boolean => {
  const changed = { ...notice, ...changes };
  const same = isSameMovement(one, changed);
  expect(isSameMovement(changed, one)).toBe(same);
  return same;
};

describe('isSameMovement', () => {
  it.each(other)('tells other money by %j, on one channel and on two', (changes) => {
    expect(isSame(notice, changes)).toBe(false);
    expect(isSame({ ...notice, channel: 'statement' }, changes)).toBe(false);
  });

  it('takes a repeat on one channel for the same only as it was', () => {
    expect(isSame(notice, { gateway: 'VCB', orderCode: 'LOA12345678', subAccount: '1' })).toBe(true);
    const changed = [
      { notificationId: 2 },
      { accountNumber: 'vqr 0001' },
      { content: 'loa12345678' },
      after(1),
    ];
    for (const changes of changed) expect(isSame(notice, changes)).toBe(false);
  });

  it('takes what another channel numbers, spaces and times in its own way for the same', () => {
    const listed = { ...notice, channel: 'statement', notificationId: null };
    expect(isSame(listed, { accountNumber: 'vqr 00 01', content: 'loa-12345678/CHUYỂN  TIỀN.' })).toBe(true);
    for (const hours of [24, -24]) expect(isSame(listed, after(hours * HOUR_MS))).toBe(true);
    for (const ms of [24 * HOUR_MS + 1, -24 * HOUR_MS - 1]) expect(isSame(listed, after(ms))).toBe(false);
  });
});

it('plain account numbers are in capitals, without white space', () => {
  expect(plainAccountNo(' vqr 00\t01\n')).toBe('VQR0001');
});
