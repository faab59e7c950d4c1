import { table } from '../../table';

/** Countries, states and cities as newsreaders say them where their spelling does not tell, lower case. */
export const PLACES_ABROAD = table({
  // America
  philadelphia: 'phi la đen phi a', denver: 'đen vơ', detroit: 'đi troi', dallas: 'đa lát', colorado: 'cô lô ra đô',
  pennsylvania: 'pen xin va ni a', massachusetts: 'mát xa chu xét', minnesota: 'min nê xô ta', missouri: 'mi su ri',
  louisiana: 'lu i di a na', orleans: 'o lin', oklahoma: 'ô cờ la hô ma', oregon: 'o ri gần', maryland: 'ma ri lần',
  vancouver: 'van cu vơ', ottawa: 'ốt ta oa', quebec: 'kê béc', québec: 'kê béc', hawaii: 'ha oai',
  indianapolis: 'in đi a na pô lít', annapolis: 'a na pô lít', minneapolis: 'min nê a pô lít', cleveland: 'cờ líp lần',
  guadalajara: 'goa đa la ha ra', tijuana: 'ti hoa na', jalisco: 'ha lít cô', guatemala: 'goa tê ma la', nicaragua: 'ni ca ra goa',
  paraguay: 'pa ra goay', uruguay: 'u ru goay', bogota: 'bô gô ta', bogotá: 'bô gô ta', quito: 'ki tô', caracas: 'ca ra cát',
  janeiro: 'gia nê rô', rio: 'ri ô', haiti: 'ha i ti', montevideo: 'môn tê vi đê ô', caribbean: 'ca ri bê', guam: 'gu am',
  // Europe
  cologne: 'cô lô nhơ', leipzig: 'lai xích', nuremberg: 'niu rem béc', düsseldorf: 'đút xen đóp', munich: 'miu ních',
  münchen: 'muyn sần', salzburg: 'xan buốc', hannover: 'ha nô vơ', geneva: 'giơ ne vơ', genève: 'giơ ne vơ', basel: 'ba den',
  davos: 'đa vốt', lausanne: 'lô dan', florence: 'phờ lo ren xơ', firenze: 'phi ren dê', naples: 'na pơ lơ', milano: 'mi la nô',
  versailles: 'véc xai', bordeaux: 'boóc đô', provence: 'pờ rô văng xơ', normandie: 'noóc măng đi', cannes: 'can',
  strasbourg: 'xờ trát bua', grenoble: 'gờ rơ nốp lơ', nîmes: 'nim', bruges: 'bờ ruy giơ', brussels: 'bờ rúc xen', antwerp: 'an vép',
  bruxelles: 'bờ rúc xen', hague: 'hây', haag: 'hác', gothenburg: 'gô tơ bua', reykjavik: 'rây ki a vích', krakow: 'cờ ra cốp',
  kraków: 'cờ ra cốp', auschwitz: 'au sơ vít', warsaw: 'vác sa va', belgrade: 'ben gờ rát', sarajevo: 'xa ra e vô',
  ljubljana: 'liu bờ li a na', odessa: 'ô đét xa', odesa: 'ô đét xa', zaporizhzhia: 'da pô ri gia', mariupol: 'ma ri u pôn',
  sevastopol: 'xê vát xờ tô pôn', petersburg: 'pê téc bua', stalingrad: 'xờ ta lin gờ rát', leningrad: 'lê nin gờ rát',
  volgograd: 'vôn gô gờ rát', kaliningrad: 'ca li nin gờ rát', vladivostok: 'vờ la đi vốt tốc', tbilisi: 'tơ bi li xi',
  glasgow: 'gờ lát gâu', birmingham: 'bơ minh ham', belfast: 'ben phát', norway: 'no uây', sweden: 'xuy đen',
  netherlands: 'ne đơ len', portugal: 'poóc tu gan', belgium: 'ben gium', luxembourg: 'lúc xem bua',
  rhein: 'rai', rhine: 'rai', danube: 'đa nuýp', loire: 'loa', seine: 'xen', alps: 'an pơ', caucasus: 'cáp ca',
  // Asia and Oceania
  taipei: 'Đài Bắc', guangzhou: 'Quảng Châu', shenzhen: 'Thâm Quyến',
  guangdong: 'Quảng Đông', sichuan: 'Tứ Xuyên', yunnan: 'Vân Nam', wuhan: 'Vũ Hán', incheon: 'in chơn', jeju: 'chê chu',
  daegu: 'tê gu', daejeon: 'tê chơn', gwangju: 'quang chu', gyeonggi: 'kiêng ki', gyeongju: 'kiêng chu', pyeongchang: 'piêng chang',
  busan: 'bu san', pyongyang: 'Bình Nhưỡng', gangnam: 'gang nam', yangon: 'y an gon', naypyidaw: 'nây pi đô',
  vientiane: 'Viêng Chăn', savannakhet: 'xa van na khét', champasak: 'chăm pa xắc', pakse: 'pắc xế', reap: 'riệp',
  phnom: 'phờ nôm', kuala: 'cua la', sulawesi: 'xu la uê xi', sarawak: 'xa ra oắc', kathmandu: 'cát man đu',
  dhaka: 'đắc ca', almaty: 'an ma ti', brisbane: 'bờ rít bần', auckland: 'óc lần', adelaide: 'a đê lai', christchurch: 'cờ rai chớt',
  queensland: 'quin lần', timor: 'ti mo', leste: 'lét xờ tê', fiji: 'phi gi', bahrain: 'ba ranh', kuwait: 'cô oét',
  // Africa and the Middle East
  johannesburg: 'giô han ne xờ bua', harare: 'ha ra rê', zimbabwe: 'dim ba bu ê', rwanda: 'ru an đa', botswana: 'bốt xoa na',
  mauritius: 'mô ri xơ', mozambique: 'mô dăm bích', eritrea: 'ê ri tri a', algeria: 'an giê ri', marrakech: 'ma ra kếch',
  houthi: 'hu thi', qaeda: 'kê đa', hodeidah: 'hô đây đa', sanaa: 'xa na', isfahan: 'ít pha han', beirut: 'bê rút',
  damascus: 'đa mát', jerusalem: 'giê ru xa lem', saudi: 'xau đi', mandeb: 'man đép', hormuz: 'hoóc mút', suez: 'xuy ê',
  castile: 'cát xờ tai', brownsea: 'bờ rao xi', niger: 'ni giê', sardegna: 'xác đê nha', gaeseong: 'ke xơng',
  koa: 'cô a', românia: 'ru ma ni a', guyane: 'guy an', ayutthaya: 'a dút tha da', ayun: 'a dun', ucraina: 'u cờ rai na',
  gloucester: 'gờ lót xờ tơ', pune: 'pu nê', mojave: 'mô ha vi', montréal: 'mông rê an', philippine: 'phi líp pin',
  schaumburg: 'sao bua', angkor: 'ăng co', trujillo: 'tru hi giô', chimbote: 'chim bô tê', rivière: 'ri vi e', lippe: 'líp pơ',
  peterburg: 'pe téc bua', carthage: 'các ta giơ', barbados: 'bác ba đốt', marakele: 'ma ra ke le', príncipe: 'pờ rin xi pe',
  yagi: 'i a ghi',
}); // oxfmt-ignore
