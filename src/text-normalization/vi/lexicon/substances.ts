import { table } from '../../table';

/** Substances of chemistry, medicine and food, lower case, and how they are said in Vietnamese. */
export const SUBSTANCES = table({
  amino: 'a mi nô',
  cellulose: 'xen lu lô dơ',
  chlorophyll: 'cờ lo rô phin',
  ciprofloxacin: 'xi prô phờ lo xa xin',
  cyclooxygenase: 'xích lô ô xi giê na',
  enzyme: 'en dim',
  glycoprotein: 'gờ li cô prô tê in',
  hemoglobin: 'hê mô gờ lô bin',
  lipoprotein: 'li pô prô tê in',
  methemoglobin: 'mét hê mô gờ lô bin',
  racemic: 'ra xê mích',
  steroid: 'xờ tê rô ít',
  theanine: 'thi a nin',
});
