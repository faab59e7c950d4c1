import { table } from '../../table';

/** Names of people, places and makes that the news has often and whose spelling does not tell how they are said, lower case. */
export const NEWS_NAMES = table({
  // people
  francis: 'phờ ran xít', françois: 'phờ răng xoa', francois: 'phờ răng xoa', laurent: 'lô răng', oscar: 'ốt xờ ca',
  carrie: 'ke ri', comey: 'cô mi', nieto: 'ni ê tô', aquino: 'a ki nô', raul: 'ra un', ismail: 'ít ma in', tayyip: 'tay íp',
  yaakob: 'i a cóp', vujicic: 'vu i chích', yingluck: 'inh lắc', sergio: 'xéc gi ô', sergei: 'xéc gây', barre: 'ba rê',
  mccabe: 'mác kếp', burke: 'bớc', gerasimov: 'ghe ra xi móp', browne: 'bờ rao', tshering: 'xê rinh', sean: 'son',
  spicer: 'xờ pai xơ', hossein: 'hót xen', kyle: 'cai', ryan: 'rai ần', bryan: 'bờ rai an', coleman: 'côn man',
  filmore: 'phin mo', lefevre: 'lơ phe vờ', nicholas: 'ni cô lát', amy: 'ê mi', trippier: 'tríp pi ơ', munroe: 'mun rô',
  oezil: 'ô din', sagna: 'xa nha', januzaj: 'gia nu dai', neustadter: 'noi xờ tét tơ', peterson: 'pi tơ xơn', yeoh: 'i ô',
  markle: 'mác cồ', mukwege: 'mu quê ghê', yuan: 'uyên', yulia: 'i u li a', innes: 'in nít', snowden: 'xờ nâu đen',
  barack: 'ba rắc', martin: 'mác tin', moyes: 'moi xờ', keane: 'kin', lewthwaite: 'lu thuây', assange: 'a xan giơ',
  hollande: 'ô lăng đơ', kurz: 'cuốt xờ', gerd: 'ghéc', mueller: 'mu lơ', mugabe: 'mu ga bê',
  solskjaer: 'xôn xờ kia', solskjær: 'xôn xờ kia', wojciech: 'vôi chếch', nistelrooy: 'nít xten roi', aguirre: 'a ghi rê',
  charlie: 'cha li', cech: 'chếch', čech: 'chếch', humphrey: 'hăm phờ ri', holmes: 'hôm', lois: 'lô ít', fernand: 'phéc năng',
  eoin: 'ô in', doisneau: 'đoa nô', hooke: 'húc', matignon: 'ma ti nhông', samouth: 'xa mút', deutch: 'đớt', loudoun: 'lau đần', priestley: 'pờ rít li', howland: 'hao lần', abate: 'a ba tê', kurd: 'cuốc', gor: 'go',
  ncov: 'en cô vi', fax: 'phắc', chase: 'chây xờ', citigroup: 'xi ti gờ rúp', hiphop: 'híp hóp', zeiss: 'dai xờ', mercure: 'méc kiu', khmer: 'khơ me', forbes: 'phóp', xinhua: 'tân hoa', yonhap: 'i on háp', zahrawi: 'da ra uy',
  // places
  cairns: 'ken', ghouta: 'gu ta', croatia: 'cờ rô a ti a', tyne: 'tai nờ', kashmir: 'ca sờ mia', roatan: 'rô a tan',
  pskov: 'pờ xờ cốp', caribe: 'ca ri bê', djibouti: 'gi bu ti', auvergne: 'ô véc nhơ', luang: 'luông', hauteville: 'ốt vin',
  euphrates: 'ơ phờ rát', duquesne: 'đuy ken', champassak: 'chăm pa xắc', teplice: 'tép li xe', barkhane: 'bác can',
  irkutsk: 'iếc cút xờ', yemen: 'i ê men', riyadh: 'ri át', penh: 'pênh', delhi: 'đê li', czech: 'séc', congo: 'công gô',
  newcastle: 'niu cát xồ', quneitra: 'cu nây tra', troyes: 'troa', wiltshire: 'uyn sơ', geordie: 'gioóc đi',
  arcachon: 'ác ca sông', gironde: 'gi rông đờ', landes: 'lăng đờ',
  huahin: 'hua hin',
  // clubs, makes and papers
  consadole: 'con xa đô le', steaua: 'xờ te au a', vietsovpetro: 'việt xóp pê trô', vietjet: 'việt giét', fedex: 'phét ếch',
  alacarte: 'a la các', popeyes: 'pốp ai', gamuda: 'ga mu đa', dawaco: 'đa oa cô', gepard: 'ghê pát',
  theverge: 'đờ vớt', khaisilk: 'khai xiu', bigc: 'bích xi', auchan: 'ô săng', vsip: 'vê síp', caraworld: 'ca ra guôn',
  timviecnhanh: 'tìm việc nhanh', lienviet: 'liên việt', lienvietpostbank: 'liên việt pốt banh', nytimes: 'niu oóc thai',
  decnet: 'đéc nét', dumont: 'đu mông', vinpeal: 'vin pơn', portege: 'po tê giê', flickr: 'phờ lích cơ',
  pantsir: 'pan xia', hwasong: 'hoa xong', gigamall: 'ghi ga mo', amax: 'a mác', sunworld: 'xăn guôn', biogreen: 'bai ô gờ rin',
}); // prettier-ignore
