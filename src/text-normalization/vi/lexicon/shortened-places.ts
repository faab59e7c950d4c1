import { table } from '../../table';

/** Places whose first syllable is left with its initial. */
export const SHORTENED_PLACES = table({
  HNoi: 'Hà Nội',
  SGon: 'Sài Gòn',
  ĐNang: 'Đà Nẵng',
  ĐNẵng: 'Đà Nẵng',
  PNhuan: 'Phú Nhuận',
  PNhuận: 'Phú Nhuận',
});
