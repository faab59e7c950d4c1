/**
 * What causes the entry of a refund: the order, and of later refunds also which one.
 * @param number counts the refunds of the order from 1
 */
export const refundSource = (orderCode: string, number: number): string =>
  number === 1 ? orderCode : `${orderCode}:${number}`;

/** The order that the refund with this source is of. */
export const refundedOrder = (sourceId: string): string => sourceId.split(':', 1)[0]!;
