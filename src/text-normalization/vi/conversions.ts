import { table } from '../table';

/** What is measured, and how large the unit is in metres, square metres, kilograms or metres a second. */
type Size = readonly [kind: 'length' | 'area' | 'weight' | 'speed', size: number];

const SIZES = table<Size>({
  km: ['length', 1000],
  m: ['length', 1],
  cm: ['length', 0.01],
  mm: ['length', 0.001],
  mi: ['length', 1609.344],
  dặm: ['length', 1609.344],
  mile: ['length', 1609.344],
  miles: ['length', 1609.344],
  'hải lý': ['length', 1852],
  nmi: ['length', 1852],
  yd: ['length', 0.9144],
  ft: ['length', 0.3048],
  foot: ['length', 0.3048],
  feet: ['length', 0.3048],
  in: ['length', 0.0254],
  inch: ['length', 0.0254],
  inches: ['length', 0.0254],
  'km²': ['area', 1e6],
  km2: ['area', 1e6],
  'm²': ['area', 1],
  m2: ['area', 1],
  ha: ['area', 1e4],
  'sq mi': ['area', 2.59e6],
  'dặm vuông': ['area', 2.59e6],
  'sq ft': ['area', 0.0929],
  acre: ['area', 4047],
  acres: ['area', 4047],
  'mẫu anh': ['area', 4047],
  tấn: ['weight', 1000],
  kg: ['weight', 1],
  g: ['weight', 0.001],
  lb: ['weight', 0.4536],
  lbs: ['weight', 0.4536],
  pound: ['weight', 0.4536],
  pounds: ['weight', 0.4536],
  'km/h': ['speed', 0.2778],
  'm/s': ['speed', 1],
  mph: ['speed', 0.447],
  kn: ['speed', 0.5144],
  knot: ['speed', 0.5144],
});

const NUMBER = String.raw`(\d{1,3}(?:,\d{3}){1,3}(?:\.\d{1,3})?|\d{1,6}(?:[.,]\d{1,3})?)`;
const UNIT = `(${[...SIZES.keys()].sort((a, b) => b.length - a.length).join('|')})`;
/** The same twice: 1,046 km (650 mi). */
const CONVERSION = new RegExp(
  String.raw`(?<![\d.,])${NUMBER}\s?${UNIT}\s?\(\s?(?:khoảng )?${NUMBER}\s?${UNIT}\s?\)`,
  'giu',
);

/** Conversions are rounded: two amounts that differ by less are the same. */
const ROUNDED = 0.1;

const asEnglish = (number: string): number => Number(number.replaceAll(',', ''));
const asVietnamese = (number: string): number => Number(number.replace(',', '.'));

/**
 * Whether a text gives a measure in two units that are the same where its commas set thousands apart, as English ones
 * do: 1,046 km is 650 mi, 1.046 km is not.
 */
export function convertsWithThousands(text: string): boolean {
  for (const [, first = '', unit = '', second = '', other = ''] of text.matchAll(CONVERSION)) {
    const sizes = [SIZES.get(unit.toLowerCase()), SIZES.get(other.toLowerCase())];
    const isSame = (read: (number: string) => number) => isAlike(read(first), read(second), sizes);
    if (isSame(asEnglish) && (!isSame(asVietnamese) || areGrouped(first, second))) return true;
  }
  return false;
}

/** Nobody gives both amounts to the thousandth: 1,250 kg (2,760 lb). */
const areGrouped = (...numbers: readonly string[]): boolean =>
  numbers.every((number) => /^[1-9]\d{0,2},\d{3}$/.test(number));

function isAlike(first: number, second: number, [unit, other]: readonly (Size | undefined)[]): boolean {
  if (unit === undefined || other === undefined || unit[0] !== other[0]) return false;
  return Math.abs(Math.log((first * unit[1]) / (second * other[1]))) < ROUNDED;
}
