import { fold } from './syllables';

/** A spelling, and the letters that say the same in `foreign.ts`, ğ and ñ among them: a g that is never soft, and nh. */
type Spelling = readonly [spelled: RegExp, said: string];

/** Letters that lose more than a mark when they are folded. */
const LETTERS: readonly Spelling[] = [
  [/[æœ]/g, 'e'],
  [/[øö]/g, 'ơ'],
  [/ä/g, 'e'],
  [/ß/g, 'ss'],
  [/ł/g, 'l'],
  [/ñ/g, 'nh'],
  [/[şš]/g, 'sh'],
  [/[čć]/g, 'ch'],
  [/ž/g, 'zh'],
  [/ç/g, 's'],
];

/** What German names are made of. */
const GERMAN_SHAPE =
  /sch(?!ool|ed)|stein|heim|hein|berg|bur?g$|dorf|reich|wald$|haus|wagen|weide|schaft|pfalz|witz$|helm$|^zwi|ma[iy]e?r$|meyer$|[a-z]brecher|[äöüß]/;

const GERMAN: readonly Spelling[] = [
  [/[ae][iy]e?r$/, 'aiơ'], // Niemeyer, Doppelmayr
  [/aeu/g, 'eu'],
  [/s?heim/, 'hem'],
  [/ein(?=[^aeiouy]|$)/g, 'anh'],
  [/ei/g, 'ai'],
  [/eu/g, 'oi'],
  [/ie/g, 'i'],
  [/tsch/g, 'ch'],
  [/sch/g, 'sh'],
  [/(?<=[aou])ch/g, 'k'],
  [/w/g, 'v'],
  [/(?<!^ơ)t?z(?!h)/g, 'ts'],
  [/er$/, 'ơ'],
  [/rgh?$/, 'rg'],
  [/ll(?=[aeiouy])/g, 'l'],
];

/** What French spells and English does not. */
const FRENCH_SHAPE =
  /eaux?$|[ao]ux$|[^o]ois$|oine$|oire?s?$|a[ui](?:lt|d)$|illes?$|[aio]gnes?$|ierre|[aeiou](?:nn|tt)es?$|[çèêîïœ]|[^aeiou](?:eurs?|aires?|iers?|ieux?|iques?)$|court$|eoup|quier|^[a-zéè]*é[a-z]*(?:ch|gn|que|[ao]i|au|e$)|^[a-zè]*(?:ch|gn|qu|oi|au)[a-z]*é/;

const FRENCH: readonly Spelling[] = [
  [/(?<=[ae])illes?$/, 'i'],
  [/eaux?|au(?:x|d|lt)$|aux|au/g, 'ô'],
  [/(?<=[^aeiou])iers?$/, 'iê'],
  [/eurs?$/, 'ơ'],
  [/aires?$/, 'ê'],
  [/ourts?$/, 'u'],
  [/iques?$/, 'ik'],
  [/eoup/, 'up'],
  [/qu(?=[ei])/g, 'k'],
  [/ieux?$/, 'iơ'],
  [/ages?$/, 'ajơ'],
  [/o[iî](?=n)/g, 'oa'],
  [/oi[stx]$|oire?s?$|oi/g, 'oâ'], // an oa that the English rules do not make one vowel of
  [/oux?/g, 'u'],
  [/(?<=[aeiouâê][^aeiou]{1,2})es?$/, ''],
  [/c(?=ai[rstglvxz])/g, 'k'],
  [/ai(?=[rstglvxz])/g, 'ê'],
  [/gn(?=[aeiouêôơâ])/g, 'ñ'],
  [/gn/g, 'nh'],
  [/ch/g, 's'],
  [/ierr/, 'iê'],
];

/** How English, and most others that are not known apart, spell their sounds; the first rules look at the word's end. */
const ENGLISH: readonly Spelling[] = [
  [/^y(?=[aeou])/, 'z'], // Yang, Yeoman
  [/(?<=[aeiou].*a)les$/, 'lez'], // Morales, and the orders of plants
  [/(?<=[aeiou].*)dae$/, 'dê'], // families: Felidae
  [/(?<=[aeiou].*)ceae$/, 'xê'], // Rosaceae
  [/(?<=[bcdfghklmnprtvwxz])s$/, ''], // plurals: hills, chips
  [/(?<=[aeiouy].*[^aeiouy])ies$/, 'i'], // stories
  [/(?<=[aeiou][^aeiouywsxrvd]|u[rd])es$/, 'e'], // games, pictures
  [/[ts]ions?$/, 'sân'],
  [/[ts]ional$/, 'shơnô'],
  [/[ct]ial$/, 'shô'],
  [/cian$|(?<=[npr])tian$/, 'shân'],
  [/ture$/, 'chơ'],
  [/shire$|(?<=[ns])sure$/, 'shơ'], // Yorkshire, pressure
  [/(?<=[aeiou])sure$/, 'zơ'], // closure
  [/(?<=[bcdfgkpstz])le$/, 'ô'], // table, apple
  [/(?<=[^aeiouy]i)[sz]er$/, 'zơ'], // advertiser
  [/(?<=[^aeiouy])(?<!ad)or$|(?<![ie])er$/, 'ơ'], // but Ecuador
  [/irl$/, 'ơn'],
  [/gues?$/, 'g'], // Prague
  [/(?<=[^aeiouyq])ue$/, 'u'],
  [/(?<=[^aeiouy])owe?$/, 'âu'],
  [/(?<=^[^aeiouy]+)y$/, 'ai'], // sky
  [/(?<=[aeiouy].*[^aeiouy])age$/, 'ij'], // village
  [/(?<=[^aeiouyq])a(?=[cdgkpt]e$)/, 'ê'], // magic e: page, update
  [/(?<=[^aeiouy])a(?=[mnv]e$)/, 'ê'],
  [/(?<=[^aeiouy])o(?=[dkmnptv]e$)/, 'ô'],
  [/(?<=ac|am|char|hlor|ox|pt|ulf)ide$/, 'it'], // chemistry: oxide, acide
  [/(?<=[aeiouy].*(?:[ts](?=iv)|[^aeiouyl](?=in)|[^aeiouy](?=ic)))i(?=[vnc]e$)/, 'î'], // native, marine, office
  [/(?<=[^aeiouy])i[dklmntvz]e$/, 'ai'], // online, site
  [/(?<=^[^aeiouy]+)i(?=ce$)/, 'ai'], // price
  [/eigh/, 'ei'],
  [/igh(?=t?s?$|t)/, 'ai'],
  [/(?<=r)gh$|gh(?=t)/, ''], // Pittsburgh
  [/ngh$/, 'ng'], // Singh
  [/ayne?$/, 'ên'],
  [/ay(?=[aou])/, 'ai'], // Himalaya
  [/a(?=nge$)/, 'ê'],
  [/au(?=nch|ght|se$|th)/, 'o'], // launch
  [/ai(?=[nd](?![aou]))/, 'ê'],
  [/air(?![aeiouơ])/, 'er'], // Airflow, Fairfax
  [/(?<=[a-z])ware$/, 'we'], // malware
  [/ism$/, 'izơm'],
  [/a(?=ming$)/, 'ê'], // shaming
  [/oa(?=[dtcsrlp])/, 'ô'],
  [/oi(?=[cd]$)/, 'ôi'], // steroid: two syllables
  [/ou(?=r[cst])/, 'o'], // source
  [/ou(?!n[cdt]|n$|[dt]|s[et]|ch|th)/, 'u'], // group
  [/gu(?=[eiy])/g, 'ğ'], // Miguel
  [/ie(?=l(?!d)|n(?!d)|r(?!c)|go)/, 'iê'], // Daniel, Diego: two syllables
  [/ue(?=[lnrtz])/, 'uê'], // Samuel
  [/tch/, 'ch'],
  [/(?<=[eo])wsk(?=[iy]$)/, 'psk'], // Kowalewski
  [/(?<=[lnr])ck(?=[eiơ]|$)/g, 'k'], // Juncker
  [/(?<=[a-z])ewood$/, 'wud'], // Englewood
  [/(?<=[jhdtgbsw])ae(?=n|m|k|$)/g, 'ê'], // Wangjaesan
  [/cc(?=[ei].*[aio]$|i$)/, 'ch'], // Gucci
  [/cc(?=[eiy])/, 'cs'],
  [/(?<=[lnr])[cs]e$/, 's'], // France, license
  [/(?<=[lr][knv])e$/, ''], // Melbourne, Clarke
  [/que$/, 'k'], // unique
  [/q(?=i)/, 'ch'], // Qing
  [/dge?$/, 'ch'],
  [/^g(?=e[etu]|ear|erh|i(?![aonu]))|g(?=i$|e[iy]$)|(?<!an|ni)g(?=els?$)|(?<=[iu]|in|[iu]r)g(?=ơ$)/g, 'ğ'], // get, Miyagi, tiger
  [/sc(?=[eiyîơ])/g, 's'], // Scipio
  [/gi(?=[aou])/g, 'j'], // Giovanni
  [/inh(?=[ao]s?$)/, 'iñ'], // Ronaldinho
  [/(?<=[nrl])ge$/, 'j'], // orange
  [/g(?=[eiyî]|ơ$)/g, 'j'], // general
  [/c(?=[eiyîơ])/g, 's'],
  [/(?<=[aeiu]|o(?=x[^i]))x(?=[aeiouy])/g, 'cs'], // Mexico
  [/(?<=[aeiouy].*[^aeiouy])ea$/, 'êa'], // Andrea
  [/ll(?=[aeiouy])/g, 'l'],
  [/([bdjrvy])h/g, '$1'], // Rhode, Durham
  [/aa/g, 'a'],
  [/î/, 'i'],
];

/** Words of a sentence, not names, have these endings. */
const ENDINGS: readonly Spelling[] = [
  [/(?<=[aeiou][rvd])es$/, 'e'], // waves, but Tavares
  [/(?<=[aeiouy].*[^aeiouytd])ed$/, ''], // launched
  [/i?ous$/, 'ơs'], // famous
];

/** What Japanese words are made of in Latin letters: syllables that end in a vowel or n. */
const JAPANESE = /^(?:(?:[kgnbpmr]y?|sh|ch|ts|[sztdhfjyw])?[aeiou]|n(?![aeiouy])){3,}$/;
/** A mark of them that French and Italian names of that shape have not. */
const JAPANESE_MARK = /k|sh|ts|j|z|w|y[aou]/;

const DOUBLED = /([bcdfghjkmnpqrvwxz])\1/g;

/** A mark on its last e has it said, as no English spelling does: Rosé. */
const SAID_E = /[éèê]s?$/i;

const apply = (spellings: readonly Spelling[], word: string): string =>
  spellings.reduce((rest, [spelled, said]) => rest.replace(spelled, said), word);

/**
 * The letters of a foreign word as they sound: what its letters say together is put into letters that each say
 * their sound. By its shape it is German, French or else English; a word without a capital may have a verb's ending.
 */
export function soundsOf(word: string): string {
  const lower = word.normalize('NFC').toLowerCase();
  const letters = fold(apply(LETTERS, lower).replace(/ơ/g, 'œ'))
    .replace(/[^a-zœ]/g, '')
    .replace(/œ/g, 'ơ');
  if (SAID_E.test(word)) return letters.replace(/c(?=[eiy])/g, 's').replace(DOUBLED, '$1');
  // Its last e is said: Hajime.
  if (/(?<!in)e$/.test(lower) && JAPANESE.test(lower) && JAPANESE_MARK.test(lower))
    return letters.replace(/g(?=[ei])/g, 'ğ').replace(/e$/, 'ê');
  if (GERMAN_SHAPE.test(lower)) return apply(GERMAN, letters).replace(DOUBLED, '$1');
  const shaped = FRENCH_SHAPE.test(lower) ? apply(FRENCH, letters) : letters;
  const said = apply(ENGLISH, word === lower ? apply(ENDINGS, shaped) : shaped);
  return said.replace(DOUBLED, '$1').replace(/((?:oy|[aeiouêô])[^aeiouyw])e$/, '$1');
}
