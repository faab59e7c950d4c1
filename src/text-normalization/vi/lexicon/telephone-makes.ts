/** Makes of telephones, as the alternatives of a pattern: after them letters and digits are a model. */
export const TELEPHONE_MAKES =
  'realme|samsung|nokia|xiaomi|oppo|vivo|huawei|honor|poco|moto|sony|galaxy|redmi|iphone|itel|masstel|philips';
