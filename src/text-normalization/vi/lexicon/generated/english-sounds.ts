/*
 * Written by scripts/reading/english.ts. The sounds are those of the CMU Pronouncing Dictionary,
 * Copyright (C) 1993-2015 Carnegie Mellon University. All rights reserved. Redistribution and use in source and binary
 * forms, with or without modification, are permitted provided that the following conditions are met:
 * 1. Redistributions of source code must retain the above copyright notice, this list of conditions and the following
 *    disclaimer. The contents of this file are deemed to be source code.
 * 2. Redistributions in binary form must reproduce the above copyright notice, this list of conditions and the following
 *    disclaimer in the documentation and/or other materials provided with the distribution.
 * THIS SOFTWARE IS PROVIDED BY CARNEGIE MELLON UNIVERSITY "AS IS" AND ANY EXPRESSED OR IMPLIED WARRANTIES, INCLUDING, BUT
 * NOT LIMITED TO, THE IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE DISCLAIMED. IN NO
 * EVENT SHALL CARNEGIE MELLON UNIVERSITY NOR ITS EMPLOYEES BE LIABLE FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL,
 * EXEMPLARY, OR CONSEQUENTIAL DAMAGES ARISING IN ANY WAY OUT OF THE USE OF THIS SOFTWARE, EVEN IF ADVISED OF THE
 * POSSIBILITY OF SUCH DAMAGE.
 */

/** English words and their sounds in the letters of ARPAbet, AH0 where it has no stress. */
export const ENGLISH_SOUNDS = `
aardvark AA R D V AA R K;aback AH0 B AE K;abalone AE B AH0 L OW N IY;abandon AH0 B AE N D AH0 N
abandoned AH0 B AE N D AH0 N D;abandoning AH0 B AE N D AH0 N IH NG;abandonment AH0 B AE N D AH0 N M AH0 N T
abbey AE B IY;abbot AE B AH0 T;abbreviated AH0 B R IY V IY EY T IH D;abdomen AE B D OW M AH0 N
abdominal AE B D AA M AH0 N AH0 L;abduct AE B D AH K T;abducted AE B D AH K T IH D;abductee AE B D AH K T IY
abducting AE B D AH K T IH NG;abduction AE B D AH K SH AH0 N;abductor AE B D AH K T ER
aberration AE B ER EY SH AH0 N;abetting AH0 B EH T IH NG;abide AH0 B AY D;abiding AH0 B AY D IH NG
abilities AH0 B IH L AH0 T IY Z;ability AH0 B IH L AH0 T IY;abject AE B JH EH K T;ablaze AH0 B L EY Z
able EY B AH0 L;abnormal AE B N AO R M AH0 L;abnormalities AE B N AO R M AE L AH0 T IY Z
abnormality AE B N AO R M AE L AH0 T IY;abnormally AE B N AO R M AH0 L IY;aboard AH0 B AO R D;abode AH0 B OW D
abolish AH0 B AA L IH SH;abolished AH0 B AA L IH SH T;abominable AH0 B AA M AH0 N AH0 B AH0 L
abomination AH0 B AA M AH0 N EY SH AH0 N;abort AH0 B AO R T;aborted AH0 B AO R T IH D
abortion AH0 B AO R SH AH0 N;abound AH0 B AW N D;about AH0 B AW T;above AH0 B AH V
abrasion AH0 B R EY ZH AH0 N;abrasions AH0 B R EY ZH AH0 N Z;abrasive AH0 B R EY S IH V;abreast AH0 B R EH S T
abroad AH0 B R AO D;abrupt AH0 B R AH P T;abruptly AH0 B R AH P T L IY;abs EY B IY EH S;abscess AE B S EH S
absence AE B S AH0 N S;absent AE B S AH0 N T;absentee AE B S AH0 N T IY;absinthe AE B S IH N TH
absolute AE B S AH0 L UW T;absolutely AE B S AH0 L UW T L IY;absolution AE B S AH0 L UW SH AH0 N
absolve AH0 B Z AA L V;absolved AH0 B Z AA L V D;absorb AH0 B Z AO R B;absorbed AH0 B Z AO R B D
absorbing AH0 B Z AO R B IH NG;absorption AH0 B Z AO R P SH AH0 N;abstain AH0 B S T EY N
abstinence AE B S T AH0 N AH0 N S;abstract AE B S T R AE K T;absurd AH0 B S ER D
absurdity AH0 B S ER D AH0 T IY;absurdly AH0 B S ER D L IY;abundance AH0 B AH N D AH0 N S
abundant AH0 B AH N D AH0 N T;abundantly AH0 B AH N D AH0 N T L IY;abuse AH0 B Y UW S;abused AH0 B Y UW Z D
abuser AH0 B Y UW Z ER;abusing AH0 B Y UW Z IH NG;abusive AH0 B Y UW S IH V;abysmal AH0 B IH Z M AH0 L
abyss AH0 B IH S;academic AE K AH0 D EH M IH K;academy AH0 K AE D AH0 M IY;accelerant AE K S EH L ER AH0 N T
accelerate AE K S EH L ER EY T;accelerated AE K S EH L ER EY T IH D;accelerating AE K S EH L ER EY T IH NG
acceleration AE K S EH L ER EY SH AH0 N;accelerator AE K S EH L ER EY T ER;accent AH0 K S EH N T
accentuate AE K S EH N CH UW EY T;accept AE K S EH P T;acceptable AE K S EH P T AH0 B AH0 L
acceptance AE K S EH P T AH0 N S;accepted AE K S EH P T IH D;accepting AE K S EH P T IH NG;access AE K S EH S
accessed AE K S EH S T;accessible AE K S EH S AH0 B AH0 L;accessing AE K S EH S IH NG
accessories AE K S EH S ER IY Z;accessorize AE K S EH S ER AY Z;accessory AE K S EH S ER IY
accident AE K S AH0 D AH0 N T;accidental AE K S AH0 D EH N T AH0 L;accidentally AE K S AH0 D EH N T AH0 L IY
acclaim AH0 K L EY M;acclaimed AH0 K L EY M D;accommodate AH0 K AA M AH0 D EY T
accommodating AH0 K AA M AH0 D EY T IH NG;accommodation AH0 K AA M AH0 D EY SH AH0 N
accommodations AH0 K AA M AH0 D EY SH AH0 N Z;accompanied AH0 K AH M P AH0 N IY D
accompany AH0 K AH M P AH0 N IY;accompanying AH0 K AH M P AH0 N IY IH NG;accomplice AH0 K AA M P L AH0 S
accomplish AH0 K AA M P L IH SH;accomplished AH0 K AA M P L IH SH T;accomplishing AH0 K AA M P L IH SH IH NG
accomplishment AH0 K AA M P L IH SH M AH0 N T;accord AH0 K AO R D;accordance AH0 K AO R D AH0 N S
according AH0 K AO R D IH NG;accordingly AH0 K AO R D IH NG L IY;accordion AH0 K AO R D IY AH0 N
accosted AH0 K AA S T IH D;accountability AH0 K AW N T AH0 B IH L IH T IY;accountable AH0 K AW N T AH0 B AH0 L
accountant AH0 K AW N T AH0 N T;accounted AH0 K AW N T IH D;accounting AH0 K AW N T IH NG
accredited AH0 K R EH D IH T IH D;accumulate AH0 K Y UW M Y AH0 L EY T
accumulated AH0 K Y UW M Y AH0 L EY T IH D;accumulating AH0 K Y UW M Y AH0 L EY T IH NG
accuracy AE K Y ER AH0 S IY;accurate AE K Y ER AH0 T;accurately AE K Y ER AH0 T L IY;accursed AE K ER S T
accusation AE K Y AH0 Z EY SH AH0 N;accusations AE K Y AH0 Z EY SH AH0 N Z;accuse AH0 K Y UW Z
accused AH0 K Y UW Z D;accusing AH0 K Y UW Z IH NG;accustomed AH0 K AH S T AH0 M D;ace EY S;aced EY S T
acetylene AH0 S EH T AH0 L IY N;ache EY K;ached EY K T;achieve AH0 CH IY V;achieved AH0 CH IY V D
achievement AH0 CH IY V M AH0 N T;achieving AH0 CH IY V IH NG;aching EY K IH NG;achy EY K IY;acid AE S AH0 D
acknowledge AE K N AA L IH JH;acknowledged AE K N AA L IH JH D;acknowledgement AE K N AA L IH JH M AH0 N T
acknowledging AE K N AA L IH JH IH NG;acknowledgment AE K N AA L IH JH M AH0 N T;acne AE K N IY
acorn EY K AO R N;acoustic AH0 K UW S T IH K;acquaint AH0 K W EY N T;acquaintance AH0 K W EY N T AH0 N S
acquainted AH0 K W EY N T IH D;acquire AH0 K W AY ER;acquired AH0 K W AY ER D;acquiring AH0 K W AY R IH NG
acquisition AE K W AH0 Z IH SH AH0 N;acquit AH0 K W IH T;acquittal AH0 K W IH T AH0 L
acquitted AH0 K W IH T IH D;acre EY K ER;acreage EY K ER IH JH;acres EY K ER Z;acrobat AE K R AH0 B AE T
across AH0 K R AO S;acrylic AH0 K R IH L IH K;act AE K T;acted AE K T IH D;actin AE K T AH0 N
acting AE K T IH NG;activate AE K T AH0 V EY T;activated AE K T AH0 V EY T IH D
activating AE K T AH0 V EY T IH NG;activation AE K T AH0 V EY SH AH0 N;active AE K T IH V
actively AE K T IH V L IY;activist AE K T AH0 V AH0 S T;activities AE K T IH V AH0 T IY Z
activity AE K T IH V AH0 T IY;actor AE K T ER;actress AE K T R AH0 S;actresses AE K T R AH0 S IH Z
actual AE K CH AH0 W AH0 L;actuality AE K CH UW AE L AH0 T IY;actually AE K CH UW AH0 L IY
acupuncture AE K Y UW P AH NG K CH ER;acute AH0 K Y UW T;adage AE D AH0 JH;adamant AE D AH0 M AH0 N T
adapt AH0 D AE P T;adaptable AH0 D AE P T AH0 B AH0 L;adaptation AE D AH0 P T EY SH AH0 N
adapted AH0 D AE P T IH D;adapting AH0 D AE P T IH NG;add AE D;added AE D AH0 D;addict AH0 D IH K T
addicted AH0 D IH K T IH D;addiction AH0 D IH K SH AH0 N;addictive AH0 D IH K T IH V;adding AE D IH NG
addition AH0 D IH SH AH0 N;additional AH0 D IH SH AH0 N AH0 L;additionally AH0 D IH SH AH0 N AH L IY
address AE D R EH S;addressed AH0 D R EH S T;addresses AE D R EH S IH Z;addressing AH0 D R EH S IH NG
adept AH0 D EH P T;adequate AE D AH0 K W AH0 T;adequately AE D AH0 K W AH0 T L IY;adhere AH0 D HH IH R
adhesive AE D HH IY S IH V;adieu AH0 D UW;adjacent AH0 JH EY S AH0 N T;adjective AE JH IH K T IH V
adjectives AE JH IH K T IH V Z;adjoining AH0 JH OY N IH NG;adjourn AH0 JH ER N;adjourned AH0 JH ER N D
adjust AH0 JH AH S T;adjustable AH0 JH AH S T AH0 B AH0 L;adjusted AH0 JH AH S T IH D
adjuster AH0 JH AH S T ER;adjusting AH0 JH AH S T IH NG;adjustment AH0 JH AH S T M AH0 N T
adjutant AE JH AH0 T AH0 N T;administer AH0 D M IH N AH0 S T ER;administered AH0 D M IH N AH0 S T ER D
administering AE D M IH N IH S T ER IH NG;administration AE D M IH N IH S T R EY SH AH0 N
administrative AH0 D M IH N AH0 S T R EY T IH V;administrator AH0 D M IH N AH0 S T R EY T ER
admirable AE D M ER AH0 B AH0 L;admirably AE D M ER AH0 B L IY;admiral AE D M ER AH0 L
admiration AE D M ER EY SH AH0 N;admire AE D M AY R;admired AH0 D M AY ER D;admirer AE D M AY R ER
admiring AE D M AY R IH NG;admissible AH0 D M IH S AH0 B AH0 L;admission AE D M IH SH AH0 N;admit AH0 D M IH T
admittance AH0 D M IH T AH0 N S;admitted AH0 D M IH T IH D;admittedly AE D M IH T IH D L IY
admitting AE D M IH T IH NG;ado AH0 D UW;adobe AH0 D OW B IY;adolescence AE D AH0 L EH S AH0 N S
adolescent AE D AH0 L EH S AH0 N T;adopt AH0 D AA P T;adopted AH0 D AA P T IH D;adopting AH0 D AA P T IH NG
adoption AH0 D AA P SH AH0 N;adoptive AH0 D AA P T IH V;adorable AH0 D AO R AH0 B AH0 L
adoration AE D ER EY SH AH0 N;adore AH0 D AO R;adored AH0 D AO R D;adoring AH0 D AO R IH NG
adrenal AH0 D R IY N AH0 L;adrenalin AH0 D R EH N AH0 L IH N;adrenaline AH0 D R EH N AH0 L AH0 N
adrift AH0 D R IH F T;adult AH0 D AH L T;adulterer AH0 D AH L T ER ER;adulterous AH0 D AH L T ER AH0 S
adultery AH0 D AH L T ER IY;adulthood AH0 D AH L T HH UH D;advance AH0 D V AE N S;advanced AH0 D V AE N S T
advancement AH0 D V AE N S M AH0 N T;advancing AH0 D V AE N S IH NG;advantage AE D V AE N T IH JH
advantageous AE D V AH0 N T EY JH AH0 S;advent AE D V EH N T;adventure AE D V EH N CH ER
adventurer AE D V EH N CH ER ER;adventurous AE D V EH N CH ER AH0 S;adversaries AE D V ER S EH R IY Z
adversary AE D V ER S EH R IY;adverse AE D V ER S;adversity AE D V ER S IH T IY;advertise AE D V ER T AY Z
advertised AE D V ER T AY Z D;advertisement AE D V ER T AH0 Z M AH0 N T;advertisers AE D V ER T AY Z ER Z
advertising AE D V ER T AY Z IH NG;advice AE D V AY S;advisable AH0 D V AY Z AH0 B AH0 L;advise AE D V AY Z
advised AE D V AY Z D;advisement AH0 D V AY Z M AH0 N T;adviser AE D V AY Z ER;advising AE D V AY Z IH NG
advisor AE D V AY Z ER;advisory AE D V AY Z ER IY;advocate AE D V AH0 K AH0 T;advocated AE D V AH0 K EY T IH D
advocating AE D V AH0 K EY T IH NG;aerial EH R IY AH0 L;aerobics ER OW B IH K S
aerodynamic EH R OW D AY N AE M IH K;aerospace EH R OW S P EY S;aesthetic EH S TH EH T IH K;afar AH0 F AA R
affair AH0 F EH R;affect AH0 F EH K T;affected AH0 F EH K T IH D;affecting AH0 F EH K T IH NG
affection AH0 F EH K SH AH0 N;affectionate AH0 F EH K SH AH0 N AH0 T
affectionately AH0 F EH K SH AH0 N AH0 T L IY;affidavit AE F AH0 D EY V AH0 T
affiliated AH0 F IH L IY EY T IH D;affiliates AH0 F IH L IY AH0 T S;affiliation AH0 F IH L IY EY SH AH0 N
affinity AH0 F IH N AH0 T IY;affirm AH0 F ER M;affirmation AE F ER M EY SH AH0 N
affirmative AH0 F ER M AH0 T IH V;afflicted AH0 F L IH K T IH D;affliction AH0 F L IH K SH AH0 N
afford AH0 F AO R D;affordable AH0 F AO R D AH0 B AH0 L;afforded AH0 F AO R D AH0 D;affront AH0 F R AH N T
afire AH0 F AY R;aflame AH0 F L EY M;afloat AH0 F L OW T;afoot AH0 F UH T
aforementioned AH0 F AO R M EH N SH AH0 N D;afraid AH0 F R EY D;aft AE F T;after AE F T ER
afterglow AE F T ER G L OW;afterlife AE F T ER L AY F;aftermath AE F T ER M AE TH;afternoon AE F T ER N UW N
aftershave AE F T ER SH EY V;afterward AE F T ER W ER D;afterwards AE F T ER W ER D Z;again AH0 G EH N
against AH0 G EH N S T;age EY JH;aged EY JH D;ageless EY JH L AH0 S;agencies EY JH AH0 N S IY Z
agenda AH0 JH EH N D AH0;agent EY JH AH0 N T;aggravate AE G R AH0 V EY T;aggravated AE G R AH0 V EY T IH D
aggravating AE G R AH0 V EY T IH NG;aggravation AE G R AH0 V EY SH AH0 N;aggression AH0 G R EH SH AH0 N
aggressive AH0 G R EH S IH V;aggressively AH0 G R EH S IH V L IY;aggressiveness AH0 G R EH S IH V N AH0 S
aggressor AH0 G R EH S ER;agile AE JH AH0 L;agility AH0 JH IH L AH0 T IY;agin AA JH IY N;aging EY JH IH NG
agitate AE JH AH0 T EY T;agitated AE JH AH0 T EY T IH D;agitation AE JH AH0 T EY SH AH0 N;aglow AH0 G L OW
agnostic AE G N AA S T IH K;ago AH0 G OW;agonizing AE G AH0 N AY Z IH NG;agony AE G AH0 N IY;agree AH0 G R IY
agreeable AH0 G R IY AH0 B AH0 L;agreed AH0 G R IY D;agreeing AH0 G R IY IH NG;agreement AH0 G R IY M AH0 N T
agricultural AE G R AH0 K AH L CH ER AH0 L;agriculture AE G R IH K AH L CH ER;aground AH0 G R AW N D
ahead AH0 HH EH D;ahold AH0 HH OW L D;ahoy AH0 HH OY;aid EY D;aide EY D;aided EY D AH0 D;aiding EY D IH NG
ailing EY L IH NG;ailment EY L M AH0 N T;ailments EY L M AH0 N T S;ails EY L Z;aim EY M;aimed EY M D
aiming EY M IH NG;aimlessly EY M L AH0 S L IY;airbag EH R B AE G;airborne EH R B AO R N
aircraft EH R K R AE F T;aired EH R D;airfield EH R F IY L D;airhead EH R HH EH D;airing EH R IH NG
airliner EH R L AY N ER;airlock EH R L AO K;airmail EH R M EY L;airmen EH R M EH N;airplane EH R P L EY N
airs EH R Z;airship EH R SH IH P;airspace EH R S P EY S;airspeed EH R S P IY D;airstrip EH R S T R IH P
airtight EH R T AY T;airwaves EH R W EY V Z;airway EH R W EY;airy EH R IY;ajar AH0 JH AA R;aka AA K AH0
ake EY K;alabaster AE L AH0 B AE S T ER;alarm AH0 L AA R M;alarmed AH0 L AA R M D;alarming AH0 L AA R M IH NG
alarmist AH0 L AA R M AH0 S T;alas AH0 L AE S;albatross AE L B AH0 T R AA S;albeit AO L B IY IH T
albino AE L B AY N OW;alcohol AE L K AH0 HH AA L;alcoholic AE L K AH0 HH AA L IH K
alcoholism AE L K AH0 HH AO L IH Z AH0 M;alcove AE L K OW V;ale EY L;alert AH0 L ER T;alerted AH0 L ER T IH D
alerting AH0 L ER T IH NG;alfalfa AE L F AE L F AH0;algae AE L JH IY;algebra AE L JH AH0 B R AH0
algorithm AE L G ER IH DH AH0 M;alias EY L IY AH0 S;aliases EY L IY AH0 S IH Z;alibi AE L AH0 B AY
alien EY L IY AH0 N;alienate EY L Y AH0 N EY T;alienated EY L IY AH0 N EY T IH D
alienating EY L IY AH0 N EY T IH NG;alienation EY L IY AH0 N EY SH AH0 N;alight AH0 L AY T;align AH0 L AY N
aligned AH0 L AY N D;alignment AH0 L AY N M AH0 N T;alike AH0 L AY K;alimony AE L AH0 M OW N IY
alive AH0 L AY V;alkali AE L K AH0 L AY;alkaline AE L K AH0 L AY N;allay AH0 L EY
allegation AE L AH0 G EY SH AH0 N;allegations AE L AH0 G EY SH AH0 N Z;alleged AH0 L EH JH D
allegedly AH0 L EH JH AH0 D L IY;allegiance AH0 L IY JH AH0 N S;alleging AH0 L EH JH IH NG
allergic AH0 L ER JH IH K;allergies AE L ER JH IY Z;allergy AE L ER JH IY;alleviate AH0 L IY V IY EY T
alley AE L IY;alleyway AE L IY W EY;alliance AH0 L AY AH0 N S;allied AH0 L AY D;allies AE L AY Z
alligator AE L AH0 G EY T ER;allotment AH0 L AA T M AH0 N T;allowance AH0 L AW AH0 N S;allowed AH0 L AW D
allowing AH0 L AW IH NG;alloy AE L OY;alls AO L Z;allure AH0 L UH R;alluring AH0 L UH R IH NG;ally AE L AY
almanac AA L M AH0 N AE K;almighty AO L M AY T IY;almond AA M AH0 N D;almonds AA L M AH0 N D Z
almost AO L M OW S T;alms AA L M Z;aloe AE L OW;aloft AH0 L AO F T;alone AH0 L OW N;along AH0 L AO NG
alongside AH0 L AO NG S AY D;aloof AH0 L UW F;aloud AH0 L AW D;alphabet AE L F AH0 B EH T
alphabetical AE L F AH0 B EH T IH K AH0 L;alphabetically AE L F AH0 B EH T IH K L IY;already AO L R EH D IY
also AO L S OW;altar AO L T ER;alter AO L T ER;alteration AO L T ER EY SH AH0 N
alterations AO L T ER EY SH AH0 N Z;altercation AA L T ER K EY SH AH0 N;altered AO L T ER D
altering AO L T ER IH NG;alternate AO L T ER N AH0 T;alternating AO L T ER N EY T IH NG
alternative AO L T ER N AH0 T IH V;alternator AO L T ER N EY T ER;although AO L DH OW
altimeter AE L T IH M AH0 T ER;altitude AE L T AH0 T UW D;alto AE L T OW;altogether AO L T AH0 G EH DH ER
altruistic AO L T R UW IH S T IH K;aluminum AH0 L UW M AH0 N AH0 M;alumni AH0 L AH M N AY
alumnus AH0 L AH M N AH0 S;always AO L W EY Z;amaretto AE M AH0 R EH T OW;amassed AH0 M AE S T
amateur AE M AH0 T ER;amateurish AE M AH0 CH ER IH SH;amaze AH0 M EY Z;amazed AH0 M EY Z D
amazement AH0 M EY Z M AH0 N T;amazing AH0 M EY Z IH NG;amazingly AH0 M EY Z IH NG L IY
ambassador AE M B AE S AH0 D ER;amber AE M B ER;ambience AE M B IY AH0 N S;ambient AE M B IY AH0 N T
ambiguous AE M B IH G Y UW AH0 S;ambition AE M B IH SH AH0 N;ambitious AE M B IH SH AH0 S
ambrosia AE M B R OW ZH AH0;ambulance AE M B Y AH0 L AH0 N S;ambush AE M B UH SH;ambushed AE M B UH SH T
amen EY M EH N;amend AH0 M EH N D;amended AH0 M EH N D IH D;amendment AH0 M EH N D M AH0 N T
amends AH0 M EH N D Z;amenities AH0 M EH N AH0 T IY Z;ami AA M IY;amiable EY M IY AH0 B AH0 L;amid AH0 M IH D
amidst AH0 M IH D S T;amigo AH0 M IY G OW;amino AH0 M IY N OW;amiss AH0 M IH S;ammo AE M OW
ammonia AH0 M OW N Y AH0;ammonium AH0 M OW N IY AH0 M;ammunition AE M Y AH0 N IH SH AH0 N
amnesia AE M N IY ZH AH0;amnesty AE M N AH0 S T IY;amoeba AH0 M IY B AH0;amok AH0 M AH K;among AH0 M AH NG
amongst AH0 M AH NG S T;amorous AE M ER AH0 S;amount AH0 M AW N T;amour AA M UW R;amp AE M P
amphetamines AE M F EH T AH0 M IY N Z;amphibian AE M F IH B IY AH0 N;amphibious AE M F IH B IY AH0 S
ample AE M P AH0 L;amplified AE M P L AH0 F AY D;amplifier AE M P L AH0 F AY ER;amplify AE M P L AH0 F AY
amply AE M P L IY;amputate AE M P Y AH0 T EY T;amputated AE M P Y AH0 T EY T IH D
amputation AE M P Y AH0 T EY SH AH0 N;amuck AH0 M AH K;amulet AE M Y AH0 L AH0 T;amuse AH0 M Y UW Z
amused AH0 M Y UW Z D;amusement AH0 M Y UW Z M AH0 N T;amusing AH0 M Y UW Z IH NG
anaesthetic AE N AH0 S TH EH T IH K;anagram AE N AH0 G R AE M;anal EY N AH0 L;analogy AH0 N AE L AH0 JH IY
analysis AH0 N AE L AH0 S AH0 S;analyst AE N AH0 L IH S T;analytical AE N AH0 L IH T IH K AH0 L
analyze AE N AH0 L AY Z;analyzed AE N AH0 L AY Z D;analyzer AE N AH0 L AY Z ER;analyzing AE N AH0 L AY Z IH NG
anarchist AE N ER K IH S T;anarchy AE N ER K IY;anatomical AE N AH0 T AA M AH0 K AH0 L
anatomically AE N AH0 T AA M AH0 K L IY;anatomy AH0 N AE T AH0 M IY;ancestor AE N S EH S T ER
ancestors AE N S EH S T ER Z;ancestral AE N S EH S T R AH0 L;ancestry AE N S EH S T R IY;anchor AE NG K ER
anchorage AE NG K ER AH0 JH;anchored AE NG K ER D;anchorman AE NG K ER M AE N;anchovies AE N CH OW V IY Z
ancient EY N CH AH0 N T;ands AE N D Z;anecdotal AE N AH0 K D OW T AH0 L;anecdote AE N AH0 K D OW T
anemia AH0 N IY M IY AH0;anemic AH0 N IY M IH K;anesthesia AE N IH S TH IY ZH AH0
anesthesiologist AE N AH0 S TH IY Z IY AA L AH0 JH AH0 S T;anesthetic AE N AH0 S TH EH T IH K
aneurysm AE N Y UH R IH Z AH0 M;anew AH0 N UW;angel EY N JH AH0 L;angelic AE N JH EH L IH K;anger AE NG G ER
angered AE NG G ER D;angina AE N JH AY N AH0;angiogram AE N JH IY OW G R AE M
angioplasty AE N JH IY AH0 P L AE S T IY;angle AE NG G AH0 L;angler AE NG G L ER;angling AE NG G L IH NG
angora AE NG G AO R AH0;angrier AE NG G R IY ER;angrily AE NG G R AH0 L IY;angry AE NG G R IY
angst AA NG K S T;anguish AE NG G W IH SH;animal AE N AH0 M AH0 L;animated AE N AH0 M EY T IH D
animation AE N AH0 M EY SH AH0 N;animosity AE N AH0 M AA S AH0 T IY;ankh AE N K;ankle AE NG K AH0 L
anklet AE NG K L IH T;annals AE N AH0 L Z;annex AE N EH K S;annihilate AH0 N AY AH0 L EY T
annihilated AH0 N AY AH0 L EY T IH D;annihilation AH0 N AY AH0 L EY SH AH0 N
anniversaries AE N AH0 V ER S ER IY Z;anniversary AE N AH0 V ER S ER IY;announce AH0 N AW N S
announced AH0 N AW N S T;announcement AH0 N AW N S M AH0 N T;announcer AH0 N AW N S ER
announcing AH0 N AW N S IH NG;annoy AH0 N OY;annoyance AH0 N OY AH0 N S;annoyed AH0 N OY D
annoying AH0 N OY IH NG;annual AE N Y UW AH0 L;annually AE N Y UW AH0 L IY;annuity AH0 N UW AH0 T IY
annul AE N AH0 L;annulled AE N AH0 L D;annulment AE N AH0 L M AH0 N T;anointed AH0 N OY N T IH D
anomalies AH0 N AA M AH0 L IY Z;anomalous AH0 N AA M AH0 L AH0 S;anomaly AH0 N AA M AH0 L IY;anon AE N AO N
anonymity AE N AH0 N IH M IH T IY;anonymous AH0 N AA N AH0 M AH0 S;anonymously AH0 N AA N AH0 M AH0 S L IY
anorexic AE N ER EH K S IH K;another AH0 N AH DH ER;answered AE N S ER D;answering AE N S ER IH NG;ant AE N T
antacid AE N T AE S AH0 D;antagonistic AE N T AE G AH0 N IH S T IH K;antagonize AE N T AE G AH0 N AY Z
ante AE N T IY;antelope AE N T AH0 L OW P;antenna AE N T EH N AH0;antennae AE N T EH N IY
anterior AE N T IH R IY ER;anthem AE N TH AH0 M;anthill AE N T HH IH L;anthrax AE N TH R AE K S
anthropological AE N TH R AH0 P AH0 L AA JH AH0 K AH0 L;anthropologist AE N TH R AH0 P AA L AH0 JH AH0 S T
anthropology AE N TH R AH0 P AA L AH0 JH IY;anti AE N T IY;antiaircraft AE N T IY EH R K R AE F T
antibacterial AE N T IY B AE K T IH R IY AH0 L;antibiotic AE N T IY B AY AA T IH K
antibiotics AE N T IY B AY AA T IH K S;antibodies AE N T IH B AA D IY Z;anticipate AE N T IH S AH0 P EY T
anticipated AE N T IH S AH0 P EY T IH D;anticipating AE N T IH S AH0 P EY T IH NG
anticipation AE N T IH S AH0 P EY SH AH0 N;antics AE N T IH K S;antidepressant AE N T IY D IH P R EH S AH0 N T
antidepressants AE N T AY D IH P R EH S AH0 N T S;antidote AE N T IH D OW T;antifreeze AE N T IY F R IY Z
antigen AE N T AH0 JH AH0 N;antiquated AE N T AH0 K W EY T IH D;antique AE N T IY K
antiquities AE N T IH K W AH0 T IY Z;antiseptic AE N T AH0 S EH P T IH K;antisocial AE N T IH S OW SH AH0 L
antithesis AE N T IH TH AH0 S AH0 S;antitoxin AE N T IY T AA K S AH0 N;antiwar AE N T AY W AO R
antlers AE N T L ER Z;ants AE N T S;antsy AE N T S IY;anus EY N AH0 S;anvil AE N V AH0 L
anxieties AE NG Z AY AH0 T IY Z;anxiety AE NG Z AY AH0 T IY;anxious AE NG K SH AH0 S
anxiously AE NG K SH AH0 S L IY;any EH N IY;anybody EH N IY B AH0 D IY;anyhow EH N IY HH AW
anymore EH N IY M AO R;anyone EH N IY W AH N;anyplace EH N IY P L EY S;anything EH N IY TH IH NG
anytime EH N IY T AY M;anyway EH N IY W EY;anywhere EH N IY W EH R;aorta EY AO R T AH0;aortic EY AO R T IH K
apart AH0 P AA R T;apartheid AH0 P AA R T AY T;apathetic AE P AH0 TH EH T IH K;apathy AE P AH0 TH IY;ape EY P
aperitif AH0 P EH R AH0 T IY F;apex EY P EH K S;aphrodisiac AE F R OW D IY Z IY AE K;apiece AH0 P IY S
apocalypse AH0 P AA K AH0 L IH P S;apocalyptic AH0 P AA K AH0 L IH P T IH K
apologetic AH0 P AA L AH0 JH EH T IH K;apologies AH0 P AA L AH0 JH IY Z;apologise AH0 P AA L AH0 JH AY Z
apologised AH0 P AA L AH0 JH AY Z D;apologising AH0 P AA L AH0 JH AY Z IH NG;apologize AH0 P AA L AH0 JH AY Z
apologized AH0 P AA L AH0 JH AY Z D;apologizing AH0 P AA L AH0 JH AY Z IH NG;apology AH0 P AA L AH0 JH IY
apostle AH0 P AA S AH0 L;apothecary AH0 P AA TH AH0 K EH R IY;appalled AH0 P AO L D;appalling AH0 P AO L IH NG
apparatus AE P ER AE T AH0 S;apparel AH0 P AE R AH0 L;apparent AH0 P EH R AH0 N T
apparently AH0 P EH R AH0 N T L IY;apparition AE P ER IH SH AH0 N;appeal AH0 P IY L;appealed AH0 P IY L D
appealing AH0 P IY L IH NG;appear AH0 P IH R;appearance AH0 P IH R AH0 N S;appeared AH0 P IH R D
appearing AH0 P IH R IH NG;appease AH0 P IY Z;appellate AH0 P EH L IH T;appendage AH0 P EH N D IH JH
appendectomy AE P IH N D EH K T AH0 M IY;appendicitis AH0 P EH N D IH S AY T IH Z;appendix AH0 P EH N D IH K S
appetite AE P AH0 T AY T;appetizer AE P AH0 T AY Z ER;appetizing AE P IH T AY Z IH NG;applaud AH0 P L AO D
applauded AH0 P L AO D IH D;applauding AH0 P L AO D IH NG;applause AH0 P L AO Z;applesauce AE P AH0 L S AO S
appliance AH0 P L AY AH0 N S;appliances AH0 P L AY AH0 N S AH0 Z;applicant AE P L IH K AH0 N T
applicants AE P L IH K AH0 N T S;application AE P L AH0 K EY SH AH0 N;applied AH0 P L AY D
applies AH0 P L AY Z;apply AH0 P L AY;applying AH0 P L AY IH NG;appoint AH0 P OY N T
appointed AH0 P OY N T IH D;appointing AH0 P OY N T IH NG;appointment AH0 P OY N T M AH0 N T
appraisal AH0 P R EY Z AH0 L;appraised AH0 P R EY Z D;appreciate AH0 P R IY SH IY EY T
appreciated AH0 P R IY SH IY EY T IH D;appreciating AH0 P R IY SH IY EY T IH NG
appreciation AH0 P R IY SH IY EY SH AH0 N;appreciative AH0 P R IY SH IY EY T IH V
apprehend AE P R IH HH EH N D;apprehended AE P R IH HH EH N D IH D;apprehending AE P R IH HH EH N D IH NG
apprehension AE P R IH HH EH N SH AH0 N;apprehensive AE P R IH HH EH N S IH V;apprentice AH0 P R EH N T AH0 S
apprised AH0 P R AY Z D;approach AH0 P R OW CH;approached AH0 P R OW CH T;approaches AH0 P R OW CH AH0 Z
approaching AH0 P R OW CH IH NG;appropriate AH0 P R OW P R IY AH0 T;appropriately AH0 P R OW P R IY IH T L IY
appropriations AH0 P R OW P R IY EY SH AH0 N Z;approval AH0 P R UW V AH0 L;approve AH0 P R UW V
approved AH0 P R UW V D;approving AH0 P R UW V IH NG;approximate AH0 P R AA K S AH0 M AH0 T
approximately AH0 P R AA K S AH0 M AH0 T L IY;apricot EY P R AH0 K AA T;apron EY P R AH0 N
apropos AE P R AH0 P OW;apt AE P T;aptitude AE P T AH0 T UW D;aptly AE P T L IY
aquamarine AA K W AH0 M ER IY N;aquarium AH0 K W EH R IY AH0 M;aquatic AH0 K W AA T IH K
aqueduct AE K W AH0 D AH K T;arbitrarily AA R B IH T R EH R AH0 L IY;arbitrary AA R B AH0 T R EH R IY
arbitration AA R B IH T R EY SH AH0 N;arc AA R K;arcade AA R K EY D;arcane AA R K EY N;arch AA R CH
archaeological AA R K IY AH0 L AA JH IH K AH0 L;archaeologist AA R K IY AA L AH0 JH IH S T
archaeology AA R K IY AA L AH0 JH IY;archaic AA R K EY IH K;archbishop AA R CH B IH SH AH0 P
archdiocese AA R CH D AY AH0 S AH0 S;archer AA R CH ER;archery AA R CH ER IY;arches AA R CH AH0 Z
architect AA R K AH0 T EH K T;architectural AA R K AH0 T EH K CH ER AH0 L;architecture AA R K AH0 T EH K CH ER
archive AA R K AY V;archives AA R K AY V Z;ardent AA R D AH0 N T;arduous AA R JH UW AH0 S;area EH R IY AH0
aren AA R AH0 N;arena ER IY N AH0;ares AA R Z;arguably AA R G Y UW AH0 B L IY;argue AA R G Y UW
argued AA R G Y UW D;arguing AA R G Y UW IH NG;argument AA R G Y AH0 M AH0 N T
argumentative AA R G Y AH0 M EH N T AH0 T IH V;aria AA R IY AH0;arid AE R AH0 D;arise ER AY Z
arising ER AY Z IH NG;aristocracy EH R AH0 S T AA K R AH0 S IY;aristocrat ER IH S T AH0 K R AE T
aristocratic ER IH S T AH0 K R AE T IH K;aristocrats ER IH S T AH0 K R AE T S
arithmetic EH R IH TH M EH T IH K;ark AA R K;arm AA R M;armada AA R M AA D AH0;armadillo AA R M AH0 D IH L OW
armament AA R M AH0 M AH0 N T;armchair AA R M CH EH R;armed AA R M D;armies AA R M IY Z;arming AA R M IH NG
armistice AA R M AH0 S T AH0 S;armor AA R M ER;armored AA R M ER D;armory AA R M ER IY;armour AA R M ER
armpit AA R M P IH T;aroma ER OW M AH0;aromatherapy AH0 R OW M AH0 TH ER AH0 P IY;arose ER OW Z
around ER AW N D;arousal ER AW Z AH0 L;arouse ER AW Z;aroused ER AW Z D;arousing ER AW Z IH NG
arraigned ER EY N D;arraignment ER EY N M AH0 N T;arrange ER EY N JH;arranged ER EY N JH D
arrangement ER EY N JH M AH0 N T;arrangements ER EY N JH M AH0 N T S;arranging ER EY N JH IH NG;array ER EY
arrest ER EH S T;arrested ER EH S T IH D;arresting ER EH S T IH NG;arrhythmia ER IH DH M IY AH0
arrival ER AY V AH0 L;arrive ER AY V;arrived ER AY V D;arriving ER AY V IH NG;arrogance EH R AH0 G AH0 N S
arrogant EH R AH0 G AH0 N T;arrow AE R OW;arse AA R S;arsehole AA R S HH OW L;arsenic AA R S AH0 N IH K
arson AA R S AH0 N;arsonist AA R S AH0 N AH0 S T;art AA R T;arterial AA R T IH R IY AH0 L
arteries AA R T ER IY Z;artery AA R T ER IY;arthritis AA R TH R AY T AH0 S;artichoke AA R T AH0 CH OW K
article AA R T AH0 K AH0 L;articulate AA R T IH K Y AH0 L EY T;artifact AA R T AH0 F AE K T
artifacts AA R T AH0 F AE K T S;artificial AA R T AH0 F IH SH AH0 L;artificially AA R T AH0 F IH SH AH0 L IY
artillery AA R T IH L ER IY;artist AA R T AH0 S T;artistic AA R T IH S T IH K;artistry AA R T IH S T R IY
artsy AA R T S IY;artwork AA R T W ER K;asbestos AE S B EH S T AH0 S;ascend AH0 S EH N D
ascended AH0 S EH N D IH D;ascending AH0 S EH N D IH NG;ascension AH0 S EH N SH AH0 N;ascent AH0 S EH N T
ascertain AE S ER T EY N;ash AE SH;ashamed AH0 SH EY M D;ashes AE SH AH0 Z;ashore AH0 SH AO R
ashtray AE SH T R EY;aside AH0 S AY D;asinine AE S AH0 N AY N;ask AE S K;asked AE S K T;asking AE S K IH NG
asleep AH0 S L IY P;asparagus AH0 S P EH R AH0 G AH0 S;aspect AE S P EH K T;aspen AE S P AH0 N
asphalt AE S F AO L T;aspiration AE S P ER EY SH AH0 N;aspirations AE S P ER EY SH AH0 N Z;aspire AH0 S P AY R
aspiring AH0 S P AY R IH NG;ass AE S;assailant AH0 S EY L AH0 N T;assassin AH0 S AE S AH0 N
assassinate AH0 S AE S AH0 N EY T;assassinated AH0 S AE S AH0 N EY T IH D
assassination AH0 S AE S AH0 N EY SH AH0 N;assault AH0 S AO L T;assaulted AH0 S AO L T IH D
assaulting AH0 S AO L T IH NG;assemble AH0 S EH M B AH0 L;assembled AH0 S EH M B AH0 L D
assembling AH0 S EH M B AH0 L IH NG;assembly AH0 S EH M B L IY;assemblyman AH0 S EH M B L IY M AE N
assert AH0 S ER T;assertive AH0 S ER T IH V;asses AE S AH0 Z;assess AH0 S EH S;assessed AH0 S EH S T
assessing AH0 S EH S IH NG;assessment AH0 S EH S M AH0 N T;asset AE S EH T;assets AE S EH T S
asshole AE S HH OW L;assign AH0 S AY N;assigned AH0 S AY N D;assigning AH0 S AY N IH NG
assignment AH0 S AY N M AH0 N T;assimilate AH0 S IH M AH0 L EY T;assimilated AH0 S IH M AH0 L EY T IH D
assist AH0 S IH S T;assistance AH0 S IH S T AH0 N S;assistant AH0 S IH S T AH0 N T;assisted AH0 S IH S T IH D
assisting AH0 S IH S T IH NG;associate AH0 S OW S IY AH0 T;associated AH0 S OW S IY EY T IH D
associating AH0 S OW S IY EY T IH NG;assorted AH0 S AO R T IH D;assortment AH0 S AO R T M AH0 N T
assume AH0 S UW M;assumed AH0 S UW M D;assuming AH0 S UW M IH NG;assumption AH0 S AH M P SH AH0 N
assurance AH0 SH UH R AH0 N S;assure AH0 SH UH R;assured AH0 SH UH R D;assuredly AH0 SH UH R AH0 D L IY
asterisk AE S T ER IH S K;asteroid AE S T ER OY D;asthma AE Z M AH0;asthmatic AE Z M AE T IH K
astonish AH0 S T AA N IH SH;astonished AH0 S T AA N IH SH T;astonishing AH0 S T AA N IH SH IH NG
astound AH0 S T AW N D;astounding AH0 S T AW N D IH NG;astral AE S T R AH0 L;astray AH0 S T R EY
astrological AE S T R AH0 L AA JH IH K AH0 L;astrology AH0 S T R AA L AH0 JH IY;astronaut AE S T R AH0 N AA T
astronomer AH0 S T R AA N AH0 M ER;astronomical AE S T R AH0 N AA M IH K AH0 L
astronomy AH0 S T R AA N AH0 M IY;astrophysics AE S T R OW F IH Z IH K S;astute AH0 S T UW T
asunder AH0 S AH N D ER;asylum AH0 S AY L AH0 M;ate EY T;atheist EY TH IY AH0 S T;athlete AE TH L IY T
athletic AE TH L EH T IH K;atlas AE T L AH0 S;atmosphere AE T M AH0 S F IH R
atmospheric AE T M AH0 S F EH R IH K;atoll AE T AA L;atom AE T AH0 M;atomic AH0 T AA M IH K;atone AH0 T OW N
atonement AH0 T OW N M AH0 N T;atop AH0 T AA P;atrium EY T R IY AH0 M;atrocious AH0 T R OW SH AH0 S
atrocities AH0 T R AA S AH0 T IY Z;atrocity AH0 T R AA S AH0 T IY;atrophied AE T R AH0 F IY D
atrophy AE T R AH0 F IY;attach AH0 T AE CH;attached AH0 T AE CH T;attaches AH0 T AE CH IH Z
attaching AH0 T AE CH IH NG;attachment AH0 T AE CH M AH0 N T;attack AH0 T AE K;attacked AH0 T AE K T
attacker AH0 T AE K ER;attacking AH0 T AE K IH NG;attain AH0 T EY N;attained AH0 T EY N D
attempt AH0 T EH M P T;attempted AH0 T EH M P T IH D;attempting AH0 T EH M P T IH NG;attend AH0 T EH N D
attendance AH0 T EH N D AH0 N S;attendant AH0 T EH N D AH0 N T;attended AH0 T EH N D IH D
attending AH0 T EH N D IH NG;attention AH0 T EH N SH AH0 N;attentive AH0 T EH N T IH V;attest AH0 T EH S T
attic AE T IH K;attire AH0 T AY ER;attitude AE T AH0 T UW D;attorney AH0 T ER N IY;attract AH0 T R AE K T
attracted AH0 T R AE K T IH D;attracting AH0 T R AE K T IH NG;attraction AH0 T R AE K SH AH0 N
attractive AH0 T R AE K T IH V;attribute AE T R AH0 B Y UW T;attributed AH0 T R IH B Y AH0 T IH D
attuned AH0 T UW N D;atypical EY T IH P IH K AH0 L;auburn AA B ER N;auction AA K SH AH0 N
auctioned AO K SH AH0 N D;auctioneer AA K SH AH0 N IH R;audacious AA D EY SH AH0 S;audacity AA D AE S AH0 T IY
audible AA D AH0 B AH0 L;audience AA D IY AH0 N S;audit AO D IH T;audited AO D IH T IH D
audition AA D IH SH AH0 N;auditioned AO D IH SH AH0 N D;auditioning AA D IH SH AH0 N IH NG
auditor AO D IH T ER;auditorium AO D AH0 T AO R IY AH0 M;auditory AO D IH T AO R IY;aught AO T
augment AO G M EH N T;august AA G AH0 S T;auld AO L D;aunt AE N T;aura AO R AH0;auspicious AA S P IH SH AH0 S
authentic AH0 TH EH N T IH K;authenticate AO TH EH N T AH0 K EY T;authenticated AO TH EH N T AH0 K EY T IH D
authenticity AO TH AH0 N T IH S IH T IY;author AO TH ER;authorities AH0 TH AO R AH0 T IY Z
authority AH0 TH AO R AH0 T IY;authorization AO TH ER AH0 Z EY SH AH0 N;authorize AO TH ER AY Z
authorized AO TH ER AY Z D;authorizing AO TH ER AY Z IH NG;autism AO T IH Z AH0 M;autistic AO T IH S T IH K
auto AO T OW;autobiographical AO T AH0 B AY AH0 G R AE F IH K AH0 L
autobiography AO T AH0 B AY AA G R AH0 F IY;autograph AO T AH0 G R AE F;autographed AO T AH0 G R AE F T
automated AO T AH0 M EY T IH D;automatic AO T AH0 M AE T IH K;automatically AO T AH0 M AE T IH K L IY
automobile AO T AH0 M OW B IY L;automotive AO T AH0 M OW T IH V;autonomy AO T AA N AH0 M IY
autopilot AO T OW P AY L AH0 T;autopsies AO T AA P S IY Z;autopsy AO T AA P S IY;autumn AO T AH0 M
auxiliary AA G Z IH L Y ER IY;avail AH0 V EY L;availability AH0 V EY L AH0 B IH L AH0 T IY
available AH0 V EY L AH0 B AH0 L;avalanche AE V AH0 L AE N CH;avarice AE V ER AH0 S;avenge AH0 V EH N JH
avenged AH0 V EH N JH D;avenging AH0 V EH N JH IH NG;average AE V ER IH JH;averse AH0 V ER S
aversion AH0 V ER ZH AH0 N;avert AH0 V ER T;averted AH0 V ER T IH D;aviation EY V IY EY SH AH0 N
aviator EY V IY EY T ER;avid AE V AH0 D;avocado AE V AH0 K AA D OW;avoid AH0 V OY D
avoidance AH0 V OY D AH0 N S;avoided AH0 V OY D IH D;avoiding AH0 V OY D IH NG;await AH0 W EY T
awaited AH0 W EY T IH D;awaiting AH0 W EY T IH NG;awaits AH0 W EY T S;awake AH0 W EY K;awaken AH0 W EY K AH0 N
awakened AH0 W EY K AH0 N D;awakening AH0 W EY K AH0 N IH NG;award AH0 W AO R D;awarded AH0 W AO R D IH D
aware AH0 W EH R;awareness AH0 W EH R N AH0 S;awash AH0 W AA SH;away AH0 W EY;awe AA;awesome AA S AH0 M
awful AA F AH0 L;awfully AA F L IY;awhile AH0 W AY L;awkward AA K W ER D;awkwardness AO K W ER D N AH0 S
awning AA N IH NG;awoke AH0 W OW K;awry ER AY;axe AE K S;axis AE K S AH0 S;axle AE K S AH0 L;aye AY
azaleas AH0 Z EY L Y AH0 Z;babble B AE B AH0 L;babbling B AE B AH0 L IH NG;babe B EY B;babies B EY B IY Z
baboon B AH0 B UW N;babysit B EY B IY S IH T;babysitter B EY B IY S IH T ER;babysitting B EY B IY S IH T IH NG
baccarat B AA K ER AA;bachelor B AE CH AH0 L ER;backboard B AE K B AO R D;backbone B AE K B OW N
backdoor B AE K D AO R;backdrop B AE K D R AA P;backed B AE K T;backer B AE K ER;backfield B AE K F IY L D
backfire B AE K F AY R;backfired B AE K F AY ER D;backgammon B AE K G AE M AH0 N;background B AE K G R AW N D
backhand B AE K HH AE N D;backing B AE K IH NG;backlog B AE K L AA G;backpack B AE K P AE K
backpacking B AE K P AE K IH NG;backroom B AE K R UW M;backseat B AE K S IY T;backside B AE K S AY D
backstage B AE K S T EY JH;backtrack B AE K T R AE K;backward B AE K W ER D;backwards B AE K W ER D Z
backwater B AE K W AO T ER;backwoods B AE K W UH D Z;backyard B AE K Y AA R D;bacteria B AE K T IH R IY AH0
bacterial B AE K T IH R IY AH0 L;bad B AE D;badass B AE D AE S;bade B EY D;badge B AE JH;badger B AE JH ER
badgering B AE JH ER IH NG;badly B AE D L IY;badness B AE D N AH0 S;baffled B AE F AH0 L D
baffles B AE F AH0 L Z;baffling B AE F AH0 L IH NG;bag B AE G;baggage B AE G AH0 JH;bagged B AE G D
baggie B AE G IY;bagging B AE G IH NG;baggy B AE G IY;bagman B AE G M AH0 N;bagpipes B AE G P AY P S
bail B EY L;bailed B EY L D;bailing B EY L IH NG;bait B EY T;baited B EY T IH D;baiting B EY T IH NG
bake B EY K;baked B EY K T;baker B EY K ER;bakery B EY K ER IY;balance B AE L AH0 N S
balanced B AE L AH0 N S T;balancing B AE L AH0 N S IH NG;balconies B AE L K AH0 N IY Z
balcony B AE L K AH0 N IY;bald B AO L D;balding B AO L D IH NG;bale B EY L;ball B AO L;ballast B AE L AH0 S T
balled B AO L D;baller B AO L ER;ballerina B AE L ER IY N AH0;ballgame B AO L G EY M;balling B AO L IH NG
ballistic B AH0 L IH S T IH K;ballistics B AH0 L IH S T IH K S;balloon B AH0 L UW N;ballot B AE L AH0 T
ballpark B AO L P AA R K;ballplayer B AO L P L EY ER;ballpoint B AO L P OY N T;ballroom B AO L R UW M
bally B AE L IY;balm B AA M;balmy B AA M IY;baloney B AH0 L OW N IY;banana B AH0 N AE N AH0
bandage B AE N D IH JH;bandaged B AE N D AH0 JH D;bandages B AE N D AH0 JH AH0 Z;bandit B AE N D AH0 T
bandits B AE N D AH0 T S;bandleader B AE N D L IY D ER;bandstand B AE N D S T AE N D
bandwagon B AE N D W AE G AH0 N;bandwidth B AE N D W IH D TH;bandy B AE N D IY;banged B AE NG D
banger B AE NG ER;banging B AE NG IH NG;bangs B AE NG Z;banish B AE N IH SH;banished B AE N IH SH T
banister B AE N IH S T ER;banjo B AE N JH OW;banked B AE NG K T;banker B AE NG K ER;bankroll B AE NG K R OW L
bankrupt B AE NG K R AH0 P T;bankruptcy B AE NG K R AH0 P S IY;banned B AE N D;banner B AE N ER
banning B AE N IH NG;banque B AE NG K;banquet B AE NG K W AH0 T;banshee B AE N SH IY;banter B AE N T ER
baptism B AE P T IH Z AH0 M;baptize B AE P T AY Z;baptized B AE P T AY Z D;barb B AA R B
barbarian B AA R B EH R IY AH0 N;barbaric B AA R B AE R IH K;barbecue B AA R B IH K Y UW
barbecued B AA R B IH K Y UW D;barbed B AA R B D;barbell B AA R B EH L;barbeque B AA R B IH K Y UW
barber B AA R B ER;barbershop B AA R B ER SH AA P;bard B AA R D;bare B EH R;bared B EH R D
barefoot B EH R F UH T;barely B EH R L IY;barf B AA R F;bargain B AA R G AH0 N;bargained B AA R G AH0 N D
bargaining B AA R G IH N IH NG;barge B AA R JH;barged B AA R JH D;barging B AA R JH IH NG
baritone B EH R AH0 T OW N;barium B EH R IY AH0 M;bark B AA R K;barked B AA R K T;barking B AA R K IH NG
barley B AA R L IY;barman B AA R M AH0 N;barn B AA R N;barnacle B AA R N AH0 K AH0 L
barnyard B AA R N Y AA R D;barometer B ER AA M IH T ER;baron B AE R AH0 N;baroque B ER OW K
barrack B AE R AH0 K;barracks B AE R AH0 K S;barracuda B EH R AH0 K UW D AH0;barrage B ER AA ZH
barred B AA R D;barrel B AE R AH0 L;barren B AE R AH0 N;barricade B AE R AH0 K EY D
barricaded B AE R AH0 K EY D IH D;barrier B AE R IY ER;barring B AA R IH NG;barrio B AA R IY OW
barrister B AE R IH S T ER;barroom B AA R R UW M;bars B AA R Z;bartender B AA R T EH N D ER;barter B AA R T ER
base B EY S;baseball B EY S B AO L;based B EY S T;baseless B EY S L AH0 S;baseline B EY S L AY N
baseman B EY S M AH0 N;basement B EY S M AH0 N T;bash B AE SH;bashed B AE SH T;bashful B AE SH F AH0 L
bashing B AE SH IH NG;basically B EY S IH K L IY;basil B AE Z AH0 L;basin B EY S AH0 N;basing B EY S IH NG
basis B EY S AH0 S;bask B AE S K;basket B AE S K AH0 T;basking B AE S K IH NG;bass B AE S;bassoon B AH0 S UW N
bastard B AE S T ER D;baste B EY S T;bastion B AE S CH AH0 N;batch B AE CH;bath B AE TH;bathe B EY DH
bathed B EY DH D;bathing B EY DH IH NG;bathrobe B AE TH R OW B;bathroom B AE TH R UW M;bathtub B AE TH T AH0 B
baton B AH0 T AA N;bats B AE T S;battalion B AH0 T AE L Y AH0 N;batted B AE T IH D;batter B AE T ER
battered B AE T ER D;batteries B AE T ER IY Z;battering B AE T ER IH NG;batting B AE T IH NG
battle B AE T AH0 L;battled B AE T AH0 L D;battlefield B AE T AH0 L F IY L D
battleground B AE T AH0 L G R AW N D;battlements B AE T AH0 L M AH0 N T S;battleship B AE T AH0 L SH IH P
battling B AE T AH0 L IH NG;bauble B AO B AH0 L;bawl B AO L;bayonet B EY AH0 N EH T;bayou B AY UW
bazaar B AH0 Z AA R;bazooka B AH0 Z UW K AH0;beached B IY CH T;beaches B IY CH AH0 Z
beachfront B IY CH F R AA N T;beachhead B IY CH HH EH D;beacon B IY K AH0 N;bead B IY D;beads B IY D Z
beady B IY D IY;beagle B IY G AH0 L;beak B IY K;beaker B IY K ER;beam B IY M;beamed B IY M D
beaming B IY M IH NG;bean B IY N;beans B IY N Z;bearable B EH R AH0 B AH0 L;beard B IH R D
bearded B IH R D AH0 D;bearer B EH R ER;bearing B EH R IH NG;beast B IY S T;beastly B IY S T L IY;beat B IY T
beaten B IY T AH0 N;beater B IY T ER;beating B IY T IH NG;beatnik B IY T N IH K;beaucoup B OW K UW
beauties B Y UW T IY Z;beautiful B Y UW T AH0 F AH0 L;beautifully B Y UW T AH0 F L IY;beaver B IY V ER
bebop B IY B AA P;became B IH K EY M;beckoning B EH K AH0 N IH NG;beckons B EH K AH0 N Z;become B IH K AH M
becoming B IH K AH M IH NG;bed B EH D;bedbugs B EH D B AH0 G Z;bedded B EH D IH D;bedding B EH D IH NG
bedlam B EH D L AH0 M;bedpan B EH D P AE N;bedridden B EH D R IH D AH0 N;bedrock B EH D R AA K
bedroom B EH D R UW M;bedside B EH D S AY D;bedspread B EH D S P R EH D;bedtime B EH D T AY M;bee B IY
beech B IY CH;beef B IY F;beefed B IY F T;beefing B IY F IH NG;beefy B IY F IY;beehive B IY HH AY V
been B IH N;beep B IY P;beeped B IY P T;beeper B IY P ER;beeping B IY P IH NG;beetle B IY T AH0 L
beets B IY T S;befall B IH F AO L;befitting B IH F IH T IH NG;beforehand B IH F AO R HH AE N D
befriend B IH F R EH N D;befriended B IH F R EH N D IH D;beg B EH G;began B IH G AE N;begat B IH G AE T
beget B IH G EH T;begets B IH G EH T S;beggar B EH G ER;begged B EH G D;begging B EH G IH NG;begin B IH G IH N
beginner B IH G IH N ER;beginning B IH G IH N IH NG;begrudge B IH G R AH JH;begun B IH G AH N
behalf B IH HH AE F;behave B IH HH EY V;behaved B IH HH EY V D;behaving B IH HH EY V IH NG
behavior B IH HH EY V Y ER;behavioral B IH HH EY V Y ER AH0 L;behaviour B IH HH EY V Y ER
beheaded B IH HH EH D IH D;beheld B IY HH EH L D;behest B IH HH EH S T;behind B IH HH AY N D
behold B IH HH OW L D;beholden B IH HH OW L D AH0 N;beholder B IY HH OW L D ER;behoove B IH HH UW V
beige B EY ZH;bein B IY N;being B IY IH NG;belated B IH L EY T IH D;belch B EH L CH;belching B EH L CH IH NG
belief B IH L IY F;believable B AH0 L IY V AH0 B AH0 L;believe B IH L IY V;believed B IH L IY V D
believer B AH0 L IY V ER;believing B IH L IY V IH NG;belittle B IH L IH T AH0 L
belittling B IH L IH T AH0 L IH NG;bell B EH L;bellboy B EH L B OY;bellhop B EH L HH AA P;bellies B EH L IY Z
belligerent B AH0 L IH JH ER AH0 N T;bellman B EH L M AH0 N;bello B EH L OW;bellow B EH L OW
bellowing B EH L OW IH NG;bellows B EH L OW Z;belly B EH L IY;bellyaching B EH L IY EY K IH NG
belong B IH L AO NG;belonged B IH L AO NG D;belonging B IH L AO NG IH NG;belongings B IH L AO NG IH NG Z
beloved B IH L AH V D;below B IH L OW;belt B EH L T;belted B EH L T AH0 D;beluga B IH L UW G AH0
benches B EH N CH IH Z;bend B EH N D;bender B EH N D ER;bending B EH N D IH NG;beneath B IH N IY TH
benefactor B EH N AH0 F AE K T ER;beneficial B EH N AH0 F IH SH AH0 L
beneficiaries B EH N AH0 F IH SH IY EH R IY Z;beneficiary B EH N AH0 F IH SH IY EH R IY
benefit B EH N AH0 F IH T;benefited B EH N AH0 F IH T IH D;benevolence B AH0 N EH V AH0 L AH0 N S
benevolent B AH0 N EH V AH0 L AH0 N T;benign B IH N AY N;bent B EH N T;benzene B EH N Z IY N
bequeath B IH K W IY TH;bereaved B ER IY V D;bereavement B ER IY V M AH0 N T;beret B EH R AH0 T
berries B EH R IY Z;berry B EH R IY;berserk B ER S ER K;berth B ER TH;beryllium B ER IH L IY AH0 M
beseech B IY S IY CH;beside B IH S AY D;besides B IH S AY D Z;bested B EH S T IH D
bestiality B EH S CH AE L IH T IY;bestow B IH S T OW;bestowed B IH S T OW D;bestseller B EH S T S EH L ER
betcha B EH CH AH0;betray B IH T R EY;betrayal B IH T R EY AH0 L;betrayed B IH T R EY D
betraying B IH T R EY IH NG;bets B EH T S;better B EH T ER;betting B EH T IH NG;bettor B EH T ER
between B IH T W IY N;beverage B EH V ER IH JH;beware B IH W EH R;bewildered B IH W IH L D ER D
bewitched B IH W IH CH T;beyond B IH AA N D;bias B AY AH0 S;biased B AY AH0 S T;bib B IH B;bible B AY B AH0 L
biblical B IH B L AH0 K AH0 L;bicarbonate B AY K AA R B AH0 N AH0 T;bicentennial B AY S EH N T EH N IY AH0 L
bicep B AY S EH P;biceps B AY S EH P S;bicker B IH K ER;bickering B IH K ER IH NG;bicycle B AY S IH K AH0 L
bid B IH D;bidder B IH D ER;bidding B IH D IH NG;bide B AY D;bienvenue B AH0 N V EY N W EH;bigger B IH G ER
biggest B IH G AH0 S T;biggie B IH G IY;bigot B IH G AH0 T;bigotry B IH G AH0 T R IY;biker B AY K ER
biking B AY K IH NG;bilateral B AY L AE T ER AH0 L;bilaterally B AY L AE T ER AH0 L IY;bile B AY L
bilingual B AY L IH NG G W AH0 L;billboard B IH L B AO R D;billed B IH L D;billet B IH L AH0 T
billiard B IH L Y ER D;billing B IH L IH NG;billion B IH L Y AH0 N;billionaire B IH L Y AH0 N EH R
bimbo B IH M B OW;binary B AY N ER IY;bind B AY N D;binder B AY N D ER;binding B AY N D IH NG;binge B IH N JH
bingo B IH NG G OW;binoculars B AH0 N AA K Y AH0 L ER Z;bins B IH N Z;bio B AY OW
biochemical B AY OW K EH M AH0 K AH0 L;biochemist B AY OW K EH M AH0 S T
biochemistry B AY OW K EH M AH0 S T R IY;biographer B AY AA G R AH0 F ER;biography B AY AA G R AH0 F IY
biological B AY AH0 L AA JH IH K AH0 L;biologically B AY AH0 L AA JH IH K L IY
biologist B AY AA L AH0 JH IH S T;biology B AY AA L AH0 JH IY;biometric B AY AH0 M EH T R AH0 K
bionic B AY AO N IH K;biopsy B AY AA P S IY;biotech B AY OW T EH K;bipolar B AY P OW L ER;birch B ER CH
bird B ER D;birdcage B ER D K EY JH;birdies B ER D IY Z;birdseed B ER D S IY D;birth B ER TH
birthing B ER TH IH NG;birthmark B ER TH M AA R K;birthplace B ER TH P L EY S;birthright B ER TH R AY T
biscuit B IH S K AH0 T;bisexual B AY S EH K SH UW AH0 L;bishop B IH SH AH0 P;bison B AY S AH0 N
bisque B IH S K;bistro B IH S T R OW;bitch B IH CH;bitches B IH CH IH Z;bitching B IH CH IH NG
bitchy B IH CH IY;bite B AY T;biter B AY T ER;biting B AY T IH NG;bits B IH T S;bitten B IH T AH0 N
bitter B IH T ER;bitterly B IH T ER L IY;bitterness B IH T ER N AH0 S;bittersweet B IH T ER S W IY T
bitty B IH T IY;biz B IH Z;bizarre B AH0 Z AA R;blab B L AE B;blackberry B L AE K B EH R IY
blackbird B L AE K B ER D;blackboard B L AE K B AO R D;blacked B L AE K T;blacken B L AE K AH0 N
blackened B L AE K AH0 N D;blacker B L AE K ER;blackest B L AE K AH0 S T;blackjack B L AE K JH AE K
blacklist B L AE K L IH S T;blacklisted B L AE K L IH S T IH D;blackmail B L AE K M EY L
blackmailed B L AE K M EY L D;blackmailing B L AE K M EY L IH NG;blackness B L AE K N AH0 S
blackout B L AE K AW T;blacksmith B L AE K S M IH TH;blacktop B L AE K T AA P;bladder B L AE D ER
blade B L EY D;blah B L AA;blame B L EY M;blamed B L EY M D;blameless B L EY M L AH0 S;blaming B L EY M IH NG
bland B L AE N D;blank B L AE NG K;blanket B L AE NG K AH0 T;blare B L EH R;blares B L EH R Z
blaring B L EH R IH NG;blasphemous B L AE S F AH0 M AH0 S;blasphemy B L AE S F AH0 M IY;blast B L AE S T
blasted B L AE S T AH0 D;blaster B L AE S T ER;blasting B L AE S T IH NG;blastoff B L AE S T AO F
blatant B L EY T AH0 N T;blatantly B L EY T AH0 N T L IY;blaze B L EY Z;blazed B L EY Z D;blazer B L EY Z ER
blazing B L EY Z IH NG;bleach B L IY CH;bleached B L IY CH T;bleachers B L IY CH ER Z
bleaching B L IY CH IH NG;bleak B L IY K;bled B L EH D;bleed B L IY D;bleeding B L IY D IH NG;bleep B L IY P
bleeping B L IY P IH NG;blemish B L EH M IH SH;blend B L EH N D;blended B L EH N D IH D;blender B L EH N D ER
blending B L EH N D IH NG;bless B L EH S;blessed B L EH S T;blesses B L EH S IH Z;blessing B L EH S IH NG
bleu B L UW;blew B L UW;blight B L AY T;blimp B L IH M P;blind B L AY N D;blinded B L AY N D IH D
blinders B L AY N D ER Z;blindfold B L AY N D F OW L D;blindfolded B L AY N D F OW L D IH D
blinding B L AY N D IH NG;blindly B L AY N D L IY;blindness B L AY N D N AH0 S
blindsided B L AY N D S AY D IH D;blink B L IH NG K;blinked B L IH NG K T;blinking B L IH NG K IH NG
blip B L IH P;bliss B L IH S;blissful B L IH S F AH0 L;blister B L IH S T ER;blistering B L IH S T ER IH NG
blisters B L IH S T ER Z;blitz B L IH T S;blitzkrieg B L IH T S K R IY G;blizzard B L IH Z ER D;bloat B L OW T
bloated B L OW T IH D;blob B L AA B;bloc B L AA K;block B L AA K;blockade B L AA K EY D
blockage B L AA K IH JH;blockbuster B L AA K B AH S T ER;blocked B L AA K T;blocker B L AA K ER
blockhead B L AA K HH EH D;blocking B L AA K IH NG;bloke B L OW K;blond B L AA N D;blonde B L AA N D
blood B L AH D;bloodbath B L AH D B AE TH;blooded B L AH D IH D;bloodhound B L AH D HH AW N D
bloodied B L AH D IY D;bloodiest B L AH D IY AH0 S T;bloodline B L AH D L AY N;bloodshed B L AH D SH EH D
bloodstained B L AH D S T EY N D;bloodstains B L AH D S T EY N Z;bloodstream B L AH D S T R IY M
bloodsucker B L AH D S AH K ER;bloodthirsty B L AH D TH ER S T IY;bloody B L AH D IY;bloom B L UW M
bloomer B L UW M ER;bloomers B L UW M ER Z;blooming B L UW M IH NG;blossom B L AA S AH0 M
blossomed B L AA S AH0 M D;blossoming B L AA S AH0 M IH NG;blot B L AA T;blotter B L AA T ER;blouse B L AW S
blow B L OW;blower B L OW ER;blowhard B L OW HH AA R D;blowing B L OW IH NG;blowjob B L OW JH AA B
blown B L OW N;blowout B L OW AW T;blowtorch B L OW T AO R CH;blubber B L AH B ER;bludgeoned B L AH JH AH0 N D
blueberries B L UW B EH R IY Z;blueberry B L UW B EH R IY;bluebird B L UW B ER D;bluegrass B L UW G R AE S
blueprint B L UW P R IH N T;blueprints B L UW P R IH N T S;bluer B L UW ER;bluff B L AH F;bluffed B L AH F T
bluffing B L AH F IH NG;blunder B L AH N D ER;blundering B L AH N D ER IH NG;blunt B L AH N T
bluntly B L AH N T L IY;blur B L ER;blurred B L ER D;blurry B L ER IY;blurt B L ER T;blush B L AH SH
blushing B L AH SH IH NG;boar B AO R;board B AO R D;boarded B AO R D AH0 D;boarder B AO R D ER
boarding B AO R D IH NG;boardroom B AO R D R UW M;boardwalk B AO R D W AO K;boast B OW S T
boasting B OW S T IH NG;boathouse B OW T HH AW S;boating B OW T IH NG;boatload B OW T L OW D;boats B OW T S
bob B AA B;bobbing B AA B IH NG;bobcat B AA B K AE T;bobsled B AA B S L EH D;bode B OW D
bodega B OW D EY G AH0;bodies B AA D IY Z;bodily B AA D AH0 L IY;body B AA D IY;bodyguard B AA D IY G AA R D
boff B AO F;bog B AA G;bogeyman B OW G IY M AE N;bogged B AA G D;boggle B AA G AH0 L;bogus B OW G AH0 S
boil B OY L;boiled B OY L D;boiler B OY L ER;boilerplate B OY L ER P L EY T;boiling B OY L IH NG;bold B OW L D
bolder B OW L D ER;boldly B OW L D L IY;bollocks B AO L AO K S;bologna B AH0 L OW N IY;bolster B OW L S T ER
bolt B OW L T;bolted B OW L T AH0 D;bolus B OW L AH0 S;bombarded B AA M B AA R D IH D
bombardier B AA M B ER D IH R;bombarding B AA M B AA R D IH NG;bombardment B AA M B AA R D M AH0 N T
bombed B AA M D;bomber B AA M ER;bombing B AA M IH NG;bombshell B AA M SH EH L;bona B OW N AH0;bond B AA N D
bondage B AA N D IH JH;bonded B AA N D AH0 D;bonding B AA N D IH NG;bone B OW N;boned B OW N D;boner B OW N ER
bones B OW N Z;bonfire B AA N F AY ER;bongos B AA NG G OW Z;boning B OW N IH NG;bonk B AA NG K
bonkers B AA NG K ER Z;bonnet B AA N AH0 T;bonny B AA N IY;bono B OW N OW;bonsai B AA N S AY
bonus B OW N AH0 S;bonuses B OW N AH0 S IH Z;bony B OW N IY;boo B UW;boob B UW B;boobs B UW B Z
booby B UW B IY;boodle B UW D AH0 L;booed B UW D;boogie B UW G IY;booing B UW IH NG;bookcase B UH K K EY S
booked B UH K T;bookie B UH K IY;bookkeeper B UH K K IY P ER;bookkeeping B UH K K IY P IH NG
booklet B UH K L IH T;bookmaker B UH K M EY K ER;bookmark B UH K M AA R K;bookshelf B UH K SH EH L F
bookshelves B UH K SH EH L V Z;bookshop B UH K SH AA P;bookstore B UH K S T AO R;bookworm B UH K W ER M
boom B UW M;boomerang B UW M ER AE NG;booming B UW M IH NG;boon B UW N;boondocks B UW N D AA K S
boorish B UH R IH SH;boost B UW S T;boosted B UW S T IH D;booster B UW S T ER;boosting B UW S T IH NG
boot B UW T;booted B UW T IH D;booth B UW TH;booties B UW T IY Z;bootleg B UW T L EH G
bootlegger B UW T L EH G ER;bootlegging B UW T L EH G IH NG;boots B UW T S;booty B UW T IY;booze B UW Z
boozer B UW Z ER;boozing B UW Z IH NG;bordello B AO R D EH L OW;border B AO R D ER;bordering B AO R D ER IH NG
borderline B AO R D ER L AY N;bore B AO R;bored B AO R D;boredom B AO R D AH0 M;boring B AO R IH NG
born B AO R N;borne B AO R N;borough B ER OW;borrow B AA R OW;borrowed B AA R OW D;borrowing B AA R OW IH NG
borscht B AO R SH T;bosom B UH Z AH0 M;boss B AA S;bosses B AO S IH Z;bossy B AO S IY
botanical B AH0 T AE N IH K AH0 L;botany B AA T AH0 N IY;botch B AA CH;botched B AA CH T;bother B AA DH ER
bothered B AA DH ER D;bothering B AA DH ER IH NG;bothersome B AA DH ER S AH0 M;bots B AO T S
bottle B AA T AH0 L;bottled B AA T AH0 L D;bottleneck B AA T AH0 L N EH K;bottling B AA T AH0 L IH NG
bottom B AA T AH0 M;bottomless B AA T AH0 M L AH0 S;botulism B AA CH UW L IH Z AH0 M;boudoir B UW D OY R
boughs B AW Z;bought B AA T;boulder B OW L D ER;boulevard B UH L AH0 V AA R D;bounce B AW N S
bounced B AW N S T;bouncer B AW N S ER;bouncing B AW N S IH NG;bouncy B AW N S IY;bound B AW N D
boundaries B AW N D ER IY Z;boundary B AW N D ER IY;boundless B AW N D L AH0 S;bountiful B AW N T IH F AH0 L
bounty B AW N T IY;bourbon B ER B AH0 N;bourgeois B UH R ZH W AA;bout B AW T;boutique B UW T IY K
bovine B OW V AY N;bow B AW;bowed B AW D;bowel B AW AH0 L;bowing B OW IH NG;bowl B OW L;bowled B OW L D
bowler B OW L ER;bowling B OW L IH NG;boxcar B AA K S K AA R;boxed B AA K S T;boxer B AA K S ER
boxes B AA K S AH0 Z;boycott B OY K AA T;boyfriend B OY F R EH N D;boyhood B OY HH UH D;boyish B OY IH SH
boys B OY Z;bozo B OW Z OW;bra B R AA;brace B R EY S;bracelet B R EY S L AH0 T;bracing B R EY S IH NG
bracket B R AE K IH T;brag B R AE G;bragged B R AE G D;bragging B R AE G IH NG;braid B R EY D
braided B R EY D IH D;brain B R EY N;brainless B R EY N L IH S;brainstorm B R EY N S T AO R M
brainstorming B R EY N S T AO R M IH NG;brainwash B R EY N W AA SH;brainwashed B R EY N W AA SH T
brainwashing B R EY N W AA SH IH NG;brainy B R EY N IY;brake B R EY K;brakes B R EY K S;braking B R EY K IH NG
bran B R AE N;branch B R AE N CH;branches B R AE N CH AH0 Z;branded B R AE N D IH D;brandy B R AE N D IY
brash B R AE SH;brass B R AE S;brat B R AE T;bratwurst B R AE T W ER S T;bravado B R AH0 V AA D OW
brave B R EY V;bravely B R EY V L IY;braver B R EY V ER;bravery B R EY V ER IY;bravest B R EY V AH0 S T
bravo B R AA V OW;brawl B R AO L;brawling B R AO L IH NG;brawn B R AO N;bray B R EY;brazen B R EY Z AH0 N
breach B R IY CH;breached B R IY CH T;breaches B R IY CH IH Z;breadth B R EH D TH
breadwinner B R EH D W IH N ER;break B R EY K;breakaway B R EY K AH0 W EY;breakdown B R EY K D AW N
breaker B R EY K ER;breakfast B R EH K F AH0 S T;breaking B R EY K IH NG;breakthrough B R EY K TH R UW
breakup B R EY K AH P;breast B R EH S T;breasts B R EH S T S;breath B R EH TH;breathe B R IY DH
breathed B R IY DH D;breather B R IY DH ER;breathing B R IY DH IH NG;breathless B R EH TH L AH0 S
breathtaking B R EH TH T EY K IH NG;bred B R EH D;breech B R IY CH;breeches B R IY CH IH Z;breed B R IY D
breeder B R IY D ER;breeding B R IY D IH NG;breeze B R IY Z;breezy B R IY Z IY;brethren B R EH DH R AH0 N
brew B R UW;brewed B R UW D;brewery B R UW ER IY;brewing B R UW IH NG;bribe B R AY B;bribed B R AY B D
bribery B R AY B ER IY;bribing B R AY B IH NG;brick B R IH K;bridal B R AY D AH0 L;bride B R AY D
bridegroom B R AY D G R UW M;bridesmaid B R AY D Z M EY D;bridle B R AY D AH0 L;brief B R IY F
briefcase B R IY F K EY S;briefed B R IY F T;briefing B R IY F IH NG;briefly B R IY F L IY;brig B R IH G
brigade B R AH0 G EY D;bright B R AY T;brighten B R AY T AH0 N;brighter B R AY T ER;brightest B R AY T AH0 S T
brightly B R AY T L IY;brightness B R AY T N AH0 S;brilliance B R IH L Y AH0 N S;brilliant B R IH L Y AH0 N T
brilliantly B R IH L Y AH0 N T L IY;brim B R IH M;brimming B R IH M IH NG;brimstone B R IH M S T OW N
brine B R AY N;bring B R IH NG;bringing B R IH NG IH NG;brink B R IH NG K;brisk B R IH S K
brisket B R IH S K AH0 T;bristles B R IH S AH0 L Z;britches B R IH CH AH0 Z;brittle B R IH T AH0 L;bro B R OW
broach B R OW CH;broad B R AO D;broadband B R AO D B AE N D;broadcast B R AO D K AE S T
broadcasting B R AO D K AE S T IH NG;broaden B R AO D AH0 N;broader B R AO D ER;broadside B R AO D S AY D
broccoli B R AA K AH0 L IY;brochure B R OW SH UH R;broke B R OW K;broken B R OW K AH0 N
brokerage B R OW K ER IH JH;brokered B R OW K ER D;bronc B R AA NG K;bronchial B R AA N CH IY AH0 L
bronchitis B R AA NG K AY T AH0 S;bronco B R AA NG K OW;bronze B R AA N Z;bronzed B R AA N Z D
brooch B R UW CH;brood B R UW D;brooding B R UW D IH NG;brook B R UH K;brooks B R UH K S;broom B R UW M
broomstick B R UW M S T IH K;broth B R AO TH;brothel B R AA TH AH0 L;brotherhood B R AH DH ER HH UH D
brotherly B R AH DH ER L IY;brought B R AO T;brow B R AW;browning B R AW N IH NG;brownstone B R AW N S T OW N
browse B R AW Z;browsing B R AW Z IH NG;bruise B R UW Z;bruised B R UW Z D;bruises B R UW Z AH0 Z
bruising B R UW Z IH NG;brunch B R AH N CH;brunette B R UW N EH T;brunt B R AH N T;brush B R AH SH
brushed B R AH SH T;brushes B R AH SH IH Z;brushing B R AH SH IH NG;brutal B R UW T AH0 L
brutality B R UW T AE L AH0 T IY;brutally B R UW T AH0 L IY;brute B R UW T;brutish B R UW T IH SH;bub B AH B
bubble B AH B AH0 L;bubbling B AH B AH0 L IH NG;bubbly B AH B L IY;bubonic B Y UW B AA N IH K;buck B AH K
bucked B AH K T;bucket B AH K AH0 T;bucking B AH K IH NG;buckle B AH K AH0 L;buckled B AH K AH0 L D
buckling B AH K L IH NG;bucko B AH K OW;bucks B AH K S;buckshot B AH K SH AA T;bud B AH D;buddies B AH D IY Z
budding B AH D IH NG;buddy B AH D IY;budge B AH JH;budget B AH JH IH T;buff B AH F;buffalo B AH F AH0 L OW
buffer B AH F ER;buffoon B AH0 F UW N;bugged B AH G D;bugger B AH G ER;buggies B AH G IY Z
bugging B AH G IH NG;buggy B AH G IY;bugle B Y UW G AH0 L;bugs B AH G Z;builder B IH L D ER
buildup B IH L D AH P;built B IH L T;bulb B AH L B;bulge B AH L JH;bulging B AH L JH IH NG
bulimia B Y UW L IH M IY AH0;bulimic B Y UW L IH M IH K;bulk B AH L K;bulkhead B AH L K HH EH D
bulky B AH L K IY;bulldog B UH L D AO G;bulldozer B UH L D OW Z ER;bullet B UH L AH0 T
bulletin B UH L IH T AH0 N;bulletproof B UH L AH0 T P R UW F;bullfighter B UH L F AY T ER
bullfrog B UH L F R AO G;bullhorn B UH L HH AO R N;bullied B UH L IY D;bullies B UH L IY Z
bullion B UH L Y AH0 N;bullpen B UH L P EH N;bullshit B UH L SH IH T;bullshitter B UH L SH IH T ER
bullshitting B UH L SH IH T IH NG;bully B UH L IY;bullying B UH L IY IH NG;bumblebee B AH M B AH0 L B IY
bumbling B AH M B AH0 L IH NG;bummed B AH M D;bummer B AH M ER;bump B AH M P;bumped B AH M P T
bumper B AH M P ER;bumping B AH M P IH NG;bumpkin B AH M P K IH N;bumpy B AH M P IY;bums B AH M Z
bunch B AH N CH;bunches B AH N CH AH0 Z;bundle B AH N D AH0 L;bundled B AH N D AH0 L D;bungee B AH N JH IY
bungled B AH NG G AH0 L D;bungling B AH NG G AH0 L IH NG;bunk B AH NG K;bunker B AH NG K ER
bunnies B AH N IY Z;bunny B AH N IY;buns B AH N Z;buoy B UW IY;buoyancy B OY AH0 N S IY;burden B ER D AH0 N
burdened B ER D AH0 N D;bureau B Y UH R OW;bureaucracy B Y UH R AA K R AH0 S IY
bureaucrat B Y UH R AH0 K R AE T;bureaucratic B Y UH R AH0 K R AE T IH K;bureaucrats B Y UH R AH0 K R AE T S
burgeoning B ER JH AH0 N IH NG;burglar B ER G L ER;burglaries B ER G L ER IY Z;burglary B ER G L ER IY
burgomaster B ER G AH0 M AE S T ER;burial B EH R IY AH0 L;buried B EH R IY D;buries B EH R IY Z
burlesque B ER L EH S K;burly B ER L IY;burn B ER N;burned B ER N D;burner B ER N ER;burning B ER N IH NG
burnt B ER N T;burp B ER P;burping B ER P IH NG;burr B ER;burrito B ER IY T OW;burro B ER OW;burrow B ER OW
burrowing B ER OW IH NG;burrows B ER OW Z;burst B ER S T;bursting B ER S T IH NG;burying B EH R IY IH NG
busboy B AH S B OY;buses B AH S IH Z;bushel B UH SH AH0 L;bushes B UH SH AH0 Z;bushy B UH SH IY
busier B IH Z IY ER;busiest B IH Z IY AH0 S T;businesses B IH Z N AH0 S AH0 Z
businessman B IH Z N AH0 S M AE N;businessmen B IH Z N IH S M EH N;businesswoman B IH Z N IH S W UH M AH0 N
busload B AH0 S L OW D;bust B AH S T;busted B AH S T IH D;busters B AH S T ER Z;busting B AH S T IH NG
bustle B AH S AH0 L;butcher B UH CH ER;butchered B UH CH ER D;butchering B UH CH ER IH NG;butler B AH T L ER
buts B AH T S;butt B AH T;butte B Y UW T;butter B AH T ER;butterball B AH T ER B AO L
buttercup B AH T ER K AH P;buttered B AH T ER D;butterflies B AH T ER F L AY Z;butterfly B AH T ER F L AY
buttermilk B AH T ER M IH L K;butterscotch B AH T ER S K AA CH;buttery B AH T ER IY;butting B AH T IH NG
buttock B AH T AH0 K;buttocks B AH T AH0 K S;buttoned B AH T AH0 N D;buyer B AY ER;buying B AY IH NG
buys B AY Z;buzz B AH Z;buzzard B AH Z ER D;buzzed B AH Z D;buzzer B AH Z ER;buzzes B AH Z IH Z
buzzing B AH Z IH NG;bygones B AY G AO N Z;bylaws B AY L AO Z;byline B AY L AY N;bypass B AY P AE S
bypassed B AY P AE S T;bystander B AY S T AE N D ER;cab K AE B;caballero K AE B AH0 Y EH R OW
cabana K AH0 B AE N AH0;cabaret K AE B ER EY;cabbage K AE B AH0 JH;cabbie K AE B IY;cabby K AE B IY
cabernet K AE B ER N EY;cabin K AE B AH0 N;cabinet K AE B AH0 N AH0 T;cable K EY B AH0 L;cabled K EY B AH0 L D
caboodle K AH0 B UW D AH0 L;caboose K AH0 B UW S;cackling K AE K AH0 L IH NG;cactus K AE K T AH0 S;cad K AE D
cadaver K AH0 D AE V ER;caddie K AE D IY;caddy K AE D IY;cadet K AH0 D EH T;cafeteria K AE F AH0 T IH R IY AH0
cage K EY JH;caged K EY JH D;cagey K EY JH IY;cahoots K AH0 HH UW T S;calamari K AA L AA M AA R IY
calamity K AH0 L AE M AH0 T IY;calcium K AE L S IY AH0 M;calculate K AE L K Y AH0 L EY T
calculated K AE L K Y AH0 L EY T IH D;calculating K AE L K Y AH0 L EY T IH NG
calculation K AE L K Y AH0 L EY SH AH0 N;calculations K AE L K Y AH0 L EY SH AH0 N Z
calculator K AE L K Y AH0 L EY T ER;calculus K AE L K Y AH0 L AH0 S;calendar K AE L AH0 N D ER;calf K AE F
caliber K AE L AH0 B ER;calibrated K AE L AH0 B R EY T AH0 D;calico K AE L AH0 K OW
calisthenics K AE L AH0 S TH EH N IH K S;callback K AO L B AE K;called K AO L D;caller K AO L ER
calligraphy K AH0 L IH G R AH0 F IY;calling K AO L IH NG;callous K AE L AH0 S;calmed K AA M D;calmer K AA M ER
calming K AA M IH NG;calmly K AA M L IY;calories K AE L ER IY Z;calves K AE V Z
camaraderie K AA M ER AA D ER IY;camcorder K AE M K AO R D ER;came K EY M;camel K AE M AH0 L
cameo K AE M IY OW;cameraman K AE M ER AH0 M AH0 N;cameramen K AE M ER AH0 M EH N
camouflage K AE M AH0 F L AA ZH;camp K AE M P;campaign K AE M P EY N;campaigning K AE M P EY N IH NG
camped K AE M P T;camper K AE M P ER;campesinos K AE M P EH S IY N OW S;campfire K AE M P F AY ER
camping K AE M P IH NG;campsite K AE M P S AY T;campus K AE M P AH0 S;cams K AE M Z;canal K AH0 N AE L
canaries K AH0 N EH R IY Z;canary K AH0 N EH R IY;canasta K AH0 N AE S T AH0;cancel K AE N S AH0 L
canceled K AE N S AH0 L D;canceling K AE N S AH0 L IH NG;cancellation K AE N S AH0 L EY SH AH0 N
cancelled K AE N S AH0 L D;cancelling K AE N S AH0 L IH NG;cancer K AE N S ER;candid K AE N D AH0 D
candidacy K AE N D IH D AH0 S IY;candidate K AE N D AH0 D EY T;candidly K AE N D IH D L IY
candies K AE N D IY Z;candle K AE N D AH0 L;candlelight K AE N D AH0 L L AY T;candles K AE N D AH0 L Z
candlestick K AE N D AH0 L S T IH K;candlesticks K AE N D AH0 L S T IH K S;candor K AE N D ER
candy K AE N D IY;cane K EY N;canine K EY N AY N;canister K AE N AH0 S T ER;canisters K AE N AH0 S T ER Z
canker K AE NG K ER;cann K AE N;cannabis K AE N AH0 B AH0 S;canned K AE N D;cannibal K AE N AH0 B AH0 L
cannibalism K AE N AH0 B AH0 L IH Z AH0 M;cannon K AE N AH0 N;cannot K AE N AA T;canoe K AH0 N UW
canopy K AE N AH0 P IY;cans K AE N Z;cant K AE N T;cantaloupe K AE N T AH0 L OW P;canteen K AE N T IY N
cantina K AE N T IY N AH0;canvases K AE N V AH0 S IH Z;canvass K AE N V AH0 S;canvassing K AE N V AH0 S IH NG
canyon K AE N Y AH0 N;capabilities K EY P AH0 B IH L AH0 T IY Z;capability K EY P AH0 B IH L AH0 T IY
capable K EY P AH0 B AH0 L;capacity K AH0 P AE S AH0 T IY;cape K EY P;caper K EY P ER
capitalism K AE P IH T AH0 L IH Z AH0 M;capitalist K AE P AH0 T AH0 L IH S T
capitalize K AE P AH0 T AH0 L AY Z;capitan K AE P IH T AH0 N;capitulate K AH0 P IH CH UW L IH T;capo K AA P OW
capped K AE P T;cappella K AA P EH L AH0;caprice K AH0 P R IY S;capricious K AH0 P R IH SH AH0 S;caps K AE P S
capsized K AE P S AY Z D;capsule K AE P S AH0 L;caption K AE P SH AH0 N;captioning K AE P SH AH0 N IH NG
captions K AE P SH AH0 N Z;captivated K AE P T IH V EY T IH D;captive K AE P T IH V
captivity K AE P T IH V AH0 T IY;captors K AE P T ER Z;capture K AE P CH ER;captured K AE P CH ER D
capturing K AE P CH ER IH NG;caramel K EH R AH0 M AH0 L;caravan K AE R AH0 V AE N
carbohydrates K AA R B OW HH AY D R EY T S;carbs K AA R B Z;carburetor K AA R B ER EY T ER
carcass K AA R K AH0 S;carcasses K AA R K AH0 S IH Z;cardboard K AA R D B AO R D;cardiac K AA R D IY AE K
cardigan K AA R D IH G AH0 N;cardinal K AA R D AH0 N AH0 L;cardiologist K AA R D IY AA L AH0 JH IH S T
cardiovascular K AA R D IY OW V AE S K Y AH0 L ER;cared K EH R D;career K ER IH R;carefree K EH R F R IY
careful K EH R F AH0 L;carefully K EH R F AH0 L IY;caregiver K EH R G IH V ER;careless K EH R L AH0 S
carelessly K EH R L AH0 S L IY;carelessness K EH R L AH0 S N AH0 S;caress K ER EH S;caressed K ER EH S T
caressing K ER EH S IH NG;caretaker K EH R T EY K ER;cargo K AA R G OW;caring K EH R IH NG
carjacked K AA R JH AE K T;carload K AA R L OW D;carnage K AA R N IH JH;carnal K AA R N AH0 L
carnation K AA R N EY SH AH0 N;carnivore K AA R N IH V AO R;carnivorous K AA R N IH V ER AH0 S
carol K AE R AH0 L;carotid K ER AA T IH D;carousel K EH R AH0 S EH L;carp K AA R P;carpal K AA R P AH0 L
carpenter K AA R P AH0 N T ER;carpentry K AA R P AH0 N T R IY;carpet K AA R P AH0 T
carpeting K AA R P AH0 T IH NG;carpool K AA R P UW L;carriage K AE R IH JH;carried K AE R IY D
carrier K AE R IY ER;carries K AE R IY Z;carrion K EH R IY AH0 N;carrot K AE R AH0 T;carrots K AE R AH0 T S
carry K AE R IY;carrying K AE R IY IH NG;cars K AA R Z;carsick K AA R S IH K;cart K AA R T;carte K AA R T
cartel K AA R T EH L;cartilage K AA R T AH0 L AH0 JH;carton K AA R T AH0 N;cartoon K AA R T UW N
cartoonist K AA R T UW N AH0 S T;cartridge K AA R T R AH0 JH;cartridges K AA R T R AH0 JH AH0 Z
cartwheel K AA R T W IY L;cartwheels K AA R T W IY L Z;carve K AA R V;carved K AA R V D;carving K AA R V IH NG
casa K AA S AH0;cascade K AE S K EY D;caseload K EY S L OW D;cashed K AE SH T;cashews K AE SH UW Z
cashier K AE SH IH R;cashing K AE SH IH NG;cashmere K AE ZH M IH R;casing K EY S IH NG;casino K AH0 S IY N OW
casket K AE S K AH0 T;casserole K AE S ER OW L;cassette K AH0 S EH T;cast K AE S T;castaway K AE S T AH0 W EY
caste K AE S T;castrate K AE S T R EY T;castrated K AE S T R EY T IH D;castration K AE S T R EY SH AH0 N
casual K AE ZH AH0 W AH0 L;casually K AE ZH AH0 W AH0 L IY;casualties K AE ZH AH0 W AH0 L T IY Z
casualty K AE ZH AH0 W AH0 L T IY;cataclysmic K AE T AH0 K L IH Z M IH K;catacombs K AE T AH0 K OW M Z
catalog K AE T AH0 L AO G;catalogue K AE T AH0 L AO G;catalyst K AE T AH0 L AH0 S T
catapult K AE T AH0 P AH L T;cataracts K AE T ER AE K T S;catastrophe K AH0 T AE S T R AH0 F IY
catastrophic K AE T AH0 S T R AA F IH K;catatonic K AE T AH0 T AA N IH K;catch K AE CH;catcher K AE CH ER
catches K AE CH AH0 Z;catching K AE CH IH NG;catchy K AE CH IY;categorically K AE T AH0 G AA R IH K L IY
categories K AE T AH0 G AO R IY Z;category K AE T AH0 G AO R IY;cater K EY T ER;catered K EY T ER D
caterer K EY T ER ER;catering K EY T ER IH NG;caterpillar K AE T AH0 P IH L ER;catfish K AE T F IH SH
catharsis K AH0 TH AA R S AH0 S;cathartic K AH0 TH AA R T IH K;cathedral K AH0 TH IY D R AH0 L
catheter K AE TH AH0 T ER;catholic K AE TH L IH K;catnip K AE T N IH P;cats K AE T S;cattle K AE T AH0 L
cattlemen K AE T AH0 L M AH0 N;catty K AE T IY;catwalk K AE T W AA K;caught K AA T;cauldron K AA L D R AH0 N
cauliflower K AA L AH0 F L AW ER;cause K AA Z;caused K AA Z D;causeway K AA Z W EY;causing K AA Z IH NG
cauterize K AO T ER AY Z;caution K AA SH AH0 N;cautionary K AO SH AH0 N EH R IY;cautious K AO SH AH0 S
cautiously K AO SH AH0 S L IY;cava K AA V AH0;cavalier K AE V AH0 L IH R;cavalry K AE V AH0 L R IY;cave K EY V
caveat K EY V IY AE T;caved K EY V D;cavern K AE V ER N;caviar K AE V IY AA R;caving K EY V IH NG
cavities K AE V IH T IY Z;cavity K AE V AH0 T IY;cavorting K AH0 V AO R T IH NG;caw K AO;cayenne K AY EH N
cease S IY S;ceased S IY S T;cedar S IY D ER;ceiling S IY L IH NG;celeb S AH0 L EH B
celebrate S EH L AH0 B R EY T;celebrated S EH L AH0 B R EY T IH D;celebrating S EH L AH0 B R EY T IH NG
celebration S EH L AH0 B R EY SH AH0 N;celebrities S AH0 L EH B R IH T IY Z;celebrity S AH0 L EH B R IH T IY
celery S EH L ER IY;celestial S AH0 L EH S CH AH0 L;celibacy S EH L AH0 B AH0 S IY;celibate S EH L IH B AH0 T
cell S EH L;cellar S EH L ER;cellist CH EH L AH0 S T;cello CH EH L OW;cellophane S EH L AH0 F EY N
cellphone S EH L F OW N;cellular S EH L Y AH0 L ER;celluloid S EH L AH0 L OY D;cement S AH0 M EH N T
cemeteries S EH M AH0 T EH R IY Z;cemetery S EH M AH0 T EH R IY;censor S EH N S ER;censored S EH N S ER D
censorship S EH N S ER SH IH P;census S EH N S AH0 S;cent S EH N T;centennial S EH N T EH N IY AH0 L
centered S EH N T ER D;centerfold S EH N T ER F OW L D;centerpiece S EH N T ER P IY S
centimeters S EH N T AH0 M IY T ER Z;centipede S EH N T IH P IY D;cents S EH N T S;centuries S EH N CH ER IY Z
century S EH N CH ER IY;ceramic S ER AE M IH K;cereal S IH R IY AH0 L;cerebral S EH R AH0 B R AH0 L
ceremonial S EH R AH0 M OW N IY AH0 L;ceremonies S EH R AH0 M OW N IY Z;ceremony S EH R AH0 M OW N IY
certain S ER T AH0 N;certainly S ER T AH0 N L IY;certainty S ER T AH0 N T IY
certificate S ER T IH F IH K AH0 T;certification S ER T AH0 F AH0 K EY SH AH0 N;certified S ER T AH0 F AY D
certify S ER T AH0 F AY;cervical S ER V AH0 K AH0 L;cervix S ER V IH K S;cesspool S EH S P UW L
cetera S EH T ER AH0;chafing CH EY F IH NG;chain CH EY N;chained CH EY N D;chainsaw CH EY N S AO;chair CH EH R
chairman CH EH R M AH0 N;chalet SH AE L EY;chalice CH AE L IH S;chalk CH AA K;chalked CH AO K T
challenge CH AE L AH0 N JH;challenged CH AE L AH0 N JH D;challenger CH AE L AH0 N JH ER
challenging CH AE L AH0 N JH IH NG;chamber CH EY M B ER;chameleon K AH0 M IY L IY AH0 N
chamomile K AE M AH0 M AY L;champ CH AE M P;championship CH AE M P IY AH0 N SH IH P;chance CH AE N S
chancellor CH AE N S AH0 L ER;chandelier SH AE N D AH0 L IH R;change CH EY N JH;changed CH EY N JH D
changeover CH EY N JH OW V ER;changer CH EY N JH ER;changing CH EY N JH IH NG;channel CH AE N AH0 L
channeling CH AE N AH0 L IH NG;chant CH AE N T;chanted CH AE N T IH D;chanting CH AE N T IH NG;chaos K EY AA S
chaotic K EY AA T IH K;chapel CH AE P AH0 L;chaperone SH AE P ER OW N;chaperoning SH AE P ER OW N IH NG
chaplain CH AE P L AH0 N;chaps CH AE P S;chapter CH AE P T ER;char CH AA R;character K EH R IH K T ER
characteristic K EH R AH0 K T ER IH S T IH K;characteristics K EH R AH0 K T ER IH S T IH K S
characterize K EH R AH0 K T ER AY Z;characterized K EH R AH0 K T ER AY Z D;charade SH ER EY D
charcoal CH AA R K OW L;charge CH AA R JH;charged CH AA R JH D;charger CH AA R JH ER;charging CH AA R JH IH NG
chariot CH EH R IY AH0 T;charisma K ER IH Z M AH0;charismatic K EH R IH Z M AE T IH K
charitable CH AE R AH0 T AH0 B AH0 L;charities CH EH R AH0 T IY Z;charity CH EH R IH T IY
charlatan SH AA R L AH0 T AH0 N;charm CH AA R M;charmed CH AA R M D;charmer CH AA R M ER
charming CH AA R M IH NG;charmingly CH AA R M IH NG L IY;charred CH AA R D;chart CH AA R T
charted CH AA R T AH0 D;charter CH AA R T ER;chartered CH AA R T ER D;charting CH AA R T IH NG;chase CH EY S
chased CH EY S T;chaser CH EY S ER;chasing CH EY S IH NG;chasm K AE Z AH0 M;chassis CH AE S IY
chaste CH EY S T;chastity CH AE S T AH0 T IY;chateau SH AE T OW;chatted CH AE T AH0 D;chatter CH AE T ER
chattering CH AE T ER IH NG;chatting CH AE T IH NG;chatty CH AE T IY;chauffeur SH OW F ER
chauvinist SH OW V AH0 N AH0 S T;cheap CH IY P;cheapen CH IY P AH0 N;cheaper CH IY P ER
cheapest CH IY P AH0 S T;cheaply CH IY P L IY;cheapskate CH IY P S K EY T;cheat CH IY T;cheated CH IY T AH0 D
cheater CH IY T ER;cheating CH IY T IH NG;checkbook CH EH K B UH K;checked CH EH K T;checker CH EH K ER
checkered CH EH K ER D;checkers CH EH K ER Z;checking CH EH K IH NG;checklist CH EH K L IH S T
checkpoint CH EH K P OY N T;checkup CH EH K AH P;chee CH IY;cheek CH IY K;cheekbones CH IY K B OW N Z
cheeky CH IY K IY;cheer CH IH R;cheered CH IH R D;cheerful CH IH R F AH0 L;cheerfully CH IH R F AH0 L IY
cheering CH IH R IH NG;cheerleader CH IH R L IY D ER;cheerleading CH IH R L IY D IH NG;cheers CH IH R Z
cheery CH IH R IY;cheese CH IY Z;cheeseburger CH IY Z B ER G ER;cheesy CH IY Z IY;cheetah CH IY T AH0
chemical K EH M AH0 K AH0 L;chemically K EH M AH0 K L IY;chemist K EH M IH S T;chemistry K EH M AH0 S T R IY
chemo K IY M OW;chemotherapy K IY M OW TH EH R AH0 P IY;cheque CH EH K;cherish CH EH R IH SH
cherished CH EH R IH SH T;cherries CH EH R IY Z;cherry CH EH R IY;cherub CH EH R AH0 B;chess CH EH S
chessboard CH EH S B AO R D;chest CH EH S T;chestnut CH EH S N AH T;chew CH UW;chewed CH UW D
chewing CH UW IH NG;chewy CH UW IY;chic SH IY K;chick CH IH K;chickened CH IH K AH0 N D
chickening CH IH K AH0 N IH NG;chief CH IY F;chiffon SH IH F AA N;childbirth CH AY L D B ER TH
childhood CH AY L D HH UH D;childish CH AY L D IH SH;childless CH AY L D L AH0 S;childlike CH AY L D L AY K
children CH IH L D R AH0 N;chili CH IH L IY;chilled CH IH L D;chilling CH IH L IH NG;chilly CH IH L IY
chime CH AY M;chimes CH AY M Z;chimney CH IH M N IY;chimp CH IH M P;chimpanzee CH IH M P AE N Z IY
chinchilla CH IH N CH IH L AH0;chink CH IH NG K;chipmunk CH IH P M AH0 NG K;chipped CH IH P T
chipper CH IH P ER;chipping CH IH P IH NG;chippy CH IH P IY;chiropractor K AY R AH0 P R AE K T ER
chirp CH ER P;chirping CH ER P IH NG;chisel CH IH Z AH0 L;chiseled CH IH Z AH0 L D;chitchat CH IH T CH AE T
chitlins CH IH T L IH N Z;chivalry SH IH V AH0 L R IY;chlamydia K L AE M AY D IY AH0;chlorine K L AO R IY N
chloroform K L AO R AH0 F AO R M;choice CH OY S;choir K W AY ER;choke CH OW K;choked CH OW K T
choking CH OW K IH NG;cholera K AA L ER AH0;choose CH UW Z;choosing CH UW Z IH NG;choosy CH UW Z IY
chopped CH AA P T;chopper CH AA P ER;chopping CH AA P IH NG;chops CH AA P S;chopsticks CH AA P S T IH K S
chord K AO R D;chore CH AO R;choreographed K AO R IY AH0 G R AE F T;choreographer K AO R IY AA G R AH0 F ER
choreography K AO R IY AA G R AH0 F IY;chores CH AO R Z;chorus K AO R AH0 S;chose CH OW Z;chosen CH OW Z AH0 N
chow CH AW;chowder CH AW D ER;christen K R IH S AH0 N;christened K R IH S AH0 N D
christening K R IH S AH0 N IH NG;chromium K R OW M IY AH0 M;chromosome K R OW M AH0 S OW M
chromosomes K R OW M AH0 Z OW M Z;chronic K R AA N IH K;chronicle K R AA N IH K AH0 L
chronological K R AA N AH0 L AA JH IH K AH0 L;chubby CH AH B IY;chuck CH AH K;chucked CH AH K T
chuckle CH AH K AH0 L;chuckles CH AH K AH0 L Z;chuckling CH AH K L IH NG;chug CH AH G;chugging CH AH G IH NG
chummy CH AH M IY;chump CH AH M P;chums CH AH M Z;chunk CH AH NG K;chunky CH AH NG K IY;churches CH ER CH IH Z
churchyard CH ER CH Y AA R D;churn CH ER N;churned CH ER N D;churning CH ER N IH NG;chute SH UW T
chutney CH AH T N IY;cider S AY D ER;cigar S IH G AA R;cigarette S IH G ER EH T;cilantro S IH L AE N T R OW
cinch S IH N CH;cinder S IH N D ER;cinematic S IH N AH0 M AE T IH K
cinematographer S IH N IH M AH0 T AA G R AH0 F ER;cinematography S IH N IH M AH0 T AA G R AH0 F IY
cinnamon S IH N AH0 M AH0 N;cipher S AY F ER;circa S ER K AH0;circle S ER K AH0 L;circled S ER K AH0 L D
circling S ER K AH0 L IH NG;circuit S ER K AH0 T;circuitry S ER K AH0 T R IY;circular S ER K Y AH0 L ER
circulate S ER K Y AH0 L EY T;circulated S ER K Y AH0 L EY T IH D;circulating S ER K Y AH0 L EY T IH NG
circulation S ER K Y AH0 L EY SH AH0 N;circulatory S ER K Y AH0 L AH0 T AO R IY
circumcised S ER K AH0 M S AY Z D;circumcision S ER K AH0 M S IH ZH AH0 N
circumference S ER K AH M F R AH0 N S;circumstance S ER K AH0 M S T AE N S
circumstances S ER K AH0 M S T AE N S AH0 Z;circumstantial S ER K AH0 M S T AE N SH AH0 L
circumvent S ER K AH0 M V EH N T;circus S ER K AH0 S;circuses S ER K AH0 S AH0 Z;cirrhosis S ER OW S AH0 S
citadel S IH T AH0 D EH L;citation S AY T EY SH AH0 N;cite S AY T;cited S AY T AH0 D;cities S IH T IY Z
citing S AY T IH NG;citizen S IH T AH0 Z AH0 N;citizenry S IH T IH Z AH0 N R IY
citizenship S IH T IH Z AH0 N SH IH P;citrus S IH T R AH0 S;citywide S IH T IY W AY D;civic S IH V IH K
civil S IH V AH0 L;civilian S AH0 V IH L Y AH0 N;civility S AH0 V IH L AH0 T IY
civilization S IH V AH0 L IH Z EY SH AH0 N;civilized S IH V AH0 L AY Z D;clack K L AE K;claim K L EY M
claimed K L EY M D;claiming K L EY M IH NG;clairvoyant K L EH R V OY AH0 N T;clam K L AE M;clammy K L AE M IY
clamoring K L AE M ER IH NG;clamp K L AE M P;clamped K L AE M P T;clan K L AE N
clandestine K L AE N D EH S T IH N;clang K L AE NG;clanging K L AE NG IH NG;clank K L AE NG K
clanking K L AE NG K IH NG;clap K L AE P;clapped K L AE P T;clapper K L AE P ER;clapping K L AE P IH NG
clarification K L EH R AH0 F AH0 K EY SH AH0 N;clarified K L EH R AH0 F AY D;clarify K L EH R AH0 F AY
clarinet K L EH R AH0 N EH T;clarity K L EH R AH0 T IY;clash K L AE SH;clasp K L AE S P;classes K L AE S AH0 Z
classical K L AE S IH K AH0 L;classically K L AE S IH K L IY;classification K L AE S AH0 F AH0 K EY SH AH0 N
classified K L AE S AH0 F AY D;classify K L AE S AH0 F AY;classmate K L AE S M EY T
classmates K L AE S M EY T S;classroom K L AE S R UW M;classy K L AE S IY;clatter K L AE T ER
clattering K L AE T ER IH NG;clause K L AO Z;claustrophobia K L AO S T R AH0 F OW B IY AH0
claustrophobic K L AO S T R AH0 F OW B IH K;clavicle K L AE V AH0 K AH0 L;claw K L AO;clawed K L AO D
clawing K L AO IH NG;claws K L AO Z;clay K L EY;clean K L IY N;cleaned K L IY N D;cleaner K L IY N ER
cleanest K L IY N AH0 S T;cleaning K L IY N IH NG;cleanliness K L EH N L IY N IH S;cleanly K L IY N L IY
cleanse K L EH N Z;cleansed K L EH N Z D;cleanser K L EH N Z ER;cleansing K L EH N Z IH NG
cleanup K L IY N AH P;clear K L IH R;clearance K L IH R AH0 N S;cleared K L IH R D;clearer K L IH R ER
clearest K L IH R IH S T;clearing K L IH R IH NG;clearly K L IH R L IY;cleat K L IY T;cleavage K L IY V AH0 JH
cleaver K L IY V ER;cleaves K L IY V Z;cleft K L EH F T;clemency K L EH M AH0 N S IY;clench K L EH N CH
clenched K L EH N CH T;clergy K L ER JH IY;clergyman K L ER JH IY M AH0 N;cleric K L EH R IH K
clerical K L EH R AH0 K AH0 L;clerk K L ER K;clever K L EH V ER;cleverly K L EH V ER L IY
cleverness K L EH V ER N AH0 S;cliche K L IY SH EY;clicked K L IH K T;clicker K L IH K ER
clicking K L IH K IH NG;clientele K L AY AH0 N T EH L;cliff K L IH F;climate K L AY M AH0 T
climax K L AY M AE K S;climbed K L AY M D;climber K L AY M ER;climbing K L AY M IH NG;clinch K L IH N CH
clincher K L IH N CH ER;cling K L IH NG;clinging K L IH NG IH NG;clinic K L IH N IH K
clinical K L IH N AH0 K AH0 L;clinically K L IH N IH K AH0 L IY;clink K L IH NG K;clipboard K L IH P B AO R D
clipped K L IH P T;clipper K L IH P ER;clipping K L IH P IH NG;clippings K L IH P IH NG Z;clique K L IY K
clitoris K L AY T AO R IH S;cloak K L OW K;cloaked K L OW K T;cloaking K L OW K IH NG
cloakroom K L OW K R UW M;clobber K L AA B ER;clobbered K L AA B ER D;clock K L AA K;clocked K L AA K T
clocking K L AA K IH NG;clockwise K L AA K W AY Z;clockwork K L AA K W ER K;clog K L AA G;clogged K L AO G D
clogging K L AA G IH NG;cloister K L OY S T ER;clone K L OW N;cloned K L OW N D;cloning K L OW N IH NG
closed K L OW Z D;closely K L OW S L IY;closeness K L OW S N IH S;closer K L OW S ER;closest K L OW S AH0 S T
closet K L AA Z AH0 T;closing K L OW Z IH NG;closure K L OW ZH ER;clot K L AA T;cloth K L AO TH
clothe K L OW DH;clothed K L OW DH D;clothes K L OW DH Z;clothing K L OW DH IH NG;clotted K L AA T AH0 D
clotting K L AA T IH NG;clouded K L AW D IH D;clouding K L AW D IH NG;cloudy K L AW D IY;clout K L AW T
clove K L OW V;clover K L OW V ER;cloves K L OW V Z;clown K L AW N;clowning K L AW N IH NG
clubbing K L AH B IH NG;clubhouse K L AH B HH AW S;cluck K L AH K;clucking K L AH K IH NG;clue K L UW
clueless K L UW L AH0 S;clump K L AH M P;clumsy K L AH M Z IY;clung K L AH NG;clunk K L AH NG K
clunky K L AH NG K IY;cluster K L AH S T ER;clutch K L AH CH;clutches K L AH CH AH0 Z
clutching K L AH CH IH NG;clutter K L AH T ER;cluttered K L AH T ER D;coached K OW CH T;coaches K OW CH IH Z
coaching K OW CH IH NG;coachman K OW CH M AH0 N;coal K OW L;coalition K OW AH0 L IH SH AH0 N;coarse K AO R S
coast K OW S T;coastal K OW S T AH0 L;coaster K OW S T ER;coasting K OW S T IH NG;coastline K OW S T L AY N
coated K OW T AH0 D;coating K OW T IH NG;coats K OW T S;coattails K OW T T EY L Z;coax K OW K S;cob K AA B
cobalt K OW B AO L T;cobbler K AA B L ER;cobra K OW B R AH0;cobwebs K AA B W EH B Z;cocaine K OW K EY N
cock K AA K;cockamamie K AO K AH0 M EY M IY;cocked K AA K T;cocker K AA K ER;cockeyed K AA K AY D
cocking K AA K IH NG;cockles K AA K AH0 L Z;cockney K AA K N IY;cockpit K AA K P IH T;cockroach K AA K R OW CH
cockroaches K AA K R OW CH IH Z;cocksucker K AA K S AH K ER;cocky K AA K IY;cocoa K OW K OW
coconut K OW K AH0 N AH T;cocoon K AH0 K UW N;cod K AA D;coddle K AA D AH0 L;coddled K AA D AH0 L D
coded K OW D IH D;coed K OW EH D;coerce K OW ER S;coerced K OW ER S T;coercion K OW ER SH AH0 N
coexist K OW AH0 G Z IH S T;coffeehouse K AO F IY HH AW S;coffin K AO F IH N;cog K AO G;cognac K OW N Y AE K
cognitive K AA G N IH T IH V;coherent K OW HH IH R AH0 N T;coil K OY L;coincide K OW IH N S AY D
coincidence K OW IH N S IH D AH0 N S;coincidental K OW IH N S AH0 D EH N T AH0 L
coincidentally K OW IH N S IH D EH N T AH0 L IY;coined K OY N D;coke K OW K;cold K OW L D;colder K OW L D ER
coldest K OW L D AH0 S T;coldness K OW L D N AH0 S;coleslaw K OW L S L AA;collaborate K AH0 L AE B ER EY T
collaborating K AH0 L AE B ER EY T IH NG;collaboration K AH0 L AE B ER EY SH AH0 N
collaborator K AH0 L AE B ER EY T ER;collage K AH0 L AA ZH;collapse K AH0 L AE P S;collapsed K AH0 L AE P S T
collapsing K AH0 L AE P S IH NG;collar K AA L ER;collarbone K AA L ER B OW N;collard K AA L ER D
collate K AH0 L EY T;collateral K AH0 L AE T ER AH0 L;colleague K AA L IY G;collect K AH0 L EH K T
collected K AH0 L EH K T AH0 D;collectibles K AH0 L EH K T AH0 B AH0 L Z;collecting K AH0 L EH K T IH NG
collection K AH0 L EH K SH AH0 N;collective K AH0 L EH K T IH V;collectively K AH0 L EH K T IH V L IY
collector K AH0 L EH K T ER;collegiate K AH0 L IY JH IH T;collide K AH0 L AY D;collided K AH0 L AY D IH D
collie K AA L IY;collin K AA L IH N;collision K AH0 L IH ZH AH0 N;cologne K AH0 L OW N;colon K OW L AH0 N
colonel K ER N AH0 L;colonial K AH0 L OW N IY AH0 L;colonialism K AH0 L OW N IY AH0 L IH Z AH0 M
colonies K AA L AH0 N IY Z;colonists K AA L AH0 N IH S T S;colony K AA L AH0 N IY
colorblind K AH L ER B L AY N D;colored K AH L ER D;colorful K AH L ER F AH0 L;coloring K AH L ER IH NG
colossal K AH0 L AA S AH0 L;colour K AH L ER;coloured K AH L ER D;colouring K AH L ER R IH NG;colt K OW L T
columnist K AA L AH0 M N AH0 S T;coma K OW M AH0;comatose K OW M AH0 T OW S;comb K OW M;combat K AA M B AE T
combative K AH0 M B AE T IH V;combed K OW M D;combination K AA M B AH0 N EY SH AH0 N;combine K AA M B AY N
combined K AH0 M B AY N D;combing K OW M IH NG;combining K AH0 M B AY N IH NG
combustion K AH0 M B AH S CH AH0 N;comedian K AH0 M IY D IY AH0 N;comedies K AA M AH0 D IY Z
comedy K AA M AH0 D IY;comely K AH M L IY;comer K AH M ER;comet K AA M AH0 T;cometh K AH M IH TH
comfort K AH M F ER T;comfortable K AH M F ER T AH0 B AH0 L;comfortably K AH M F ER T AH0 B L IY
comforted K AH M F ER T IH D;comforter K AH M F ER T ER;comforting K AH M F ER T IH NG;comfy K AH M F IY
comic K AA M IH K;comical K AA M IH K AH0 L;comm K AA M;comma K AA M AH0;command K AH0 M AE N D
commandant K AA M AH0 N D AA N T;commanded K AH0 M AE N D IH D;commandeer K AA M AH0 N D IH R
commandeered K AA M AH0 N D IH R D;commander K AH0 M AE N D ER;commanding K AH0 M AE N D IH NG
commandment K AH0 M AE N D M AH0 N T;commandments K AH0 M AE N D M AH0 N T S;commando K AH0 M AE N D OW
commandos K AH0 M AE N D OW Z;commemorate K AH0 M EH M ER EY T;commemorative K AH0 M EH M R AH0 T IH V
commence K AH0 M EH N S;commenced K AH0 M EH N S T;commencing K AH0 M EH N S IH NG;commend K AH0 M EH N D
commendable K AH0 M EH N D AH0 B AH0 L;commendation K AA M AH0 N D EY SH AH0 N;commended K AH0 M EH N D IH D
commentary K AA M AH0 N T EH R IY;commentator K AA M AH0 N T EY T ER;commented K AA M EH N T AH0 D
commenting K AA M EH N T IH NG;commerce K AA M ER S;commercial K AH0 M ER SH AH0 L;commie K AA M IY
commissary K AA M AH0 S EH R IY;commission K AH0 M IH SH AH0 N;commissioned K AH0 M IH SH AH0 N D
commissioner K AH0 M IH SH AH0 N ER;commit K AH0 M IH T;commitment K AH0 M IH T M AH0 N T
committed K AH0 M IH T IH D;committee K AH0 M IH T IY;committing K AH0 M IH T IH NG
commodities K AH0 M AA D AH0 T IY Z;commodity K AH0 M AA D AH0 T IY;commodore K AA M AH0 D AO R
common K AA M AH0 N;commoner K AA M AH0 N ER;commonly K AA M AH0 N L IY;commonplace K AA M AH0 N P L EY S
commonwealth K AA M AH0 N W EH L TH;commotion K AH0 M OW SH AH0 N;communal K AH0 M Y UW N AH0 L
commune K AA M Y UW N;communicate K AH0 M Y UW N AH0 K EY T;communicated K AH0 M Y UW N AH0 K EY T IH D
communicating K AH0 M Y UW N AH0 K EY T IH NG;communication K AH0 M Y UW N AH0 K EY SH AH0 N
communicator K AH0 M Y UW N AH0 K EY T ER;communion K AH0 M Y UW N Y AH0 N;communism K AA M Y AH0 N IH Z AH0 M
communist K AA M Y AH0 N AH0 S T;communities K AH0 M Y UW N AH0 T IY Z;community K AH0 M Y UW N AH0 T IY
commute K AH0 M Y UW T;commuted K AH0 M Y UW T IH D;commuter K AH0 M Y UW T ER;commuting K AH0 M Y UW T IH NG
comp K AA M P;compact K AA M P AE K T;companies K AH M P AH0 N IY Z;companion K AH0 M P AE N Y AH0 N
companionship K AH0 M P AE N Y AH0 N SH IH P;comparable K AA M P ER AH0 B AH0 L
comparative K AH0 M P EH R AH0 T IH V;comparatively K AH0 M P EH R AH0 T IH V L IY;compare K AH0 M P EH R
compared K AH0 M P EH R D;comparing K AH0 M P EH R IH NG;comparison K AH0 M P EH R AH0 S AH0 N
compartment K AH0 M P AA R T M AH0 N T;compass K AH M P AH0 S;compassion K AH0 M P AE SH AH0 N
compassionate K AH0 M P AE SH AH0 N AH0 T;compatibility K AH0 M P AE T AH0 B IH L AH0 T IY
compatible K AH0 M P AE T AH0 B AH0 L;compel K AH0 M P EH L;compelled K AH0 M P EH L D
compelling K AH0 M P EH L IH NG;compensate K AA M P AH0 N S EY T;compensated K AA M P AH0 N S EY T AH0 D
compensating K AA M P AH0 N S EY T IH NG;compensation K AA M P AH0 N S EY SH AH0 N;compete K AH0 M P IY T
competed K AH0 M P IY T IH D;competence K AA M P AH0 T IH N S;competent K AA M P AH0 T IH N T
competing K AH0 M P IY T IH NG;competition K AA M P AH0 T IH SH AH0 N;competitive K AH0 M P EH T AH0 T IH V
competitor K AH0 M P EH T AH0 T ER;competitors K AH0 M P EH T AH0 T ER Z;compile K AH0 M P AY L
compiled K AH0 M P AY L D;compiling K AH0 M P AY L IH NG;complacent K AH0 M P L EY S AH0 N T
complain K AH0 M P L EY N;complainant K AH0 M P L EY N AH0 N T;complained K AH0 M P L EY N D
complaining K AH0 M P L EY N IH NG;complaint K AH0 M P L EY N T;complement K AA M P L AH0 M AH0 N T
complete K AH0 M P L IY T;completed K AH0 M P L IY T AH0 D;completely K AH0 M P L IY T L IY
completing K AH0 M P L IY T IH NG;completion K AH0 M P L IY SH AH0 N;complex K AA M P L EH K S
complexes K AA M P L EH K S AH0 Z;complexion K AH0 M P L EH K SH AH0 N;complexity K AH0 M P L EH K S AH0 T IY
compliance K AH0 M P L AY AH0 N S;complicate K AA M P L AH0 K EY T;complicated K AA M P L AH0 K EY T AH0 D
complication K AA M P L AH0 K EY SH AH0 N;complications K AA M P L AH0 K EY SH AH0 N Z
complicit K AH0 M P L IH S AH0 T;complicity K AH0 M P L IH S AH0 T IY;compliment K AA M P L AH0 M EH N T
complimentary K AA M P L AH0 M EH N T ER IY;complimented K AA M P L AH0 M EH N T IH D
complimenting K AA M P L AH0 M EH N T IH NG;comply K AH0 M P L AY;component K AH0 M P OW N AH0 N T
components K AH0 M P OW N AH0 N T S;compose K AH0 M P OW Z;composed K AH0 M P OW Z D
composer K AH0 M P OW Z ER;composing K AH0 M P OW Z IH NG;composite K AH0 M P AA Z AH0 T
composition K AA M P AH0 Z IH SH AH0 N;compost K AA M P OW S T;compound K AA M P AW N D
compounded K AH0 M P AW N D AH0 D;comprehend K AA M P R IY HH EH N D
comprehension K AA M P R IY HH EH N SH AH0 N;comprehensive K AA M P R IY HH EH N S IH V
compress K AA M P R EH S;compressed K AH0 M P R EH S T;compresses K AA M P R EH S AH0 Z
compression K AH0 M P R EH SH AH0 N;compressor K AH0 M P R EH S ER;comprised K AH0 M P R AY Z D
compromise K AA M P R AH0 M AY Z;compromised K AA M P R AH0 M AY Z D;compromising K AA M P R AH0 M AY Z IH NG
compulsion K AH0 M P AH L SH AH0 N;compulsive K AH0 M P AH L S IH V;compulsory K AH0 M P AH L S ER IY
compute K AH0 M P Y UW T;computed K AH0 M P Y UW T AH0 D;computerized K AH0 M P Y UW T ER AY Z D
computing K AH0 M P Y UW T IH NG;comrade K AA M R AE D;conceal K AH0 N S IY L;concealed K AH0 N S IY L D
concealing K AH0 N S IY L IH NG;concealment K AH0 N S IY L M AH0 N T;concede K AH0 N S IY D
conceit K AH0 N S IY T;conceited K AH0 N S IY T AH0 D;conceivable K AH0 N S IY V AH0 B AH0 L
conceivably K AH0 N S IY V AH0 B L IY;conceive K AH0 N S IY V;conceived K AH0 N S IY V D
concentrate K AA N S AH0 N T R EY T;concentrated K AA N S AH0 N T R EY T IH D
concentrating K AA N S AH0 N T R EY T IH NG;concentration K AA N S AH0 N T R EY SH AH0 N
concept K AA N S EH P T;conception K AH0 N S EH P SH AH0 N;concern K AH0 N S ER N;concerned K AH0 N S ER N D
concerning K AH0 N S ER N IH NG;concerto K AH0 N CH EH R T OW;concession K AH0 N S EH SH AH0 N;conch K AA N CH
concierge K AA N S IY EH R ZH;concise K AH0 N S AY S;conclude K AH0 N K L UW D
concluded K AH0 N K L UW D AH0 D;concluding K AH0 N K L UW D IH NG;conclusion K AH0 N K L UW ZH AH0 N
conclusive K AH0 N K L UW S IH V;conclusively K AH0 N K L UW S IH V L IY;concocted K AH0 N K AA K T AH0 D
concoction K AH0 N K AA K SH AH0 N;concord K AA N K AO R D;concourse K AA N K AO R S;concrete K AH0 N K R IY T
concubine K AA N K Y AH0 B AY N;concur K AH0 N K ER;concussion K AH0 N K AH SH AH0 N;condemn K AH0 N D EH M
condemnation K AA N D AH0 M N EY SH AH0 N;condemned K AH0 N D EH M D;condemning K AH0 N D EH M IH NG
condensation K AA N D AH0 N S EY SH AH0 N;condensed K AH0 N D EH N S T;condescend K AA N D IH S EH N D
condescending K AA N D IH S EH N D IH NG;condiments K AA N D AH0 M AH0 N T S;condition K AH0 N D IH SH AH0 N
conditional K AH0 N D IH SH AH0 N AH0 L;conditioned K AH0 N D IH SH AH0 N D
conditioner K AH0 N D IH SH AH0 N ER;conditioning K AH0 N D IH SH AH0 N IH NG;condo K AA N D OW
condolence K AH0 N D OW L AH0 N S;condolences K AH0 N D OW L AH0 N S AH0 Z;condom K AA N D AH0 M
condominium K AA N D AH0 M IH N IY AH0 M;condone K AH0 N D OW N;condor K AA N D ER
conducive K AH0 N D UW S IH V;conduct K AA N D AH0 K T;conducted K AH0 N D AH K T AH0 D
conducting K AH0 N D AH K T IH NG;conductor K AH0 N D AH K T ER;conduit K AA N D UW IH T;cone K OW N
confectionary K AH0 N F EH K SH AH0 N EH R IY;confederacy K AH0 N F EH D ER AH0 S IY
confederate K AH0 N F EH D ER AH0 T;confer K AH0 N F ER;conference K AA N F ER AH0 N S
conferred K AH0 N F ER D;conferring K AH0 N F ER IH NG;confess K AH0 N F EH S;confessed K AH0 N F EH S T
confesses K AH0 N F EH S IH Z;confessing K AH0 N F EH S IH NG;confession K AH0 N F EH SH AH0 N
confessional K AH0 N F EH SH AH0 N AH0 L;confetti K AH0 N F EH T IY;confidant K AA N F AH0 D AA N T
confidante K AA N F AH0 D AE N T;confide K AH0 N F AY D;confided K AH0 N F AY D IH D
confidence K AA N F AH0 D AH0 N S;confident K AA N F AH0 D AH0 N T;confidential K AA N F AH0 D EH N SH AH0 L
confidentiality K AA N F AH0 D EH N SH IY AE L AH0 T IY;confidentially K AA N F AH0 D EH N SH AH0 L IY
configuration K AH0 N F IH G Y ER EY SH AH0 N;confine K AH0 N F AY N;confined K AH0 N F AY N D
confinement K AH0 N F AY N M AH0 N T;confining K AH0 N F AY N IH NG;confirm K AH0 N F ER M
confirmation K AA N F ER M EY SH AH0 N;confirmed K AH0 N F ER M D;confirming K AH0 N F ER M IH NG
confiscate K AA N F AH0 S K EY T;confiscated K AA N F AH0 S K EY T AH0 D
confiscating K AA N F AH0 S K EY T IH NG;conflict K AA N F L IH K T;conflicted K AH0 N F L IH K T IH D
conflicting K AH0 N F L IH K T IH NG;conform K AH0 N F AO R M;conformed K AH0 N F AO R M D
conformity K AH0 N F AO R M AH0 T IY;confound K AA N F AW N D;confounded K AH0 N F AW N D IH D
confront K AH0 N F R AH N T;confrontation K AA N F R AH0 N T EY SH AH0 N;confronted K AH0 N F R AH N T AH0 D
confronting K AH0 N F R AH N T IH NG;confuse K AH0 N F Y UW Z;confused K AH0 N F Y UW Z D
confusing K AH0 N F Y UW Z IH NG;confusion K AH0 N F Y UW ZH AH0 N;conga K AO NG G AH0
congenital K AH0 N JH EH N AH0 T AH0 L;congested K AH0 N JH EH S T AH0 D;congestion K AH0 N JH EH S CH AH0 N
conglomerate K AH0 N G L AA M ER AH0 T;congratulate K AH0 N G R AE CH AH0 L EY T
congratulated K AH0 N G R AE CH AH0 L EY T IH D;congratulating K AH0 N G R AE CH AH0 L EY T IH NG
congratulations K AH0 N G R AE CH AH0 L EY SH AH0 N Z;congregate K AA NG G R AH0 G EY T
congregation K AA NG G R AH0 G EY SH AH0 N;congress K AA NG G R AH0 S;congressman K AA NG G R AH0 S M AH0 N
congressmen K AA NG G R AH0 S M IH N;congresswoman K AA NG G R AH0 S W UH M AH0 N
conjecture K AH0 N JH EH K CH ER;conjugal K AA N JH AH0 G AH0 L;conjunction K AH0 N JH AH NG K SH AH0 N
conjure K AA N JH ER;conjured K AA N JH ER D;conjuring K AA N JH ER IH NG;conk K AA NG K
connect K AH0 N EH K T;connected K AH0 N EH K T IH D;connecting K AH0 N EH K T IH NG
connection K AH0 N EH K SH AH0 N;conned K AA N D;conning K AA N IH NG;conniving K AH0 N AY V IH NG
connoisseur K AA N AH0 S ER;conquer K AA NG K ER;conquered K AA NG K ER D;conquering K AA NG K ER IH NG
conqueror K AA NG K ER ER;conquest K AA NG K W EH S T;cons K AA N Z;conscience K AA N SH AH0 N S
conscientious K AA N SH IY EH N SH AH0 S;conscious K AA N SH AH0 S;consciously K AA N SH AH0 S L IY
consciousness K AA N SH AH0 S N AH0 S;consecrated K AA N S AH0 K R EY T IH D
consecutive K AH0 N S EH K Y AH0 T IH V;consensual K AH0 N S EH N S UW AH0 L;consensus K AH0 N S EH N S AH0 S
consent K AH0 N S EH N T;consented K AH0 N S EH N T IH D;consenting K AH0 N S EH N T IH NG
consequence K AA N S AH0 K W AH0 N S;consequences K AA N S AH0 K W EH N S AH0 Z
consequently K AA N S AH0 K W AH0 N T L IY;conservation K AA N S ER V EY SH AH0 N
conservative K AH0 N S ER V AH0 T IH V;conservatory K AH0 N S ER V AH0 T AO R IY;conserve K AH0 N S ER V
consider K AH0 N S IH D ER;considerable K AH0 N S IH D ER AH0 B AH0 L
considerably K AH0 N S IH D ER AH0 B L IY;considerate K AH0 N S IH D ER AH0 T
consideration K AH0 N S IH D ER EY SH AH0 N;considered K AH0 N S IH D ER D;considering K AH0 N S IH D ER IH NG
consignment K AH0 N S AY N M AH0 N T;consist K AH0 N S IH S T;consisted K AH0 N S IH S T AH0 D
consistency K AH0 N S IH S T AH0 N S IY;consistent K AH0 N S IH S T AH0 N T
consistently K AH0 N S IH S T AH0 N T L IY;consisting K AH0 N S IH S T IH NG;consists K AH0 N S IH S T S
consolation K AA N S AH0 L EY SH AH0 N;consolidate K AH0 N S AA L IH D EY T
consolidated K AH0 N S AA L AH0 D EY T AH0 D;consoling K AH0 N S OW L IH NG;consort K AH0 N S AO R T
consorting K AH0 N S AO R T IH NG;consortium K AH0 N S AO R SH IY AH0 M
conspicuous K AH0 N S P IH K Y UW AH0 S;conspiracies K AH0 N S P IH R AH0 S IY Z
conspiracy K AH0 N S P IH R AH0 S IY;conspirators K AH0 N S P IH R AH0 T ER Z;conspire K AH0 N S P AY ER
conspired K AH0 N S P AY ER D;conspiring K AH0 N S P AY R IH NG;constable K AA N S T AH0 B AH0 L
constant K AA N S T AH0 N T;constantly K AA N S T AH0 N T L IY;constellation K AA N S T AH0 L EY SH AH0 N
constipated K AA N S T AH0 P EY T AH0 D;constipation K AA N S T AH0 P EY SH AH0 N
constituency K AH0 N S T IH CH UW AH0 N S IY;constituents K AH0 N S T IH CH UW AH0 N T S
constitute K AA N S T AH0 T UW T;constituted K AA N S T AH0 T UW T AH0 D;constitutes K AA N S T AH0 T UW T S
constitution K AA N S T AH0 T UW SH AH0 N;constitutional K AA N S T AH0 T UW SH AH0 N AH0 L
constraints K AH0 N S T R EY N T S;construct K AH0 N S T R AH K T;constructed K AH0 N S T R AH K T AH0 D
constructing K AH0 N S T R AH K T IH NG;construction K AH0 N S T R AH K SH AH0 N
constructive K AH0 N S T R AH K T IH V;construed K AH0 N S T R UW D;consul K AA N S AH0 L
consular K AA N S AH0 L ER;consulate K AA N S AH0 L AH0 T;consult K AH0 N S AH L T
consultant K AH0 N S AH L T AH0 N T;consultation K AA N S AH0 L T EY SH AH0 N;consulted K AH0 N S AH L T AH0 D
consulting K AH0 N S AH L T IH NG;consume K AH0 N S UW M;consumed K AH0 N S UW M D;consumer K AH0 N S UW M ER
consuming K AH0 N S UW M IH NG;consummate K AA N S AH0 M AH0 T;consummated K AA N S AH0 M EY T AH0 D
consumption K AH0 N S AH M P SH AH0 N;contacted K AA N T AE K T IH D;contacting K AA N T AE K T IH NG
contagion K AH0 N T EY JH AH0 N;contagious K AH0 N T EY JH AH0 S;contain K AH0 N T EY N
contained K AH0 N T EY N D;containing K AH0 N T EY N IH NG;containment K AH0 N T EY N M AH0 N T
contaminate K AH0 N T AE M AH0 N EY T;contaminated K AH0 N T AE M AH0 N EY T IH D
contaminating K AH0 N T AE M AH0 N EY T IH NG;contamination K AH0 N T AE M AH0 N EY SH AH0 N
contemplate K AA N T AH0 M P L EY T;contemplated K AA N T AH0 M P L EY T IH D
contemplating K AA N T AH0 M P L EY T IH NG;contemporary K AH0 N T EH M P ER EH R IY
contempt K AH0 N T EH M P T;contemptible K AH0 N T EH M P T AH0 B AH0 L;contend K AH0 N T EH N D
contender K AH0 N T EH N D ER;contented K AH0 N T EH N T AH0 D;contention K AH0 N T EH N SH AH0 N
contentment K AH0 N T EH N T M AH0 N T;contest K AA N T EH S T;contestant K AH0 N T EH S T AH0 N T
context K AA N T EH K S T;continent K AA N T AH0 N AH0 N T;continental K AA N T AH0 N EH N T AH0 L
contingencies K AH0 N T IH N JH AH0 N S IY Z;contingency K AH0 N T IH N JH AH0 N S IY
contingent K AH0 N T IH N JH AH0 N T;continual K AH0 N T IH N Y UW AH0 L
continually K AH0 N T IH N Y UW AH0 L IY;continuance K AH0 N T IH N Y UW AH0 N S
continuation K AH0 N T IH N Y UW EY SH AH0 N;continue K AH0 N T IH N Y UW;continued K AH0 N T IH N Y UW D
continuing K AH0 N T IH N Y UW IH NG;continuity K AA N T AH0 N UW AH0 T IY
continuous K AH0 N T IH N Y UW AH0 S;continuously K AH0 N T IH N Y UW AH0 S L IY
continuum K AH0 N T IH N Y UW AH0 M;contours K AA N T UH R Z;contraband K AA N T R AH0 B AE N D
contraception K AA N T R AH0 S EH P SH AH0 N;contraceptive K AA N T R AH0 S EH P T IH V
contraceptives K AA N T R AH0 S EH P T IH V Z;contract K AA N T R AE K T;contracted K AA N T R AE K T AH0 D
contracting K AA N T R AE K T IH NG;contraction K AH0 N T R AE K SH AH0 N
contractions K AH0 N T R AE K SH AH0 N Z;contractor K AA N T R AE K T ER;contradict K AA N T R AH0 D IH K T
contradiction K AA N T R AH0 D IH K SH AH0 N;contradictory K AA N T R AH0 D IH K T ER IY
contraption K AH0 N T R AE P SH AH0 N;contrary K AA N T R EH R IY;contrast K AA N T R AE S T
contribute K AH0 N T R IH B Y UW T;contributed K AH0 N T R IH B Y UW T IH D
contributing K AH0 N T R IH B Y UW T IH NG;contribution K AA N T R AH0 B Y UW SH AH0 N
contributor K AH0 N T R IH B Y AH0 T ER;contrition K AH0 N T R IH SH AH0 N;contrived K AH0 N T R AY V D
control K AH0 N T R OW L;controlled K AH0 N T R OW L D;controller K AH0 N T R OW L ER
controlling K AH0 N T R OW L IH NG;controversial K AA N T R AH0 V ER SH AH0 L
controversy K AA N T R AH0 V ER S IY;contusion K AH0 N T UW ZH AH0 N;contusions K AH0 N T UW ZH AH0 N Z
conundrum K AH0 N AH N D R AH0 M;convalescent K AA N V AH0 L EH S AH0 N T;convene K AH0 N V IY N
convened K AH0 N V IY N D;convenience K AH0 N V IY N Y AH0 N S;convenient K AH0 N V IY N Y AH0 N T
conveniently K AH0 N V IY N Y AH0 N T L IY;convent K AA N V AH0 N T;convention K AH0 N V EH N SH AH0 N
conventional K AH0 N V EH N SH AH0 N AH0 L;converge K AH0 N V ER JH;converging K AH0 N V ER JH IH NG
conversation K AA N V ER S EY SH AH0 N;conversational K AA N V ER S EY SH AH0 N AH0 L;converse K AA N V ER S
conversing K AH0 N V ER S IH NG;conversion K AH0 N V ER ZH AH0 N;convert K AA N V ER T
converted K AH0 N V ER T IH D;convertible K AH0 N V ER T AH0 B AH0 L;converting K AH0 N V ER T IH NG
convey K AH0 N V EY;conveyed K AH0 N V EY D;conveyor K AH0 N V EY ER;convict K AA N V IH K T
convicted K AH0 N V IH K T AH0 D;convicting K AH0 N V IH K T IH NG;conviction K AH0 N V IH K SH AH0 N
convince K AH0 N V IH N S;convinced K AH0 N V IH N S T;convincing K AH0 N V IH N S IH NG;convoy K AA N V OY
convulsions K AH0 N V AH L SH AH0 N Z;coo K UW;cooing K UW IH NG;cook K UH K;cookbook K UH K B UH K
cooked K UH K T;cooker K UH K ER;cooking K UH K IH NG;cookout K UH K AW T;coolant K UW L AH0 N T
cooled K UW L D;cooler K UW L ER;coolest K UW L AH0 S T;cooling K UW L IH NG;coolness K UW L N AH0 S
coon K UW N;coop K UW P;cooped K UW P T;cooper K UW P ER;cooperate K OW AA P ER EY T
cooperated K OW AA P ER EY T AH0 D;cooperating K OW AA P ER EY T IH NG;cooperation K OW AA P ER EY SH AH0 N
cooperative K OW AA P ER EY T IH V;coordinate K OW AO R D AH0 N AH0 T;coordinated K OW AO R D AH0 N EY T IH D
coordinates K OW AO R D AH0 N AH0 T S;coordinating K OW AO R D AH0 N EY T IH NG
coordination K OW AO R D AH0 N EY SH AH0 N;coordinator K OW AO R D AH0 N EY T ER;coot K UW T;cope K OW P
copied K AA P IY D;copier K AA P IY ER;copies K AA P IY Z;coping K OW P IH NG;copped K AA P T;copper K AA P ER
copping K AA P IH NG;cops K AA P S;copy K AA P IY;copycat K AA P IY K AE T;copying K AA P IY IH NG
copyright K AA P IY R AY T;coral K AO R AH0 L;cord K AO R D;cordial K AO R JH AH0 L
cordially K AO R JH AH0 L IY;cordless K AO R D L AH0 S;cordon K AO R D AH0 N;cordoned K AO R D AH0 N D
corduroy K AO R D ER OY;cork K AO R K;corkscrew K AO R K S K R UW;corn K AO R N;cornbread K AO R N B R EH D
cornea K AO R N IY AH0;corner K AO R N ER;cornered K AO R N ER D;cornerstone K AO R N ER S T OW N
cornfield K AO R N F IY L D;corny K AO R N IY;coronary K AO R AH0 N EH R IY
coronation K AO R AH0 N EY SH AH0 N;coroner K AO R AH0 N ER;corporal K AO R P ER AH0 L
corporate K AO R P ER AH0 T;corpse K AO R P S;corpus K AO R P AH0 S;corral K ER AE L;correct K ER EH K T
corrected K ER EH K T AH0 D;correcting K ER EH K T IH NG;correction K ER EH K SH AH0 N
correctional K ER EH K SH AH0 N AH0 L;corrective K ER EH K T IH V;correctly K ER EH K T L IY
correlate K AO R AH0 L EY T;correlation K AO R AH0 L EY SH AH0 N;correspond K AO R AH0 S P AA N D
correspondence K AO R AH0 S P AA N D AH0 N S;correspondent K AO R AH0 S P AA N D AH0 N T
corresponding K AO R AH0 S P AA N D IH NG;corridor K AO R AH0 D ER;corroborate K ER AA B ER EY T
corroborated K ER AA B ER EY T IH D;corroborating K ER AA B ER EY T IH NG
corroboration K ER AO B ER EY SH AH0 N;corrosive K ER OW S IH V;corrupt K ER AH P T;corrupted K ER AH P T IH D
corrupting K ER AH P T IH NG;corruption K ER AH P SH AH0 N;corsage K AO R S AA ZH;corset K AO R S AH0 T
cortex K AO R T EH K S;cortisone K AO R T AH0 Z OW N;cos K AO S;cosmetic K AA Z M EH T IH K
cosmetics K AA Z M EH T IH K S;cosmic K AA Z M IH K;cosmopolitan K AA Z M AH0 P AA L AH0 T AH0 N
cosmos K AA Z M OW S;cost K AA S T;costing K AO S T IH NG;costly K AA S T L IY;costume K AA S T UW M
cosy K OW Z IY;cots K AA T S;cottage K AA T AH0 JH;cotter K AA T ER;cotton K AA T AH0 N;couch K AW CH
couches K AW CH IH Z;cougar K UW G ER;cough K AA F;coughed K AO F T;coughing K AA F IH NG
council K AW N S AH0 L;councilman K AW N S AH0 L M AH0 N;counsel K AW N S AH0 L;counseled K AW N S AH0 L D
counseling K AW N S AH0 L IH NG;counsellor K AW N S AH0 L ER;counselor K AW N S AH0 L ER;count K AW N T
countdown K AW N T D AW N;counted K AW N T IH D;countenance K AW N T AH0 N AH0 N S;counter K AW N T ER
counteract K AW N T ER AE K T;counterattack K AW N T ER AH0 T AE K
counterclockwise K AW N T ER K L AO K W AY Z;counterfeit K AW N T ER F IH T
counterfeiting K AW N T ER F IH T IH NG;countermeasures K AW N T ER M EH ZH ER Z
counterpart K AW N T ER P AA R T;counterpoint K AW N T ER P OY N T;countess K AW N T AH0 S
counties K AW N T IY Z;counting K AW N T IH NG;countless K AW N T L AH0 S;countries K AH N T R IY Z
countrymen K AH N T R IY M IH N;countryside K AH N T R IY S AY D;coup K UW;coupe K UW P;couple K AH P AH0 L
coupled K AH P AH0 L D;coupling K AH P L IH NG;courage K ER AH0 JH;courageous K ER EY JH AH0 S
courier K ER IY ER;course K AO R S;coursing K AO R S IH NG;court K AO R T;courted K AO R T IH D
courteous K ER T IY AH0 S;courtesy K ER T AH0 S IY;courthouse K AO R T HH AW S;courting K AO R T IH NG
courtroom K AO R T R UW M;courtship K AO R CH IH P;courtyard K AO R T Y AA R D;couture K UW T UH R;cove K OW V
coven K AH V AH0 N;covenant K AH V AH0 N AH0 N T;coverage K AH V ER AH0 JH;covered K AH V ER D
covering K AH V ER IH NG;covert K OW V ER T;covertly K OW V ER T L IY;covet K AH V AH0 T
coveted K AH V AH0 T IH D;cow K AW;coward K AW ER D;cowardice K AW ER D AH0 S;cowardly K AW ER D L IY
cowboy K AW B OY;cower K AW ER;cowgirl K AW G ER L;coworker K OW W ER K ER;coworkers K OW W ER K ER Z
cox K AA K S;coy K OY;coyote K AY OW T IY;coz K AA Z;cozy K OW Z IY;crab K R AE B;crabby K R AE B IY
crack K R AE K;cracked K R AE K T;cracker K R AE K ER;crackerjack K R AE K ER JH AE K
crackhead K R AE K HH EH D;cracking K R AE K IH NG;crackle K R AE K AH0 L;crackling K R AE K L IH NG
crackpot K R AE K P AA T;cradle K R EY D AH0 L;craft K R AE F T;crafted K R AE F T IH D
craftsman K R AE F T S M AH0 N;craftsmanship K R AE F T S M AH0 N SH IH P;craftsmen K R AE F T S M EH N
crafty K R AE F T IY;crag K R AE G;cram K R AE M;crammed K R AE M D;cramming K R AE M IH NG;cramp K R AE M P
cramped K R AE M P T;cramping K R AE M P IH NG;cranberries K R AE N B EH R IY Z;cranberry K R AE N B EH R IY
crane K R EY N;cranial K R EY N Y AH0 L;cranium K R EY N IY AH0 M;crank K R AE NG K;cranked K R AE NG K T
cranking K R AE NG K IH NG;cranky K R AE NG K IY;cranny K R AE N IY;crap K R AE P;crappy K R AE P IY
crash K R AE SH;crashed K R AE SH T;crashes K R AE SH IH Z;crashing K R AE SH IH NG;crass K R AE S
crate K R EY T;crater K R EY T ER;crave K R EY V;craved K R EY V D;craving K R EY V IH NG;craw K R AO
crawl K R AO L;crawled K R AO L D;crawler K R AO L ER;crawling K R AO L IH NG;crayon K R EY AA N
crayons K R EY AA N Z;craze K R EY Z;crazed K R EY Z D;crazier K R EY Z IY ER;crazies K R EY Z IY Z
craziest K R EY Z IY AH0 S T;craziness K R EY Z IY N AH0 S;crazy K R EY Z IY;creak K R IY K
creaking K R IY K IH NG;cream K R IY M;creamed K R IY M D;creamer K R IY M ER;creamy K R IY M IY
crease K R IY S;create K R IY EY T;created K R IY EY T AH0 D;creating K R IY EY T IH NG
creation K R IY EY SH AH0 N;creatively K R IY EY T IH V L IY;creativity K R IY EY T IH V AH0 T IY
creator K R IY EY T ER;creature K R IY CH ER;credence K R IY D AH0 N S;credentials K R AH0 D EH N SH AH0 L Z
credibility K R EH D AH0 B IH L IH T IY;credible K R EH D AH0 B AH0 L;credited K R EH D AH0 T AH0 D
creditors K R EH D IH T ER Z;credo K R EY D OW;creed K R IY D;creek K R IY K;creep K R IY P
creeping K R IY P IH NG;creepy K R IY P IY;cremate K R IY M EY T;cremated K R IY M EY T IH D
cremation K R IY M EY SH AH0 N;crematorium K R IY M AH0 T AO R IY AH0 M;creme K R IY M;crepe K R EY P
crept K R EH P T;crescendo K R IH SH EH N D OW;crescent K R EH S AH0 N T;crest K R EH S T
cretin K R IY T AH0 N;crevice K R EH V AH0 S;crew K R UW;crewman K R UW M AH0 N;crewmen K R UW M IH N
crib K R IH B;cricket K R IH K AH0 T;cried K R AY D;crier K R AY ER;cries K R AY Z;crime K R AY M
criminal K R IH M AH0 N AH0 L;criminally K R IH M AH0 N AH0 L IY;crimp K R IH M P;crimson K R IH M Z AH0 N
cripple K R IH P AH0 L;crippled K R IH P AH0 L D;crippling K R IH P AH0 L IH NG;crises K R AY S IY Z
crisis K R AY S AH0 S;crisp K R IH S P;crispy K R IH S P IY;criteria K R AY T IH R IY AH0;critic K R IH T IH K
critical K R IH T IH K AH0 L;critically K R IH T IH K AH0 L IY;criticism K R IH T IH S IH Z AH0 M
criticize K R IH T IH S AY Z;criticized K R IH T AH0 S AY Z D;criticizing K R IH T IH S AY Z IH NG
critique K R AH0 T IY K;critter K R IH T ER;critters K R IH T ER Z;croak K R OW K;croaker K R OW K ER
croc K R AA K;crock K R AA K;crocodile K R AA K AH0 D AY L;crone K R OW N;cronies K R OW N IY Z;crook K R UH K
crooked K R UH K AH0 D;crop K R AA P;croquet K R OW K EY;cross K R AO S;crossbow K R AO S B OW
crossed K R AO S T;crosses K R AO S IH Z;crossfire K R AO S F AY R;crossing K R AO S IH NG
crossover K R AO S OW V ER;crossroads K R AO S R OW D Z;crosstown K R AO S T AW N;crosswalk K R AA S W AA K
crossword K R AO S W ER D;crotch K R AA CH;crouch K R AW CH;crouching K R AW CH IH NG;crow K R OW
crowbar K R OW B AA R;crowd K R AW D;crowded K R AW D AH0 D;crowding K R AW D IH NG;crown K R AW N
crowned K R AW N D;crowning K R AW N IH NG;crucial K R UW SH AH0 L;crucified K R UW S AH0 F AY D
crucifix K R UW S AH0 F IH K S;crucifixes K R UW S AH0 F IH K S IH Z;crucifixion K R UW S IH F IH K SH AH0 N
crucify K R UW S AH0 F AY;crud K R AH D;crude K R UW D;cruel K R UW AH0 L;cruelest K R UW L AH0 S T
cruelly K R UW L IY;cruelty K R UW L T IY;cruise K R UW Z;cruiser K R UW Z ER;cruising K R UW Z IH NG
crumb K R AH M;crumble K R AH M B AH0 L;crumbled K R AH M B AH0 L D;crumbling K R AH M B AH0 L IH NG
crumbs K R AH M Z;crummy K R AH M IY;crumpled K R AH M P AH0 L D;crunch K R AH N CH
crunching K R AH N CH IH NG;crunchy K R AH N CH IY;crusade K R UW S EY D;crusader K R UW S EY D ER
crush K R AH SH;crushed K R AH SH T;crushes K R AH SH IH Z;crushing K R AH SH IH NG;crust K R AH S T
crusty K R AH S T IY;crutch K R AH CH;crutches K R AH CH IH Z;cry K R AY;crybaby K R AY B EY B IY
crying K R AY IH NG;cryogenic K R AY AH0 JH EH N IH K;cryonics K R AY AO N IH K S;crypt K R IH P T
cryptic K R IH P T IH K;crystal K R IH S T AH0 L;crystalline K R IH S T AH0 L AY N
crystallized K R IH S T AH0 L AY Z D;cub K AH B;cube K Y UW B;cubic K Y UW B IH K;cubicle K Y UW B IH K AH0 L
cubs K AH B Z;cuckoo K AH K UW;cucumber K Y UW K AH0 M B ER;cuddle K AH D AH0 L;cuddling K AH D L IH NG
cuddly K AH D L IY;cues K Y UW Z;cuff K AH F;cuffed K AH F T;cuisine K W IH Z IY N
culinary K Y UW L IH N EH R IY;culmination K AH L M AH0 N EY SH AH0 N;culpa K AH L P AH0
culprit K AH L P R IH T;cult K AH L T;cultivate K AH L T AH0 V EY T;cultivated K AH L T AH0 V EY T IH D
cultivating K AH L T IH V EY T IH NG;cultural K AH L CH ER AH0 L;culturally K AH L CH ER AH0 L IY
culture K AH L CH ER;cultured K AH L CH ER D;culvert K AH L V ER T;cumin K Y UW M AH0 N;cunning K AH N IH NG
cunt K AH N T;cupboard K AH B ER D;cups K AH P S;cur K ER;curator K Y UH R EY T ER;curb K ER B;curd K ER D
cure K Y UH R;cured K Y UH R D;curfew K ER F Y UW;curing K Y UH R IH NG;curiosity K Y UH R IY AA S AH0 T IY
curious K Y UH R IY AH0 S;curiously K Y UH R IY AH0 S L IY;curl K ER L;curled K ER L D;curlers K ER L ER Z
curling K ER L IH NG;curly K ER L IY;currency K ER AH0 N S IY;current K ER AH0 N T;currently K ER AH0 N T L IY
curriculum K ER IH K Y AH0 L AH0 M;curry K AH R IY;curse K ER S;cursed K ER S T;cursing K ER S IH NG
curt K ER T;curtain K ER T AH0 N;curtsy K ER T S IY;curve K ER V;curved K ER V D;cushion K UH SH AH0 N
cushy K UH SH IY;cuss K AH S;cussing K AH S IH NG;custard K AH S T ER D;custodial K AH0 S T OW D IY AH0 L
custodian K AH0 S T OW D IY AH0 N;custody K AH S T AH0 D IY;custom K AH S T AH0 M
customary K AH S T AH0 M EH R IY;customized K AH S T AH0 M AY Z D;customs K AH S T AH0 M Z
cutback K AH T B AE K;cutbacks K AH T B AE K S;cuteness K Y UW T N AH0 S;cuter K Y UW T ER
cutest K Y UW T IH S T;cuticle K Y UW T AH0 K AH0 L;cutie K Y UW T IY;cutlery K AH T L ER IY
cutlet K AH T L AH0 T;cutlets K AH T L AH0 T S;cutoff K AH T AO F;cutout K AH T AW T;cuts K AH T S
cutter K AH T ER;cutthroat K AH T TH R OW T;cutting K AH T IH NG;cyberspace S AY B ER S P EY S
cyborg S AY B AO R G;cycle S AY K AH0 L;cycling S AY K AH0 L IH NG;cyclone S IH K L OW N
cylinder S IH L AH0 N D ER;cymbals S IH M B AH0 L Z;cynic S IH N IH K;cynical S IH N IH K AH0 L
cynicism S IH N IH S IH Z AH0 M;cypress S AY P R AH0 S;cyst S IH S T;cystic S IH S T IH K;czar Z AA R
dab D AE B;dabble D AE B AH0 L;dachshund D AA K S HH UH N D;dad D AE D;daddies D AE D IY Z;daddy D AE D IY
daffodils D AE F AH0 D IH L Z;daft D AE F T;dagger D AE G ER;dah D AH;dailies D EY L IY Z;dainty D EY N T IY
daiquiri D AE K ER IY;dairy D EH R IY;daisies D EY Z IY Z;daisy D EY Z IY;dally D AE L IY;damage D AE M AH0 JH
damaged D AE M AH0 JH D;damaging D AE M IH JH IH NG;dame D EY M;damn D AE M;damnation D AE M N EY SH AH0 N
damned D AE M D;damning D AE M IH NG;damp D AE M P;dampen D AE M P AH0 N;damper D AE M P ER;dams D AE M Z
damsel D AE M Z AH0 L;danced D AE N S T;dancing D AE N S IH NG;dandruff D AE N D R AH0 F;dandy D AE N D IY
danger D EY N JH ER;dangerous D EY N JH ER AH0 S;dangerously D EY N JH ER AH0 S L IY;dangle D AE NG G AH0 L
dangling D AE NG G AH0 L IH NG;dank D AE NG K;danker D AE NG K ER;dapper D AE P ER;dare D EH R;dared D EH R D
daredevil D EH R D EH V AH0 L;daresay D EH R S EY;daring D EH R IH NG;dark D AA R K;darken D AA R K AH0 N
darkened D AA R K AH0 N D;darker D AA R K ER;darkest D AA R K AH0 S T;darkness D AA R K N AH0 S
darkroom D AA R K R UW M;darling D AA R L IH NG;darn D AA R N;darned D AA R N D;darnedest D AA R N D EH S T
dart D AA R T;darts D AA R T S;dash D AE SH;dashboard D AE SH B AO R D;dashed D AE SH T;dashing D AE SH IH NG
dastardly D AE S T ER D L IY;date D EY T;dated D EY T IH D;dating D EY T IH NG;daunting D AO N T IH NG
dauphin D AW F IH N;dawdle D AO D AH0 L;dawdling D AO D L IH NG;dawn D AO N;dawned D AO N D
dawning D AO N IH NG;daybreak D EY B R EY K;daycare D EY K EH R;daydream D EY D R IY M
daydreaming D EY D R IY M IH NG;daylight D EY L AY T;days D EY Z;daytime D EY T AY M;daze D EY Z
dazed D EY Z D;dazzle D AE Z AH0 L;dazzled D AE Z AH0 L D;dazzling D AE Z AH0 L IH NG;deacon D IY K AH0 N
deactivate D IY AE K T IH V EY T;deactivated D IY AE K T IH V EY T IH D;deadbeat D EH D B IY T
deader D EH D ER;deadliest D EH D L IY AH0 S T;deadly D EH D L IY;deaf D EH F;deafening D EH F AH0 N IH NG
dealer D IY L ER;dealership D IY L ER SH IH P;dealing D IY L IH NG;dealt D EH L T;dean D IY N;dear D IH R
dearest D IH R AH0 S T;dearly D IH R L IY;deary D IH R IY;deathbed D EH TH B EH D;deathly D EH TH L IY
debacle D AH0 B AA K AH0 L;debatable D AH0 B EY T AH0 B AH0 L;debate D AH0 B EY T;debated D AH0 B EY T IH D
debating D AH0 B EY T IH NG;debauchery D AH0 B AO CH ER IY;debilitating D AH0 B IH L AH0 T EY T IH NG
debonair D EH B AH0 N EH R;debrief D IH B R IY F;debriefed D IH B R IY F T;debriefing D IH B R IY F IH NG
debris D AH0 B R IY;debtor D EH T ER;debtors D EH T ER Z;debutante D EH B Y AH0 T AA N T;decade D EH K EY D
decadence D EH K AH0 D AH0 N S;decadent D EH K AH0 D AH0 N T;decaf D IY K AE F
decapitate D IY K AE P AH0 T EY T;decapitated D IY K AE P AH0 T EY T IH D
decapitation D IH K AE P IH T EY SH AH0 N;decathlon D IY K AE TH L AO N;decay D IH K EY
decaying D IH K EY IH NG;deceased D IH S IY S T;decedent D EH S IY D AH0 N T;deceit D AH0 S IY T
deceitful D AH0 S IY T F AH0 L;deceive D IH S IY V;deceived D IH S IY V D;deceiving D IH S IY V IH NG
decency D IY S AH0 N S IY;decent D IY S AH0 N T;decently D IY S AH0 N T L IY;deception D IH S EH P SH AH0 N
deceptive D IH S EH P T IH V;decibels D EH S AH0 B AH0 L Z;decide D IH S AY D;decided D IH S AY D IH D
decidedly D IH S AY D AH0 D L IY;deciding D IH S AY D IH NG;decimal D EH S AH0 M AH0 L
decimated D EH S AH0 M EY T IH D;decipher D IH S AY F ER;decision D IH S IH ZH AH0 N;decisive D IH S AY S IH V
deck D EH K;decked D EH K T;declaration D EH K L ER EY SH AH0 N;declare D IH K L EH R;declared D IH K L EH R D
declaring D IH K L EH R IH NG;decline D IH K L AY N;declined D IH K L AY N D;declining D IH K L AY N IH NG
deco D EH K OW;decode D IH K OW D;decoded D IH K OW D AH0 D;decoder D IH K OW D ER;decoding D IH K OW D IH NG
decompose D IY K AH0 M P OW Z;decomposed D IY K AH0 M P OW Z D;decomposing D IY K AH0 M P OW Z IH NG
decomposition D IY K AH0 M P OW Z IH SH AH0 N;decompression D IY K AH0 M P R EH SH AH0 N
decontamination D IY K AH0 N T AE M AH0 N EY SH AH0 N;decor D IH K AO R;decorate D EH K ER EY T
decorated D EH K ER EY T IH D;decorating D EH K ER EY T IH NG;decoration D EH K ER EY SH AH0 N
decorations D EH K ER EY SH AH0 N Z;decorative D EH K R AH0 T IH V;decorator D EH K ER EY T ER
decorum D IH K AO R AH0 M;decoy D AH0 K OY;decrease D IH K R IY S;decreased D IH K R IY S T
decreasing D IH K R IY S IH NG;decree D IH K R IY;decreed D IH K R IY D;decrepit D AH0 K R EH P IH T
dedicate D EH D AH0 K EY T;dedicated D EH D AH0 K EY T AH0 D;dedicating D EH D IH K EY T IH NG
dedication D EH D AH0 K EY SH AH0 N;deduce D IH D UW S;deduced D IH D UW S T;deduct D IH D AH K T
deducted D IH D AH K T IH D;deductible D IH D AH K T AH0 B AH0 L;deduction D IH D AH K SH AH0 N
deductive D IH D AH K T AH0 V;deed D IY D;deem D IY M;deemed D IY M D;deeper D IY P ER;deepest D IY P AH0 S T
deeply D IY P L IY;deer D IH R;defaced D IH F EY S T;defamation D EH F AH0 M EY SH AH0 N;defeat D IH F IY T
defeated D IH F IY T AH0 D;defeating D IH F IY T IH NG;defeatist D IH F IY T IH S T;defect D IY F EH K T
defected D IH F EH K T IH D;defection D IH F EH K SH AH0 N;defective D IH F EH K T IH V
defector D IH F EH K T ER;defence D IH F EH N S;defend D IH F EH N D;defendant D IH F EH N D AH0 N T
defended D IH F EH N D AH0 D;defender D IH F EH N D ER;defending D IH F EH N D IH NG;defense D IH F EH N S
defenseless D IH F EH N S L AH0 S;defensive D IH F EH N S IH V;defer D IH F ER;deference D EH F ER AH0 N S
defiance D IH F AY AH0 N S;defiant D IH F AY AH0 N T;defibrillator D IY F IH B R IH L EY T ER
deficiency D IH F IH SH AH0 N S IY;deficient D IH F IH SH AH0 N T;deficit D EH F AH0 S AH0 T
defied D IH F AY D;defies D IH F AY Z;define D IH F AY N;defined D IH F AY N D;defining D IH F AY N IH NG
definite D EH F AH0 N AH0 T;definitely D EH F AH0 N AH0 T L IY;definition D EH F AH0 N IH SH AH0 N
definitive D IH F IH N IH T IH V;definitively D IH F IH N IH T IH V L IY;deflect D IH F L EH K T
deflected D IH F L EH K T IH D;deflector D IH F L EH K T ER;deformed D IH F AO R M D
deformity D IH F AO R M AH0 T IY;defraud D IH F R AO D;defrost D IH F R AO S T;deft D EH F T
defunct D IH F AH NG K T;defuse D IH F Y UW Z;defy D IH F AY;defying D IH F AY IH NG
degenerate D IH JH EH N ER AH0 T;degenerated D IH JH EH N ER EY T IH D
degeneration D IH JH EH N ER EY SH AH0 N;degradation D EH G R AH0 D EY SH AH0 N;degrade D IH G R EY D
degraded D IH G R EY D AH0 D;degrading D IH G R EY D IH NG;degree D IH G R IY;degrees D IH G R IY Z
dehydrated D IH HH AY D R EY T AH0 D;dehydration D IY HH AY D R EY SH AH0 N;deign D EY N;deity D IY AH0 T IY
deja D IY JH AH0;delay D IH L EY;delayed D IH L EY D;delaying D IH L EY IH NG
delectable D IH L EH K T AH0 B AH0 L;delegate D EH L AH0 G EY T;delegates D EH L AH0 G EY T S
delegation D EH L AH0 G EY SH AH0 N;deleted D IH L IY T AH0 D;deli D EH L IY;deliberate D IH L IH B ER AH0 T
deliberately D IH L IH B ER AH0 T L IY;deliberation D IH L IH B ER EY SH AH0 N
deliberations D IH L IH B ER EY SH AH0 N Z;delicacy D EH L AH0 K AH0 S IY;delicate D EH L AH0 K AH0 T
delicately D EH L AH0 K AH0 T L IY;delicatessen D EH L IH K AH0 T EH S AH0 N;delicious D IH L IH SH AH0 S
deliciously D IH L IH SH AH0 SH L IY;delight D IH L AY T;delighted D IH L AY T AH0 D
delightful D IH L AY T F AH0 L;delightfully D IH L AY T F AH0 L IY;delinquency D IH L IH NG K W AH0 N S IY
delinquent D IH L IH NG K W AH0 N T;delirious D IH L IH R IY AH0 S;delirium D IH L IH R IY AH0 M
deliver D IH L IH V ER;deliverance D IH L IH V ER AH0 N S;delivered D IH L IH V ER D
deliveries D IH L IH V ER IY Z;delivering D IH L IH V ER IH NG;delivery D IH L IH V ER IY;delude D IH L UW D
deluded D IH L UW D IH D;deluge D EH L Y UW JH;delusion D IH L UW ZH AH0 N;delusional D IH L UW ZH AH0 N AH0 L
deluxe D AH0 L AH K S;demand D IH M AE N D;demanded D IH M AE N D AH0 D;demanding D IH M AE N D IH NG
demean D IH M IY N;demeaning D IH M IY N IH NG;demeanor D IH M IY N ER;demented D IH M EH N T IH D
dementia D IH M EH N SH IY AH0;demerits D IY M EH R AH0 T S;demise D IH M AY Z
democracy D IH M AA K R AH0 S IY;democrat D EH M AH0 K R AE T;democratic D EH M AH0 K R AE T IH K
demographic D EH M AH0 G R AE F IH K;demolish D IH M AA L IH SH;demolished D IH M AA L IH SH T
demolition D EH M AH0 L IH SH AH0 N;demon D IY M AH0 N;demonic D IH M AA N IH K
demonstrate D EH M AH0 N S T R EY T;demonstrated D EH M AH0 N S T R EY T IH D
demonstrating D EH M AH0 N S T R EY T IH NG;demonstration D EH M AH0 N S T R EY SH AH0 N
demonstrative D IH M AA N S T R AH0 T IH V;demonstrators D EH M AH0 N S T R EY T ER Z;demoted D IH M OW T IH D
demotion D IH M OW SH AH0 N;demure D IH M Y UH R;deniability D IH N AY AH0 B IH L IH T IY
denial D IH N AY AH0 L;denied D IH N AY D;denies D IH N AY Z;denim D EH N AH0 M
denomination D IH N AO M AH0 N EY SH AH0 N;denominator D IH N AA M AH0 N EY T ER;denounce D IH N AW N S
denounced D IH N AW N S T;dense D EH N S;density D EH N S AH0 T IY;dent D EH N T;dental D EH N T AH0 L
dented D EH N T IH D;dentist D EH N T AH0 S T;dentistry D EH N T IH S T R IY;dentures D EH N CH ER Z
deny D IH N AY;denying D IH N AY IH NG;deodorant D IY OW D ER AH0 N T;depart D IH P AA R T
departed D IH P AA R T IH D;departing D IH P AA R T IH NG;department D IH P AA R T M AH0 N T
departmental D IH P AA R T M EH N AH0 L;departure D IH P AA R CH ER;depend D IH P EH N D
dependable D IH P EH N D AH0 B AH0 L;depended D IH P EH N D AH0 D;dependence D IH P EH N D AH0 N S
dependency D IH P EH N D AH0 N S IY;dependent D IH P EH N D AH0 N T;depending D IH P EH N D IH NG
depends D IH P EH N D Z;depict D IH P IH K T;depicted D IH P IH K T AH0 D;depicting D IH P IH K T IH NG
depiction D IH P IH K SH AH0 N;depleted D IH P L IY T IH D;deplorable D IH P L AO R AH0 B AH0 L
deploy D IH P L OY;deployed D IH P L OY D;deploying D IH P L OY IH NG;deployment D IH P L OY M AH0 N T
deport D IH P AO R T;deportation D IY P AO R T EY SH AH0 N;deported D IH P AO R T AH0 D;depose D IH P OW Z
deposed D IH P OW Z D;deposit D AH0 P AA Z IH T;deposited D AH0 P AA Z IH T IH D
deposition D EH P AH0 Z IH SH AH0 N;depositors D AH0 P AA Z IH T ER Z;depository D IH P AA Z AH0 T AO R IY
depot D IY P OW;depraved D IY P R EY V D;depravity D IH P R AE V AH0 T IY
depreciation D IH P R IY SH IY EY SH AH0 N;depress D IH P R EH S;depressed D IH P R EH S T
depressing D IH P R EH S IH NG;depression D IH P R EH SH AH0 N;depressive D IH P R EH S IH V
deprivation D EH P R AH0 V EY SH AH0 N;deprive D IH P R AY V;deprived D IH P R AY V D
depriving D IH P R AY V IH NG;depth D EH P TH;deputies D EH P Y AH0 T IY Z;deputize D EH P Y AH0 T AY Z
deputy D EH P Y AH0 T IY;der D ER;derail D IH R EY L;derailed D IH R EY L D;deranged D IH R EY N JH D
derelict D EH R AH0 L IH K T;derivative D ER IH V AH0 T IH V;derive D ER AY V;derived D ER AY V D
dermatologist D ER M AH0 T AA L AH0 JH IH S T;derogatory D ER AA G AH0 T AO R IY;derrick D EH R IH K
derringer D EH R AH0 N JH ER;descend D IH S EH N D;descendant D IH S EH N D AH0 N T
descended D IH S EH N D AH0 D;descending D IH S EH N D IH NG;descent D IH S EH N T;describe D IH S K R AY B
described D IH S K R AY B D;describing D IH S K R AY B IH NG;description D IH S K R IH P SH AH0 N
descriptive D IH S K R IH P T IH V;desecrate D EH Z AH0 K R EY T;desecrated D EH Z AH0 K R EY T IH D
desecration D EH S AH0 K R EY SH AH0 N;desert D EH Z ER T;deserted D IH Z ER T IH D;deserter D EH Z ER T ER
deserting D EH Z ER T IH NG;desertion D IH Z ER SH AH0 N;deserve D IH Z ER V;deserved D IH Z ER V D
deserving D IH Z ER V IH NG;designate D EH Z AH0 G N EY T;designated D EH Z IH G N EY T IH D
designed D IH Z AY N D;designing D IH Z AY N IH NG;desirable D IH Z AY R AH0 B AH0 L;desire D IH Z AY ER
desired D IH Z AY ER D;desist D IH S IH S T;desk D EH S K;desolate D EH S AH0 L AH0 T
desolation D EH S AH0 L EY SH AH0 N;despair D IH S P EH R;desperado D EH S P ER AA D OW
desperate D EH S P R IH T;desperately D EH S P ER AH0 T L IY;desperation D EH S P ER EY SH AH0 N
despicable D IH S P IH K AH0 B AH0 L;despise D IH S P AY Z;despised D IH S P AY Z D;despite D IH S P AY T
despondent D IH S P AA N D AH0 N T;dessert D IH Z ER T;destination D EH S T AH0 N EY SH AH0 N
destined D EH S T IH N D;destinies D EH S T AH0 N IY Z;destiny D EH S T AH0 N IY;destitute D EH S T AH0 T UW T
destroy D IH S T R OY;destroyed D IH S T R OY D;destroyer D IH S T R OY ER;destroying D IH S T R OY IH NG
destruct D IH S T R AH K T;destruction D IH S T R AH K SH AH0 N;destructive D IH S T R AH K T IH V
detach D IH T AE CH;detached D IH T AE CH T;detachment D IH T AE CH M AH0 N T;detail D IH T EY L
detailed D IH T EY L D;detailing D IH T EY L IH NG;details D IH T EY L Z;detain D IH T EY N
detained D IH T EY N D;detaining D IH T EY N IH NG;detect D IH T EH K T;detected D IH T EH K T AH0 D
detecting D IH T EH K T IH NG;detection D IH T EH K SH AH0 N;detective D IH T EH K T IH V
detector D IH T EH K T ER;detention D IH T EH N SH AH0 N;deter D IH T ER;detergent D IH T ER JH AH0 N T
deteriorate D IH T IH R IY ER EY T;deteriorated D IH T IH R IY ER EY T IH D
deteriorating D IH T IH R IY ER EY T IH NG;deterioration D IH T IH R IY ER EY SH AH0 N
determination D IH T ER M AH0 N EY SH AH0 N;determine D AH0 T ER M AH0 N;determined D IH T ER M AH0 N D
determining D IH T ER M AH0 N IH NG;deterrent D IH T ER R AH0 N T;detest D IH T EH S T
detonate D EH T AH0 N EY T;detonated D EH T AH0 N EY T AH0 D;detonating D EH T AH0 N EY T IH NG
detonation D EH T AH0 N EY SH AH0 N;detonator D EH T AH0 N EY T ER;detour D IH T UH R;detox D IY T AA K S
detriment D EH T R AH0 M AH0 N T;detrimental D EH T R AH0 M EH N T AH0 L;deuce D UW S;deux D UW
devastate D EH V AH0 S T EY T;devastated D EH V AH0 S T EY T IH D;devastating D EH V AH0 S T EY T IH NG
devastation D EH V AH0 S T EY SH AH0 N;develop D IH V EH L AH0 P;developed D IH V EH L AH0 P T
developing D IH V EH L AH0 P IH NG;development D IH V EH L AH0 P M AH0 N T
developmental D IH V EH L AH0 P M EH N T AH0 L;deviant D IY V IY AH0 N T;deviate D IY V IY EY T
deviated D IY V IY EY T IH D;deviation D IY V IY EY SH AH0 N;device D IH V AY S;devil D EH V AH0 L
devilish D EH V L IH SH;devious D IY V IY AH0 S;devise D IH V AY Z;devised D IH V AY Z D;devoid D IH V OY D
devote D IH V OW T;devoted D IH V OW T IH D;devoting D IH V OW T IH NG;devotion D IH V OW SH AH0 N
devour D IH V AW ER;devoured D IH V AW ER D;devouring D IH V AW ER IH NG;devout D IH V AW T;dew D UW
dexterity D EH K S T EH R AH0 T IY;diabetes D AY AH0 B IY T IY Z;diabetic D AY AH0 B EH T IH K
diabolical D AY AH0 B AA L IH K AH0 L;diagnose D AY AH0 G N OW S;diagnosed D AY AH0 G N OW S T
diagnosis D AY AH0 G N OW S AH0 S;diagnostic D AY AH0 G N AA S T IH K;diagonal D AY AE G AH0 N AH0 L
diagram D AY AH0 G R AE M;dial D AY AH0 L;dialect D AY AH0 L EH K T;dialed D AY AH0 L D
dialing D AY AH0 L IH NG;dialogue D AY AH0 L AO G;dialysis D AY AE L AH0 S AH0 S;diameter D AY AE M AH0 T ER
diaper D AY P ER;diapers D AY AH0 P ER Z;diaphragm D AY AH0 F R AE M;diaries D AY ER IY Z
diarrhea D AY ER IY AH0;diarrhoea D AY ER IY AH0;diary D AY ER IY;dias D AY AH0 Z;dibs D IH B Z;dice D AY S
diced D AY S T;dicey D AY S IY;dick D IH K;dickhead D IH K HH EH D;dictate D IH K T EY T
dictated D IH K T EY T IH D;dictating D IH K T EY T IH NG;dictation D IH K T EY SH AH0 N
dictator D IH K T EY T ER;dictatorship D IH K T EY T ER SH IH P;diction D IH K SH AH0 N
dictionary D IH K SH AH0 N EH R IY;did D IH D;diddle D IH D AH0 L;die D AY;died D AY D
dietary D AY AH0 T EH R IY;dieting D AY AH0 T IH NG;diff D IH F;differ D IH F ER;difference D IH F ER AH0 N S
different D IH F ER AH0 N T;differential D IH F ER EH N SH AH0 L;differentiate D IH F ER EH N SH IY EY T
differently D IH F R AH0 N T L IY;difficult D IH F AH0 K AH0 L T;difficulties D IH F AH0 K AH0 L T IY Z
difficulty D IH F AH0 K AH0 L T IY;diffuse D IH F Y UW S;dig D IH G;digest D AY JH EH S T
digested D AY JH EH S T IH D;digestion D AY JH EH S CH AH0 N;digestive D AY JH EH S T IH V;diggers D IH G ER Z
digging D IH G IH NG;digit D IH JH AH0 T;digits D IH JH AH0 T S;dignified D IH G N AH0 F AY D
dignify D IH G N AH0 F AY;dignitaries D IH G N AH0 T EH R IY Z;dignity D IH G N AH0 T IY;dike D AY K
dilated D AY L EY T IH D;dilation D AY L EY SH AH0 N;dildo D IH L D OW;dilemma D IH L EH M AH0
diligence D IH L AH0 JH AH0 N S;diligent D IH L IH JH AH0 N T;diligently D IH L AH0 JH AH0 N T L IY
dill D IH L;dilly D IH L IY;dilute D AY L UW T;diluted D AY L UW T AH0 D;dime D AY M
dimension D IH M EH N SH AH0 N;dimensional D IH M EH N SH AH0 N AH0 L;diminish D IH M IH N IH SH
diminished D IH M IH N IH SH T;diminishing D IH M IH N IH SH IH NG;diminutive D IH M IH N Y AH0 T IH V
dimmer D IH M ER;dimple D IH M P AH0 L;dimples D IH M P AH0 L Z;dinar D IH N AA R;dinars D AY N ER Z
dine D AY N;dined D AY N D;diner D AY N ER;dinghy D IH NG IY;dings D IH NG Z;dingus D IH NG G IH S
dingy D IH N JH IY;dining D AY N IH NG;dinky D IH NG K IY;dinner D IH N ER;dinnertime D IH N ER T AY M
dinosaur D AY N AH0 S AO R;diocese D AY AH0 S IY Z;diphtheria D IH F TH IH R IY AA;diploma D IH P L OW M AA
diplomacy D IH P L OW M AH0 S IY;diplomat D IH P L AH0 M AE T;diplomatic D IH P L AH0 M AE T IH K
dipped D IH P T;dipping D IH P IH NG;dippy D IH P IY;dips D IH P S;dipstick D IH P S T IH K;dire D AY R
direct D ER EH K T;directed D ER EH K T AH0 D;directing D ER EH K T IH NG;direction D ER EH K SH AH0 N
directional D ER EH K SH AH0 N AH0 L;directive D ER EH K T IH V;directly D ER EH K T L IY
directory D ER EH K T ER IY;dirt D ER T;dirtier D ER T IY ER;dirtiest D ER T IY AH0 S T;dirty D ER T IY
dis D IH S;disability D IH S AH0 B IH L IH T IY;disable D IH S EY B AH0 L;disabled D IH S EY B AH0 L D
disabling D IH S EY B AH0 L IH NG;disadvantage D IH S AH0 D V AE N T IH JH
disadvantaged D IH S AH0 D V AE N T IH JH D;disagree D IH S AH0 G R IY
disagreeable D IH S AH0 G R IY AH0 B AH0 L;disagreed D IH S AH0 G R IY D
disagreement D IH S AH0 G R IY M AH0 N T;disappear D IH S AH0 P IH R;disappearance D IH S AH0 P IH R AH0 N S
disappeared D IH S AH0 P IH R D;disappearing D IH S AH0 P IH R IH NG;disappoint D IH S AH0 P OY N T
disappointed D IH S AH0 P OY N T IH D;disappointing D IH S AH0 P OY N T IH NG
disappointment D IH S AH0 P OY N T M AH0 N T;disapproval D IH S AH0 P R UW V AH0 L
disapprove D IH S AH0 P R UW V;disarm D IH S AA R M;disarmed D IH S AA R M D;disarming D IH S AA R M IH NG
disarray D IH S ER EY;disaster D IH Z AE S T ER;disastrous D IH Z AE S T R AH0 S;disband D IH S B AE N D
disbanded D IH S B AE N D IH D;disbarred D IH S B AA R D;disbelief D IH S B IH L IY F;disc D IH S K
discard D IH S K AA R D;discarded D IH S K AA R D IH D;discern D IH S ER N;discerning D IH S ER N IH NG
discharge D IH S CH AA R JH;discharged D IH S CH AA R JH D;discharging D IH S CH AA R JH IH NG
disciple D IH S AY P AH0 L;disciples D IH S AY P AH0 L Z;disciplinary D IH S AH0 P L AH0 N EH R IY
discipline D IH S AH0 P L AH0 N;disciplined D IH S AH0 P L AH0 N D;disclose D IH S K L OW Z
disclosed D IH S K L OW Z D;disclosure D IH S K L OW ZH ER;disco D IH S K OW
discoloration D IH S K AH L ER EY SH AH0 N;discomfort D IH S K AH M F ER T
disconcerting D IH S K AH0 N S ER T IH NG;disconnect D IH S K AH0 N EH K T
disconnected D IH S K AH0 N EH K T IH D;discontent D IH S K AH0 N T EH N T
discontinue D IH S K AH0 N T IH N Y UW;discontinued D IH S K AH0 N T IH N Y UW D
discordant D IH S K AO R D AH0 N T;discount D IH S K AW N T;discourage D IH S K ER IH JH
discouraged D IH S K ER AH0 JH D;discouraging D IH S K ER AH0 JH IH NG;discourse D IH S K AO R S
discover D IH S K AH V ER;discovered D IH S K AH V ER D;discoveries D IH S K AH V ER IY Z
discovering D IH S K AH V ER IH NG;discovery D IH S K AH V ER IY;discredit D IH S K R EH D AH0 T
discredited D IH S K R EH D IH T IH D;discreet D IH S K R IY T;discreetly D IH S K R IY T L IY
discrepancies D IH S K R EH P AH0 N S IY Z;discrepancy D IH S K R EH P AH0 N S IY;discrete D IH S K R IY T
discretion D IH S K R EH SH AH0 N;discretionary D IH S K R EH SH AH0 N EH R IY
discriminate D IH S K R IH M AH0 N EY T;discriminating D IH S K R IH M AH0 N EY T IH NG
discrimination D IH S K R IH M AH0 N EY SH AH0 N;discuss D IH S K AH S;discussed D IH S K AH S T
discussing D IH S K AH S IH NG;discussion D IH S K AH SH AH0 N;disdain D IH S D EY N;disease D IH Z IY Z
diseased D IH Z IY Z D;disembark D IH S EH M B AA R K;disembodied D IH S IH B AA D IY D
disenfranchised D IH S IH N F R AE N CH AY Z D;disengage D IH S IH N G EY JH;disengaged D IH S IH N G EY JH D
disfigured D IH S F IH G Y ER D;disgrace D IH S G R EY S;disgraced D IH S G R EY S T
disgraceful D IH S G R EY S F AH0 L;disgruntled D IH S G R AH N T AH0 L D;disguise D IH S G AY Z
disguised D IH S G AY Z D;disguising D IH S G AY Z IH NG;disgust D IH S G AH S T
disgusted D IH S G AH S T AH0 D;disgusting D IH S G AH S T IH NG;dish D IH SH;dishes D IH SH AH0 Z
dishonest D IH S AA N AH0 S T;dishonesty D IH S AA N AH0 S T IY;dishonor D IH S AA N ER
dishonorable D IH S AA N ER AH0 B AH0 L;dishonored D IH S AA N ER D;dishwasher D IH SH W AA SH ER
dishwashing D IH SH W AA SH IH NG;disillusioned D IH S IH L UW ZH AH0 N D;disinfect D IH S IH N F EH K T
disinfectant D IH S IH N F EH K T AH0 N T;disintegrate D IH S IH N T AH0 G R EY T
disintegrated D IH S IH N T AH0 G R EY T IH D;disinterested D IH S IH N T R IH S T IH D;disk D IH S K
dislike D IH S L AY K;disliked D IH S L AY K T;dislocated D IH S L OW K EY T IH D;disloyal D IH S L OY AH0 L
disloyalty D IH S L OY AH0 L T IY;dismal D IH Z M AH0 L;dismantle D IH S M AE N T AH0 L
dismantled D IH S M AE N T AH0 L D;dismantling D IH S M AE N T AH0 L IH NG;dismay D IH S M EY
dismayed D IH S M EY D;dismember D IH S M EH M B ER;dismembered D IH S M EH M B ER D
dismemberment D IH S M EH M B ER M AH0 N T;dismiss D IH S M IH S;dismissal D IH S M IH S AH0 L
dismissed D IH S M IH S T;dismissing D IH S M IH S IH NG;dismissive D IH S M IH S IH V
disobedience D IH S AH0 B IY D IY AH0 N S;disobey D IH S AH0 B EY;disobeyed D IH S OW B EY D
disobeying D IH S OW B EY IH NG;disorder D IH S AO R D ER;disorderly D IH S AO R D ER L IY
disorganized D IH S AO R G AH0 N AY Z D;disorientation D IH S AO R IY AH0 N T EY SH AH0 N
disoriented D IH S AO R IY EH N T IH D;disown D IH S OW N;disowned D IH S OW N D;disparage D IH S P EH R IH JH
disparaging D IH S P EH R IH JH IH NG;dispatch D IH S P AE CH;dispatched D IH S P AE CH T
dispatcher D IH S P AE CH ER;dispatches D IH S P AE CH IH Z;dispatching D IH S P AE CH IH NG
dispensary D IH S P EH N S ER IY;dispensation D IH S P AH0 N S EY SH AH0 N;dispense D IH S P EH N S
dispensed D IH S P EH N S T;dispenser D IH S P EH N S ER;dispensing D IH S P EH N S IH NG
dispersal D IH S P ER S AH0 L;disperse D IH S P ER S;dispersed D IH S P ER S T;displace D IH S P L EY S
displaced D IH S P L EY S T;displacement D IH S P L EY S M AH0 N T;display D IH S P L EY
displayed D IH S P L EY D;displaying D IH S P L EY IH NG;displease D IH S P L IY Z
displeased D IH S P L IY Z D;displeasure D IH S P L EH ZH ER;disposable D IH S P OW Z AH0 B AH0 L
disposal D IH S P OW Z AH0 L;dispose D IH S P OW Z;disposed D IH S P OW Z D;disposing D IH S P OW Z IH NG
disposition D IH S P AH0 Z IH SH AH0 N;disprove D IH S P R UW V;dispute D IH S P Y UW T
disqualification D IH S K W AA L AH0 F AH0 K EY SH AH0 N;disqualified D IH S K W AA L AH0 F AY D
disqualify D IH S K W AA L AH0 F AY;disregard D IH S R IH G AA R D;disrespect D IH S R IH S P EH K T
disrespected D IH S R IH S P EH K T IH D;disrespectful D IH S R IH S P EH K T F AH0 L
disrespecting D IH S R IH S P EH K T IH NG;disrupt D IH S R AH P T;disrupted D IH S R AH P T IH D
disrupting D IH S R AH P T IH NG;disruption D IH S R AH P SH AH0 N;disruptive D IH S R AH P T IH V;diss D IH S
dissatisfied D IH S AE T AH0 S F AY D;dissect D AY S EH K T;dissected D AY S EH K T AH0 D
dissecting D AY S EH K T IH NG;dissection D AY S EH K SH AH0 N;dissent D IH S EH N T
dissertation D IH S ER T EY SH AH0 N;disservice D IH S ER V AH0 S;dissing D IH S IH NG
dissipated D IH S AH0 P EY T IH D;dissolve D IH Z AA L V;dissolved D IH Z AA L V D
dissolving D IH Z AO L V IH NG;dissuade D IH S W EY D;distal D IH S T AH0 L;distance D IH S T AH0 N S
distant D IH S T AH0 N T;distasteful D IH S T EY S T F AH0 L;distended D IH S T EH N D IH D
distilled D IH S T IH L D;distinct D IH S T IH NG K T;distinction D IH S T IH NG K SH AH0 N
distinctive D IH S T IH NG K T IH V;distinctly D IH S T IH NG K T L IY;distinguish D IH S T IH NG G W IH SH
distinguished D IH S T IH NG G W IH SH T;distinguishing D IH S T IH NG G W IH SH IH NG;distort D IH S T AO R T
distorted D IH S T AO R T AH0 D;distortion D IH S T AO R SH AH0 N;distract D IH S T R AE K T
distracted D IH S T R AE K T AH0 D;distracting D IH S T R AE K T IH NG;distraction D IH S T R AE K SH AH0 N
distraught D IH S T R AO T;distress D IH S T R EH S;distressed D IH S T R EH S T
distressing D IH S T R EH S IH NG;distribute D IH S T R IH B Y UW T;distributed D IH S T R IH B Y AH0 T AH0 D
distributing D IH S T R IH B Y UW T IH NG;distribution D IH S T R AH0 B Y UW SH AH0 N
distributor D IH S T R IH B Y AH0 T ER;district D IH S T R IH K T;distrust D IH S T R AH S T
disturb D IH S T ER B;disturbance D IH S T ER B AH0 N S;disturbed D IH S T ER B D
disturbing D IH S T ER B IH NG;ditch D IH CH;ditched D IH CH T;ditches D IH CH AH0 Z;ditching D IH CH IH NG
ditto D IH T OW;ditty D IH T IY;dive D AY V;dived D AY V D;diver D AY V ER;diverse D AY V ER S
diversion D AY V ER ZH AH0 N;diversionary D AY V ER ZH AH0 N EH R IY;diversity D IH V ER S IH T IY
divert D AY V ER T;diverted D AY V ER T IH D;diverting D AY V ER T IH NG;divide D IH V AY D
divided D IH V AY D IH D;dividend D IH V IH D EH N D;dividends D IH V AH0 D EH N D Z
dividing D IH V AY D IH NG;divine D IH V AY N;divinely D IH V AY N L IY;diving D AY V IH NG
divinity D IH V IH N AH0 T IY;division D IH V IH ZH AH0 N;divisional D IH V IH ZH AH0 N AH0 L
divorce D IH V AO R S;divorced D IH V AO R S T;divorcee D AH0 V AO R S IY;divorcing D IH V AO R S IH NG
divulge D IH V AH L JH;divvy D IH V IY;dizziness D IH Z IY N AH0 S;dizzy D IH Z IY;doable D UW AH0 B AH0 L
docile D AA S AH0 L;dock D AA K;docked D AA K T;docket D AA K AH0 T;docking D AA K IH NG;docs D AA K S
doctoral D AA K T ER AH0 L;doctorate D AA K T ER AH0 T;doctored D AA K T ER D;doctoring D AA K T ER IH NG
doctrine D AA K T R AH0 N;document D AA K Y AH0 M EH N T;documentaries D AA K Y AH0 M EH N T ER IY Z
documentary D AA K Y AH0 M EH N T ER IY;documentation D AA K Y AH0 M EH N T EY SH AH0 N
documented D AA K Y AH0 M EH N T AH0 D;documenting D AA K Y AH0 M AH0 N T IH NG;dodge D AA JH;dodged D AA JH D
dodging D AA JH IH NG;dodo D OW D OW;doer D UW R;dogged D AO G D;doggie D AO G IY;dogging D AO G IH NG
doggy D AO G IY;doghouse D AO G HH AW S;dogs D AA G Z;doing D UW IH NG;dole D OW L;doling D OW L IH NG
doll D AA L;dollar D AA L ER;dollars D AA L ER Z;dolled D AA L D;dollhouse D AA L HH AW S;dolly D AA L IY
dolphin D AA L F AH0 N;dolphins D AA L F AH0 N Z;domain D OW M EY N;dome D OW M;domestic D AH0 M EH S T IH K
domesticated D AH0 M EH S T AH0 K EY T AH0 D;dominance D AA M AH0 N AH0 N S;dominant D AA M AH0 N AH0 N T
dominate D AA M AH0 N EY T;dominated D AA M AH0 N EY T AH0 D;dominating D AA M AH0 N EY T IH NG
domination D AA M AH0 N EY SH AH0 N;domineering D AA M AH0 N IH R IH NG;dominion D AH0 M IH N Y AH0 N
domino D AA M AH0 N OW;dominoes D AA M AH0 N OW Z;donate D OW N EY T;donated D OW N EY T IH D
donating D OW N EY T IH NG;donation D OW N EY SH AH0 N;donkey D AA NG K IY;donor D OW N ER;dons D AA N Z
donut D OW N AH T;donuts D OW N AH T S;doo D UW;doodle D UW D AH0 L;doom D UW M;doomed D UW M D
doomsday D UW M Z D EY;door D AO R;doorbell D AO R B EH L;doorknob D UW R N AA B;doorman D AO R M AE N
doormat D AO R M AE T;doornail D AO R N EY L;doorstep D AO R S T EH P;doorway D AO R W EY;doozy D UW Z IY
dopamine D AA P AH0 M AY N;dope D OW P;doped D OW P T;dopey D OW P IY;dorm D AO R M;dormant D AO R M AH0 N T
dormitory D AO R M AH0 T AO R IY;dorsal D AO R S AH0 L;dos D AO S;dosage D OW S AH0 JH;dose D OW S
dossier D AO S Y EY;dost D AA S T;doth D AO TH;dots D AA T S;dotted D AA T AH0 D;doubled D AH B AH0 L D
doubling D AH B AH0 L IH NG;doubly D AH B L IY;doubted D AW T IH D;doubtful D AW T F AH0 L
doubting D AW T IH NG;doubtless D AW T L AH0 S;douche D UW SH;dough D OW;doughnut D OW N AH T
doughnuts D OW N AH T S;douse D AW S;doused D AW S T;dove D AH V;down D AW N;downed D AW N D;downer D AW N ER
downfall D AW N F AO L;downhill D AW N HH IH L;downing D AW N IH NG;downloaded D AW N L OW D IH D
downloading D AW N L OW D IH NG;downright D AW N R AY T;downriver D AW N R IH V ER;downside D AW N S AY D
downstairs D AW N S T EH R Z;downstate D AW N S T EY T;downstream D AW N S T R IY M;downtime D AW N T AY M
downtrodden D AW N T R AA D AH0 N;downward D AW N W ER D;downwind D AW N W IH N D;downy D AW N IY
dowry D AW R IY;doze D OW Z;dozed D OW Z D;dozen D AH Z AH0 N;dozing D OW Z IH NG;drab D R AE B
draft D R AE F T;drafted D R AE F T IH D;drafting D R AE F T IH NG;drafty D R AE F T IY;drag D R AE G
dragged D R AE G D;dragging D R AE G IH NG;dragnet D R AE G N EH T;drain D R EY N;drainage D R EY N AH0 JH
drained D R EY N D;draining D R EY N IH NG;dramatic D R AH0 M AE T IH K;dramatically D R AH0 M AE T IH K L IY
drank D R AE NG K;drape D R EY P;draped D R EY P T;drapes D R EY P S;drastic D R AE S T IH K
drastically D R AE S T IH K L IY;draught D R AE F T;draw D R AO;drawback D R AO B AE K
drawbridge D R AO B R IH JH;drawer D R AO R;drawing D R AO IH NG;drawn D R AO N;dread D R EH D
dreaded D R EH D IH D;dreadful D R EH D F AH0 L;dreadfully D R EH D F AH0 L IY;dreading D R EH D IH NG
dream D R IY M;dreamed D R IY M D;dreamer D R IY M ER;dreaming D R IY M IH NG;dreamland D R IY M L AE N D
dreamt D R EH M T;dreamy D R IY M IY;dreary D R IH R IY;dredge D R EH JH;dregs D R EH G Z
drenched D R EH N CH T;dress D R EH S;dressed D R EH S T;dresser D R EH S ER;dresses D R EH S AH0 Z
dressing D R EH S IH NG;dressmaker D R EH S M EY K ER;dressy D R EH S IY;drew D R UW;dribble D R IH B AH0 L
dribbling D R IH B AH0 L IH NG;dried D R AY D;drier D R AY ER;dries D R AY Z;drift D R IH F T
drifted D R IH F T AH0 D;drifter D R IH F T ER;drifting D R IH F T IH NG;driftwood D R IH F T W UH D
drill D R IH L;drilled D R IH L D;drilling D R IH L IH NG;drink D R IH NG K;drinker D R IH NG K ER
drinking D R IH NG K IH NG;drip D R IH P;dripped D R IH P T;dripping D R IH P IH NG;drive D R AY V
drivel D R IH V AH0 L;driven D R IH V AH0 N;driveway D R AY V W EY;driving D R AY V IH NG
drizzle D R IH Z AH0 L;droll D R OW L;drone D R OW N;droning D R OW N IH NG;drool D R UW L;drooled D R UW L D
drooling D R UW L IH NG;droop D R UW P;droopy D R UW P IY;drop D R AA P;dropout D R AA P AW T
dropped D R AA P T;dropper D R AA P ER;dropping D R AA P IH NG;drought D R AW T;drove D R OW V;drown D R AW N
drowned D R AW N D;drowning D R AW N IH NG;drowsy D R AW Z IY;drug D R AH G;drugged D R AH G D
druggie D R AH G IY;drugging D R AH G IH NG;druggist D R AH G IH S T;drugs D R AH G Z
drugstore D R AH G S T AO R;druid D R UW IH D;druids D R UW IH D Z;drum D R AH M;drummed D R AH M D
drummer D R AH M ER;drumming D R AH M IH NG;drumstick D R AH M S T IH K;drunk D R AH NG K
drunkard D R AH NG K ER D;drunken D R AH NG K AH0 N;drunkenness D R AH NG K AH0 N N AH0 S;dry D R AY
dryer D R AY ER;drying D R AY IH NG;drywall D R AY W AA L;dual D UW AH0 L;dub D AH B;dubbed D AH B D
dubious D UW B IY AH0 S;duchess D AH CH AH0 S;duck D AH K;ducked D AH K T;ducking D AH K IH NG
duckling D AH K L IH NG;ducky D AH K IY;duct D AH K T;dud D AH D;dude D UW D;duds D AH D Z;duel D UW AH0 L
dueling D UW L IH NG;dues D UW Z;duet D UW EH T;duff D AH F;duffel D AH F AH0 L;dug D AH G;dugout D AH G AW T
duke D UW K;dull D AH L;dullest D AH L AH0 S T;duly D UW L IY;dumb D AH M;dumbbell D AH M B EH L
dumber D AH M ER;dumbest D AH M AH0 S T;dummies D AH M IY Z;dummy D AH M IY;dump D AH M P;dumped D AH M P T
dumping D AH M P IH NG;dumpling D AH M P L IH NG;dumplings D AH M P L IH NG Z;dumpster D AH M P S T ER
dune D UW N;dungeon D AH N JH AH0 N;dunk D AH NG K;dunked D AH NG K T;dunno D AH0 N OW;dupe D UW P
duped D UW P T;duplex D UW P L EH K S;duplicate D UW P L AH0 K AH0 T;duplicated D UW P L IH K EY T IH D
durable D UH R AH0 B AH0 L;duration D UH R EY SH AH0 N;duress D UH R EH S;during D UH R IH NG;dusk D AH S K
dust D AH S T;dusted D AH S T IH D;duster D AH S T ER;dusting D AH S T IH NG;dusty D AH S T IY
duties D UW T IY Z;duty D UW T IY;dwarf D W AO R F;dwarves D W AO R V Z;dweeb D W IY B;dwell D W EH L
dwelling D W EH L IH NG;dye D AY;dyed D AY D;dying D AY IH NG;dyke D AY K;dynamic D AY N AE M IH K
dynamite D AY N AH0 M AY T;dynamo D AY N AH0 M OW;dynasty D AY N AH0 S T IY;dysentery D IH S AH0 N T EH R IY
dysfunction D IH S F AH NG K SH AH0 N;dysfunctional D IH S F AH NG K SH AH0 N AH0 L
dyslexic D IH S L EH K S IH K;each IY CH;eager IY G ER;eagerly IY G ER L IY;eagle IY G AH0 L;ear IY R
earful IY R F AH L;earl ER L;earlier ER L IY ER;earliest ER L IY AH0 S T;early ER L IY;earmuffs IH R M AH F S
earn ER N;earned ER N D;earner ER N ER;earnest ER N IH S T;earning ER N IH NG;earphones IH R F OW N Z
earpiece IH R P IY S;earplugs IH R P L AH G Z;earring IH R IH NG;earrings IH R IH NG Z;ears IH R Z
earshot IH R SH AA T;earthbound ER TH B AW N D;earthling ER TH L IH NG;earthly ER TH L IY
earthquake ER TH K W EY K;earthy ER TH IY;ease IY Z;eased IY Z D;easier IY Z IY ER;easiest IY Z IY AH0 S T
easily IY Z AH0 L IY;easing IY Z IH NG;eastbound IY S T B AW N D;eastern IY S T ER N;easy IY Z IY
easygoing IY Z IY G OW IH NG;eat IY T;eaten IY T AH0 N;eater IY T ER;eating IY T IH NG
eavesdrop IY V Z D R AA P;eavesdropping IY V Z D R AA P IH NG;ebb EH B;ebony EH B AH0 N IY
eccentric IH K S EH N T R IH K;eccentricities EH K S EH N T R IH S IH T IY Z;echo EH K OW;echoes EH K OW Z
echoing EH K OW IH NG;eclectic IH K L EH K T IH K;eclipse IH K L IH P S;ecological IY K AH0 L AA JH IH K AH0 L
econ IY K AA N;economic EH K AH0 N AA M IH K;economical EH K AH0 N AA M IH K AH0 L
economically EH K AH0 N AA M IH K L IY;economies IH K AA N AH0 M IY Z;economy IH K AA N AH0 M IY
ecosystem IY K OW S IH S T AH0 M;ecstasy EH K S T AH0 S IY;ecstatic EH K S T AE T IH K;eddy EH D IY
edema IH D IY M AH0;edgewise EH JH W AY Z;edgy EH JH IY;edible EH D AH0 B AH0 L;edict IY D IH K T
edifice EH D AH0 F AH0 S;edit EH D AH0 T;edited EH D AH0 T AH0 D;editing EH D AH0 T IH NG
edition AH0 D IH SH AH0 N;editor EH D AH0 T ER;editorial EH D AH0 T AO R IY AH0 L;educate EH JH AH0 K EY T
educated EH JH AH0 K EY T IH D;educating EH JH AH0 K EY T IH NG;educational EH JH AH0 K EY SH AH0 N AH0 L
educator EH JH AH0 K EY T ER;eel IY L;eerie IH R IY;effect IH F EH K T;effected IH F EH K T IH D
effective IH F EH K T IH V;effectively IH F EH K T IH V L IY;effectiveness IH F EH K T IH V N AH0 S
efficiency IH F IH SH AH0 N S IY;efficient IH F IH SH AH0 N T;efficiently IH F IH SH AH0 N T L IY
effort EH F ER T;effortless EH F ER T L AH0 S;effrontery IH F R AH N T ER IY;egg EH G;egghead EH G HH EH D
eggnog EH G N AO G;eggplant EH G P L AE N T;eggs EH G Z;eggshell EH G SH EH L;ego IY G OW
egomaniac IY G OW M EY N IY AE K;egotistical IY G AH0 T IH S T IH K AH0 L;egregious IH G R IY JH AH0 S
eighteen EY T IY N;eighteenth EY T IY N TH;eighth EY T TH;eighties EY T IY Z;eighty EY T IY;either IY DH ER
ejaculate IH JH AE K Y UW L EY T;ejaculation IY JH AE K Y UW L EY SH AH0 N;eject IH JH EH K T
ejected IH JH EH K T IH D;ejection IH JH EH K SH AH0 N;elaborate IH L AE B R AH0 T;elapsed IH L AE P S T
elastic IH L AE S T IH K;elasticity IY L AE S T IH S AH0 T IY;elation IH L EY SH AH0 N;elbow EH L B OW
elder EH L D ER;elderly EH L D ER L IY;eldest EH L D AH0 S T;elect IH L EH K T;elected IH L EH K T AH0 D
election IH L EH K SH AH0 N;elective IH L EH K T IH V;electoral IH L EH K T ER AH0 L
electric IH L EH K T R IH K;electrical IH L EH K T R IH K AH0 L;electrically IH L EH K T R IH K AH0 L IY
electrician IH L EH K T R IH SH AH0 N;electricity IH L EH K T R IH S AH0 T IY
electrified IH L EH K T R AH0 F AY D;electrifying IH L EH K T R AH0 F AY IH NG;electro IH L EH K T R OW
electrocute IH L EH K T R AH0 K Y UW T;electrocuted IH L EH K T R AH0 K Y UW T IH D
electrocution IH L EH K T R AH0 K Y UW SH AH0 N;electrodes IH L EH K T R OW D Z
electrolytes IH L EH K T R AA L AY T S;electromagnetic IH L EH K T R OW M AE G N EH T IH K
electron IH L EH K T R AA N;electronic IH L EH K T R AA N IH K;electronically IH L EH K T R AA N IH K AH0 L IY
electrons IH L EH K T R AA N Z;electroshock IH L EH K T R OW SH AA K;elegance EH L AH0 G AH0 N S
elegant EH L AH0 G AH0 N T;element EH L AH0 M AH0 N T;elemental EH L AH0 M EH N T AH0 L
elementary EH L AH0 M EH N T R IY;elements EH L AH0 M AH0 N T S;elephant EH L AH0 F AH0 N T
elevate EH L AH0 V EY T;elevated EH L AH0 V EY T IH D;elevation EH L AH0 V EY SH AH0 N
elevator EH L AH0 V EY T ER;eleven IH L EH V AH0 N;eleventh IH L EH V AH0 N TH;elf EH L F
elicit IH L IH S IH T;eligible EH L AH0 JH AH0 B AH0 L;eliminate IH L IH M AH0 N EY T
eliminated IH L IH M AH0 N EY T IH D;eliminating IH L IH M AH0 N EY T IH NG
elimination IH L IH M AH0 N EY SH AH0 N;elite IH L IY T;elitist EY L IY T IH S T;elixir IH L IH K S ER
elk EH L K;ell EH L;elm EH L M;elongated IH L AO NG G EY T AH0 D;elope IH L OW P;eloped IH L OW P D
eloquence EH L AH0 K W AH0 N S;eloquent EH L AH0 K W AH0 N T;eloquently EH L AH0 K W AH0 N T L IY;else EH L S
elsewhere EH L S W EH R;elude IH L UW D;eluded IH L UW D IH D;elusive IH L UW S IH V;elves EH L V Z
emanating EH M AH0 N EY T IH NG;emancipated IH M AE N S AH0 P EY T IH D
emancipation IH M AE N S AH0 P EY SH AH0 N;embalmed EH M B AA M D;embalming EH M B AA M IH NG
embankment EH M B AE NG K M AH0 N T;embargo EH M B AA R G OW;embark EH M B AA R K;embarked EH M B AA R K T
embarking EH M B AA R K IH NG;embarrass IH M B EH R AH0 S;embarrassed IH M B EH R AH0 S T
embarrasses IH M B AE R AH0 S IH Z;embarrassing IH M B EH R AH0 S IH NG
embarrassment IH M B EH R AH0 S M AH0 N T;embassies EH M B AH0 S IY Z;embassy EH M B AH0 S IY
embedded EH M B EH D IH D;embezzled IH M B EH Z AH0 L D;embezzlement EH M B EH Z AH0 L M AH0 N T
embezzler IH M B EH Z AH0 L ER;embezzling IH M B EH Z AH0 L IH NG;emblem EH M B L AH0 M
embodiment EH M B AA D IY M AH0 N T;embody IH M B AA D IY;embolism EH M B OW L IH Z AH0 M
embrace EH M B R EY S;embraced EH M B R EY S T;embracing EH M B R EY S IH NG;embroidered EH M B R OY D ER D
embroidery EH M B R OY D ER IY;embryo EH M B R IY OW;emcee EH M S IY;emerald EH M R AH0 L D;emerge IH M ER JH
emerged IH M ER JH D;emergencies IH M ER JH AH0 N S IY Z;emergency IH M ER JH AH0 N S IY
emergent IH M ER JH AH0 N T;emerging IH M ER JH IH NG;emigrated EH M AH0 G R EY T IH D
eminence EH M AH0 N AH0 N S;eminent EH M AH0 N AH0 N T;emir IH M IH R;emissary EH M AH0 S EH R IY
emission IH M IH SH AH0 N;emissions IH M IH SH AH0 N Z;emit IH M IH T;emotion IH M OW SH AH0 N
emotional IH M OW SH AH0 N AH0 L;emotionally IH M OW SH N AH0 L IY;emotions IH M OW SH AH0 N Z
empathize EH M P AH0 TH AY Z;empathy EH M P AH0 TH IY;emperor EH M P ER ER;emphasis EH M F AH0 S AH0 S
emphasize EH M F AH0 S AY Z;emphatically EH M F AE T IH K L IY;emphysema EH M F AH0 Z IY M AH0
empire EH M P AY ER;empirical EH M P IH R IH K AH0 L;employ EH M P L OY;employed EH M P L OY D
employee EH M P L OY IY;employees EH M P L OY IY Z;employer EH M P L OY ER;employment EH M P L OY M AH0 N T
emporium EH M P AO R IY AH0 M;empower IH M P AW ER;empowered IH M P AW ER D;empowering IH M P AW ER IH NG
empress EH M P R EH S;emptied EH M P T IY D;empties EH M P T IY Z;emptiness EH M P T IY N AH0 S
empty EH M P T IY;emptying EH M P T IY IH NG;emulate EH M Y AH0 L EY T;enable EH N EY B AH0 L
enabled EH N EY B AH0 L D;enabling EH N EY B AH0 L IH NG;enacted EH N AE K T AH0 D;enamel IH N AE M AH0 L
enamored EH N AE M ER D;encampment IH N K AE M P M IH N T;encased EH N K EY S T;enchant EH N CH AE N T
enchanted EH N CH AE N T IH D;enchanting EH N CH AE N T IH NG;enchantment EH N CH AE N T M AH0 N T
enchilada EH N CH IH L AA D AH0;enclose IH N K L OW Z;enclosed EH N K L OW Z D;enclosure EH N K L OW ZH ER
encoded EH N K OW D IH D;encore AA N K AO R;encounter IH N K AW N T ER;encountered IH N K AW N T ER D
encourage EH N K ER IH JH;encouraged EH N K ER IH JH D;encouragement EH N K ER IH JH M AH0 N T
encouraging EH N K ER IH JH IH NG;encrypted EH N K R IH P T IH D;encryption EH N K R IH P SH AH0 N
encyclopedia IH N S AY K L AH0 P IY D IY AH0;end EH N D;endanger EH N D EY N JH ER
endangered EH N D EY N JH ER D;endangering EH N D EY N JH ER IH NG;endangerment EH N D EY N JH ER M AH0 N T
endearing EH N D IY R IH NG;endeavor IH N D EH V ER;endeavour IH N D EH V ER;ended EH N D AH0 D
endgame EH N D G EY M;ending EH N D IH NG;endless EH N D L AH0 S;endlessly EH N D L AH0 S L IY
endorse EH N D AO R S;endorsed EH N D AO R S T;endorsement EH N D AO R S M AH0 N T
endorsing EH N D AO R S IH NG;endowed EH N D AW D;endowment EH N D AW M AH0 N T;endurance EH N D ER AH0 N S
endure EH N D Y UH R;endured EH N D Y UH R D;enduring EH N D Y UH R IH NG;enema EH N AH0 M AH0
enemies EH N AH0 M IY Z;energetic EH N ER JH EH T IH K;energies EH N ER JH IY Z;energized EH N ER JH AY Z D
enforce EH N F AO R S;enforced EH N F AO R S T;enforcement EH N F AO R S M AH0 N T;enforcer EH N F AO R S ER
enforcing EH N F AO R S IH NG;engage EH N G EY JH;engaged EH N G EY JH D;engagement EH N G EY JH M AH0 N T
engaging EH N G EY JH IH NG;engineered EH N JH AH0 N IY R D;engineering EH N JH AH0 N IH R IH NG
engraved IH N G R EY V D;engraving IH N G R EY V IH NG;enhance EH N HH AE N S;enhanced EH N HH AE N S T
enhancement EH N HH AE N S M AH0 N T;enhancing EH N HH AE N S IH NG;enigma IH N IH G M AH0;enjoy EH N JH OY
enjoyable EH N JH OY AH0 B AH0 L;enjoyed EH N JH OY D;enjoying EH N JH OY IH NG;enjoyment EH N JH OY M AH0 N T
enlarge EH N L AA R JH;enlarged EH N L AA R JH D;enlargement IH N L AA R JH M AH0 N T
enlighten EH N L AY T AH0 N;enlightened EH N L AY T AH0 N D;enlightening EH N L AY T AH0 N IH NG
enlightenment EH N L AY T AH0 N M AH0 N T;enlist EH N L IH S T;enlisted EH N L IH S T IH D
enlisting EH N L IH S T IH NG;enlistment EH N L IH S T M AH0 N T;enmity EH N M AH0 T IY;ennui EH N UW IY
enormous IH N AO R M AH0 S;enormously IH N AO R M AH0 S L IY;enquire IH N K W AY ER;enraged EH N R EY JH D
enriched EH N R IH CH T;enroll EH N R OW L;enrolled EH N R OW L D;enrollment EH N R OW L M AH0 N T
ensemble AA N S AA M B AH0 L;ensign EH N S AH0 N;enslave EH N S L EY V;enslaved EH N S L EY V D
ensued IH N S UW D;ensured EH N SH UH R D;ensuring EH N SH UH R IH NG;entail EH N T EY L
entangled EH N T AE NG G AH0 L D;entered EH N T ER D;entering EH N T ER IH NG;enterprise EH N T ER P R AY Z
enterprising EH N T ER P R AY Z IH NG;entertain EH N T ER T EY N;entertained EH N T ER T EY N D
entertainer EH N T ER T EY N ER;entertaining EH N T ER T EY N IH NG;entertainment EH N T ER T EY N M AH0 N T
enthusiasm IH N TH UW Z IY AE Z AH0 M;enthusiast EH N TH UW Z IY AE S T
enthusiastic IH N TH UW Z IY AE S T IH K;entice IH N T AY S;enticing EH N T AY S IH NG;entire IH N T AY ER
entirely IH N T AY ER L IY;entirety IH N T AY ER T IY;entities EH N T IH T IY Z;entitle EH N T AY T AH0 L
entitled EH N T AY T AH0 L D;entitles EH N T AY T AH0 L Z;entity EH N T AH0 T IY
entomologist EH N T AH0 M AA L AH0 JH AH0 S T;entourage AA N T UH R AA ZH;entrails EH N T R AH0 L Z
entrance EH N T R AH0 N S;entrapment IH N T R AE P M AH0 N T;entree AA N T R EY
entrepreneur AA N T R AH0 P R AH0 N ER;entries EH N T R IY Z;entrust EH N T R AH S T
entrusted EH N T R AH S T IH D;entry EH N T R IY;entwined EH N T W AY N D;envelope EH N V AH0 L OW P
enveloped EH N V EH L AH0 P T;envied EH N V IY D;envious EH N V IY AH0 S
environment IH N V AY R AH0 N M AH0 N T;environmental IH N V AY R AH0 N M EH N T AH0 L
environmentally IH N V AY R AH0 N M EH N T AH0 L IY;envision EH N V IH ZH AH0 N
envisioned EH N V IH ZH AH0 N D;envoy EH N V OY;envy EH N V IY;enzyme EH N Z AY M;eons IY AH0 N Z
epic EH P IH K;epicenter EH P AH0 S EH N T ER;epidemic EH P AH0 D EH M IH K;epidermis EH P AH0 D ER M AH0 S
epidural EH P AH0 D ER AH0 L;epilepsy EH P AH0 L EH P S IY;epileptic EH P AH0 L EH P T IH K
epinephrine EH P IH N EH F R IH N;epiphany IH P IH F AH0 N IY;episode EH P AH0 S OW D;epitaph EH P AH0 T AE F
epitome IH P IH T AH0 M IY;epsilon EH P S AH0 L AA N;equal IY K W AH0 L;equality IH K W AA L AH0 T IY
equalizer IY K W AH0 L AY Z ER;equally IY K W AH0 L IY;equate IH K W EY T;equation IH K W EY ZH AH0 N
equator IH K W EY T ER;equatorial IY K W AH0 T AO R IY AH0 L;equestrian IH K W EH S T R IY AH0 N
equilibrium IY K W AH0 L IH B R IY AH0 M;equinox IY K W AH0 N AA K S;equip IH K W IH P
equipment IH K W IH P M AH0 N T;equipped IH K W IH P T;equips IH K W IH P S;equitable EH K W AH0 T AH0 B AH0 L
equity EH K W AH0 T IY;equivalent IH K W IH V AH0 L AH0 N T;era EH R AH0;eradicate IH R AE D AH0 K EY T
eradicated IH R AE D AH0 K EY T IH D;erase IH R EY S;erased IH R EY S T;eraser IH R EY S ER
erasing IH R EY S IH NG;ere EH R;erect IH R EH K T;erected IH R EH K T AH0 D;erection IH R EH K SH AH0 N
ergo ER G OW;ermine ER M AH0 N;eroding IH R OW D IH NG;erosion IH R OW ZH AH0 N;erotic IH R AA T IH K
erotica IH R AA T IH K AH0;err EH R;errand EH R AH0 N D;errant EH R AH0 N T;erratic IH R AE T IH K
erroneous EH R OW N IY AH0 S;ers ER Z;erupt IH R AH P T;erupted IY R AH P T IH D;eruption IY R AH P SH AH0 N
escalate EH S K AH0 L EY T;escalated EH S K AH0 L EY T IH D;escalating EH S K AH0 L EY T IH NG
escalation EH S K AH0 L EY SH AH0 N;escalator EH S K AH0 L EY T ER;escapade EH S K AH0 P EY D
escape IH S K EY P;escaped IH S K EY P T;escaping IH S K EY P IH NG;escarpment EH S K AA R P M AH0 N T
escort EH S K AO R T;escorted EH S K AO R T IH D;escorting EH S K AO R T IH NG;escrow EH S K R OW
esophagus IH S AA F AH0 G AH0 S;esoteric EH S AH0 T EH R IH K;especially AH0 S P EH SH L IY
espionage EH S P IY AH0 N AA JH;essay EH S EY;essence EH S AH0 N S;essential EH S EH N SH AH0 L
essentially EH S EH N SH AH0 L IY;est EH S T;establish IH S T AE B L IH SH;established IH S T AE B L IH SH T
establishing IH S T AE B L IH SH IH NG;establishment IH S T AE B L IH SH M AH0 N T;estate IH S T EY T
esteem AH0 S T IY M;esteemed IH S T IY M D;estimate EH S T AH0 M AH0 T;estimated EH S T AH0 M EY T AH0 D
estimation EH S T AH0 M EY SH AH0 N;estranged EH S T R EY N JH D;estrogen EH S T R AH0 JH AH0 N
etc EH T S EH T ER AH0;etcetera EH T S EH T ER AH0;etched EH CH T;eternal IH T ER N AH0 L
eternally IH T ER N AH0 L IY;eternity IH T ER N AH0 T IY;ether IY TH ER;ethereal IH TH IH R IY AH0 L
ethic EH TH IH K;ethical EH TH IH K AH0 L;ethically EH TH IH K AH0 L IY;ethics EH TH IH K S
ethnic EH TH N IH K;etiquette EH T AH0 K AH0 T;eucalyptus Y UW K AH0 L IH P T AH0 S;eulogy Y UW L AH0 JH IY
eunuch Y UW N AH0 K;euphemism Y UW F AH0 M IH Z AH0 M;euphoria Y UW F AO R IY AH0;euphoric Y UW F AO R IH K
eureka Y UH R IY K AH0;euthanasia Y UW TH AH0 N EY ZH AH0;evacuate IH V AE K Y AH0 EY T
evacuated IH V AE K Y AH0 W EY T IH D;evacuating IH V AE K Y AH0 W EY T IH NG
evacuation IH V AE K Y AH0 W EY SH AH0 N;evade IH V EY D;evading IH V EY D IH NG;evaluate IH V AE L Y UW EY T
evaluated IH V AE L Y UW EY T AH0 D;evaluating IH V AE L Y UW EY T IH NG;evaluation IH V AE L Y UW EY SH AH0 N
evaporate IH V AE P ER EY T;evaporated IH V AE P ER EY T AH0 D;evaporating IH V AE P ER EY T IH NG
evasion IH V EY ZH AH0 N;evasive IH V EY Z IH V;eve IY V;even IY V IH N;evenly IY V AH0 N L IY
eventful IH V EH N T F AH0 L;eventual AH0 V EH N CH UW AH0 L;eventually IH V EH N CH AH0 W AH0 L IY
ever EH V ER;everlasting EH V ER L AE S T IH NG;evermore EH V ER M AO R;every EH V ER IY
everybody EH V R IY B AA D IY;everyday EH V R IY D EY;everyone EH V R IY W AH N;everyplace EH V R IY P L EY S
everything EH V R IY TH IH NG;everywhere EH V R IY W EH R;evict IH V IH K T;evicted IH V IH K T IH D
eviction IH V IH K SH AH0 N;evidence EH V AH0 D AH0 N S;evident EH V AH0 D AH0 N T
evidentiary EH V IH D EH N SH IY EH R IY;evidently EH V AH0 D AH0 N T L IY;evil IY V AH0 L
evildoers IY V AH0 L D UW ER Z;eviscerated AH0 V IH S ER EY T IH D;evoke IH V OW K
evolution EH V AH0 L UW SH AH0 N;evolutionary EH V AH0 L UW SH AH0 N EH R IY;evolve IH V AA L V
evolved IH V AA L V D;evolving IH V AA L V IH NG;ewe Y UW;exact IH G Z AE K T;exacting IH G Z AE K T IH NG
exactly IH G Z AE K T L IY;exaggerate IH G Z AE JH ER EY T;exaggerated IH G Z AE JH ER EY T AH0 D
exaggerating IH G Z AE JH ER EY T IH NG;exaggeration IH G Z AE JH ER EY SH AH0 N;exalted IH G Z AO L T IH D
exam IH G Z AE M;examination IH G Z AE M AH0 N EY SH AH0 N;examine IH G Z AE M IH N
examined IH G Z AE M AH0 N D;examiner IH G Z AE M AH0 N ER;examining IH G Z AE M IH N IH NG
excavation EH K S K AH0 V EY SH AH0 N;exceed IH K S IY D;exceeded IH K S IY D AH0 D
exceeding IH K S IY D IH NG;exceedingly IH K S IY D IH NG L IY;excelled IH K S EH L D
excellence EH K S AH0 L AH0 N S;excellent EH K S AH0 L AH0 N T;except IH K S EH P T
excepting EH K S EH P T IH NG;exception IH K S EH P SH AH0 N;exceptional IH K S EH P SH AH0 N AH0 L
exceptionally IH K S EH P SH AH0 N AH0 L IY;excess EH K S EH S;excessive IH K S EH S IH V
excessively IH K S EH S IH V L IY;exchanged IH K S CH EY N JH D;exchanging IH K S CH EY N JH IH NG
excitable IH K S AY T AH0 B AH0 L;excite IH K S AY T;excited IH K S AY T AH0 D
excitement IH K S AY T M AH0 N T;exciting IH K S AY T IH NG;exclamation EH K S K L AH0 M EY SH AH0 N
exclude IH K S K L UW D;excluded IH K S K L UW D AH0 D;excluding IH K S K L UW D IH NG
exclusive IH K S K L UW S IH V;exclusively IH K S K L UW S IH V L IY
excommunicated EH K S K AH0 M Y UW N AH0 K EY T AH0 D;excrement EH K S K R AH0 M AH0 N T
excruciating IH K S K R UW SH IY EY T IH NG;excursion IH K S K ER ZH AH0 N;excuse IH K S K Y UW S
excused IH K S K Y UW Z D;excusing IH K S K Y UW Z IH NG;exec EH G Z EH K;execute EH K S AH0 K Y UW T
executed EH K S AH0 K Y UW T IH D;executing EH K S AH0 K Y UW T IH NG;execution EH K S AH0 K Y UW SH AH0 N
executioner EH K S AH0 K Y UW SH AH0 N ER;executive IH G Z EH K Y AH0 T IH V;executor IH G Z EH K Y AH0 T ER
exemplary IH G Z EH M P L ER IY;exempt IH G Z EH M P T;exemption IH G Z EH M P SH AH0 N
exercise EH K S ER S AY Z;exercised EH K S ER S AY Z D;exercising EH K S ER S AY Z IH NG;exert IH G Z ER T
exhale EH K S HH EY L;exhaust IH G Z AO S T;exhausted IH G Z AO S T IH D;exhausting IH G Z AO S T IH NG
exhaustion IH G Z AO S CH AH0 N;exhaustive IH G Z AO S T IH V;exhibit IH G Z IH B IH T
exhibited IH G Z IH B AH0 T AH0 D;exhibiting IH G Z IH B IH T IH NG;exhibition EH K S AH0 B IH SH AH0 N
exhilarated IH G Z IH L ER EY T IH D;exhilarating IH G Z IH L ER EY T IH NG
exhumation EH K S HH Y UW M EY SH AH0 N;exhume EH K S HH Y UW M;exhumed EH K S HH Y UW M D;exile EH G Z AY L
exiled EH G Z AY L D;exist IH G Z IH S T;existed IH G Z IH S T AH0 D;existence EH G Z IH S T AH0 N S
existential EH G Z IH S T EH N SH AH0 L;existing IH G Z IH S T IH NG;exited EH G Z AH0 T IH D
exiting EH G Z IH T IH NG;exodus EH K S AH0 D AH0 S;exonerate IH G Z AA N ER EY T
exonerated IH G Z AA N ER EY T IH D;exorbitant IH G Z AO R B IH T AH0 N T;exorcism EH K S ER S IH Z AH0 M
exotic IH G Z AA T IH K;expand IH K S P AE N D;expanded IH K S P AE N D AH0 D;expanding IH K S P AE N D IH NG
expansion IH K S P AE N SH AH0 N;expect IH K S P EH K T;expectancy IH K S P EH K T AH0 N S IY
expectant IH K S P EH K T AH0 N T;expectation EH K S P EH K T EY SH AH0 N
expectations EH K S P EH K T EY SH AH0 N Z;expected IH K S P EH K T AH0 D;expecting IH K S P EH K T IH NG
expedient IH K S P IY D IY AH0 N T;expedite EH K S P IH D AY T;expedition EH K S P AH0 D IH SH AH0 N
expel IH K S P EH L;expelled IH K S P EH L D;expendable IH K S P EH N D AH0 B AH0 L
expenditures IH K S P EH N D AH0 CH ER Z;expense IH K S P EH N S;expenses IH K S P EH N S AH0 Z
expensive IH K S P EH N S IH V;experience IH K S P IH R IY AH0 N S;experienced IH K S P IH R IY AH0 N S T
experiencing IH K S P IH R IY AH0 N S IH NG;experiment IH K S P EH R AH0 M AH0 N T
experimental IH K S P EH R IH M EH N T AH0 L;experimentation IH K S P EH R AH0 M AH0 N T EY SH AH0 N
experimented IH K S P EH R AH0 M AH0 N T AH0 D;experimenting EH K S P EH R AH0 M EH N T IH NG
expert EH K S P ER T;expertise EH K S P ER T IY Z;expiration EH K S P ER EY SH AH0 N;expire IH K S P AY R
expired IH K S P AY R D;expires IH K S P AY ER Z;explain IH K S P L EY N;explained IH K S P L EY N D
explaining IH K S P L EY N IH NG;explanation EH K S P L AH0 N EY SH AH0 N;explicit IH K S P L IH S AH0 T
explicitly IH K S P L IH S AH0 T L IY;explode IH K S P L OW D;exploded IH K S P L OW D AH0 D
exploding IH K S P L OW D IH NG;exploit EH K S P L OY T;exploitation EH K S P L OY T EY SH AH0 N
exploited EH K S P L OY T AH0 D;exploiting EH K S P L OY T IH NG;exploration EH K S P L ER EY SH AH0 N
exploratory IH K S P L AO R AH0 T AO R IY;explore IH K S P L AO R;explored IH K S P L AO R D
explorer IH K S P L AO R ER;exploring IH K S P L AO R IH NG;explosion IH K S P L OW ZH AH0 N
explosive IH K S P L OW S IH V;explosives IH K S P L OW S IH V Z;expo EH K S P OW
exponentially EH K S P OW N EH N SH AH0 L IY;export EH K S P AO R T;exporting IH K S P AO R T IH NG
expose IH K S P OW Z;exposed IH K S P OW Z D;exposing IH K S P OW Z IH NG
exposition EH K S P AH0 Z IH SH AH0 N;exposure IH K S P OW ZH ER;express IH K S P R EH S
expressed IH K S P R EH S T;expresses IH K S P R EH S AH0 Z;expressing IH K S P R EH S IH NG
expression IH K S P R EH SH AH0 N;expressive IH K S P R EH S IH V;expressly EH K S P R EH S L IY
expressway IH K S P R EH S W EY;expulsion IH K S P AH L SH AH0 N;expunged IH K S P AH N JH D
exquisite EH K S K W AH0 Z AH0 T;extend IH K S T EH N D;extended IH K S T EH N D AH0 D
extending IH K S T EH N D IH NG;extension IH K S T EH N SH AH0 N;extensive IH K S T EH N S IH V
extensively IH K S T EH N S IH V L IY;extent IH K S T EH N T;extenuating IH K S T EH N Y UW EY T IH NG
exterior IH K S T IH R IY ER;exterminate IH K S T ER M AH0 N EY T;exterminated IH K S T ER M AH0 N EY T IH D
extermination IH K S T ER M AH0 N EY SH AH0 N;exterminator IH K S T ER M AH0 N EY T ER
external IH K S T ER N AH0 L;extinct IH K S T IH NG K T;extinction IH K S T IH NG K SH AH0 N
extinguish IH K S T IH NG G W IH SH;extinguished IH K S T IH NG G W IH SH T
extinguisher IH K S T IH NG G W IH SH ER;extort EH K S T AO R T;extortion EH K S T AO R SH AH0 N
extra EH K S T R AH0;extract EH K S T R AE K T;extracted EH K S T R AE K T IH D
extracting EH K S T R AE K T IH NG;extraction EH K S T R AE K SH AH0 N
extracurricular EH K S T R AH0 K ER IH K Y AH0 L ER;extradited EH K S T R AH0 D AY T IH D
extradition EH K S T R AH0 D IH SH AH0 N;extraneous EH K S T R EY N IY AH0 S
extraordinaire EH K S T R AH0 AO R D IH N EH R;extraordinarily EH K S T R AO R D AH0 N EH R AH0 L IY
extraordinary EH K S T R AH0 AO R D AH0 N EH R IY;extrapolate EH K S T R AE P AH0 L EY T
extraterrestrial EH K S T R AH0 T ER EH S T R IY AH0 L;extravagance EH K S T R AE V AH0 G AH0 N S
extravagant EH K S T R AE V AH0 G AH0 N T;extravaganza EH K S T R AE V AH0 G AE N Z AH0
extreme EH K S T R IY M;extremely EH K S T R IY M L IY;extremist EH K S T R IY M IH S T
extremists EH K S T R IY M AH0 S T S;extremities EH K S T R EH M AH0 T IY Z;extremity EH K S T R EH M AH0 T IY
extricate EH K S T R AH0 K EY T;exuberance IH G Z UW B ER AH0 N S;eye AY;eyeball AY B AO L
eyeballs AY B AO L Z;eyebrow AY B R AW;eyebrows AY B R AW Z;eyed AY D;eyeglasses AY G L AE S AH0 Z
eyeing AY IH NG;eyelash AY L AE SH;eyelashes AY L AE SH IH Z;eyelid AY L IH D;eyelids AY L IH D Z
eyeliner AY L AY N ER;eyes AY Z;eyesight AY S AY T;eyesore AY S AO R;eyewitness AY W IH T N AH0 S
eyewitnesses AY W IH T N AH0 S IH Z;fab F AE B;fable F EY B AH0 L;fabled F EY B AH0 L D;fabric F AE B R IH K
fabricate F AE B R AH0 K EY T;fabricated F AE B R IH K EY T AH0 D;fabrication F AE B R IH K EY SH AH0 N
fabulous F AE B Y AH0 L AH0 S;fabulously F AE B Y UW L AH0 S L IY;facade F AH0 S AA D;face F EY S
faced F EY S T;facedown F EY S D AW N;faceless F EY S L AH0 S;facets F AE S AH0 T S;facial F EY SH AH0 L
facilitate F AH0 S IH L AH0 T EY T;facilitated F AH0 S IH L AH0 T EY T IH D
facilitator F AH0 S IH L AH0 T EY T ER;facilities F AH0 S IH L AH0 T IY Z;facility F AH0 S IH L IH T IY
facing F EY S IH NG;fact F AE K T;faction F AE K SH AH0 N;facto F AE K T OW;factor F AE K T ER
factored F AE K T ER D;factories F AE K T ER IY Z;factory F AE K T ER IY;factual F AE K CH UW AH0 L
faculties F AE K AH0 L T IY Z;faculty F AE K AH0 L T IY;fad F AE D;fade F EY D;faded F EY D AH0 D
fading F EY D IH NG;fag F AE G;faggot F AE G AH0 T;fail F EY L;failed F EY L D;failing F EY L IH NG
failure F EY L Y ER;faint F EY N T;fainted F EY N T IH D;faintest F EY N T AH0 S T;fainting F EY N T IH NG
faintly F EY N T L IY;fair F EH R;faire F EH R;fairer F EH R ER;fairest F EH R IH S T;fairies F EH R IY Z
fairly F EH R L IY;fairness F EH R N AH0 S;fairway F EH R W EY;fairy F EH R IY;fait F EY T;faith F EY TH
faithful F EY TH F AH0 L;faithfully F EY TH F AH0 L IY;fajitas F AH0 JH IY T AH0 Z;fake F EY K;faked F EY K T
faker F EY K ER;faking F EY K IH NG;falafel F AH0 L AA F AH0 L;falcon F AE L K AH0 N;fall F AO L
fallacy F AE L AH0 S IY;fallback F AO L B AE K;fallen F AA L AH0 N;falling F AA L IH NG
fallopian F AH0 L OW P IY AH0 N;fallout F AO L AW T;false F AO L S;falsely F AO L S L IY
falsified F AO L S AH0 F AY D;falter F AO L T ER;fame F EY M;famed F EY M D;familiar F AH0 M IH L Y ER
familiarity F AH0 M IH L Y EH R AH0 T IY;familiarize F AH0 M IH L Y ER AY Z;families F AE M AH0 L IY Z
famine F AE M AH0 N;famished F AE M IH SH T;famous F EY M AH0 S;famously F EY M AH0 S L IY
fanatic F AH0 N AE T IH K;fanatical F AH0 N AE T IH K AH0 L;fancied F AE N S IY D;fancies F AE N S IY Z
fanciful F AE N S IH F AH0 L;fancy F AE N S IY;fanfare F AE N F EH R;fang F AE NG;fanned F AE N D
fanning F AE N IH NG;fantasies F AE N T AH0 S IY Z;fantasize F AE N T AH0 S AY Z
fantasized F AE N T IH S AY Z D;fantasizing F AE N T AH0 S AY Z IH NG;fantastic F AE N T AE S T IH K
fantastically F AE N T AE S T IH K L IY;fantasy F AE N T AH0 S IY;far F AA R;faraway F AA R AH0 W EY
farce F AA R S;fare F EH R;farewell F EH R W EH L;farm F AA R M;farmed F AA R M D;farmer F AA R M ER
farmhouse F AA R M HH AW S;farming F AA R M IH NG;farmland F AA R M L AE N D;fart F AA R T
farther F AA R DH ER;farthest F AA R DH AH0 S T;farting F AA R T IH NG;fascinate F AE S AH0 N EY T
fascinated F AE S AH0 N EY T AH0 D;fascinates F AE S AH0 N EY T S;fascinating F AE S AH0 N EY T IH NG
fascination F AE S AH0 N EY SH AH0 N;fascism F AE SH IH Z AH0 M;fascist F AE SH IH S T
fashionable F AE SH AH0 N AH0 B AH0 L;fashionably F AE SH AH0 N AH0 B L IY;fashioned F AE SH AH0 N D
fastball F AE S T B AO L;fasten F AE S AH0 N;fastened F AE S AH0 N D;faster F AE S T ER
fastest F AE S T AH0 S T;fastidious F AE S T IH D IY AH0 S;fasting F AE S T IH NG;fat F AE T
fatal F EY T AH0 L;fatalities F AH0 T AE L IH T IY Z;fatality F AH0 T AE L IH T IY;fatally F EY T AH0 L IY
fate F EY T;fated F EY T IH D;fateful F EY T F AH0 L;fathered F AA DH ER D;fatherhood F AA DH ER HH UH D
fatherland F AA DH ER L AE N D;fatherless F AA DH ER L AH0 S;fatherly F AA DH ER L IY;fathom F AE DH AH0 M
fatigue F AH0 T IY G;fatigued F AH0 T IY G D;fatten F AE T AH0 N;fattening F AE T AH0 N IH NG;fatter F AE T ER
fattest F AE T AH0 S T;fatty F AE T IY;faucet F AO S AH0 T;fault F AO L T;faulty F AO L T IY;fauna F AO N AH0
favela F AA V EH L AH0;favor F EY V ER;favorable F EY V ER AH0 B AH0 L;favorably F EY V ER AH0 B L IY
favored F EY V ER D;favoring F EY V ER IH NG;favorite F EY V ER IH T;favoritism F EY V ER IH T IH Z AH0 M
favour F EY V ER;favourite F EY V ER IH T;fawn F AO N;fax F AE K S;faxed F AE K S T;faxes F AE K S IH Z
faxing F AE K S IH NG;faze F EY Z;fear F IH R;feared F IH R D;fearful F IH R F AH0 L;fearing F IH R IH NG
fearless F IH R L AH0 S;fearsome F IH R S AH0 M;feasible F IY Z AH0 B AH0 L;feast F IY S T
feasting F IY S T IH NG;feat F IY T;feather F EH DH ER;feathered F EH DH ER D;feature F IY CH ER
featured F IY CH ER D;featuring F IY CH ER IH NG;fecal F IY K AH0 L;feces F IY S IY Z;fed F EH D
federal F EH D ER AH0 L;federation F EH D ER EY SH AH0 N;fee F IY;feeble F IY B AH0 L;feed F IY D
feeder F IY D ER;feeding F IY D IH NG;feel F IY L;feelers F IY L ER Z;feeling F IY L IH NG;feet F IY T
feign F EY N;feint F EY N T;feisty F AY S T IY;feline F IY L AY N;fell F EH L;fella F EH L AH0
fellas F EH L AH0 S;fellatio F AH0 L EY SH IY OW;feller F EH L ER;felling F EH L IH NG;fellow F EH L OW
fellowship F EH L OW SH IH P;felon F EH L AH0 N;felonies F EH L AH0 N IY Z;felony F EH L AH0 N IY
felt F EH L T;female F IY M EY L;feminine F EH M AH0 N AH0 N;femininity F EH M AH0 N IH N AH0 T IY
feminism F EH M IH N IH Z AH0 M;feminist F EH M AH0 N IH S T;femme F EH M;femoral F EH M ER AH0 L
femur F IY M ER;fen F EH N;fence F EH N S;fenced F EH N S T;fencing F EH N S IH NG;fend F EH N D
fender F EH N D ER;fennel F EH N AH0 L;fermented F ER M EH N T AH0 D;fern F ER N;ferocious F ER OW SH AH0 S
ferret F EH R AH0 T;ferry F EH R IY;ferryboat F EH R IY B OW T;fertile F ER T AH0 L
fertility F ER T IH L AH0 T IY;fertilize F ER T AH0 L AY Z;fertilized F ER T AH0 L AY Z D
fertilizer F ER T AH0 L AY Z ER;fervent F ER V AH0 N T;fess F EH S;fest F EH S T;fester F EH S T ER
festering F EH S T ER IH NG;festive F EH S T IH V;festivities F EH S T IH V AH0 T IY Z;fetal F IY T AH0 L
fetch F EH CH;fetched F EH CH T;fetching F EH CH IH NG;fete F EY T;fetish F EH T IH SH;fetus F IY T AH0 S
feud F Y UW D;feuding F Y UW D IH NG;fever F IY V ER;feverish F IY V ER IH SH;few F Y UW;fewer F Y UW ER
fey F EY;fez F EH Z;fiance F IY AA N S EY;fiancee F IY AE N S IY;fiasco F IY AE S K OW;fib F IH B
fiber F AY B ER;fiberglass F AY B ER G L AE S;fibre F AY B ER;fibres F AY B ER Z;fibrosis F AY B R OW S AH0 S
fickle F IH K AH0 L;fiction F IH K SH AH0 N;fictional F IH K SH AH0 N AH0 L;fictitious F IH K T IH SH AH0 S
fiddle F IH D AH0 L;fiddler F IH D AH0 L ER;fiddling F IH D L IH NG;fide F AY D;fidelity F AH0 D EH L AH0 T IY
fidgeting F IH JH AH0 T IH NG;fielder F IY L D ER;fielding F IY L D IH NG;fiend F IY N D
fiendish F IY N D IH SH;fierce F IH R S;fiercely F IH R S L IY;fiery F AY ER IY;fiesta F IY EH S T AH0
fifteen F IH F T IY N;fifteenth F IH F T IY N TH;fifth F IH F TH;fifties F IH F T IY Z;fifty F IH F T IY
fig F IH G;fight F AY T;fighting F AY T IH NG;figment F IH G M IH N T
figuratively F IH G Y UH R AH0 T IH V L IY;figure F IH G Y ER;figured F IH G Y ER D
figurines F IH G Y ER IY N Z;figuring F IH G Y ER IH NG;filament F IH L AH0 M AH0 N T;filed F AY L D
filet F IH L EY;filing F AY L IH NG;fill F IH L;filled F IH L D;filler F IH L ER;filling F IH L IH NG
filly F IH L IY;filmed F IH L M D;filming F IH L M IH NG;filmmaker F IH L M EY K ER
filmmaking F IH L M EY K IH NG;filter F IH L T ER;filtered F IH L T ER D;filtering F IH L T ER IH NG
filth F IH L TH;filthy F IH L TH IY;filtration F IH L T R EY SH AH0 N;fin F IH N;finale F AH0 N AE L IY
finalist F AY N AH0 L IH S T;finalists F AY N AH0 L IH S T S;finality F AY N AE L AH0 T IY
finalize F AY N AH0 L AY Z;finalized F AY N AH0 L AY Z D;finally F AY N AH0 L IY;financed F IH N AE N S T
financially F AH0 N AE N SH AH0 L IY;financier F IH N AH0 N S IH R;financing F AH0 N AE N S IH NG
finch F IH N CH;find F AY N D;finder F AY N D ER;finding F AY N D IH NG;fine F AY N;fined F AY N D
finely F AY N L IY;finer F AY N ER;finesse F IH N EH S;finest F AY N AH0 S T;finger F IH NG G ER
fingered F IH NG G ER D;fingering F IH NG G ER IH NG;fingernail F IH NG G ER N EY L
fingernails F IH NG G ER N EY L Z;fingerprint F IH NG G ER P R IH N T
fingerprinted F IH NG G ER P R IH N T IH D;fingerprinting F IH NG G ER P R IH N T IH NG
fingerprints F IH NG G ER P R IH N T S;fingertips F IH NG G ER T IH P S;finish F IH N IH SH
finished F IH N IH SH T;finishes F IH N IH SH IH Z;finishing F IH N IH SH IH NG;finite F AY N AY T;fir F ER
fire F AY ER;firearm F AY ER AA R M;firearms F AY ER AA R M Z;fireball F AY ER B AO L
firecracker F AY ER K R AE K ER;fired F AY ER D;firefight F AY R F AY T;firefighter F AY R F AY T ER
fireflies F AY ER F L AY Z;firefly F AY ER F L AY;firehouse F AY ER HH AW S;fireman F AY R M AH0 N
firemen F AY R M AH0 N;fireplace F AY ER P L EY S;firepower F AY R P AW ER;fireside F AY ER S AY D
firewall F AY R W AA L;firewood F AY ER W UH D;fireworks F AY R W ER K S;firing F AY R IH NG;firm F ER M
firmer F ER M ER;firmly F ER M L IY;firstborn F ER S T B AO R N;firsthand F ER S T HH AE N D
firstly F ER S T L IY;fiscal F IH S K AH0 L;fish F IH SH;fished F IH SH T;fisher F IH SH ER
fisherman F IH SH ER M AE N;fishermen F IH SH ER M IH N;fishes F IH SH AH0 Z;fishing F IH SH IH NG
fishy F IH SH IY;fission F IH SH AH0 N;fissure F IH SH ER;fist F IH S T;fistful F IH S T F AH0 L;fit F IH T
fitted F IH T AH0 D;fittest F IH T AH0 S T;fitting F IH T IH NG;fixable F IH K S AH0 B AH0 L
fixated F IH K S EY T IH D;fixation F IH K S EY SH AH0 N;fixed F IH K S T;fixer F IH K S ER
fixes F IH K S IH Z;fixing F IH K S IH NG;fixture F IH K S CH ER;fixtures F IH K S CH ER Z;fizz F IH Z
fjord F Y AO R D;flabby F L AE B IY;flaccid F L AE K S IH D;flag F L AE G;flagged F L AE G D
flagpole F L AE G P OW L;flagrant F L EY G R AH0 N T;flagship F L AE G SH IH P;flailing F L EY L IH NG
flair F L EH R;flak F L AE K;flake F L EY K;flakes F L EY K S;flaky F L EY K IY
flamboyant F L AE M B OY AH0 N T;flame F L EY M;flamenco F L AH0 M EH NG K OW;flaming F L EY M IH NG
flamingo F L AH0 M IH NG G OW;flammable F L AE M AH0 B AH0 L;flank F L AE NG K;flanked F L AE NG K T
flanking F L AE NG K IH NG;flannel F L AE N AH0 L;flap F L AE P;flapjacks F L AE P JH AE K S
flapping F L AE P IH NG;flare F L EH R;flared F L EH R D;flaring F L EH R IH NG;flashback F L AE SH B AE K
flashbulbs F L AE SH B AH0 L B Z;flashed F L AE SH T;flasher F L AE SH ER;flashes F L AE SH IH Z
flashing F L AE SH IH NG;flashlight F L AE SH L AY T;flashy F L AE SH IY;flask F L AE S K;flat F L AE T
flatbed F L AE T B EH D;flatten F L AE T AH0 N;flattened F L AE T AH0 N D;flatter F L AE T ER
flattered F L AE T ER D;flattering F L AE T ER IH NG;flattery F L AE T ER IY;flatware F L AE T W EH R
flaunt F L AO N T;flaunting F L AO N T IH NG;flavor F L EY V ER;flavored F L EY V ER D;flaw F L AO
flawed F L AO D;flawless F L AO L AH0 S;flayed F L EY D;flea F L IY;flecks F L EH K S;fled F L EH D
flee F L IY;fleece F L IY S;fleeing F L IY IH NG;fleet F L IY T;fleeting F L IY T IH NG;flesh F L EH SH
fleshy F L EH SH IY;flew F L UW;flex F L EH K S;flexibility F L EH K S AH0 B IH L AH0 T IY
flexible F L EH K S AH0 B AH0 L;flexing F L EH K S IH NG;flick F L IH K;flicker F L IH K ER
flickering F L IH K ER IH NG;flicking F L IH K IH NG;flier F L AY ER;flies F L AY Z;flight F L AY T
flighty F L AY T IY;flimsy F L IH M Z IY;flinch F L IH N CH;flinched F L IH N CH T;fling F L IH NG
flinging F L IH NG IH NG;flint F L IH N T;flippant F L IH P AH0 N T;flipped F L IH P T;flipper F L IH P ER
flipping F L IH P IH NG;flirt F L ER T;flirtation F L ER T EY SH AH0 N;flirted F L ER T IH D
flirting F L ER T IH NG;flit F L IH T;float F L OW T;floated F L OW T AH0 D;floater F L OW T ER
floating F L OW T IH NG;flock F L AA K;flocking F L AA K IH NG;flogging F L AA G IH NG;flood F L AH D
flooded F L AH D AH0 D;flooding F L AH D IH NG;floor F L AO R;floorboards F L AO R B AO R D Z
floored F L AO R D;flooring F L AO R IH NG;flop F L AA P;flopped F L AA P T;flopping F L AA P IH NG
floppy F L AA P IY;flora F L AO R AH0;floral F L AO R AH0 L;florist F L AA R IH S T;floss F L AA S
flotation F L OW T EY SH AH0 N;flounder F L AW N D ER;flour F L AW ER;flourish F L ER IH SH
flourishing F L ER IH SH IH NG;flow F L OW;flowed F L OW D;flower F L AW ER;flowered F L AW ER D
flowers F L AW ER Z;flowery F L AW ER IY;flowing F L OW IH NG;flown F L OW N;flu F L UW
fluctuating F L AH K CH AH0 W EY T IH NG;fluctuation F L AH K CH UW EY SH AH0 N;flue F L UW
fluent F L UW AH0 N T;fluently F L UW AH0 N T L IY;fluff F L AH F;fluffy F L AH F IY;fluid F L UW AH0 D
fluke F L UW K;flung F L AH NG;flunk F L AH NG K;flunked F L AH NG K T;flunking F L AH NG K IH NG
fluorescent F L UH R EH S AH0 N T;flurry F L ER IY;flush F L AH SH;flushed F L AH SH T;flushes F L AH SH IH Z
flushing F L AH SH IH NG;flustered F L AH S T ER D;flute F L UW T;flutter F L AH T ER
fluttering F L AH T ER IH NG;flux F L AH K S;fly F L AY;flyer F L AY ER;flying F L AY IH NG;foam F OW M
foaming F OW M IH NG;focal F OW K AH0 L;focus F OW K AH0 S;focused F OW K AH0 S T;focuses F OW K AH0 S IH Z
focusing F OW K AH0 S IH NG;fodder F AA D ER;foe F OW;fog F AA G;foggy F AA G IY;foil F OY L;foiled F OY L D
folded F OW L D AH0 D;folding F OW L D IH NG;foliage F OW L IH JH;folk F OW K;folklore F OW K L AO R
folks F OW K S;follicles F AA L IH K AH0 L Z;follies F AA L IY Z;followed F AA L OW D
following F AA L OW IH NG;folly F AA L IY;fond F AA N D;fonder F AA N D ER;fondle F AO N D AH0 L
fondled F AO N D AH0 L D;fondling F AA N D AH0 L IH NG;fondly F AA N D L IY;fondness F AA N D N AH0 S
fondue F AA N D Y UW;fool F UW L;fooled F UW L D;foolhardy F UW L HH AA R D IY;fooling F UW L IH NG
foolish F UW L IH SH;foolishly F UW L IH SH L IY;foolishness F UW L IH SH N AH0 S;foolproof F UW L P R UW F
foot F UH T;footage F UH T IH JH;foothills F UH T HH IH L Z;foothold F UH T HH OW L D;footing F UH T IH NG
footnote F UH T N OW T;footprint F UH T P R IH N T;footprints F UH T P R IH N T S;footsteps F UH T S T EH P S
footwear F UH T W EH R;footwork F UH T W ER K;forage F AO R IH JH;foray F AO R EY;forbade F ER B EY D
forbearance F AO R B EH R AH0 N S;forbid F ER B IH D;forbidden F AO R B IH D AH0 N
forbidding F ER B IH D IH NG;force F AO R S;forced F AO R S T;forceful F AO R S F AH0 L
forceps F AO R S EH P S;forcibly F AO R S AH0 B L IY;forcing F AO R S IH NG;fore F AO R;forearm F AO R AA R M
foreboding F AO R B OW D IH NG;forecast F AO R K AE S T;foreclose F AO R K L OW Z
foreclosure F AO R K L OW ZH ER;forefathers F AO R F AA DH ER Z;forefront F AO R F R AH N T;forego F AO R G OW
foregone F AO R G AO N;foreground F AO R G R AW N D;forehead F AO R HH EH D;foreign F AO R AH0 N
foreigner F AO R AH0 N ER;foreigners F AO R AH0 N ER Z;foreman F AO R M AH0 N;foremost F AO R M OW S T
forensic F ER EH N S IH K;foreplay F AO R P L EY;foresaw F AO R S AO;foresee F AO R S IY
foreseeable F AO R S IY AH0 B AH0 L;foreseen F AO R S IY N;foresight F AO R S AY T;foreskin F OW R S K IH N
forest F AO R AH0 S T;foretell F AO R T EH L;foretold F AO R T OW L D;forever F ER EH V ER
forfeit F AO R F IH T;forfeited F AO R F IH T IH D;forgave F ER G EY V;forge F AO R JH;forged F AO R JH D
forger F AO R JH ER;forgeries F AO R JH ER IY Z;forgery F AO R JH ER IY;forget F ER G EH T
forgetful F AO R G EH T F AH0 L;forgettable F AO R G EH T AH0 B AH0 L;forgetting F ER G EH T IH NG
forging F AO R JH IH NG;forgive F ER G IH V;forgiven F ER G IH V AH0 N;forgiveness F ER G IH V N AH0 S
forgiving F ER G IH V IH NG;forgo F AO R G OW;forgot F ER G AA T;forgotten F ER G AA T AH0 N;fork F AO R K
forklift F AO R K L IH F T;forlorn F ER L AO R N;formal F AO R M AH0 L
formaldehyde F AO R M AE L D AH0 HH AY D;formalities F AO R M AE L AH0 T IY Z;formality F AO R M AE L AH0 T IY
formally F AO R M AH0 L IY;format F AO R M AE T;formation F AO R M EY SH AH0 N;formed F AO R M D
former F AO R M ER;formerly F AO R M ER L IY;formidable F AO R M AH0 D AH0 B AH0 L;forming F AO R M IH NG
formula F AO R M Y AH0 L AH0;formulate F AO R M Y AH0 L EY T;formulated F AO R M Y AH0 L EY T AH0 D
forsake F AO R S EY K;forsaken F AO R S EY K AH0 N;forsaking F AO R S EY K IH NG;fort F AO R T
forte F AO R T EY;forth F AO R TH;forthcoming F AO R TH K AH M IH NG;forthright F AO R TH R AY T
forthwith F AO R TH W IH TH;forties F AO R T IY Z;fortified F AO R T AH0 F AY D;fortitude F AO R T IH T UW D
fortnight F AO R T N AY T;fortress F AO R T R AH0 S;fortuitous F AO R T UW IH T AH0 S
fortunate F AO R CH AH0 N AH0 T;fortunately F AO R CH AH0 N AH0 T L IY;fortune F AO R CH AH0 N
forty F AO R T IY;forum F AO R AH0 M;forward F AO R W ER D;forwarded F AO R W ER D IH D
forwarding F AO R W ER D IH NG;fossil F AA S AH0 L;foster F AA S T ER;fostered F AA S T ER D;fought F AO T
foul F AW L;fouled F AW L D;found F AW N D;foundation F AW N D EY SH AH0 N;founded F AW N D IH D
founder F AW N D ER;founding F AW N D IH NG;foundry F AW N D R IY;fountain F AW N T AH0 N
foursome F AO R S AH0 M;fourteen F AO R T IY N;fourteenth F AO R T IY N TH;fourth F AO R TH;fowl F AW L
fox F AA K S;foxes F AA K S AH0 Z;foxhole F AA K S HH OW L;foxy F AA K S IY;foyer F OY ER
fraction F R AE K SH AH0 N;fracture F R AE K CH ER;fractured F R AE K CH ER D;fragile F R AE JH AH0 L
fragment F R AE G M AH0 N T;fragments F R AE G M AH0 N T S;fragrance F R EY G R AH0 N S
fragrant F R EY G R AH0 N T;frail F R EY L;frailty F R EY L T IY;frame F R EY M;framed F R EY M D
framework F R EY M W ER K;framing F R EY M IH NG;franc F R AE NG K;francs F R AE NG K S;frank F R AE NG K
frankly F R AE NG K L IY;frankness F R AE NG K N AH0 S;frantic F R AE N T IH K
frantically F R AE N T AH0 K AH0 L IY;fraternal F R AH0 T ER N AH0 L;fraternity F R AH0 T ER N AH0 T IY
fraternize F R AE T ER N AY Z;fraternizing F R AE T ER N AY Z IH NG;fraud F R AO D
fraudulent F R AO JH AH0 L AH0 N T;fraught F R AO T;fray F R EY;frayed F R EY D;frazzled F R AE Z AH0 L D
freak F R IY K;freaked F R IY K T;freaking F R IY K IH NG;freaky F R IY K IY;freckle F R EH K AH0 L
freckles F R EH K AH0 L Z;freebie F R IY B IY;freed F R IY D;freedom F R IY D AH0 M;freeing F R IY IH NG
freeloaders F R IY L OW D ER Z;freely F R IY L IY;freer F R IY ER;freestyle F R IY S T AY L
freeway F R IY W EY;freeze F R IY Z;freezer F R IY Z ER;freezing F R IY Z IH NG;freight F R EY T
freighter F R EY T ER;french F R EH N CH;frenzied F R EH N Z IY D;frenzy F R EH N Z IY
frequencies F R IY K W AH0 N S IY Z;frequency F R IY K W AH0 N S IY;frequent F R IY K W AH0 N T
frequently F R IY K W AH0 N T L IY;fresco F R EH S K OW;fresh F R EH SH;freshen F R EH SH AH0 N
freshener F R EH SH AH0 N ER;freshening F R EH SH AH0 N IH NG;fresher F R EH SH ER;freshest F R EH SH AH0 S T
freshly F R EH SH L IY;freshman F R EH SH M AH0 N;freshmen F R EH SH M IH N;freshness F R EH SH N AH0 S
freshwater F R EH SH W AO T ER;fret F R EH T;fretting F R EH T IH NG;friar F R AY ER
friction F R IH K SH AH0 N;fridge F R IH JH;fried F R AY D;friendlier F R EH N D L IY ER
friendliest F R EH N D L IY AH0 S T;friendly F R EH N D L IY;friendship F R EH N D SH IH P;fries F R AY Z
frigate F R IH G AH0 T;frigging F R IH G IH NG;fright F R AY T;frighten F R AY T AH0 N
frightened F R AY T AH0 N D;frightening F R AY T AH0 N IH NG;frightful F R AY T F AH0 L
frightfully F R AY T F AH0 L IY;frigid F R IH JH AH0 D;frills F R IH L Z;frilly F R IH L IY;fringe F R IH N JH
frisk F R IH S K;frisked F R IH S K T;frisky F R IH S K IY;frivolous F R IH V AH0 L AH0 S;fro F R OW
frock F R AA K;frog F R AA G;frolic F R AA L IH K;front F R AH N T;frontal F R AH N T AH0 L
fronted F R AH N T IH D;frontier F R AH0 N T IH R;fronting F R AH N T IH NG;frost F R AO S T
frostbite F R AO S T B AY T;frosted F R AO S T AH0 D;frosting F R AO S T IH NG;frosty F R AO S T IY
frown F R AW N;frowned F R AW N D;frowning F R AW N IH NG;froze F R OW Z;frozen F R OW Z AH0 N
fruitcake F R UW T K EY K;fruitful F R UW T F AH0 L;fruition F R UW IH SH AH0 N;fruitless F R UW T L AH0 S
fruity F R UW T IY;frustrated F R AH S T R EY T AH0 D;frustrating F R AH S T R EY T IH NG
frustration F R AH0 S T R EY SH AH0 N;fry F R AY;fryer F R AY ER;frying F R AY IH NG;fuck F AH K
fucked F AH K T;fucker F AH K ER;fucking F AH K IH NG;fudge F AH JH;fuel F Y UW AH0 L;fueled F Y UW AH0 L D
fueling F Y UW L IH NG;fuelled F Y UW AH0 L D;fugitive F Y UW JH AH0 T IH V;fugue F Y UW G
fulfil F UH L F IH L;fulfill F UH L F IH L;fulfilled F UH L F IH L D;fulfilling F UH L F IH L IH NG
fulfillment F UH L F IH L M AH0 N T;fullback F UH L B AE K;fuller F UH L ER;fullest F UH L AH0 S T
fullness F UH L N AH0 S;fully F UH L IY;fumble F AH M B AH0 L;fumbled F AH M B AH0 L D
fumbling F AH M B AH0 L IH NG;fumes F Y UW M Z;function F AH NG K SH AH0 N;functional F AH NG K SH AH0 N AH0 L
functioned F AH NG K SH AH0 N D;functioning F AH NG K SH AH0 N IH NG;fundamental F AH N D AH0 M EH N T AH0 L
fundamentalist F AH N D AH0 M EH N T AH0 L IH S T;fundamentally F AH N D AH0 M EH N T AH0 L IY
funded F AH N D AH0 D;funding F AH N D IH NG;fundraiser F AH N D R EY Z ER;fundraising F AH N D R EY S IH NG
funeral F Y UW N ER AH0 L;fungus F AH NG G AH0 S;funk F AH NG K;funky F AH NG K IY;funnel F AH N AH0 L
funnier F AH N IY ER;funniest F AH N IY AH0 S T;funny F AH N IY;fur F ER;furious F Y UH R IY AH0 S
furlong F ER L AO NG;furlough F ER L OW;furnace F ER N AH0 S;furnish F ER N IH SH;furnished F ER N IH SH T
furnishings F ER N IH SH IH NG Z;furniture F ER N IH CH ER;furry F ER IY;further F ER DH ER
furthermore F ER DH ER M AO R;furthest F ER TH AH0 S T;furtive F ER T IH V;fury F Y UH R IY;fuse F Y UW Z
fused F Y UW Z D;fuselage F Y UW S AH0 L AA JH;fusion F Y UW ZH AH0 N;fuss F AH S;fussing F AH S IH NG
fussy F AH S IY;futile F Y UW T AH0 L;futility F Y UW T IH L AH0 T IY;futon F UW T AA N
futuristic F Y UW CH ER IH S T IH K;fuzz F AH Z;fuzzy F AH Z IY;gab G AE B;gabbing G AE B IH NG
gable G EY B AH0 L;gad G AE D;gadget G AE JH AH0 T;gaff G AE F;gag G AE G;gagged G AE G D;gaggle G AE G AH0 L
gaily G EY L IY;gain G EY N;gained G EY N D;gaining G EY N IH NG;gait G EY T;gal G AE L;gala G AE L AH0
galactic G AH0 L AE K T IH K;galaxies G AE L AH0 K S IY Z;gale G EY L;gall G AO L;gallant G AE L AH0 N T
gallantry G AE L AH0 N T R IY;gallbladder G AO L B L AE D ER;galleon G AE L IY AH0 N;galleries G AE L ER IY Z
gallery G AE L ER IY;galley G AE L IY;gallop G AE L AH0 P;galloping G AE L AH0 P IH NG;gallows G AE L OW Z
galore G AH0 L AO R;galoshes G AH0 L AA SH AH0 Z;gambit G AE M B IH T;gamble G AE M B AH0 L
gambled G AE M B AH0 L D;gambler G AE M B L ER;gambling G AE M B AH0 L IH NG;gander G AE N D ER
gangbusters G AE NG B AH S T ER Z;ganging G AE NG IH NG;gangplank G AE NG P L AE NG K;gangrene G AE N G R IY N
gangs G AE NG Z;gangsta G AE NG S T AH0;gangster G AE NG S T ER;gaping G EY P IH NG;gaps G AE P S
garage G ER AA ZH;garb G AA R B;garbage G AA R B IH JH;garbled G AA R B AH0 L D;garde G AA R D
gardener G AA R D AH0 N ER;gardenias G AA R D IY N Y AH0 Z;gardening G AA R D AH0 N IH NG
gargantuan G AA R G AE N CH UW AH0 N;gargoyle G AA R G OY L;garland G AA R L AH0 N D;garlic G AA R L IH K
garment G AA R M AH0 N T;garnet G AA R N AH0 T;garnish G AA R N IH SH;garret G EH R IH T
garrison G AE R IH S AH0 N;garter G AA R T ER;gases G AE S AH0 Z;gash G AE SH;gasket G AE S K AH0 T
gaslight G AE S L AY T;gasoline G AE S AH0 L IY N;gasp G AE S P;gasping G AE S P IH NG;gasps G AE S P S
gassed G AE S T;gassing G AE S IH NG;gastric G AE S T R IH K;gateway G EY T W EY;gather G AE DH ER
gathered G AE DH ER D;gathering G AE DH ER IH NG;gator G EY T ER;gauche G OW SH;gaudy G AO D IY;gauge G EY JH
gauntlet G AO N T L AH0 T;gauze G AO Z;gave G EY V;gavel G AE V AH0 L;gawk G AO K;gawking G AO K IH NG
gays G EY Z;gaze G EY Z;gazebo G AH0 Z IY B OW;gazed G EY Z D;gazelle G AH0 Z EH L;gazette G AH0 Z EH T
gazing G EY Z IH NG;gear G IH R;geared G IH R D;gearing G IH R IH NG;gecko G EH K OW;gee JH IY;geek G IY K
geeky G IY K IY;geese G IY S;gel JH EH L;gelatin JH EH L AH0 T AH0 N;gem JH EH M;gendarme ZH AA N D AA R M
gender JH EH N D ER;genealogy JH IY N IY AA L AH0 JH IY;generally JH EH N ER AH0 L IY;generate JH EH N ER EY T
generated JH EH N ER EY T AH0 D;generating JH EH N ER EY T IH NG;generation JH EH N ER EY SH AH0 N
generator JH EH N ER EY T ER;generic JH AH0 N EH R IH K;generosity JH EH N ER AA S AH0 T IY
generous JH EH N ER AH0 S;generously JH EH N ER AH0 S L IY;genesis JH EH N AH0 S AH0 S
genetic JH AH0 N EH T IH K;genetically JH AH0 N EH T IH K L IY;geneticist JH AH0 N EH T AH0 S AH0 S T
genie JH IY N IY;genital JH EH N AH0 T AH0 L;genitalia JH EH N AH0 T AA L Y AH0;genitals JH EH N AH0 T AH0 L Z
genius JH IY N Y AH0 S;geniuses JH IY N Y AH0 S IH Z;genocide JH EH N AH0 S AY D;genre ZH AA N R AH0
gent JH EH N T;genteel JH EH N T IY L;gentile JH EH N T AY L;gentle JH EH N T AH0 L
gentleman JH EH N T AH0 L M AH0 N;gentlemanly JH EH N T AH0 L M AH0 N L IY;gentlemen JH EH N T AH0 L M IH N
gentleness JH EH N T AH0 L N AH0 S;gentler JH EH N T L ER;gently JH EH N T L IY;gentry JH EH N T R IY
gents JH EH N T S;genuine JH EH N Y AH0 W AH0 N;genuinely JH EH N Y AH0 W AH0 N L IY;genus JH IY N AH0 S
geographic JH IY AH0 G R AE F IH K;geographical JH IY AH0 G R AE F IH K AH0 L;geography JH IY AA G R AH0 F IY
geological JH IY AH0 L AA JH IH K AH0 L;geologist JH IY AA L AH0 JH AH0 S T;geology JH IY AA L AH0 JH IY
geometric JH IY AH0 M EH T R IH K;geometry JH IY AA M AH0 T R IY;gerbil JH ER B IH L
geriatric JH EH R IY AE T R IH K;germ JH ER M;germs JH ER M Z;gesture JH EH S CH ER;get G EH T
getaway G EH T AH0 W EY;getting G EH T IH NG;ghastly G AE S T L IY;ghetto G EH T OW;ghost G OW S T
ghostly G OW S T L IY;ghoul G UW L;giant JH AY AH0 N T;gibberish G IH B ER IH SH;giddy G IH D IY;gift G IH F T
gifted G IH F T AH0 D;gig G IH G;gigantic JH AY G AE N T IH K;giggle G IH G AH0 L;giggles G IH G AH0 L Z
giggling G IH G AH0 L IH NG;gigolo JH IH G AH0 L OW;gilded G IH L D IH D;gill G IH L;gimme G IH M IY
gimmick G IH M IH K;ginger JH IH N JH ER;gingerbread JH IH N JH ER B R EH D;ginseng JH IH N S EH NG
giraffe JH ER AE F;girder G ER D ER;girdle G ER D AH0 L;girlfriend G ER L F R EH N D;girlie G ER L IY
girlish G ER L IH SH;girth G ER TH;gist JH IH S T;give G IH V;giveaway G IH V AH0 W EY;given G IH V AH0 N
giver G IH V ER;giveth G IH V EH TH;giving G IH V IH NG;gizmo G IH Z M OW;gizzard G IH Z ER D
glacier G L EY SH ER;glad G L AE D;glade G L EY D;glades G L EY D Z;gladiator G L AE D IY EY T ER
gladiators G L AE D IY EY T ER Z;gladly G L AE D L IY;glam G L AE M;glamorous G L AE M ER AH0 S
glamour G L AE M ER;glance G L AE N S;glanced G L AE N S T;glancing G L AE N S IH NG;gland G L AE N D
glands G L AE N D Z;glare G L EH R;glaring G L EH R IH NG;glass G L AE S;glasses G L AE S AH0 Z
glassy G L AE S IY;glaucoma G L AO K OW M AH0;glaze G L EY Z;glazed G L EY Z D;gleam G L IY M
gleaming G L IY M IH NG;glee G L IY;glen G L EH N;glib G L IH B;glide G L AY D;glider G L AY D ER
gliding G L AY D IH NG;glimmer G L IH M ER;glimpse G L IH M P S;glint G L IH N T;glisten G L IH S AH0 N
glistening G L IH S AH0 N IH NG;glitch G L IH CH;glitches G L IH CH IH Z;glitter G L IH T ER
glittering G L IH T ER IH NG;gloat G L OW T;gloating G L OW T IH NG;globe G L OW B;gloom G L UW M
gloomy G L UW M IY;glories G L AO R IY Z;glorified G L AO R AH0 F AY D;glorify G L AO R AH0 F AY
glorious G L AO R IY AH0 S;glory G L AO R IY;gloss G L AO S;glossy G L AO S IY;glove G L AH V
gloves G L AH V Z;glow G L OW;glowing G L OW IH NG;glue G L UW;glued G L UW D;glum G L AH M
gluttony G L AH T AH0 N IY;gnarly N AA R L IY;gnat N AE T;gnaw N AO;gnawed N AO D;gnawing N AO IH NG
gnome N OW M;gnu N UW;goal G OW L;goalie G OW L IY;goalkeeper G OW L K IY P ER;goatee G OW T IY;goats G OW T S
gob G AA B;gobble G AA B AH0 L;gobbledygook G AA B AH0 L D IY G UH K;gobbling G AA B AH0 L IH NG
goblet G AA B L AH0 T;goblin G AA B L IH N;goblins G AA B L IH N Z;god G AA D;goddam G AA D D AE M
goddamn G AA D D AE M;goddamned G AA D D AE M D;goddess G AA D AH0 S;goddesses G AA D AH0 S IH Z
godfather G AA D F AA DH ER;godless G AA D L AH0 S;godmother G AA D M AH DH ER;godsend G AA D S EH N D
goes G OW Z;goggle G AA G AH0 L;goggles G AA G AH0 L Z;going G OW IH NG;goldfish G OW L D F IH SH
goldsmith G OW L D S M IH TH;golfer G AA L F ER;golfing G AA L F IH NG;gonads G OW N AE D Z
gondola G AA N D AH0 L AH0;gone G AO N;goner G AA N ER;gonna G AA N AH0;gonorrhea G AA N ER IY AH0;goo G UW
goodbye G UH D B AY;goodie G UH D IY;goodies G UH D IY Z;goodly G UH D L IY;goodness G UH D N AH0 S
goodnight G UH D N AY T;goodwill G UH D W IH L;goody G UH D IY;gooey G UW IY;goof G UW F;goofed G UW F T
goofing G UW F IH NG;goofy G UW F IY;googled G UW G AH0 L D;gook G UH K;goon G UW N;goons G UW N Z
goose G UW S;gopher G OW F ER;gore G AO R;gored G AO R D;gorge G AO R JH;gorgeous G AO R JH AH0 S
gorilla G ER IH L AH0;goring G AO R IH NG;gory G AO R IY;gosh G AA SH;gospel G AA S P AH0 L
gossamer G AA S AH0 M ER;gossip G AA S AH0 P;gossiping G AA S AH0 P IH NG;gotta G AA T AH0;gotten G AA T AH0 N
gouge G AW JH;gouging G AW JH IH NG;goulash G UW L AA SH;gourd G AO R D;gov G AH V;govern G AH V ER N
governed G AH V ER N D;governess G AH V ER N AH0 S;governing G AH V ER N IH NG
governmental G AH V ER M EH N T AH0 L;governor G AH V ER N ER;gown G AW N;grabbed G R AE B D
grabbing G R AE B IH NG;grace G R EY S;graced G R EY S T;graceful G R EY S F AH0 L
gracefully G R EY S F AH0 L IY;gracious G R EY SH AH0 S;graciously G R EY SH AH0 S L IY;grad G R AE D
grade G R EY D;graded G R EY D AH0 D;grader G R EY D ER;graders G R EY D ER Z;grading G R EY D IH NG
gradual G R AE JH UW AH0 L;gradually G R AE JH UW AH0 L IY;graduate G R AE JH AH0 W AH0 T
graduated G R AE JH UW EY T IH D;graduating G R AE JH AH0 W EY T IH NG;graduation G R AE JH UW EY SH AH0 N
graffiti G R AH0 F IY T IY;graft G R AE F T;grain G R EY N;gram G R AE M;grammar G R AE M ER;grams G R AE M Z
grandad G R AE N D AE D;grandchild G R AE N D CH AY L D;grandchildren G R AE N CH IH L D R AH0 N
granddad G R AE N D AE D;granddaddy G R AE N D AE D IY;granddaughter G R AE N D AO T ER;grander G R AE N D ER
grandest G R AE N D AH0 S T;grandeur G R AE N D UW R;grandfather G R AE N D F AA DH ER
grandiose G R AE N D IY OW S;grandmas G R AE N D M AA Z;grandmother G R AE N D M AH DH ER
grandparents G R AE N D P EH R AH0 N T S;grandson G R AE N D S AH N;grandstand G R AE N D S T AE N D
grandstanding G R AE N D S T AE N D IH NG;granite G R AE N AH0 T;granny G R AE N IY;granola G R AH0 N OW L AH0
grant G R AE N T;granted G R AE N T AH0 D;granting G R AE N T IH NG;grape G R EY P
grapefruit G R EY P F R UW T;grapevine G R EY P V AY N;graph G R AE F;graphic G R AE F IH K
graphite G R AE F AY T;grappling G R AE P L IH NG;grasp G R AE S P;grasped G R AE S P T
grasping G R AE S P IH NG;grass G R AE S;grasshopper G R AE S HH AA P ER;grassy G R AE S IY;grate G R EY T
grateful G R EY T F AH0 L;gratefully G R EY T F AH0 L IY;gratification G R AE T AH0 F AH0 K EY SH AH0 N
gratifying G R AE T AH0 F AY IH NG;grating G R EY T IH NG;gratis G R AE T AH0 S;gratitude G R AE T AH0 T UW D
gratuitous G R AH0 T UW AH0 T AH0 S;gratuity G R AH0 T UW IH T IY;grave G R EY V;gravel G R AE V AH0 L
gravely G R EY V L IY;gravest G R AE V AH0 S T;gravestone G R EY V S T OW N;graveyard G R EY V Y AA R D
gravitational G R AE V IH T EY SH AH0 N AH0 L;gravity G R AE V AH0 T IY;gravy G R EY V IY;gray G R EY
graze G R EY Z;grazed G R EY Z D;grazing G R EY Z IH NG;grease G R IY S;greased G R IY S T;greaser G R IY S ER
greasy G R IY S IY;greater G R EY T ER;greatest G R EY T AH0 S T;greatly G R EY T L IY
greatness G R EY T N AH0 S;greed G R IY D;greedy G R IY D IY;greenbacks G R IY N B AE K S;greener G R IY N ER
greenhouse G R IY N HH AW S;greet G R IY T;greeted G R IY T AH0 D;greeting G R IY T IH NG
greetings G R IY T IH NG Z;gremlins G R EH M L AH0 N Z;grenade G R AH0 N EY D;grew G R UW
greyhound G R EY HH AW N D;grid G R IH D;grief G R IY F;grievance G R IY V AH0 N S;grieve G R IY V
grieved G R IY V D;grieving G R IY V IH NG;grievous G R IY V AH0 S;grill G R IH L;grille G R IH L
grilled G R IH L D;grilling G R IH L IH NG;grim G R IH M;grimace G R IH M AH0 S;grime G R AY M
grimes G R AY M Z;grimy G R AY M IY;grin G R IH N;grind G R AY N D;grinder G R AY N D ER
grinding G R AY N D IH NG;grindstone G R AY N D S T OW N;gringo G R IH NG G OW;grinning G R IH N IH NG
grip G R IH P;gripe G R AY P;griping G R AY P IH NG;gripped G R IH P T;gripping G R IH P IH NG
grisly G R IH Z L IY;grit G R IH T;grits G R IH T S;gritty G R IH T IY;grizzly G R IH Z L IY;groan G R OW N
groaning G R OW N IH NG;groans G R OW N Z;grocer G R OW S ER;groceries G R OW S ER IY Z;grocery G R OW S ER IY
grog G R AA G;groggy G R AA G IY;groin G R OY N;groom G R UW M;groomed G R UW M D;grooming G R UW M IH NG
groove G R UW V;groovy G R UW V IY;grope G R OW P;groped G R OW P T;groping G R OW P IH NG;gross G R OW S
grossed G R OW S T;grossly G R OW S L IY;grotesque G R OW T EH S K;grotto G R AA T OW;grouch G R AW CH
grouchy G R AW CH IY;ground G R AW N D;groundbreaking G R AW N D B R EY K IH NG;grounded G R AW N D IH D
groundhog G R AW N D HH AA G;grounding G R AW N D IH NG;groundskeeper G R AW N D S K IY P ER
groundwork G R AW N D W ER K;groupie G R UW P IY;grouping G R UW P IH NG;grouse G R AW S;grout G R AW T
grove G R OW V;grovel G R AA V AH0 L;groveling G R AO V AH0 L IH NG;grow G R OW;growing G R OW IH NG
growl G R AW L;growling G R OW L IH NG;growls G R AW L Z;grown G R OW N;grownup G R OW N AH P
grownups G R OW N AH P S;growth G R OW TH;grub G R AH B;grubby G R AH B IY;grudge G R AH JH;gruel G R UW IH L
grueling G R UW IH L IH NG;gruesome G R UW S AH0 M;gruff G R AH F;grump G R AH M P;grumpy G R AH M P IY
grunge G R AH N JH;grunt G R AH N T;grunting G R AH N T IH NG;grunts G R AH N T S
guacamole G W AA K AH0 M OW L IY;guano G W AA N OW;guarantee G EH R AH0 N T IY;guaranteed G EH R AH0 N T IY D
guaranteeing G EH R AH0 N T IY IH NG;guard G AA R D;guarded G AA R D AH0 D
guardianship G AA R D IY AH0 N SH IH P;guarding G AA R D IH NG;guerilla G ER IH L AH0;guerrilla G ER IH L AH0
guerrillas G ER IH L AH0 Z;guess G EH S;guessed G EH S T;guesser G EH S ER;guesses G EH S AH0 Z
guessing G EH S IH NG;guesswork G EH S W ER K;guesthouse G EH S T HH AW S;guff G AH F;guidance G AY D AH0 N S
guidebook G AY D B UH K;guided G AY D AH0 D;guidelines G AY D L AY N Z;guiding G AY D IH NG;guild G IH L D
guile G AY L;guillotine G IH L AH0 T IY N;guilt G IH L T;guilty G IH L T IY;guinea G IH N IY;guise G AY Z
guitarist G IH T AA R IH S T;gulag G Y UW L AE G;gulch G AH L CH;gulf G AH L F;gull G AH L;gullet G AH L AH0 T
gullible G AH L AH0 B AH0 L;gully G AH L IY;gulp G AH L P;gumbo G AH M B OW;gummy G AH M IY
gumption G AH M P SH AH0 N;gums G AH M Z;gumshoe G AH M SH UW;gunfight G AH N F AY T
gunfighter G AH N F AY T ER;gunfire G AH N F AY ER;gunman G AH N M AH0 N;gunmen G AH N M EH N;gunned G AH N D
gunner G AH N ER;gunnery G AH N ER IY;gunning G AH N IH NG;gunpoint G AH N P OY N T;gunpowder G AH N P AW D ER
guns G AH N Z;gunshot G AH N SH AA T;gunslinger G AH N S L IH NG ER;guppy G AH P IY
gurgling G ER G AH0 L IH NG;gurney G ER N IY;guru G UW R UW;gush G AH SH;gusher G AH SH ER
gushing G AH SH IH NG;gust G AH S T;gusting G AH S T IH NG;gusto G AH S T OW;gutless G AH T L EH S
guts G AH T S;gutsy G AH T S IY;gutted G AH T IH D;gutter G AH T ER;guys G AY Z;guzzling G AH Z AH0 L IH NG
gymnasium JH IH M N EY Z IY AH0 M;gymnast JH IH M N AH0 S T;gymnastics JH IH M N AE S T IH K S
gynecologist G AY N AH0 K AA L AH0 JH AH0 S T;gyp JH IH P;gypsies JH IH P S IY Z;gyro JH AY R OW
habeas HH AE B IY AH0 S;habit HH AE B AH0 T;habitat HH AE B AH0 T AE T;habitual HH AH0 B IH CH UW AH0 L
hacienda HH AE S IY EH N D AH0;hacked HH AE K T;hacking HH AE K IH NG;hacksaw HH AE K S AO;had HH AE D
hag HH AE G;haggard HH AE G ER D;haggle HH AE G AH0 L;haggling HH AE G AH0 L IH NG;haiku HH AY K UW
hail HH EY L;hailed HH EY L D;hailing HH EY L IH NG;hair HH EH R;haircut HH EH R K AH T;hairdo HH EH R D UW
hairdresser HH EH R D R EH S ER;hairless HH EH R L AH0 S;hairline HH EH R L AY N;hairspray HH EH R S P R EY
hairstyle HH EH R S T AY L;hairy HH EH R IY;hale HH EY L;halfback HH AE F B AE K;halftime HH AE F T AY M
halfway HH AE F W EY;halibut HH AE L AH0 B AH0 T;hall HH AO L;hallelujah HH AE L AH0 L UW Y AH0
hallmark HH AA L M AA R K;hallowed HH AE L OW D;hallucinate HH AH0 L UW S AH0 N EY T
hallucinating HH AH0 L UW S AH0 N EY T IH NG;hallucination HH AH0 L UW S AH0 N EY SH AH0 N
hallucinations HH AH0 L UW S AH0 N EY SH AH0 N Z;hallucinogenic HH AH0 L UW S AH0 N AH0 JH EH N IH K
hallway HH AO L W EY;halo HH EY L OW;halt HH AO L T;halted HH AO L T AH0 D;halter HH AO L T ER
halves HH AE V Z;hamlet HH AE M L AH0 T;hammer HH AE M ER;hammered HH AE M ER D;hammering HH AE M ER IH NG
hammock HH AE M AH0 K;hamper HH AE M P ER;hams HH AE M Z;hamster HH AE M S T ER;hand HH AE N D
handbag HH AE N D B AE G;handball HH AE N D B AO L;handbook HH AE N D B UH K;handcuff HH AE N D K AH F
handcuffed HH AE N D K AH F T;handcuffs HH AE N D K AH F S;handed HH AE N D AH0 D;handful HH AE N D F UH L
handgun HH AE N D G AH N;handheld HH AE N D HH EH L D;handicap HH AE N D IY K AE P
handicapped HH AE N D IY K AE P T;handing HH AE N D IH NG;handiwork HH AE N D IY W ER K
handkerchief HH AE NG K ER CH IH F;handle HH AE N D AH0 L;handlebars HH AE N D AH0 L B AA R Z
handled HH AE N D AH0 L D;handler HH AE N D L ER;handling HH AE N D L IH NG;handmade HH AE N D M EY D
handout HH AE N D AW T;handpicked HH AE N D P IH K T;handshake HH AE N D SH EY K
handsomely HH AE N S AH0 M L IY;handwriting HH AE N D R AY T IH NG;handwritten HH AE N D R IH T AH0 N
handy HH AE N D IY;handyman HH AE N D IY M AE N;hangar HH AE NG ER;hanged HH AE NG D;hanger HH AE NG ER
hanging HH AE NG IH NG;hangman HH AE NG M AH0 N;hangout HH AE NG AW T;hangover HH AE NG OW V ER
hangs HH AE NG Z;hankering HH AE NG K ER IH NG;hanky HH AE NG K IY;hapless HH AE P L AH0 S
happen HH AE P AH0 N;happened HH AE P AH0 N D;happening HH AE P AH0 N IH NG;happier HH AE P IY ER
happiest HH AE P IY AH0 S T;happily HH AE P AH0 L IY;happiness HH AE P IY N AH0 S;harass HH ER AE S
harassed HH ER AE S T;harassing HH ER AE S IH NG;harassment HH ER AE S M AH0 N T;harbored HH AA R B ER D
harboring HH AA R B ER IH NG;harbors HH AA R B ER Z;harbour HH AA R B ER;hard HH AA R D
hardball HH AA R D B AO L;hardcore HH AA R D K AO R;harden HH AA R D AH0 N;hardened HH AA R D AH0 N D
harder HH AA R D ER;hardest HH AA R D AH0 S T;hardheaded HH AA R D HH EH D IH D;hardly HH AA R D L IY
hardship HH AA R D SH IH P;hardwood HH AA R D W UH D;hardworking HH AA R D W ER K IH NG;hardy HH AA R D IY
hare HH EH R;harebrained HH EH R B R EY N D;harem HH EH R AH0 M;hark HH AA R K;harlot HH AA R L AH0 T
harm HH AA R M;harmed HH AA R M D;harmful HH AA R M F AH0 L;harming HH AA R M IH NG;harmless HH AA R M L AH0 S
harmonica HH AA R M AA N IH K AH0;harmonious HH AA R M OW N IY AH0 S;harmony HH AA R M AH0 N IY
harness HH AA R N AH0 S;harnessed HH AA R N AH0 S T;harp HH AA R P;harping HH AA R P IH NG
harpoon HH AA R P UW N;harrowing HH EH R OW IH NG;harsh HH AA R SH;harshly HH AA R SH L IY;hart HH AA R T
harvest HH AA R V AH0 S T;harvested HH AA R V AH0 S T IH D;harvesting HH AA R V AH0 S T IH NG;hash HH AE SH
hashish HH AE SH IH SH;hassle HH AE S AH0 L;hassling HH AE S AH0 L IH NG;hast HH AE S T;haste HH EY S T
hasten HH EY S AH0 N;hastily HH EY S T AH0 L IY;hasty HH EY S T IY;hatch HH AE CH;hatched HH AE CH T
hatches HH AE CH IH Z;hatchet HH AE CH AH0 T;hatching HH AE CH IH NG;hate HH EY T;hated HH EY T AH0 D
hateful HH EY T F AH0 L;hater HH EY T ER;hath HH AE TH;hating HH EY T IH NG;hatred HH EY T R AH0 D
hats HH AE T S;hatter HH AE T ER;haughty HH AO T IY;haul HH AO L;hauled HH AO L D;hauling HH AO L IH NG
haunt HH AO N T;haunted HH AO N T IH D;haunting HH AO N T IH NG;haven HH EY V AH0 N;having HH AE V IH NG
havoc HH AE V AH0 K;hawk HH AO K;hawking HH AO K IH NG;hays HH EY Z;haystack HH EY S T AE K
haywire HH EY W AY R;hazard HH AE Z ER D;hazardous HH AE Z ER D AH0 S;haze HH EY Z;hazel HH EY Z AH0 L
hazing HH EY Z IH NG;hazy HH EY Z IY;head HH EH D;headache HH EH D EY K;headband HH EH D B AE N D
headed HH EH D AH0 D;header HH EH D ER;headfirst HH EH D F ER S T;headgear HH EH D G IH R
heading HH EH D IH NG;headless HH EH D L AH0 S;headlight HH EH D L AY T;headlights HH EH D L AY T S
headline HH EH D L AY N;headliner HH EH D L AY N ER;headlines HH EH D L AY N Z;headlining HH EH D L AY N IH NG
headlong HH EH D L AO NG;headmaster HH EH D M AE S T ER;headmistress HH EH D M IH S T R AH0 S
headphones HH EH D F OW N Z;headquarter HH EH D K W AO R T ER;headquarters HH EH D K W AO R T ER Z
headset HH EH D S EH T;headstone HH EH D S T OW N;headstrong HH EH D S T R AO NG;headway HH EH D W EY
heady HH EH D IY;heal HH IY L;healed HH IY L D;healer HH IY L ER;healing HH IY L IH NG
healthcare HH EH L TH K EH R;healthier HH EH L TH IY ER;healthiest HH EH L TH IY IH S T;heap HH IY P
hear HH IY R;heard HH ER D;hearing HH IY R IH NG;hearsay HH IY R S EY;hearse HH ER S;heartache HH AA R T EY K
heartbeat HH AA R T B IY T;heartbreak HH AA R T B R EY K;heartbreaking HH AA R T B R EY K IH NG
heartbroken HH AA R T B R OW K AH0 N;heartburn HH AA R T B ER N;hearted HH AA R T AH0 D
heartfelt HH AA R T F EH L T;hearth HH AA R TH;heartily HH AA R T AH0 L IY;heartland HH AA R T L AE N D
heartless HH AA R T L AH0 S;heartthrob HH AA R T TH R AA B;heartwarming HH AA R T W AO R M IH NG
hearty HH AA R T IY;heat HH IY T;heated HH IY T AH0 D;heater HH IY T ER;heath HH IY TH;heathen HH IY DH AH0 N
heather HH EH DH ER;heating HH IY T IH NG;heave HH IY V;heaven HH EH V AH0 N;heavenly HH EH V AH0 N L IY
heavier HH EH V IY ER;heaviest HH EH V IY AH0 S T;heavily HH EH V AH0 L IY;heaving HH IY V IH NG
heavy HH EH V IY;heavyweight HH EH V IY W EY T;heck HH EH K;heckle HH EH K AH0 L;heckling HH EH K L IH NG
hectic HH EH K T IH K;hedge HH EH JH;hedging HH EH JH IH NG;hee HH IY;heed HH IY D;heel HH IY L
heels HH IY L Z;hefty HH EH F T IY;heifer HH AY F ER;heightened HH AY T AH0 N D;heinous HH EY N AH0 S
heir EH R;heiress EH R AH0 S;heirloom EH R L UW M;heist HH AY S T;held HH EH L D
helicopter HH EH L IH K AA P T ER;helium HH IY L IY AH0 M;helix HH IY L IH K S;hell HH EH L
hellfire HH EH L F AY R;hellish HH EH L IH SH;helluva HH EH L UW V AH0;helm HH EH L M;helmet HH EH L M AH0 T
helmsman HH EH L M Z M AE N;help HH EH L P;helped HH EH L P T;helper HH EH L P ER;helpful HH EH L P F AH0 L
helping HH EH L P IH NG;helpless HH EH L P L AH0 S;helplessly HH EH L P L AH0 S L IY
hemisphere HH EH M IH S F IH R;hemlock HH EH M L AA K;hemoglobin HH IY M AH0 G L OW B AH0 N
hemorrhage HH EH M ER IH JH;hemorrhagic HH EH M ER AE G IH K;hemorrhaging HH EH M ER IH JH IH NG
hemorrhoid HH EH M ER OY D;hemorrhoids HH EH M ER OY D Z;hemp HH EH M P;hence HH EH N S
henceforth HH EH N S F AO R TH;henchman HH EH N CH M AH0 N;henchmen HH EH N CH M AH0 N
henhouse HH EH N HH AW S;hens HH EH N Z;heparin HH EH P ER IH N;hepatitis HH EH P AH0 T AY T AH0 S;her HH ER
herald HH EH R AH0 L D;herb ER B;herbal ER B AH0 L;herd HH ER D;herding HH ER D IH NG;here HH IY R
hereabouts HH IH R AH0 B AW T S;hereafter HH IH R AE F T ER;hereby HH IH R B AY
hereditary HH ER EH D AH0 T EH R IY;herein HH IH R IH N;heresy HH EH R AH0 S IY;heretic HH EH R AH0 T IH K
herewith HH IH R W IH TH;heritage HH EH R AH0 T AH0 JH;hermit HH ER M AH0 T;hernia HH ER N IY AH0
hero HH IH R OW;heroes HH IH R OW Z;heroic HH IH R OW IH K;heroine HH EH R OW AH0 N
heroism HH EH R OW IH Z AH0 M;herpes HH ER P IY Z;herring HH EH R IH NG;herself HH ER S EH L F
hesitant HH EH Z IH T AH0 N T;hesitate HH EH Z AH0 T EY T;hesitated HH EH Z IH T EY T IH D
hesitating HH EH Z AH0 T EY T IH NG;hesitation HH EH Z AH0 T EY SH AH0 N
heterosexual HH EH T ER OW S EH K SH AH0 W AH0 L;hex HH EH K S;hey HH EY;hiatus HH AY EY T AH0 S
hibernation HH AY B ER N EY SH AH0 N;hiccup HH IH K AH0 P;hiccups HH IH K AH0 P S;hick HH IH K
hickey HH IH K IY;hickory HH IH K ER IY;hicks HH IH K S;hid HH IH D;hidden HH IH D AH0 N;hide HH AY D
hideaway HH AY D AH0 W EY;hideous HH IH D IY AH0 S;hideously HH IH D IY AH0 S L IY;hideout HH AY D AW T
hiding HH AY D IH NG;hierarchy HH AY ER AA R K IY;hieroglyphics HH AY R OW G L IH F IH K S;high HH AY
highbrow HH AY B R AW;higher HH AY ER;highest HH AY AH0 S T;highland HH AY L AH0 N D
highlighted HH AY L AY T IH D;highway HH AY W EY;hijack HH AY JH AE K;hijacked HH AY JH AE K T
hijacker HH AY JH AE K ER;hijackers HH AY JH AE K ER Z;hijacking HH AY JH AE K IH NG;hike HH AY K
hiked HH AY K T;hikers HH AY K ER Z;hiking HH AY K IH NG;hilarious HH IH L EH R IY AH0 S
hillbillies HH IH L B IH L IY Z;hillbilly HH IH L B IH L IY;hillside HH IH L S AY D;hilltop HH IH L T AA P
hilly HH IH L IY;hilt HH IH L T;himself HH IH M S EH L F;hind HH AY N D;hinder HH IH N D ER
hindsight HH AY N D S AY T;hinge HH IH N JH;hinges HH IH N JH IH Z;hint HH IH N T;hinted HH IH N T AH0 D
hinting HH IH N T IH NG;hippie HH IH P IY;hippo HH IH P OW;hippopotamus HH IH P AH0 P AA T AH0 M AH0 S
hips HH IH P S;hire HH AY ER;hired HH AY ER D;hiring HH AY R IH NG;his HH IH Z;hiss HH IH S
hisself HH IH S EH L F;hisses HH IH S IH Z;hissing HH IH S IH NG;historian HH IH S T AO R IY AH0 N
historic HH IH S T AO R IH K;historical HH IH S T AO R IH K AH0 L;historically HH IH S T AO R IH K AH0 L IY
histories HH IH S T ER IY Z;hitch HH IH CH;hitched HH IH CH T;hitchhike HH IH CH HH AY K
hitchhiked HH IH CH HH AY K T;hitchhiker HH IH CH HH AY K ER;hitchhiking HH IH CH HH AY K IH NG
hitching HH IH CH IH NG;hither HH IH DH ER;hits HH IH T S;hitter HH IH T ER;hitting HH IH T IH NG;hive HH AY V
hives HH AY V Z;hoard HH AO R D;hoarding HH AO R D IH NG;hoarse HH AO R S;hoax HH OW K S;hobbies HH AA B IY Z
hobbit HH AA B IH T;hobble HH AA B AH0 L;hobby HH AA B IY;hobo HH OW B OW;hock HH AA K;hockey HH AA K IY
hoedown HH OW D AW N;hoes HH OW Z;hog HH AA G;hogging HH AO G IH NG;hogwash HH AA G W AA SH;hoist HH OY S T
hoisted HH OY S T AH0 D;hokey HH OW K IY;hold HH OW L D;holder HH OW L D ER;holdup HH OW L D AH P;hole HH OW L
holed HH OW L D;holiday HH AA L AH0 D EY;holiest HH OW L IY IH S T;holiness HH OW L IY N AH0 S
holistic HH OW L IH S T IH K;holler HH AA L ER;hollered HH AA L ER D;hollering HH AA L ER IH NG
hollow HH AA L OW;holly HH AA L IY;holocaust HH AA L AH0 K AO S T;hologram HH AA L AH0 G R AE M
holographic HH AA L AH0 G R AE F IH K;holster HH OW L S T ER;holy HH OW L IY;homage AA M AH0 JH
hombre HH AA M B R AH0;homeboys HH OW M B OY Z;homecoming HH OW M K AH M IH NG;homeland HH OW M L AE N D
homeless HH OW M L AH0 S;homely HH OW M L IY;homemade HH OW M M EY D;homemaker HH OW M M EY K ER
homeowner HH OW M OW N ER;homesick HH OW M S IH K;homestead HH OW M S T EH D;hometown HH OW M T AW N
homeward HH OW M W ER D;homework HH OW M W ER K;homey HH OW M IY;homicidal HH AA M AH0 S AY D AH0 L
homicide HH AA M AH0 S AY D;homing HH OW M IH NG;homo HH OW M OW;homophobic HH OW M AH0 F OW B IH K
homosexual HH OW M OW S EH K SH AH W AH0 L;homosexuality HH OW M OW S EH K SH UW AE L AH0 T IY
honcho HH AO N CH OW;hone HH OW N;honed HH OW N D;honest AA N AH0 S T;honestly AA N AH0 S T L IY
honesty AA N AH0 S T IY;honey HH AH N IY;honeycomb HH AH N IY K OW M;honeymoon HH AH N IY M UW N
honing HH OW N IH NG;honk HH AA NG K;honking HH AO NG K IH NG;honky HH AO NG K IY;honor AA N ER
honorable AA N ER AH0 B AH0 L;honorably AA N ER AH0 B L IY;honorary AA N ER EH R IY;honored AA N ER D
honoring AA N ER IH NG;honour AA N ER;honourable AA N ER AH0 B AH0 L;honoured AA N ER D;hoo HH UW
hooch HH UW CH;hood HH UH D;hoodlum HH UH D L AH0 M;hoodwinked HH UH D W IH NG K T;hooey HH UW IY;hoof HH UW F
hook HH UH K;hooked HH UH K T;hooker HH UH K ER;hooking HH UH K IH NG;hookup HH UH K AH P;hooky HH UH K IY
hooligan HH UW L IH G AH0 N;hooligans HH UW L IH G AH0 N Z;hoop HH UW P;hoopla HH UW P L AA;hoops HH UW P S
hooray HH UH R EY;hoot HH UW T;hooter HH UW T ER;hooters HH UW T ER Z;hooves HH UH V Z;hope HH OW P
hoped HH OW P T;hopeful HH OW P F AH0 L;hopefully HH OW P F AH0 L IY;hopeless HH OW P L AH0 S
hopelessly HH OW P L AH0 S L IY;hoping HH OW P IH NG;hopped HH AA P T;hopper HH AA P ER;hopping HH AA P IH NG
hops HH AA P S;horde HH AO R D;horizon HH ER AY Z AH0 N;horizontal HH AO R AH0 Z AA N T AH0 L
horizontally HH AO R IH Z AA N T AH0 L IY;hormonal HH AO R M OW N AH0 L;hormone HH AO R M OW N
hormones HH AO R M OW N Z;horn HH AO R N;horned HH AO R N D;hornet HH AO R N IH T;horny HH AO R N IY
horoscope HH AO R AH0 S K OW P;horrendous HH AO R EH N D AH0 S;horrible HH AO R AH0 B AH0 L
horribly HH AO R AH0 B L IY;horrid HH AO R AH0 D;horrific HH AO R IH F IH K;horrified HH AO R AH0 F AY D
horrifying HH AO R AH0 F AY IH NG;horror HH AO R ER;hors HH AO R Z;horse HH AO R S;horseback HH AO R S B AE K
horseman HH AO R S M AH0 N;horseplay HH AO R S P L EY;horsepower HH AO R S P AW ER
horseradish HH AO R S R AE D IH SH;horseshit HH AO R S SH IH T;horseshoe HH AO R S SH UW;horsey HH AO R S IY
horsing HH AO R S IH NG;hosed HH OW Z D;hospice HH AA S P AH0 S;hospitable HH AA S P IH T AH0 B AH0 L
hospital HH AA S P IH T AH0 L;hospitality HH AA S P AH0 T AE L AH0 T IY
hospitalized HH AA S P IH T AH0 L AY Z D;hostage HH AA S T IH JH;hosted HH OW S T IH D;hostel HH AA S T AH0 L
hostess HH OW S T AH0 S;hostesses HH OW S T AH0 S AH0 Z;hostile HH AA S T AH0 L
hostilities HH AA S T IH L AH0 T IY Z;hostility HH AA S T IH L AH0 T IY;hotbed HH AA T B EH D
hotcakes HH AA T K EY K S;hotdog HH AA T D AO G;hothouse HH AA T HH AW S;hots HH AA T S;hotshot HH AA SH AA T
hotter HH AA T ER;hottest HH AA T AH0 S T;hound HH AW N D;hounded HH AW N D IH D;hounding HH AW N D IH NG
hourglass AW ER G L AE S;hourly AW R L IY;houseboat HH AW S B OW T;housebroken HH AW S B R OW K AH0 N
housecleaning HH AW S K L IY N IH NG;housed HH AW Z D;houseguest HH AW S G EH S T;household HH AW S HH OW L D
housekeeper HH AW S K IY P ER;housekeeping HH AW S K IY P IH NG;housewarming HH AW S W AA M IH NG
housewife HH AW S W AY F;housewives HH AW S W AY V Z;housework HH AW S W ER K;housing HH AW Z IH NG
hovel HH AH V AH0 L;hover HH AH V ER;hovercraft HH AH V ER K R AE F T;hovered HH AH V ER D
hovering HH AH V ER IH NG;however HH AW EH V ER;howl HH AW L;howling HH AW L IH NG;hoy HH OY;hub HH AH B
hubbub HH AH B AH0 B;hubby HH AH B IY;hubcaps HH AH B K AE P S;huddle HH AH D AH0 L;huddled HH AH D AH0 L D
huff HH AH F;huffing HH AH F IH NG;huffy HH AH F IY;hug HH AH G;huge HH Y UW JH;hugely HH Y UW JH L IY
hugged HH AH G D;hugger HH AH G ER;hugging HH AH G IH NG;huh HH AH;hula HH UW L AH0;hulk HH AH L K
hull HH AH L;hullabaloo HH AH L AH0 B AH0 L UW;human HH Y UW M AH0 N;humane HH Y UW M EY N
humanitarian HH Y UW M AE N AH0 T EH R IY AH0 N;humanity HH Y UW M AE N IH T IY
humankind HH Y UW M AH0 N K AY N D;humanly HH Y UW M AH0 N L IY;humanoid HH Y UW M AH0 N OY D
humble HH AH M B AH0 L;humbled HH AH M B AH0 L D;humbly HH AH M B L IY;humbug HH AH M B AH G
humdrum HH AH M D R AH M;humid HH Y UW M AH0 D;humidity HH Y UW M IH D AH0 T IY
humiliate HH Y UW M IH L IY EY T;humiliated HH Y UW M IH L IY EY T IH D
humiliating HH Y UW M IH L IY EY T IH NG;humiliation HH Y UW M IH L IY EY SH AH0 N
humility HH Y UW M IH L IH T IY;humming HH AH M IH NG;hummingbird HH AH M IH NG B ER D;hummus HH UH M AH0 S
humongous HH Y UW M AO NG G AH0 S;humor HH Y UW M ER;humorous HH Y UW M ER AH0 S;humour HH Y UW M ER
hump HH AH M P;humpback HH AH M P B AE K;humped HH AH M P T;hums HH AH M Z;hunch HH AH N CH
hunchback HH AH N CH B AE K;hunches HH AH N CH IH Z;hundred HH AH N D R AH0 D;hundredth HH AH N D R AH0 D TH
hunger HH AH NG G ER;hungry HH AH NG G R IY;hunk HH AH NG K;hunker HH AH NG K ER;hunky HH AH NG K IY
hunt HH AH N T;hunted HH AH N T AH0 D;hunter HH AH N T ER;hunting HH AH N T IH NG;hurdle HH ER D AH0 L
hurl HH ER L;hurled HH ER L D;hurling HH ER L IH NG;hurrah HH UH R AA;hurricane HH ER AH0 K EY N
hurried HH ER IY D;hurry HH ER IY;hurrying HH ER IY IH NG;hurt HH ER T;hurtful HH ER T F AH0 L
hurting HH ER T IH NG;hurtling HH ER T L IH NG;husband HH AH Z B AH0 N D;hush HH AH SH;hushed HH AH SH T
husk HH AH S K;husky HH AH S K IY;hussy HH AH S IY;hustle HH AH S AH0 L;hustled HH AH S AH0 L D
hustler HH AH S AH0 L ER;hustling HH AH S AH0 L IH NG;hutch HH AH CH;huts HH AH T S
hyacinth HH AY AH0 S IH N TH;hydrant HH AY D R AH0 N T;hydrate HH AY D R EY T;hydrated HH AY D R EY T AH0 D
hydraulic HH AY D R AO L IH K;hydrogen HH AY D R AH0 JH AH0 N;hyena HH AY IY N AH0;hygiene HH AY JH IY N
hygienist HH AY G IY N IH S T;hymen HH AY M AH0 N;hymn HH IH M;hype HH AY P;hyped HH AY P T;hyper HH AY P ER
hyperactive HH AY P ER AE K T IH V;hyperspace HH AY P ER S P EY S;hypertension HH AY P ER T EH N SH AH0 N
hypnosis HH IH P N OW S AH0 S;hypnotic HH IH P N AA T IH K;hypnotist HH IH P N AH0 T IH S T
hypnotize HH IH P N AH0 T AY Z;hypnotized HH IH P N AH0 T AY Z D;hypo HH AY P OW
hypochondriac HH AY P AH0 K AA N D R IY AE K;hypocrisy HH IH P AA K R AH0 S IY;hypocrite HH IH P AH0 K R IH T
hypocritical HH IH P AH0 K R IH T IH K AH0 L;hypodermic HH AY P AH0 D ER M IH K
hypothalamus HH AY P OW TH AA L AH0 M AH0 S;hypothermia HH AY P AH0 TH ER M IY AH0
hypothesis HH AY P AA TH AH0 S AH0 S;hypothetical HH AY P AH0 TH EH T AH0 K AH0 L
hypothetically HH AY P AH0 TH EH T IH K L IY;hysterectomy HH IH S T ER EH K T AH0 M IY
hysteria HH IH S T EH R IY AH0;hysterical HH IH S T EH R IH K AH0 L;hysterically HH IH S T EH R IH K L IY
hysterics HH IH S T EH R IH K S;ice AY S;iceberg AY S B ER G;icebox AY S B AA K S;icebreaker AY S B R EY K ER
iced AY S T;icicles AY S IH K AH0 L Z;icing AY S IH NG;icon AY K AA N;icy AY S IY;idea AY D IY AH0
ideal AY D IY L;idealism AY D IY L IH Z AH0 M;idealist AY D IY L IH S T;idealistic AY D IY AH0 L IH S T IH K
ideally AY D IY L IY;identical AY D EH N T IH K AH0 L;identifiable AY D EH N T AH0 F AY AH0 B AH0 L
identification AY D EH N T AH0 F AH0 K EY SH AH0 N;identified AY D EH N T AH0 F AY D
identifies AY D EH N T AH0 F AY Z;identify AY D EH N T AH0 F AY;identifying AY D EH N T AH0 F AY IH NG
identities AY D EH N T IH T IY Z;identity AY D EH N T IH T IY;ideology AY D IY AA L AH0 JH IY
idiocy IH D IY AH0 S IY;idiot IH D IY AH0 T;idiotic IH D IY AA T IH K;idle AY D AH0 L;idling AY D AH0 L IH NG
idly AY D L IY;idolized AY D AH0 L AY Z D;idyllic AY D IH L IH K;iffy IH F IY;ifs IH F S;ignite IH G N AY T
ignited IH G N AY T IH D;ignition IH G N IH SH AH0 N;ignoramus IH G N ER EY M AH0 S
ignorance IH G N ER AH0 N S;ignorant IH G N ER AH0 N T;ignore IH G N AO R;ignored IH G N AO R D
ignoring IH G N AO R IH NG;iguana AY G W AA N AH0;ill IH L;illegal IH L IY G AH0 L
illegally IH L IY G AH0 L IY;illegitimate IH L IH JH IH T AH0 M IH T;illicit IH L IH S AH0 T
illiterate IH L IH T ER AH0 T;illness IH L N AH0 S;illnesses IH L N AH0 S IH Z;illogical IH L AA JH IH K AH0 L
illuminate IH L UW M IH N IH T;illuminated IH L UW M AH0 N EY T AH0 D;illuminating IH L UW M AH0 N EY T IH NG
illumination IH L UW M AH0 N EY SH AH0 N;illusion IH L UW ZH AH0 N;illustrate IH L AH0 S T R EY T
illustrated IH L AH0 S T R EY T AH0 D;illustration IH L AH0 S T R EY SH AH0 N
illustrations IH L AH0 S T R EY SH AH0 N Z;illustrious IH L AH S T R IY AH0 S;imagery IH M AH0 JH R IY
imaginable IH M AE JH AH0 N AH0 B AH0 L;imaginary IH M AE JH AH0 N EH R IY
imagination IH M AE JH AH0 N EY SH AH0 N;imaginative IH M AE JH AH0 N AH0 T IH V;imagine IH M AE JH AH0 N
imagined IH M AE JH AH0 N D;imaging IH M IH JH IH NG;imagining IH M AE JH AH0 N IH NG;imam AY M AE M
imbalance IH M B AE L AH0 N S;imbecile IH M B AH0 S AH0 L;imitate IH M AH0 T EY T
imitating IH M AH0 T EY T IH NG;imitation IH M AH0 T EY SH AH0 N;immaculate IH M AE K Y UW L IH T
immaterial IH M AH0 T IH R IY AH0 L;immature IH M AH0 T Y UH R;immeasurable IH M EH ZH ER AE B AH0 L
immediate IH M IY D IY AH0 T;immediately IH M IY D IY AH0 T L IY;immense IH M EH N S
immensely IH M EH N S L IY;immersed IH M ER S T;immigrant IH M AH0 G R AH0 N T
immigration IH M AH0 G R EY SH AH0 N;imminent IH M AH0 N AH0 N T;immobile IH M OW B AH0 L
immoral IH M AO R AH0 L;immorality IH M ER AE L IH T IY;immortal IH M AO R T AH0 L
immortality IH M AO R T AE L IH T IY;immortalized IH M AO R T AH0 L AY Z D;immune IH M Y UW N
immunity IH M Y UW N AH0 T IY;impact IH M P AE K T;impacted IH M P AE K T IH D;impaired IH M P EH R D
impale IH M P EY L;impaled IH M P EY L D;impart IH M P AA R T;impartial IH M P AA R SH AH0 L
impassable IH M P AE S AH0 B AH0 L;impassioned IH M P AE SH AH0 N D;impatience IH M P EY SH AH0 N S
impatient IH M P EY SH AH0 N T;impeach IH M P IY CH;impeached IH M P IY CH T
impeachment IH M P IY CH M AH0 N T;impeccable IH M P EH K AH0 B AH0 L;impede IH M P IY D
impediment IH M P EH D AH0 M AH0 N T;impending IH M P EH N D IH NG
impenetrable IH M P EH N AH0 T R AH0 B AH0 L;imperative IH M P EH R AH0 T IH V;imperfect IH M P ER F IH K T
imperfections IH M P ER F EH K SH AH0 N Z;imperial IH M P IH R IY AH0 L
imperialist IH M P IH R IY AH0 L IH S T;impersonal IH M P ER S AH0 N AH0 L;impersonate IH M P ER S AH0 N EY T
impersonating IH M P ER S AH0 N EY T IH NG;impersonation IH M P ER S AH0 N EY SH AH0 N
impersonator IH M P ER S AH0 N EY T ER;impertinent IH M P ER T AH0 N AH0 N T;impervious IH M P ER V IY AH0 S
impetuous IH M P EH CH W AH0 S;implant IH M P L AE N T;implanted IH M P L AE N T IH D
implants IH M P L AE N T S;implement IH M P L AH0 M AH0 N T;implementing IH M P L AH0 M EH N T IH NG
implicate IH M P L IH K EY T;implicated IH M P L IH K EY T IH D;implicating IH M P L IH K EY T IH NG
implication IH M P L AH0 K EY SH AH0 N;implications IH M P L AH0 K EY SH AH0 N Z
implicitly IH M P L IH S AH0 T L IY;implied IH M P L AY D;implies IH M P L AY Z;implode IH M P L OW D
implore IH M P L AO R;implosion IH M P L OW ZH AH0 N;imply IH M P L AY;implying IH M P L AY IH NG
impolite IH M P AH0 L AY T;import IH M P AO R T;importance IH M P AO R T AH0 N S
important IH M P AO R T AH0 N T;importantly IH M P AO R T AH0 N T L IY;imported IH M P AO R T IH D
importing IH M P AO R T IH NG;impose IH M P OW Z;imposed IH M P OW Z D;imposing IH M P OW Z IH NG
imposition IH M P AH0 Z IH SH AH0 N;impossibility IH M P AO S IH B IH L IH T IY
impossible IH M P AA S AH0 B AH0 L;impossibly IH M P AA S AH0 B L IY;imposter IH M P AO S T ER
impostor IH M P AO S T ER;impotence IH M P AH0 T AH0 N S;impotent IH M P AH0 T AH0 N T;impound IH M P AW N D
impounded IH M P AW N D IH D;impoverished IH M P AA V R IH SH T;impractical IH M P R AE K T AH0 K AH0 L
impregnable IH M P R EH G N AH0 B AH0 L;impregnate IH M P R EH G N EY T;impregnated IH M P R EH G N EY T AH0 D
impress IH M P R EH S;impressed IH M P R EH S T;impresses IH M P R EH S IH Z;impressing IH M P R EH S IH NG
impression IH M P R EH SH AH0 N;impressionable IH M P R EH SH AH0 N AH0 B AH0 L;impressive IH M P R EH S IH V
imprint IH M P R IH N T;imprinted IH M P R IH N T IH D;imprison IH M P R IH Z AH0 N
imprisoned IH M P R IH Z AH0 N D;imprisonment IH M P R IH Z AH0 N M AH0 N T
improbable IH M P R AA B AH0 B AH0 L;impromptu IH M P R AA M P T UW;improper IH M P R AA P ER
improperly IH M P R AA P ER L IY;impropriety IH M P R AH0 P R AY AH0 T IY;improve IH M P R UW V
improved IH M P R UW V D;improvement IH M P R UW V M AH0 N T;improving IH M P R UW V IH NG
improvisation IH M P R AA V IH Z EY SH AH0 N;improvise IH M P R AH0 V AY Z;improvised IH M P R AH0 V AY Z D
improvising IH M P R AH0 V AY Z IH NG;impulse IH M P AH0 L S;impulsive IH M P AH L S IH V
impunity IH M P Y UW N IH T IY;impure IH M P Y UH R;impurities IH M P Y UH R AH0 T IY Z
inability IH N AH0 B IH L IH T IY;inaccessible IH N AH0 K S EH S AH0 B AH0 L;inaccurate IH N AE K Y ER AH0 T
inactive IH N AE K T IH V;inadequacy IH N AE D IH K W AH0 S IY;inadequate IH N AE D AH0 K W AH0 T
inadmissible IH N AH0 D M IH S AH0 B AH0 L;inadvertently IH N AH0 D V ER T AH0 N T L IY
inalienable IH N EY L Y AH0 N AH0 B AH0 L;inane IH N EY N;inanimate IH N AE N AH0 M AH0 T
inappropriate IH N AH0 P R OW P R IY IH T;inappropriately IH N AH0 P R AA P R IY AH0 T L IY
inasmuch IH N AE S M AH0 K;inaudible IH N AO D AH0 B AH0 L;inaugural IH N AO G ER AH0 L;inbound IH N B AW N D
inbred IH N B R EH D;inbreeding IH N B R IY D IH NG;incandescent IH N K AH0 N D EH S AH0 N T
incantation IH N K AE N T EY SH AH0 N;incapable IH N K EY P AH0 B AH0 L
incapacitated IH N K AH0 P AE S IH T EY T IH D;incarcerated IH N K AA R S ER EY T IH D
incarceration IH N K AA R S ER EY SH AH0 N;incarnate IH N K AA R N AH0 T;incarnation IH N K AA R N EY SH AH0 N
incendiary IH N S EH N D IY EH R IY;incense IH N S EH N S;incentive IH N S EH N T IH V
inception IH N S EH P SH AH0 N;incessant IH N S EH S AH0 N T;incessantly IH N S EH S AH0 N T L IY
incest IH N S EH S T;incestuous IH N S EH S CH W AH0 S;inches IH N CH AH0 Z;incidence IH N S AH0 D AH0 N S
incident IH N S AH0 D AH0 N T;incidental IH N S IH D EH N T AH0 L;incidentally IH N S IH D EH N T AH0 L IY
incinerate IH N S IH N ER EY T;incinerated IH N S IH N ER EY T IH D;incinerator IH N S IH N ER EY T ER
incision IH N S IH ZH AH0 N;incite IH N S AY T;inciting IH N S AY T IH NG
inclination IH N K L AH0 N EY SH AH0 N;incline IH N K L AY N;inclined IH N K L AY N D;include IH N K L UW D
included IH N K L UW D AH0 D;including IH N K L UW D IH NG;incognito IH N K AO G N IY T OW
incoherent IH N K OW HH IH R AH0 N T;income IH N K AH M;incoming IH N K AH M IH NG
incomparable IH N K AA M P ER AH0 B AH0 L;incompatible IH N K AH0 M P AE T AH0 B AH0 L
incompetence IH N K AA M P AH0 T AH0 N S;incompetent IH N K AA M P AH0 T AH0 N T
incomplete IH N K AH0 M P L IY T;incomprehensible IH NG K AA M P R AH0 HH EH N S IH B AH0 L
inconceivable IH N K AH0 N S IY V AH0 B AH0 L;inconclusive IH N K AH0 N K L UW S IH V
inconsequential IH NG K AA N S AH0 K W EH N CH AH0 L;inconsistencies IH NG K AA N S IH S T EH N S IY Z
inconsistent IH N K AH0 N S IH S T AH0 N T;inconspicuous IH NG K AA N S P IH K W AH0 S
incontinent IH N K AA N T AH0 N AH0 N T;incontrovertible IH NG K AA N T R OW V ER T IH B AH0 L
inconvenience IH N K AH0 N V IY N Y AH0 N S;inconvenienced IH N K AH0 N V IY N Y AH0 N S T
inconvenient IH N K AH0 N V IY N Y AH0 N T;incorporate IH N K AO R P ER EY T
incorporated IH N K AO R P ER EY T IH D;incorrect IH N K ER EH K T;incorrectly IH N K ER EH K T L IY
incorrigible IH N K AA R AH0 JH AH0 B AH0 L;increase IH N K R IY S;increased IH N K R IY S T
increasing IH N K R IY S IH NG;increasingly IH N K R IY S IH NG L IY;incredible IH N K R EH D AH0 B AH0 L
incredibly IH N K R EH D AH0 B L IY;incriminate IH N K R IH M AH0 N EY T
incriminating IH N K R IH M AH0 N EY T IH NG;incubation IH NG K Y UW B EY SH AH0 N
incubator IH NG K Y AH0 B EY T ER;incumbent IH N K AH M B AH0 N T;incur IH N K ER
incurable IH N K Y UH R AH0 B AH0 L;incurred IH N K ER D;indebted IH N D EH T IH D
indecent IH N D IY S AH0 N T;indecision IH N D IH S IH ZH AH0 N;indecisive IH N D IH S AY S IH V
indeed IH N D IY D;indefinite IH N D EH F AH0 N AH0 T;indefinitely IH N D EH F AH0 N AH0 T L IY
indelicate IH N D EH L IH K AH0 T;independence IH N D IH P EH N D AH0 N S
independent IH N D IH P EH N D AH0 N T;independently IH N D IH P EH N D AH0 N T L IY
indescribable IH N D IH S K R AY B AH0 B AH0 L;indestructible IH N D AH0 S T R AH K T IH B AH0 L
indeterminate IH N D IH T ER M IH N IH T;indicate IH N D AH0 K EY T;indicated IH N D AH0 K EY T AH0 D
indicating IH N D AH0 K EY T IH NG;indication IH N D AH0 K EY SH AH0 N;indicative IH N D IH K AH0 T IH V
indicator IH N D AH0 K EY T ER;indict IH N D AY T;indicted IH N D AY T IH D;indictment IH N D AY T M AH0 N T
indie IH N D IY;indifference IH N D IH F ER AH0 N S;indifferent IH N D IH F R AH0 N T
indigenous IH N D IH JH AH0 N AH0 S;indigent IH N D IH JH AH0 N T;indigestion IH N D AY JH EH S CH AH0 N
indignant IH N D IH G N AH0 N T;indignation IH N D IH G N EY SH AH0 N;indignity IH N D IH G N AH0 T IY
indigo IH N D AH0 G OW;indirect IH N D ER EH K T;indirectly IH N D ER EH K T L IY
indiscreet IH N D IH S K R IY T;indiscretion IH N D IH S K R EH SH AH0 N
indispensable IH N D IH S P EH N S AH0 B AH0 L;indistinct IH N D IH S T IH NG K T
individual IH N D AH0 V IH JH AH0 W AH0 L;individuality IH N D IH V IH JH UW AE L IH T IY
individually IH N D IH V IH JH UW AH0 L IY;indivisible IH N D IH V IH S IH B AH0 L;indoor IH N D AO R
indoors IH N D AO R Z;induce IH N D UW S;induced IH N D UW S T;inducing IH N D UW S IH NG
induction IH N D AH K SH AH0 N;indulge IH N D AH L JH;indulged IH N D AH L JH D
indulgence IH N D AH L JH AH0 N S;indulgent IH N D AH L JH AH0 N T;indulging IH N D AH L JH IH NG
industrial IH N D AH S T R IY AH0 L;industrialist IH N D AH S T R IY AH0 L IH S T
industries IH N D AH0 S T R IY Z;industrious IH N D AH S T R IY AH0 S;industry IH N D AH0 S T R IY
inebriated IH N EH B R IY EY T AH0 D;inedible IH N EH D AH0 B AH0 L;ineffective IH N IH F EH K T IH V
ineffectual IH N AH0 F EH K CH UW AH0 L;inefficiency IH N IH F IH SH AH0 N S IY
inefficient IH N IH F IH SH AH0 N T;inept IH N EH P T;inert IH N ER T;inertia IH N ER SH AH0
inertial IH N ER SH AH0 L;inevitability IH N EH V IH T AH0 B IH L IH T IY
inevitable IH N EH V AH0 T AH0 B AH0 L;inevitably IH N EH V AH0 T AH0 B L IY
inexcusable IH N IH K S K Y UW Z AH0 B AH0 L;inexpensive IH N IH K S P EH N S IH V
inexperience IH N IH K S P IH R IY AH0 N S;inexperienced IH N IH K S P IH R IY AH0 N S T
inexplicable IH N AH0 K S P L IH S AH0 B AH0 L;inexplicably IH N IH K S P L IH K AH0 B L IY
infallible IH N F AE L AH0 B AH0 L;infamous IH N F AH0 M AH0 S;infamy IH N F AH0 M IY
infancy IH N F AH0 N S IY;infant IH N F AH0 N T;infantile IH N F AH0 N T IH L;infantry IH N F AH0 N T R IY
infatuated IH N F AE CH UW EY T IH D;infatuation IH N F AE CH UW EY SH AH0 N;infect IH N F EH K T
infected IH N F EH K T IH D;infecting IH N F EH K T IH NG;infection IH N F EH K SH AH0 N
infectious IH N F EH K SH AH0 S;infer IH N F ER;inferior IH N F IH R IY ER
inferiority IH N F IH R IY AO R IH T IY;infernal IH N F ER N AH0 L;inferno IH N F ER N OW
infertility IH N F ER T IH L IH T IY;infestation IH N F EH S T EY SH AH0 N;infested IH N F EH S T IH D
infidel IH N F IH D EH L;infidelity IH N F IH D EH L IH T IY;infield IH N F IY L D
infiltrate IH N F IH L T R EY T;infiltrated IH N F IH L T R EY T IH D;infiltrating IH N F IH L T R EY T IH NG
infiltration IH N F IH L T R EY SH AH0 N;infinite IH N F AH0 N AH0 T;infinitely IH N F AH0 N AH0 T L IY
infinity IH N F IH N IH T IY;infirmary IH N F ER M ER IY;inflamed IH N F L EY M D
inflammation IH N F L AH0 M EY SH AH0 N;inflammatory IH N F L AE M AH0 T AO R IY
inflatable IH N F L EY T AH0 B AH0 L;inflate IH N F L EY T;inflated IH N F L EY T IH D
inflation IH N F L EY SH AH0 N;inflict IH N F L IH K T;inflicted IH N F L IH K T IH D
inflicting IH N F L IH K T IH NG;influence IH N F L UW AH0 N S;influenced IH N F L UW AH0 N S T
influencing IH N F L UW AH0 N S IH NG;influential IH N F L UW EH N SH AH0 L;influenza IH N F L UW EH N Z AH0
infomercial IH N F OW M ER SH AH0 L;inform IH N F AO R M;informal IH N F AO R M AH0 L
informant IH N F AO R M AH0 N T;information IH N F ER M EY SH AH0 N;informative IH N F AO R M AH0 T IH V
informed IH N F AO R M D;informer IH N F AO R M ER;informing IH N F AO R M IH NG
infraction IH N F R AE K SH AH0 N;infrared IH N F R ER EH D;infrastructure IH N F R AH0 S T R AH K CH ER
infuriating IH N F Y UH R IY EY T IH NG;infusion IH N F Y UW ZH AH0 N;ing IH NG;ingenious IH N JH IY N Y AH0 S
ingenuity IH N JH AH0 N UW AH0 T IY;ingest IH N JH EH S T;ingested IH N JH EH S T AH0 D
ingredient IH N G R IY D IY AH0 N T;inhabit IH N HH AE B AH0 T;inhabitants IH N HH AE B AH0 T AH0 N T S
inhabited IH N HH AE B AH0 T AH0 D;inhalation IH N AH0 L EY SH AH0 N;inhale IH N HH EY L
inhaled IH N HH EY L D;inhaler IH N HH EY L ER;inhaling IH N HH EY L IH NG;inherent IH N HH IH R AH0 N T
inherently IH N HH IH R AH0 N T L IY;inherit IH N HH EH R AH0 T;inheritance IH N HH EH R AH0 T AH0 N S
inherited IH N HH EH R AH0 T IH D;inhibit IH N HH IH B AH0 T;inhibited IH N HH IH B AH0 T IH D
inhibition IH N HH AH0 B IH SH AH0 N;inhibitions IH N HH AH0 B IH SH AH0 N Z;inhibitor IH N HH IH B AH0 T ER
inhospitable IH N HH AA S P AH0 T AH0 B AH0 L;inhuman IH N HH Y UW M AH0 N;inhumane IH N HH Y UW M EY N
iniquity IH N IH K W IH T IY;initial IH N IH SH AH0 L;initially IH N IH SH AH0 L IY
initiate IH N IH SH IY EY T;initiated IH N IH SH IY EY T AH0 D;initiating IH N IH SH IY EY T IH NG
initiation IH N IH SH IY EY SH AH0 N;initiative IH N IH SH AH0 T IH V;inject IH N JH EH K T
injected IH N JH EH K T AH0 D;injecting IH N JH EH K T IH NG;injection IH N JH EH K SH AH0 N
injector IH N JH EH K T ER;injunction IH N JH AH NG K SH AH0 N;injure IH N JH ER;injured IH N JH ER D
injuries IH N JH ER IY Z;injury IH N JH ER IY;injustice IH N JH AH S T IH S;ink IH NG K
inkling IH NG K L IH NG;inland IH N L AE N D;inlet IH N L EH T;inmate IH N M EY T;inmates IH N M EY T S
inn IH N;innards IH N ER D Z;innate IH N EY T;inner IH N ER;innermost IH N ER M OW S T;inning IH N IH NG
innkeeper IH N K IY P ER;innocence IH N AH0 S AH0 N S;innocent IH N AH0 S AH0 N T
innocently IH N AH0 S AH0 N T L IY;innocuous IH N AA K Y UW AH0 S;innovation IH N AH0 V EY SH AH0 N
innovative IH N AH0 V EY T IH V;innuendo IH N Y UW EH N D OW;inoculate IH N AA K Y AH0 L EY T
inoculation IH N AA K Y AH0 L EY SH AH0 N;inoperable IH N AA P ER AH0 B AH0 L
inordinate IH N AO R D AH0 N IH T;inquest IH N K W EH S T;inquire IH N K W AY R;inquired IH N K W AY ER D
inquiries IH N K W AY ER IY Z;inquiring IH N K W AY ER IH NG;inquiry IH N K W AY R IY
inquisition IH N K W AH0 Z IH SH AH0 N;inquisitive IH N K W IH Z IH T IH V;inquisitor IH N K W IH Z AH0 T ER
ins IH N Z;insane IH N S EY N;insanity IH N S AE N AH0 T IY;insatiable IH N S EY SH AH0 B AH0 L
inscribed IH N S K R AY B D;inscription IH N S K R IH P SH AH0 N;inscrutable IH N S K R UW T AH0 B AH0 L
insect IH N S EH K T;insecticide IH N S EH K T AH0 S AY D;insecure IH N S AH0 K Y ER
insecurities IH N S AH0 K Y UH R IH T IY Z;insecurity IH N S IH K Y UH R IH T IY
insemination IH N S EH M AH0 N EY SH AH0 N;insensitive IH N S EH N S AH0 T IH V
inseparable IH N S EH P ER AH0 B AH0 L;insert IH N S ER T;inserted IH N S ER T AH0 D
insertion IH N S ER SH AH0 N;inside IH N S AY D;insider IH N S AY D ER;insidious IH N S IH D IY AH0 S
insight IH N S AY T;insightful IH N S AY T F AH0 L;insignia IH N S IH G N IY AH0
insignificant IH N S IH G N Y IH F IH K AH0 N T;insincere IH N S IH N S IH R;insinuate IH N S IH N Y UW EY T
insinuating IH N S IH N Y UW EY T IH NG;insinuations IH N S IH N Y UW EY SH AH0 N Z;insipid IH N S IH P AH0 D
insist IH N S IH S T;insisted IH N S IH S T AH0 D;insistence IH N S IH S T AH0 N S
insistent IH N S IH S T AH0 N T;insisting IH N S IH S T IH NG;insolence IH N S AH0 L AH0 N S
insolent IH N S AH0 L AH0 N T;insomnia IH N S AA M N IY AH0;insomniac IH N S AA M N IY AE K
inspect IH N S P EH K T;inspected IH N S P EH K T IH D;inspecting IH N S P EH K T IH NG
inspection IH N S P EH K SH AH0 N;inspector IH N S P EH K T ER;inspiration IH N S P ER EY SH AH0 N
inspirational IH N S P ER EY SH AH0 N AH0 L;inspire IH N S P AY R;inspired IH N S P AY ER D
inspiring IH N S P AY R IH NG;instability IH N S T AH0 B IH L IH T IY;install IH N S T AO L
installation IH N S T AH0 L EY SH AH0 N;installed IH N S T AO L D;installing IH N S T AO L IH NG
installment IH N S T AO L M AH0 N T;instance IH N S T AH0 N S;instant IH N S T AH0 N T
instantaneous IH N S T AH0 N T AE N IY AH0 S;instantly IH N S T AH0 N T L IY;instead IH N S T EH D
instigated IH N S T AH0 G EY T IH D;instilled IH N S T IH L D;instinct IH N S T IH NG K T
instinctive IH N S T IH NG K T IH V;instinctively IH N S T IH NG K T IH V L IY;instincts IH N S T IH NG K T S
institute IH N S T AH0 T UW T;instituted IH N S T AH0 T UW T IH D;institution IH N S T IH T UW SH AH0 N
institutional IH N S T IH T UW SH AH0 N AH0 L;instruct IH N S T R AH K T;instructed IH N S T R AH K T AH0 D
instructing IH N S T R AH K T IH NG;instruction IH N S T R AH K SH AH0 N
instructions IH N S T R AH K SH AH0 N Z;instructive IH N S T R AH K T IH V;instructor IH N S T R AH K T ER
instrument IH N S T R AH0 M AH0 N T;instrumental IH N S T R AH0 M EH N T AH0 L
insubordinate IH N S AH0 B AO R D AH0 N EY T;insubordination IH N S AH0 B AO R D AH0 N EY SH AH0 N
insubstantial IH N S AH0 B S T AE N SH AH0 L;insufferable IH N S AH F ER AH0 B AH0 L
insufficient IH N S AH0 F IH SH AH0 N T;insulated IH N S AH0 L EY T AH0 D;insulation IH N S AH0 L EY SH AH0 N
insult IH N S AH L T;insulted IH N S AH L T IH D;insulting IH N S AH L T IH NG;insurance IH N SH UH R AH0 N S
insure IH N SH UH R;insured IH N SH UH R D;insurgents IH N S ER JH AH0 N T S
insurrection IH N S ER EH K SH AH0 N;intact IH N T AE K T;intake IH N T EY K
intangible IH N T AE N JH AH0 B AH0 L;integral IH N T AH0 G R AH0 L;integrate IH N T AH0 G R EY T
integrated IH N T AH0 G R EY T AH0 D;integration IH N T AH0 G R EY SH AH0 N;integrity IH N T EH G R AH0 T IY
intellect IH N T AH0 L EH K T;intellectual IH N T AH0 L EH K CH UW AH0 L
intellectually IH N T AH0 L EH K CH UW AH0 L IY;intelligence IH N T EH L AH0 JH AH0 N S
intelligent IH N T EH L AH0 JH AH0 N T;intelligently IH N T EH L IH JH AH0 N T L IY;intend IH N T EH N D
intended IH N T EH N D IH D;intending IH N T EH N D IH NG;intense IH N T EH N S;intensely IH N T EH N S L IY
intensity IH N T EH N S AH0 T IY;intensive IH N T EH N S IH V;intent IH N T EH N T
intention IH N T EH N CH AH0 N;intentional IH N T EH N SH AH0 N AH0 L
intentionally IH N T EH N SH AH0 N AH0 L IY;interact IH N T ER AE K T;interacting IH N T ER AE K T IH NG
interaction IH N T ER AE K SH AH0 N;interactive IH N T ER AE K T IH V;interagency IH N T ER EY JH AH0 N S IY
intercede IH N T ER S IY D;intercept IH N T ER S EH P T;intercepted IH N T ER S EH P T AH0 D
intercepting IH N T ER S EH P T IH NG;interception IH N T ER S EH P SH AH0 N
interchangeable IH N T ER CH EY N JH AH0 B AH0 L;intercom IH N T ER K AA M
interconnected IH N T ER K AH0 N EH K T IH D;intercourse IH N T ER K AO R S;interest IH N T R AH0 S T
interested IH N T R AH0 S T IH D;interesting IH N T R AH0 S T IH NG;interestingly IH N T ER EH S T IH NG L IY
interface IH N T ER F EY S;interfere IH N T ER F IH R;interfered IH N T ER F IH R D
interference IH N T ER F IH R AH0 N S;interfering IH N T ER F IH R IH NG;interim IH N T ER AH0 M
interior IH N T IH R IY ER;interject IH N T ER JH EH K T;interlock IH N T ER L AA K;interlude IH N T ER L UW D
intermediary IH N ER M IY D IY EH R IY;intermediate IH N T ER M IY D IY IH T
interminable IH N T ER M AH0 N AH0 B AH0 L;intermission IH N T ER M IH SH AH0 N
intermittent IH N T ER M IH T AH0 N T;internal IH N T ER N AH0 L;internally IH N T ER N AH0 L IY
internationally IH N T ER N AE SH AH0 N AH0 L IY;interned IH N T ER N D;internment IH N T ER N M AH0 N T
interoffice IH N T ER AO F AH0 S;interpret IH N T ER P R AH0 T;interpretation IH N T ER P R IH T EY SH AH0 N
interpreted IH N T ER P R AH0 T AH0 D;interpreter IH N T ER P R AH0 T ER;interpreting IH N T ER P R EH T IH NG
interpretive IH N T ER P R AH0 T IH V;interrogate IH N T EH R AH0 G EY T
interrogated IH N T EH R AH0 G EY T IH D;interrogating IH N T EH R AH0 G EY T IH NG
interrogation IH N T EH R AH0 G EY SH AH0 N;interrogator IH N T EH R AH0 G EY T ER;interrupt IH N T ER AH P T
interrupted IH N T ER AH P T IH D;interrupting IH N T ER AH P T IH NG;interruption IH N T ER AH P SH AH0 N
intersect IH N T ER S EH K T;intersection IH N T ER S EH K SH AH0 N;interstate IH N T ER S T EY T
interstellar IH N T ER S T EH L ER;intertwined IH N T ER T W AY N D;interval IH N T ER V AH0 L
intervals IH N T ER V AH0 L Z;intervene IH N T ER V IY N;intervened IH N T ER V IY N D
intervening IH N T ER V IY N IH NG;intervention IH N T ER V EH N SH AH0 N;interview IH N T ER V Y UW
interviewed IH N T ER V Y UW D;interviewer IH N T ER V Y UW ER;interviewing IH N T ER V Y UW IH NG
intestinal IH N T EH S T AH0 N AH0 L;intestine IH N T EH S T AH0 N;intestines IH N T EH S T AH0 N Z
intimacy IH N T AH0 M AH0 S IY;intimate IH N T AH0 M AH0 T;intimately IH N T AH0 M AH0 T L IY
intimidate IH N T IH M IH D EY T;intimidated IH N T IH M IH D EY T IH D
intimidating IH N T IH M IH D EY T IH NG;intimidation IH N T IH M IH D EY SH AH0 N;into IH N T UW
intolerable IH N T AA L ER AH0 B AH0 L;intolerance IH N T AA L ER AH0 N S;intolerant IH N T AA L ER AH0 N T
intoxicated IH N T AA K S AH0 K EY T IH D;intoxicating IH N T AA K S IH K EY T IH NG
intoxication IH N T AA K S AH0 K EY SH AH0 N;intracranial IH N T R AH0 K R EY N IY AH0 L
intravenous IH N T R AH0 V IY N AH0 S;intrepid IH N T R EH P AH0 D;intricacies IH N T R AH0 K AH0 S IY Z
intricate IH N T R AH0 K AH0 T;intrigue IH N T R IY G;intrigued IH N T R IY G D;intriguing IH N T R IY G IH NG
intro IH N T R OW;introduce IH N T R AH0 D UW S;introduced IH N T R AH0 D UW S T
introducing IH N T R AH0 D UW S IH NG;introduction IH N T R AH0 D AH K SH AH0 N
introductory IH N T R AH0 D AH K T ER IY;intrude IH N T R UW D;intruded IH N T R UW D AH0 D
intruder IH N T R UW D ER;intruding IH N T R UW D IH NG;intrusion IH N T R UW ZH AH0 N
intrusive IH N T R UW S IH V;intuition IH N T UW IH SH AH0 N;intuitive IH N T UW AH0 T IH V;invade IH N V EY D
invaded IH N V EY D AH0 D;invader IH N V EY D ER;invaders IH N V EY D ER Z;invading IH N V EY D IH NG
invalid IH N V AH0 L AH0 D;invalidate IH N V AE L IH D EY T;invaluable IH N V AE L Y AH0 B AH0 L
invariably IH N V EH R IY AH0 B L IY;invasion IH N V EY ZH AH0 N;invasive IH N V EY S IH V
invent IH N V EH N T;invented IH N V EH N T AH0 D;inventing IH N V EH N T IH NG;invention IH N V EH N SH AH0 N
inventive IH N V EH N T IH V;inventor IH N V EH N T ER;inventory IH N V AH0 N T AO R IY
inverted IH N V ER T IH D;invested IH N V EH S T AH0 D;investigate IH N V EH S T AH0 G EY T
investigated IH N V EH S T AH0 G EY T AH0 D;investigating IH N V EH S T AH0 G EY T IH NG
investigation IH N V EH S T AH0 G EY SH AH0 N;investigative IH N V EH S T AH0 G EY T IH V
investigator IH N V EH S T AH0 G EY T ER;investing IH N V EH S T IH NG;invincible IH N V IH N S AH0 B AH0 L
invisibility IH N V IH Z AH0 B IH L AH0 T IY;invisible IH N V IH Z AH0 B AH0 L
invitation IH N V IH T EY SH AH0 N;invite IH N V AY T;invited IH N V AY T AH0 D;inviting IH N V AY T IH NG
invoice IH N V OY S;invoke IH N V OW K;invoked IH N V OW K T;invoking IH N V OW K IH NG
involuntarily IH N V OW L AH N T ER IH L IY;involuntary IH N V AA L AH0 N T EH R IY;involve IH N V AA L V
involved IH N V AA L V D;involvement IH N V AA L V M AH0 N T;involving IH N V AA L V IH NG
invulnerable IH N V AH L N ER AH0 B AH0 L;inward IH N W ER D;iodine AY AH0 D AY N;ion AY AH0 N
iota AY OW T AH0;irate AY R EY T;iris AY R AH0 S;iron AY ER N;ironclad AY ER N K L AE D;ironed AY ER N D
ironic AY R AA N IH K;ironically AY R AA N IH K L IY;ironing AY ER N IH NG;irony AY R AH0 N IY
irrational IH R AE SH AH0 N AH0 L;irregular IH R EH G Y AH0 L ER
irregularities IH R EH G Y AH0 L EH R AH0 T IY Z;irregularity IH R EH G Y AH0 L EH R AH0 T IY
irrelevant IH R EH L AH0 V AH0 N T;irreparable IH R EH P ER AH0 B AH0 L
irreplaceable IH R AH0 P L EY S AH0 B AH0 L;irresistible IH R IH Z IH S T AH0 B AH0 L
irresponsible IH R AH0 S P AA N S AH0 B AH0 L;irreversible IH R IH V ER S AH0 B AH0 L
irrevocable IH R EH V AH0 K AH0 B AH0 L;irrevocably IH R EH V AH0 K AH0 B L IY;irrigate IH R AH0 G EY T
irrigation IH R AH0 G EY SH AH0 N;irritable IH R AH0 T AH0 B AH0 L;irritate IH R IH T EY T
irritated IH R AH0 T EY T AH0 D;irritating IH R AH0 T EY T IH NG;irritation IH R IH T EY SH AH0 N
ischemic IH S K EH M IH K;ish IH SH;islanders AY L AH0 N D ER Z;isolate AY S AH0 L EY T
isolated AY S AH0 L EY T AH0 D;isolating AY S AH0 L EY T IH NG;isolation AY S AH0 L EY SH AH0 N
isotope AY S AH0 T OW P;issue IH SH UW;issued IH SH UW D;issuing IH SH UW IH NG;itch IH CH;itches IH CH AH0 Z
itching IH CH IH NG;itchy IH CH IY;item AY T AH0 M;itinerary AY T IH N ER EH R IY;its IH T S
itself IH T S EH L F;ivory AY V ER IY;ivy AY V IY;jab JH AE B;jabbing JH AE B IH NG;jackal JH AE K AH0 L
jackass JH AE K AE S;jacked JH AE K T;jacket JH AE K AH0 T;jackhammer JH AE K HH AE M ER;jacking JH AE K IH NG
jackpot JH AE K P AA T;jackrabbit JH AE K R AE B AH0 T;jade JH EY D;jaded JH EY D AH0 D;jagged JH AE G D
jaguar JH AE G W AA R;jail JH EY L;jailbreak JH EY L B R EY K;jailed JH EY L D;jailer JH EY L ER
jailhouse JH EY L HH AW S;jalopy JH AH0 L AA P IY;jam JH AE M;jammed JH AE M D;jamming JH AE M IH NG
jangle JH AE NG G AH0 L;janitor JH AE N AH0 T ER;janitorial JH AE N IH T AO R IY AH0 L;jar JH AA R
jargon JH AA R G AH0 N;jaunt JH AO N T;javelin JH AE V AH0 L AH0 N;jaw JH AO;jawbone JH AO B OW N;jay JH EY
jaywalking JH EY W AO K IH NG;jazzed JH AE Z D;jazzy JH AE Z IY;jealous JH EH L AH0 S
jealousy JH EH L AH0 S IY;jeep JH IY P;jeering JH IY R IH NG;jellies JH EH L IY Z;jelly JH EH L IY
jellyfish JH EH L IY F IH SH;jeopardize JH EH P ER D AY Z;jeopardized JH EH P ER D AY Z D
jeopardizing JH EH P ER D AY Z IH NG;jeopardy JH EH P ER D IY;jerk JH ER K;jerked JH ER K T
jerking JH ER K IH NG;jerky JH ER K IY;jersey JH ER Z IY;jest JH EH S T;jester JH EH S T ER;jet JH EH T
jettison JH EH T IH S AH0 N;jewel JH UW AH0 L;jeweler JH UW AH0 L ER;jewelry JH UW AH0 L R IY
jewels JH UW AH0 L Z;jib JH IH B;jibe JH AY B;jiffy JH IH F IY;jig JH IH G;jiggle JH IH G AH0 L
jiggling JH IH G AH0 L IH NG;jigsaw JH IH G S AO;jilted JH IH L T IH D;jingle JH IH NG G AH0 L
jinx JH IH NG K S;jitterbug JH IH T ER B AH G;jitters JH IH T ER Z;jittery JH IH T ER IY;jive JH AY V
jobless JH AA B L AH0 S;jockey JH AA K IY;jocks JH AA K S;jog JH AA G;jogger JH AA G ER;jogging JH AA G IH NG
join JH OY N;joined JH OY N D;joiner JH OY N ER;joining JH OY N IH NG;joint JH OY N T;joke JH OW K
joked JH OW K T;joker JH OW K ER;joking JH OW K IH NG;jollies JH AA L IY Z;jolly JH AA L IY;jolt JH OW L T
jot JH AA T;jour JH UW R;journalism JH ER N AH0 L IH Z AH0 M;journalist JH ER N AH0 L AH0 S T
journalistic JH ER N AH0 L IH S T IH K;journey JH ER N IY;journeyed JH ER N IY D;joust JH AW S T
jousting JH AW S T IH NG;jowls JH AW L Z;joy JH OY;joyful JH OY F AH0 L;joyous JH OY AH0 S
joyride JH OY R AY D;jubilee JH UW B AH0 L IY;judge JH AH JH;judged JH AH JH D;judgement JH AH JH M AH0 N T
judging JH AH JH IH NG;judgment JH AH JH M AH0 N T;judgmental JH AH0 JH M EH N T AH0 L
judicial JH UW D IH SH AH0 L;judo JH UW D OW;jug JH AH G;juggle JH AH G AH0 L;juggler JH AH G AH0 L ER
juggling JH AH G AH0 L IH NG;jugular JH UW G Y AH0 L ER;juicy JH UW S IY;jujitsu JH UW JH IH T S UW
juke JH UW K;jukebox JH UW K B AA K S;julep JH UW L AH0 P;jumble JH AH M B AH0 L;jumbled JH AH M B AH0 L D
jumbo JH AH M B OW;jump JH AH M P;jumped JH AH M P T;jumper JH AH M P ER;jumping JH AH M P IH NG
jumpsuit JH AH M P S UW T;jumpy JH AH M P IY;junction JH AH NG K SH AH0 N;juncture JH AH NG K CH ER
jungle JH AH NG G AH0 L;junior JH UW N Y ER;juniper JH UW N AH0 P ER;junk JH AH NG K;junket JH AH NG K IH T
junkie JH AH NG K IY;junky JH AH NG K IY;junkyard JH AH NG K Y AA R D;junta HH UH N T AH0;juries JH UH R IY Z
jurisdiction JH UH R AH0 S D IH K SH AH0 N;juror JH UH R ER;jury JH UH R IY;jus JH UW;just JH AH S T
justice JH AH S T AH0 S;justifiable JH AH S T AH0 F AY AH0 B AH0 L
justification JH AH S T AH0 F AH0 K EY SH AH0 N;justified JH AH S T AH0 F AY D;justifies JH AH S T AH0 F AY Z
justify JH AH S T AH0 F AY;justly JH AH S T L IY;juvenile JH UW V AH0 N AH0 L;kale K EY L
kamikaze K AA M AH0 K AA Z IY;kangaroo K AE NG G ER UW;karate K ER AA T IY;karma K AA R M AH0;kayak K AY AE K
kazoo K AH0 Z UW;kebab K AH0 B AA B;keel K IY L;keen K IY N;keenly K IY N L IY;keep K IY P;keeper K IY P ER
keeping K IY P IH NG;keepsake K IY P S EY K;keg K EH G;keister K IY IH S T ER;kelp K EH L P
kennel K EH N AH0 L;kept K EH P T;kerb K ER B;kerchief K ER CH AH0 F;kernel K ER N AH0 L
kerosene K EH R AH0 S IY N;ketchup K EH CH AH0 P;kettle K EH T AH0 L;keyed K IY D;keyhole K IY HH OW L
keynote K IY N OW T;keypad K IY P AE D;keys K IY Z;keystone K IY S T OW N;keyword K IY W ER D;khaki K AA K IY
kibble K IH B AH0 L;kick K IH K;kickbacks K IH K B AE K S;kicked K IH K T;kicker K IH K ER
kicking K IH K IH NG;kickoff K IH K AO F;kidder K IH D ER;kiddie K IH D IY;kiddies K IH D IY Z
kidding K IH D IH NG;kiddy K IH D IY;kidnap K IH D N AE P;kidnapped K IH D N AE P T;kidnapper K IH D N AE P ER
kidnapping K IH D N AE P IH NG;kidney K IH D N IY;kill K IH L;killed K IH L D;killer K IH L ER
killing K IH L IH NG;killjoy K IH L JH OY;kiln K IH L N;kilo K IH L OW;kilometer K AH0 L AA M AH0 T ER
kilometers K AH0 L AA M AH T ER Z;kilometres K IH L AO M AH T ER Z;kilos K IY L OW Z;kilt K IH L T
kimono K AH0 M OW N AH0;kind K AY N D;kinda K IH N D AH0;kinder K AY N D ER
kindergarten K IH N D ER G AA R T AH0 N;kindest K AY N D AH0 S T;kindling K IH N D L IH NG
kindly K AY N D L IY;kindness K AY N D N AH0 S;kindred K IH N D R IH D;kinetic K AH0 N EH T IH K
kingpin K IH NG P IH N;kinks K IH NG K S;kinky K IH NG K IY;kinship K IH N SH IH P;kinsman K IH N Z M AE N
kiosk K IY AO S K;kippers K IH P ER Z;kismet K IH Z M IH T;kiss K IH S;kissed K IH S T;kisser K IH S ER
kisses K IH S AH0 Z;kissing K IH S IH NG;kitchen K IH CH AH0 N;kitchenette K IH CH AH0 N EH T;kite K AY T
kits K IH T S;kitsch K IH CH;kitten K IH T AH0 N;kitty K IH T IY;kiwi K IY W IY;klutz K L AH T S;knack N AE K
knapsack N AE P S AE K;knave N EY V;knee N IY;kneecap N IY K AE P;kneecaps N IY K AE P S;kneel N IY L
kneeling N IY L IH NG;knees N IY Z;knelt N EH L T;knew N UW;knickers N IH K ER Z;knickknacks N IH K N AE K S
knifed N AY F T;knighted N AY T IH D;knighthood N AY T HH UH D;knit N IH T;knitted N IH T AH0 D
knitting N IH T IH NG;knives N AY V Z;knob N AA B;knock N AA K;knockdown N AA K D AW N;knocked N AA K T
knocking N AA K IH NG;knockoff N AA K AO F;knockout N AA K AW T;knoll N OW L;knot N AA T;knots N AA T S
knotted N AA T IH D;knowing N OW IH NG;knowingly N OW IH NG L IY;knowledge N AA L AH0 JH
knowledgeable N AA L AH0 JH AH0 B AH0 L;known N OW N;knuckle N AH K AH0 L;knuckles N AH K AH0 L Z
koala K OW AA L AH0;kook K UW K;kooky K UW K IY;kosher K OW SH ER;kudos K UW D OW S;kumquat K AH M K W AA T
kung K AH NG;label L EY B AH0 L;labeled L EY B AH0 L D;labelled L EY B AH0 L D;labor L EY B ER
laboratories L AE B R AH0 T AO R IY Z;laboratory L AE B R AH0 T AO R IY;labored L EY B ER D
laborer L EY B ER ER;laborers L EY B ER ER Z;laboring L EY B ER IH NG;labour L EY B ER;labs L AE B Z
labyrinth L AE B ER IH N TH;lace L EY S;laced L EY S T;laceration L AE S ER EY SH AH0 N
lacerations L AE S ER EY SH AH0 N Z;lack L AE K;lacked L AE K T;lackey L AE K IY;lacking L AE K IH NG
lacquer L AE K ER;lacrosse L AH0 K R AO S;lactose L AE K T OW S;lacy L EY S IY;lad L AE D;ladder L AE D ER
laden L EY D AH0 N;ladies L EY D IY Z;ladle L EY D AH0 L;ladybug L EY D IY B AH G;ladylike L EY D IY L AY K
lag L AE G;lager L AA G ER;lagoon L AH0 G UW N;laid L EY D;lain L EY N;lair L EH R;lame L EY M
lament L AH0 M EH N T;laminated L AE M AH0 N EY T AH0 D;lamp L AE M P;lamppost L AE M P P OW S T
lance L AE N S;land L AE N D;landed L AE N D AH0 D;landfall L AE N D F AO L;landfill L AE N D F IH L
landing L AE N D IH NG;landlady L AE N D L EY D IY;landlord L AE N D L AO R D;landowner L AE N D OW N ER
landscape L AE N D S K EY P;landscaper L AE N D S K EY P ER;landscaping L AE N D S K EY P IH NG
landslide L AE N D S L AY D;lane L EY N;lanky L AE NG K IY;lantern L AE N T ER N;lapdog L AE P D AO G
lapel L AH0 P EH L;lapping L AE P IH NG;laps L AE P S;lapse L AE P S;lapsed L AE P S T
larceny L AA R S AH0 N IY;lard L AA R D;large L AA R JH;largely L AA R JH L IY;larger L AA R JH ER
largest L AA R JH AH0 S T;lark L AA R K;larvae L AA R V IY;laryngitis L AA R IH N JH AY T AH0 S
larynx L EH R IH NG K S;lascivious L AH0 S IH V IY AH0 S;lash L AE SH;lashed L AE SH T;lashes L AE SH IH Z
lashing L AE SH IH NG;lass L AE S;lasso L AE S OW;lasted L AE S T AH0 D;lasting L AE S T IH NG
lastly L AE S T L IY;latch L AE CH;latched L AE CH T;latchkey L AE CH K IY;late L EY T;lately L EY T L IY
latent L EY T AH0 N T;later L EY T ER;lateral L AE T ER AH0 L;latest L EY T AH0 S T;latex L EY T EH K S
lathe L EY DH;lather L AE DH ER;latitude L AE T AH0 T UW D;latrine L AH0 T R IY N;latter L AE T ER
laudanum L AO D AH0 N AH0 M;laude L AO D;laughable L AE F AH0 B AH0 L;laughed L AE F T;laughing L AE F IH NG
laughingstock L AE F IH NG S T AA K;laughter L AE F T ER;launch L AO N CH;launched L AO N CH T
launcher L AO N CH ER;launches L AO N CH AH0 Z;launching L AO N CH IH NG;launder L AO N D ER
laundered L AO N D ER D;laundering L AO N D ER IH NG;laundry L AO N D R IY;laurel L AO R AH0 L;lava L AA V AH0
lavatory L AE V AH0 T AO R IY;lavender L AE V AH0 N D ER;lavish L AE V IH SH;lawful L AO F AH0 L
lawfully L AO F AH0 L IY;lawless L AO L AH0 S;lawlessness L AO L AH0 S N AH0 S;lawmakers L AO M EY K ER Z
lawman L AO M AH0 N;lawn L AO N;lawnmower L AO N M OW ER;laws L AO Z;lawsuit L AO S UW T;lawyer L AO Y ER
lax L AE K S;laxative L AE K S AH0 T IH V;layaway L EY AH0 W EY;layer L EY ER;laying L EY IH NG
layman L EY M AH0 N;layout L EY AW T;layover L EY OW V ER;lays L EY Z;laziness L EY Z IY N AH0 S
lazy L EY Z IY;lbs P AW N D Z;leach L IY CH;lead L EH D;leaded L EH D IH D;leadership L IY D ER SH IH P
leading L IY D IH NG;leaf L IY F;leafy L IY F IY;leaguer L IY G ER;leak L IY K;leakage L IY K AH0 JH
leaked L IY K T;leaking L IY K IH NG;leaky L IY K IY;lean L IY N;leaned L IY N D;leaning L IY N IH NG
leap L IY P;leaped L EH P T;leapfrog L IY P F R AO G;leaping L IY P IH NG;leapt L EH P T;learn L ER N
learned L ER N D;learner L ER N ER;learnt L ER N T;lease L IY S;leased L IY S T;leash L IY SH
leasing L IY S IH NG;least L IY S T;leather L EH DH ER;leave L IY V;leaving L IY V IH NG
lecherous L EH CH ER AH0 S;lecture L EH K CH ER;lectured L EH K CH ER D;lecturer L EH K CH ER ER
lecturing L EH K CH ER IH NG;ledge L EH JH;ledger L EH JH ER;leech L IY CH;leeches L IY CH IH Z
leery L IH R IY;leeway L IY W EY;left L EH F T;leftover L EH F T OW V ER;leftovers L EH F T OW V ER Z
leg L EH G;legacy L EH G AH0 S IY;legal L IY G AH0 L;legally L IY G AH0 L IY;legend L EH JH AH0 N D
legendary L EH JH AH0 N D EH R IY;legion L IY JH AH0 N;legislate L EH JH IH S L EY T
legislation L EH JH AH0 S L EY SH AH0 N;legislature L EH JH AH0 S L EY CH ER;legit L EH JH IH T
legitimacy L AH0 JH IH T AH0 M AH0 S IY;legitimate L AH0 JH IH T AH0 M AH0 T
legitimately L AH0 JH IH T AH0 M AH0 T L IY;legwork L EH G W ER K;leisure L EH ZH ER;leisurely L IY Z ER L IY
lemon L EH M AH0 N;lemonade L EH M AH0 N EY D;lend L EH N D;lending L EH N D IH NG;length L EH NG K TH
lengthy L EH NG TH IY;leniency L IY N Y AH0 N S IY;lenient L IY N IY AH0 N T;lens L EH N Z
lenses L EH N Z AH0 Z;lent L EH N T;leopard L EH P ER D;leotard L IY AH0 T AA R D;leper L EH P ER
leprechaun L EH P ER K AW N;leprosy L EH P R AH0 S IY;lesbian L EH Z B IY AH0 N;lesion L IY ZH AH0 N
lesions L IY ZH AH0 N Z;less L EH S;lessen L EH S AH0 N;lesser L EH S ER;lesson L EH S AH0 N;lest L EH S T
letdown L EH T D AW N;lethal L IY TH AH0 L;lethargic L AH0 TH AA R JH IH K;lets L EH T S;letter L EH T ER
letterhead L EH T ER HH EH D;lettering L EH T ER IH NG;letting L EH T IH NG;lettuce L EH T AH0 S
leukemia L UW K IY M IY AH0;levee L EH V IY;level L EH V AH0 L;leveled L EH V AH0 L D
leveling L EH V AH0 L IH NG;lever L EH V ER;leverage L EH V ER IH JH;levitate L EH V IH T EY T
levity L EH V IH T IY;levy L EH V IY;lewd L UW D;liabilities L AY AH0 B IH L AH0 T IY Z
liability L AY AH0 B IH L IH T IY;liable L AY AH0 B AH0 L;liaison L IY EY Z AA N;liar L AY ER;lib L IH B
libel L AY B AH0 L;liberal L IH B ER AH0 L;liberally L IH B ER AH0 L IY;liberate L IH B ER EY T
liberated L IH B ER EY T IH D;liberating L IH B ER EY T IH NG;liberation L IH B ER EY SH AH0 N
liberator L IH B ER EY T AH0 R;liberties L IH B ER T IY Z;liberty L IH B ER T IY;libido L AH0 B IY D OW
librarian L AY B R EH R IY AH0 N;libraries L AY B R EH R IY Z;lice L AY S;licence L AY S AH0 N S
license L AY S AH0 N S;licensed L AY S AH0 N S T;lick L IH K;licked L IH K T;licking L IH K IH NG
licorice L IH K ER IH SH;lid L IH D;lie L AY;lied L AY D;liege L IY JH;lieutenant L UW T EH N AH0 N T
lifeboat L AY F B OW T;lifeguard L AY F G AA R D;lifeless L AY F L AH0 S;lifelike L AY F L AY K
lifeline L AY F L AY N;lifelong L AY F L AO NG;lifer L AY F ER;lifesaver L AY F S EY V ER
lifesaving L AY F S EY V IH NG;lifespan L AY F S P AE N;lifestyle L AY F S T AY L;lifetime L AY F T AY M
lift L IH F T;lifted L IH F T AH0 D;lifting L IH F T IH NG;liftoff L IH F T AO F;ligament L IH G AH0 M AH0 N T
lighted L AY T AH0 D;lighten L AY T AH0 N;lightening L AY T AH0 N IH NG;lighter L AY T ER
lightheaded L AY T HH EH D AH0 D;lighthouse L AY T HH AW S;lighting L AY T IH NG;lightly L AY T L IY
lightness L AY T N AH0 S;lightning L AY T N IH NG;lightweight L AY T W EY T;likable L AY K AH0 B AH0 L
likeable L AY K AH0 B AH0 L;liked L AY K T;likelihood L AY K L IY HH UH D;likely L AY K L IY
likeness L AY K N AH0 S;likewise L AY K W AY Z;liking L AY K IH NG;lilac L AY L AE K;lilies L IH L IY Z
lily L IH L IY;limb L IH M;limber L IH M B ER;limbo L IH M B OW;lime L AY M;limelight L AY M L AY T
limerick L IH M ER IH K;limestone L AY M S T OW N;limit L IH M AH0 T;limitation L IH M IH T EY SH AH0 N
limitations L IH M IH T EY SH AH0 N Z;limiting L IH M AH0 T IH NG;limitless L IH M AH0 T L AH0 S
limo L IH M OW;limousine L IH M AH0 Z IY N;limp L IH M P;limping L IH M P IH NG;line L AY N
lineage L IH N IY AH0 JH;linear L IH N IY ER;linebacker L AY N B AE K ER;lined L AY N D;linen L IH N AH0 N
liner L AY N ER;lineup L AY N AH P;linger L IH NG G ER;lingered L IH NG G ER D;lingerie L AA N ZH ER EY
lingering L IH NG G ER IH NG;lingo L IH NG G OW;linguist L IH NG G W IH S T;linguistic L IH NG G W IH S T IH K
linguistics L IH NG G W IH S T IH K S;lining L AY N IH NG;linked L IH NG K T;linking L IH NG K IH NG
linoleum L AH0 N OW L IY AH0 M;lint L IH N T;liposuction L IH P OW S AH K SH AH0 N;lips L IH P S
lipstick L IH P S T IH K;liqueur L IH K ER;liquid L IH K W AH0 D;liquidate L IH K W IH D EY T
liquidated L IH K W IH D EY T IH D;liquor L IH K ER;lira L IH R AH0;lire L IH R AH0;lisp L IH S P
listed L IH S T AH0 D;listened L IH S AH0 N D;listener L IH S AH0 N ER;listeners L IH S AH0 N ER Z
listening L IH S AH0 N IH NG;listing L IH S T IH NG;liter L IY T ER;literacy L IH T ER AH0 S IY
literal L IH T ER AH0 L;literally L IH T ER AH0 L IY;literary L IH T ER EH R IY;literate L IH T ER AH0 T
literature L IH T ER AH0 CH ER;liters L IY T ER Z;lithium L IH TH IY AH0 M;litigation L IH T AH0 G EY SH AH0 N
litigator L IH T AH0 G EY T ER;litter L IH T ER;littered L IH T ER D;littering L IH T ER IH NG
little L IH T AH0 L;littler L IH T AH0 L ER;littlest L IH T AH0 L AH0 S T;lived L IH V D
livelihood L AY V L IY HH UH D;lively L AY V L IY;liven L AY V AH0 N;liver L IH V ER;livery L IH V ER IY
livestock L AY V S T AA K;livid L IH V IH D;lividity L IH V IH D IH T IY;living L IH V IH NG
lizard L IH Z ER D;llama L AA M AH0;load L OW D;loaded L OW D IH D;loader L OW D ER;loading L OW D IH NG
loaf L OW F;loafer L OW F ER;loafers L OW F ER Z;loaned L OW N D;loaning L OW N IH NG;loans L OW N Z
loathe L OW DH;loathed L OW DH D;loathing L OW TH IH NG;loathsome L OW DH S AH0 M;loaves L OW V Z
lobby L AA B IY;lobbying L AA B IY IH NG;lobbyist L AA B IY AH0 S T;lobe L OW B;lobotomy L OW B OW T OW M IY
lobster L AA B S T ER;loca L OW K AH0;local L OW K AH0 L;locale L OW K AE L;localized L OW K AH0 L AY Z D
locally L OW K AH0 L IY;locate L OW K EY T;located L OW K EY T AH0 D;locating L OW K EY T IH NG
location L OW K EY SH AH0 N;locator L OW K EY T ER;lock L AA K;locked L AA K T;locker L AA K ER
locket L AA K IH T;locking L AA K IH NG;lockout L AA K AW T;locksmith L AA K S M IH TH;lockup L AA K AH P
loco L OW K OW;locomotive L OW K AH0 M OW T IH V;locust L OW K AH0 S T;locusts L OW K AH0 S T S;lode L OW D
lodge L AA JH;lodged L AA JH D;lodging L AA JH IH NG;loft L AO F T;lofty L AO F T IY;log L AO G
logged L AO G D;logging L AO G IH NG;logic L AA JH IH K;logical L AA JH IH K AH0 L;logically L AA JH IH K L IY
logos L OW G OW Z;loin L OY N;loitering L OY T ER IH NG;lollipop L AA L IY P AA P;lone L OW N
loneliness L OW N L IY N AH0 S;lonely L OW N L IY;loner L OW N ER;lonesome L OW N S AH0 M;longed L AO NG D
longer L AO NG G ER;longest L AO NG G AH0 S T;longevity L AO N JH EH V AH0 T IY;longing L AO NG IH NG
longitude L AA N JH AH0 T UW D;longs L AO NG Z;longtime L AO NG T AY M;loo L UW;look L UH K;looked L UH K T
looker L UH K ER;looking L UH K IH NG;lookout L UH K AW T;loom L UW M;looming L UW M IH NG;loon L UW N
loony L UW N IY;loop L UW P;looped L UW P T;loophole L UW P HH OW L;looping L UW P IH NG;loopy L UW P IY
loose L UW S;loosely L UW S L IY;loosen L UW S AH0 N;loosened L UW S AH0 N D;loosening L UW S AH0 N IH NG
looser L UW S ER;loot L UW T;looted L UW T AH0 D;looters L UW T ER Z;looting L UW T IH NG
lopsided L AA P S AY D IH D;lord L AO R D;lore L AO R;lorry L AO R IY;lose L UW Z;losing L UW Z IH NG
loss L AO S;losses L AO S AH0 Z;lost L AO S T;lotion L OW SH AH0 N;lots L AA T S;lottery L AA T ER IY
lotto L AA T OW;lotus L OW T AH0 S;loud L AW D;louder L AW D ER;loudest L AW D AH0 S T;loudly L AW D L IY
loudspeaker L AW D S P IY K ER;lounge L AW N JH;lounging L AW N JH IH NG;louse L AW S;loused L AW Z D
lousy L AW Z IY;lout L AW T;lovable L AH V AH0 B AH0 L;loved L AH V D;loveless L AH V L AH0 S
lovely L AH V L IY;lovemaking L AH V M EY K IH NG;lover L AH V ER;loving L AH V IH NG
lovingly L AH V IH NG L IY;low L OW;lowdown L OW D AW N;lower L OW ER;lowered L OW ER D;lowering L OW ER IH NG
lowest L OW AH0 S T;lowly L OW L IY;lox L AA K S;loyal L OY AH0 L;loyalties L OY AH0 L T IY Z
loyalty L OY AH0 L T IY;luau L UW AW;lube L UW B;lubricant L UW B R AH0 K AH0 N T
lubricated L UW B R AH0 K EY T IH D;lucid L UW S AH0 D;luck L AH K;lucked L AH K T;luckier L AH K IY ER
luckiest L AH K IY AH0 S T;luckily L AH K AH0 L IY;lucky L AH K IY;lucrative L UW K R AH0 T IH V
ludicrous L UW D AH0 K R AH0 S;lug L AH G;luggage L AH G AH0 JH;lugging L AH G IH NG;lukewarm L UW K W AO R M
lull L AH L;lullaby L AH L AH0 B AY;lumbar L AH M B AA R;lumber L AH M B ER;lumberjack L AH M B ER JH AE K
luminous L UW M AH0 N AH0 S;lump L AH M P;lumpy L AH M P IY;lunacy L UW N AH0 S IY;lunar L UW N ER
lunatic L UW N AH0 T IH K;lunch L AH N CH;luncheon L AH N CH AH0 N;lunches L AH N CH IH Z
lunching L AH N CH IH NG;lunchroom L AH N CH R UW M;lunchtime L AH N CH T AY M;lunge L AH N JH;lungs L AH NG Z
lurch L ER CH;lure L UH R;lured L UH R D;lurid L UH R AH0 D;luring L UH R IH NG;lurk L ER K
lurking L ER K IH NG;lurks L ER K S;luscious L AH SH IH S;lush L AH SH;lust L AH S T;luster L AH S T ER
lustful L AH S T F AH0 L;lusting L AH S T IH NG;lusty L AH S T IY;lute L UW T;luxuries L AH G ZH ER IY Z
luxurious L AH0 G ZH ER IY AH0 S;luxury L AH G ZH ER IY;lye L AY;lying L AY IH NG;lymphoma L IH M F OW M AH0
lynch L IH N CH;lynched L IH N CH T;lynching L IH N CH IH NG;lyric L IH R IH K;lyrical L IH R IH K AH0 L
lyrics L IH R IH K S;macabre M AH0 K AA B R AH0;macadamia M AE K AH0 D EY M IY AH0;macaroni M AE K ER OW N IY
mace M EY S;machete M AH0 SH EH T IY;machinery M AH0 SH IY N ER IY;machinist M AH0 SH IY N AH0 S T
macho M AA CH OW;mackerel M AE K ER AH0 L;mad M AE D;madam M AE D AH0 M;madame M AE D AH0 M
madcap M AE D K AE P;madden M AE D AH0 N;maddening M AE D AH0 N IH NG;madder M AE D ER;made M EY D
madhouse M AE D HH AW S;madly M AE D L IY;madman M AE D M AE N;madmen M AE D M AH0 N;madness M AE D N AH0 S
mag M AE G;magenta M AH0 JH EH N T AH0;maggot M AE G AH0 T;maggots M AE G AH0 T S;magic M AE JH IH K
magical M AE JH IH K AH0 L;magically M AE JH IH K AH0 L IY;magician M AH0 JH IH SH AH0 N
magistrate M AE JH AH0 S T R EY T;magma M AE G M AH0;magnesium M AE G N IY Z IY AH0 M;magnet M AE G N AH0 T
magnetic M AE G N EH T IH K;magnetism M AE G N AH0 T IH Z AH0 M;magnification M AE G N AH0 F AH0 K EY SH AH0 N
magnificent M AE G N IH F AH0 S AH0 N T;magnificently M AE G N IH F AH0 S AH0 N T L IY
magnified M AE G N AH0 F AY D;magnify M AE G N AH0 F AY;magnifying M AE G N AH0 F AY IH NG
magnitude M AE G N AH0 T UW D;magnolia M AE G N OW L Y AH0;magnum M AE G N AH0 M;magpie M AE G P AY
mahogany M AH0 HH AA G AH0 N IY;maid M EY D;maiden M EY D AH0 N;mailbox M EY L B AA K S
mailboxes M EY L B AA K S IH Z;mailed M EY L D;mailing M EY L IH NG;mailman M EY L M AE N;maim M EY M
maimed M EY M D;main M EY N;mainframe M EY N F R EY M;mainland M EY N L AE N D;mainly M EY N L IY
mainstream M EY N S T R IY M;maintain M EY N T EY N;maintained M EY N T EY N D;maintaining M EY N T EY N IH NG
maintenance M EY N T AH0 N AH0 N S;maitre M EY T R AH0;majestic M AH0 JH EH S T IH K
majesty M AE JH AH0 S T IY;major M EY JH ER;majored M EY JH ER D;majoring M EY JH ER IH NG
majority M AH0 JH AO R AH0 T IY;make M EY K;makeover M AE K OW V ER;maker M EY K ER;makeshift M EY K SH IH F T
making M EY K IH NG;malady M AE L AH0 D IY;malaria M AH0 L EH R IY AH0;malarkey M AH0 L AA R K IY;male M EY L
malevolent M AH0 L EH V AH0 L AH0 N T;malfeasance M AE L F IY Z AH0 N S;malfunction M AE L F AH NG K SH AH0 N
malfunctioned M AE L F AH NG K SH AH0 N D;malfunctioning M AE L F AH NG K SH AH0 N IH NG;malice M AE L AH0 S
malicious M AH0 L IH SH AH0 S;malignant M AH0 L IH G N AH0 N T;mallard M AE L ER D;mallet M AE L IH T
malnutrition M AE L N UW T R IH SH AH0 N;malpractice M AE L P R AE K T AH0 S;malt M AO L T;mama M AA M AH0
mambo M AA M B OW;mamma M AA M AH0;mammal M AE M AH0 L;mammoth M AE M AH0 TH;manage M AE N AH0 JH
manageable M AE N IH JH AH0 B AH0 L;managed M AE N AH0 JH D;management M AE N AH0 JH M AH0 N T
managerial M AE N IH JH IH R IY AH0 L;managing M AE N AH0 JH IH NG;mandate M AE N D EY T
mandatory M AE N D AH0 T AO R IY;mandible M AE N D AH0 B AH0 L;mandolin M AE N D AH0 L IH N;mane M EY N
maneuver M AH0 N UW V ER;maneuvering M AH0 N UW V ER IH NG;manger M EY N JH ER;mangled M AE NG G AH0 L D
mango M AE NG G OW;mangoes M AE NG G OW Z;mangy M EY N JH IY;manhandled M AE N HH AE N D AH0 L D
manhole M AE N HH OW L;manhood M AE N HH UH D;manhunt M AE N HH AH N T;mania M EY N IY AH0
maniac M EY N IY AE K;maniacal M AH0 N AY AH0 K AH0 L;manic M AE N IH K;manicure M AE N IH K Y ER
manicured M AE N IH K Y ER D;manicurist M AE N IH K Y ER IH S T;manifest M AE N AH0 F EH S T
manifestation M AE N AH0 F EH S T EY SH AH0 N;manifested M AE N AH0 F EH S T AH0 D
manifesto M AE N AH0 F EH S T OW;manifold M AE N AH0 F OW L D;manipulate M AH0 N IH P Y AH0 L EY T
manipulated M AH0 N IH P Y AH0 L EY T IH D;manipulating M AH0 N IH P Y AH0 L EY T IH NG
manipulation M AH0 N IH P Y AH0 L EY SH AH0 N;manipulative M AH0 N IH P Y AH0 L EY T IH V
mankind M AE N K AY N D;manly M AE N L IY;manned M AE N D;manner M AE N ER;mannerisms M AE N ER IH Z AH0 M Z
manners M AE N ER Z;manning M AE N IH NG;mano M AA N OW;manor M AE N ER;manpower M AE N P AW ER;mans M AE N Z
mansion M AE N SH AH0 N;manslaughter M AE N S L AO T ER;mantel M AE N T AH0 L;mantis M AE N T IH S
mantle M AE N T AH0 L;mantra M AE N T R AH0;manual M AE N Y UW AH0 L;manually M AE N Y UW AH0 L IY
manufacture M AE N Y AH0 F AE K CH ER;manufactured M AE N Y AH0 F AE K CH ER D
manufacturer M AE N Y AH0 F AE K CH ER ER;manufacturing M AE N Y AH0 F AE K CH ER IH NG;manure M AH0 N UH R
manuscript M AE N Y AH0 S K R IH P T;maple M EY P AH0 L;mapped M AE P T;mapping M AE P IH NG;mar M AA R
marble M AA R B AH0 L;march M AA R CH;marched M AA R CH T;marches M AA R CH IH Z;marching M AA R CH IH NG
mare M EH R;margarine M AA R JH ER AH0 N;margarita M AA R G ER IY T AH0;marginal M AA R JH AH0 N AH0 L
maria M ER IY AH0;mariachi M AA R IY AA CH IY;marijuana M EH R AH0 W AA N AH0;marina M ER IY N AH0
marinate M EH R AH0 N EY T;marinated M EH R AH0 N EY T IH D;marine M ER IY N;mariner M EH R AH0 N ER
mariners M EH R AH0 N ER Z;marital M EH R AH0 T AH0 L;maritime M EH R AH0 T AY M;marked M AA R K T
marker M AA R K ER;marketplace M AA R K AH0 T P L EY S;marking M AA R K IH NG;markings M AA R K IH NG Z
marksman M AA R K S M AH0 N;marksmanship M AA R K S M AH0 N SH IH P;marksmen M AA R K S M EH N
marmalade M AA R M AH0 L EY D;maroon M ER UW N;marooned M ER UW N D;marquee M AA R K IY;marriage M EH R IH JH
married M EH R IY D;marries M EH R IY Z;marrow M EH R OW;marry M EH R IY;marrying M EH R IY IH NG
mars M AA R Z;marsh M AA R SH;marshal M AA R SH AH0 L;marshes M AA R SH AH0 Z;marshmallow M AA R SH M EH L OW
marshmallows M AA R SH M EH L OW Z;martial M AA R SH AH0 L;martin M AA R T AH0 N;martini M AA R T IY N IY
martyr M AA R T ER;martyrdom M AA R T ER D AH0 M;martyred M AA R T ER D;marvellous M AA R V AH0 L AH0 S
marvelous M AA R V AH0 L AH0 S;marzipan M AA R Z AH0 P AE N;mas M AA Z;mascara M AE S K EH R AH0
mascot M AE S K AH0 T;masculine M AE S K Y AH0 L AH0 N;masculinity M AE S K Y AH0 L IH N AH0 T IY;mash M AE SH
mashed M AE SH T;masked M AE S K T;masking M AE S K IH NG;masochist M AE S AH0 K IH S T;mason M EY S AH0 N
masquerade M AE S K ER EY D;masquerading M AE S K ER EY D IH NG;mass M AE S;massacre M AE S AH0 K ER
massacred M AE S AH0 K ER D;massaged M AH0 S AA ZH D;massager M AH0 S AA ZH ER;massaging M AH0 S AA ZH IH NG
masses M AE S AH0 Z;massing M AE S IH NG;massive M AE S IH V;mast M AE S T;mastered M AE S T ER D
masterful M AE S T ER F AH0 L;mastermind M AE S T ER M AY N D;masterpiece M AE S T ER P IY S
mastery M AE S T ER IY;masturbate M AE S T ER B EY T;masturbated M AE S T ER B EY T IH D
masturbating M AE S T ER B EY T IH NG;masturbation M AE S T ER B EY SH AH0 N;matador M AE T AH0 D AO R
match M AE CH;matchbook M AE CH B UH K;matchbox M AE CH B AA K S;matched M AE CH T;matches M AE CH AH0 Z
matching M AE CH IH NG;matchmaker M AE CH M EY K ER;mate M EY T;mated M EY T IH D;mater M AA T ER
material M AH0 T IH R IY AH0 L;materialism M AH0 T IH R IY AH0 L IH Z AH0 M
materialistic M AH0 T IH R IY AH0 L IH S T IH K;materialize M AH0 T IH R IY AH0 L AY Z
maternal M AH0 T ER N AH0 L;maternity M AH0 T ER N IH T IY;matey M EY T IY;math M AE TH
mathematical M AE TH AH0 M AE T IH K AH0 L;mathematician M AE TH AH0 M AH0 T IH SH AH0 N
mathematics M AE TH AH0 M AE T IH K S;matinee M AE T IH N EY;mating M EY T IH NG
matrimony M AE T R AH0 M OW N IY;matrix M EY T R IH K S;matron M EY T R AH0 N;mats M AE T S;matter M AE T ER
mattered M AE T ER D;mattress M AE T R AH0 S;mattresses M AE T R AH0 S AH0 Z;mature M AH0 CH UH R
matured M AH0 T Y UH R D;maturity M AH0 CH UH R AH0 T IY;maudlin M AO D L IH N;maul M AO L;mauled M AO L D
mausoleum M AO S AH0 L IY AH0 M;mauve M AO V;maverick M AE V ER IH K;maxed M AE K S T;maxim M AE K S AH0 M
maximize M AE K S AH0 M AY Z;maximum M AE K S AH0 M AH0 M;maybe M EY B IY;mayhem M EY HH EH M;mayor M EY ER
maze M EY Z;mea M IY;meadow M EH D OW;meager M IY G ER;meal M IY L;mean M IY N;meaner M IY N ER
meanest M IY N AH0 S T;meaning M IY N IH NG;meaningful M IY N IH NG F AH0 L;meaningless M IY N IH NG L AH0 S
meanness M IY N N AH0 S;meant M EH N T;meantime M IY N T AY M;meanwhile M IY N W AY L;measles M IY Z AH0 L Z
measly M IY Z L IY;measure M EH ZH ER;measured M EH ZH ER D;measurement M EH ZH ER M AH0 N T
measurements M EH ZH ER M AH0 N T S;measuring M EH ZH ER IH NG;meat M IY T;meatball M IY T B AO L
meatloaf M IY T L OW F;meaty M IY T IY;mechanic M AH0 K AE N IH K;mechanical M AH0 K AE N IH K AH0 L
mechanism M EH K AH0 N IH Z AH0 M;med M EH D;medal M EH D AH0 L;medallion M AH0 D AE L Y AH0 N
meddle M EH D AH0 L;meddlesome M EH D AH0 L S AH0 M;meddling M EH D AH0 L IH NG;medial M IY D IY AH0 L
median M IY D IY AH0 N;mediation M IY D IY EY SH AH0 N;medic M EH D IH K;medical M EH D AH0 K AH0 L
medically M EH D AH0 K L IY;medicate M EH D IH K EY T;medicated M EH D IH K EY T IH D
medication M EH D AH0 K EY SH AH0 N;medicinal M AH0 D IH S AH0 N AH0 L;medicine M EH D AH0 S AH0 N
medieval M IH D IY V AH0 L;mediocre M IY D IY OW K ER;mediocrity M IY D IY AA K R AH0 T IY
meditate M EH D AH0 T EY T;meditating M EH D AH0 T EY T IH NG;meditation M EH D AH0 T EY SH AH0 N
medium M IY D IY AH0 M;medley M EH D L IY;medulla M IH D AH L AH0;mee M IY;meek M IY K;meeker M IY K ER
meet M IY T;megalomaniac M EH G AH0 L OW M EY N IY AE K;melancholy M EH L AH0 N K AA L IY
melanoma M EH L AH0 N OW M AH0;mellow M EH L OW;mellowed M EH L OW D;melodies M EH L AH0 D IY Z
melodrama M EH L AH0 D R AA M AH0;melodramatic M EH L AH0 D R AH0 M AE T IH K;melody M EH L AH0 D IY
melon M EH L AH0 N;melt M EH L T;meltdown M EH L T D AW N;melted M EH L T AH0 D;melting M EH L T IH NG
membership M EH M B ER SH IH P;membrane M EH M B R EY N;memento M IH M EH N T OW;memo M EH M OW
memoirs M EH M W AA R Z;memorabilia M EH M ER AH0 B IY L Y AH0;memorable M EH M ER AH0 B AH0 L
memorandum M EH M ER AE N D AH0 M;memorial M AH0 M AO R IY AH0 L;memories M EH M ER IY Z
memorize M EH M ER AY Z;memorized M EH M ER AY Z D;memorizing M EH M ER AY Z IH NG;menace M EH N AH0 S
menacing M EH N AH0 S IH NG;menagerie M AH0 N AE JH ER IY;mend M EH N D;mendacity M EH N D AE S IH T IY
mended M EH N D IH D;mending M EH N D IH NG;menial M IY N IY AH0 L;meningitis M EH N AH0 N JH AY T AH0 S
menopause M EH N AH0 P AW Z;mens M EH N Z;mensch M EH N SH;menstrual M EH N S T R UW AH0 L
mental M EH N T AH0 L;mentality M EH N T AE L AH0 T IY;mentally M EH N T AH0 L IY;menthol M EH N TH AO L
mention M EH N SH AH0 N;mentioned M EH N SH AH0 N D;mentioning M EH N SH AH0 N IH NG
mercenaries M ER S AH0 N EH R IY Z;mercenary M ER S AH0 N EH R IY;merchandise M ER CH AH0 N D AY Z
merchandising M ER CH AH0 N D AY Z IH NG;merchant M ER CH AH0 N T;merciful M ER S IH F AH0 L
mercifully M ER S IH F AH0 L IY;merciless M ER S AH0 L AH0 S;mercilessly M ER S AH0 L AH0 S L IY
mercury M ER K Y ER IY;mercy M ER S IY;mere M IH R;merely M IH R L IY;merengue M ER EY NG;merge M ER JH
merged M ER JH D;merger M ER JH ER;merging M ER JH IH NG;meridian M ER IH D IY AH0 N;merit M EH R AH0 T
mermaid M ER M EY D;merrier M EH R IY ER;merrily M EH R AH0 L IY;mescaline M EH S K AH0 L IY N
mesdames M EY D AE M Z;mesh M EH SH;mesmerized M EH Z M ER AY Z D;mess M EH S;message M EH S AH0 JH
messed M EH S T;messes M EH S IH Z;messieurs M EY S Y ER Z;messing M EH S IH NG;messy M EH S IY
metabolic M EH T AH0 B AA L IH K;metabolism M AH0 T AE B AH0 L IH Z AH0 M;metal M EH T AH0 L
metallic M AH0 T AE L IH K;metamorphosis M EH T AH0 M AO R F AH0 S AH0 S;metaphor M EH T AH0 F AO R
metaphorically M EH T AH0 F AO R IH K L IY;metaphysical M EH T AH0 F IH Z IH K AH0 L;meteor M IY T IY ER
meteorite M IY T IY AO R AY T;meter M IY T ER;meters M IY T ER Z;meth M EH TH;methadone M EH TH AH0 D OW N
methamphetamine M EH TH AE M F EH T AH0 M IY N;methane M EH TH EY N;method M EH TH AH0 D
methodical M AH0 TH AA D AH0 K AH0 L;methodology M EH TH AH0 D AA L AH0 JH IY
meticulous M AH0 T IH K Y AH0 L AH0 S;meticulously M AH0 T IH K Y AH0 L AH0 S L IY;metres M IY T ER Z
metric M EH T R IH K;metropolis M AH0 T R AA P AH0 L AH0 S;metropolitan M EH T R AH0 P AA L AH0 T AH0 N
mettle M EH T AH0 L;mew M Y UW;mezzanine M EH Z AH0 N IY N;mic M IH K;mice M AY S;microbes M AY K R OW B Z
microchip M AY K R OW CH IH P;microfilm M AY K R AH0 F IH L M;microphone M AY K R AH0 F OW N
microprocessor M AY K R OW P R AA S EH S ER;microscope M AY K R AH0 S K OW P
microscopic M AY K R AH0 S K AA P IH K;microwave M AY K R AH0 W EY V;mid M IH D;midair M IH D EH R
midday M IH D D EY;middle M IH D AH0 L;middleman M IH D AH0 L M AE N;middleweight M IH D AH0 L W EY T
midget M IH JH AH0 T;midlife M IH D L AY F;midline M IH D L AY N;midnight M IH D N AY T
midsection M IH D S EH K SH AH0 N;midst M IH D S T;midsummer M IH D S AH M ER;midterm M IH D T ER M
midway M IH D W EY;midwife M IH D W AY F;miffed M IH F T;might M AY T;mightier M AY T IY ER
mightiest M AY T IY AH0 S T;mighty M AY T IY;mignon M IH G N AH0 N;migraine M AY G R EY N
migrate M AY G R EY T;migrated M AY G R EY T IH D;migrating M AY G R EY T IH NG;migration M AY G R EY SH AH0 N
mike M AY K;mil M IH L;milady M IH L EY D IY;mild M AY L D;mildew M IH L D UW;mildly M AY L D L IY;mile M AY L
mileage M AY L AH0 JH;miles M AY L Z;milestone M AY L S T OW N;militant M IH L AH0 T AH0 N T
military M IH L AH0 T EH R IY;militia M AH0 L IH SH AH0;milked M IH L K T;milking M IH L K IH NG
milkman M IH L K M AE N;milkshake M IH L K SH EY K;milky M IH L K IY;mill M IH L;millennia M AH0 L EH N IY AH0
millennium M AH0 L EH N IY AH0 M;miller M IH L ER;milligram M IH L AH0 G R AE M
milligrams M IH L AH0 G R AE M Z;millimeter M IH L AH0 M IY T ER;milling M IH L IH NG;million M IH L Y AH0 N
millionaire M IH L Y AH0 N EH R;millionth M IH L Y AH0 N TH;millstone M IH L S T OW N;mime M AY M
mimic M IH M IH K;mimicking M IH M IH K IH NG;mimosa M IH M OW S AH0;mince M IH N S;mincemeat M IH N S M IY T
mind M AY N D;minded M AY N D AH0 D;mindful M AY N D F AH0 L;minding M AY N D IH NG;mindless M AY N D L AH0 S
mindset M AY N D S EH T;mine M AY N;mined M AY N D;minefield M AY N F IY L D;miner M AY N ER
mineral M IH N ER AH0 L;miners M AY N ER Z;mingle M IH NG G AH0 L;mingling M IH NG G AH0 L IH NG
miniature M IH N IY AH0 CH UH R;minimal M IH N AH0 M AH0 L;minimize M IH N AH0 M AY Z
minimum M IH N AH0 M AH0 M;mining M AY N IH NG;minion M IH N Y AH0 N;minions M IH N Y AH0 N Z
miniskirt M IH N IY S K ER T;minister M IH N AH0 S T ER;ministry M IH N AH0 S T R IY;minivan M IH N IY V AE N
mink M IH NG K;minnows M IH N OW Z;minor M AY N ER;minorities M AY N AO R AH0 T IY Z
minority M AY N AO R AH0 T IY;minstrel M IH N S T R AH0 L;mint M IH N T;minus M AY N AH0 S
miracle M IH R AH0 K AH0 L;miraculous M ER AE K Y AH0 L AH0 S;miraculously M ER AE K Y AH0 L AH0 S L IY
mirage M ER AA ZH;mire M AY R;mirror M IH R ER;mirrored M IH R ER D;misbehave M IH S B AH0 HH EY V
misbehaving M IH S B AH0 HH EY V IH NG;miscalculated M IH S K AE L K Y AH0 L EY T IH D
miscalculation M IH S K AE L K Y AH0 L EY SH AH0 N;miscarriage M IH S K EH R AH0 JH
miscellaneous M IH S AH0 L EY N IY AH0 S;mischief M IH S CH AH0 F;mischievous M IH S CH AH0 V AH0 S
miscommunication M IH S K AH0 M Y UW N AH0 K EY SH AH0 N;misconception M IH S K AH0 N S EH P SH AH0 N
misconduct M IH S K AA N D AH0 K T;misdemeanor M IH S D AH0 M IY N ER;miser M AY Z ER
miserable M IH Z ER AH0 B AH0 L;miserably M IH Z ER AH0 B L IY;misery M IH Z ER IY;misfire M IH S F AY ER
misfit M IH S F IH T;misfits M IH S F IH T S;misfortune M IH S F AO R CH AH0 N;misguided M IH S G AY D IH D
mishap M IH S HH AE P;misinformed M IH S IH N F AO R M D;misinterpret M IH S IH N T ER P R AH0 T
misinterpreted M IH S IH N T ER P R AH0 T IH D;misjudged M IH S JH AH JH D;mislaid M IH S L EY D
mislead M IH S L IY D;misleading M IH S L IY D IH NG;misled M IH S L EH D;misplace M IH S P L EY S
misplaced M IH S P L EY S T;misread M IH S R IY D;missed M IH S T;misses M IH S AH0 Z;missile M IH S AH0 L
missing M IH S IH NG;mission M IH SH AH0 N;missionaries M IH SH AH0 N EH R IY Z
missionary M IH SH AH0 N EH R IY;missis M IH S IH Z;misspelled M IH S S P EH L D;missus M IH S IH Z
mist M IH S T;mistake M IH S T EY K;mistaken M IH S T EY K AH0 N;mistakenly M IH S T EY K AH0 N L IY
mistaking M IH S T EY K IH NG;mistletoe M IH S AH0 L T OW;mistook M IH S T UH K
mistreated M IH S T R IY T IH D;mistreating M IH S T R IY T IH NG;mistress M IH S T R AH0 S
mistresses M IH S T R AH0 S AH0 Z;mistrial M IH S T R AY AH0 L;mistrust M IH S T R AH S T;misty M IH S T IY
misunderstand M IH S AH0 N D ER S T AE N D;misunderstanding M IH S AH0 N D ER S T AE N D IH NG
misunderstood M IH S AH0 N D ER S T UH D;misuse M IH S Y UW Z;misused M IH S Y UW Z D;mite M AY T
mitigate M IH T AH0 G EY T;mitigating M IH T AH0 G EY T IH NG;mitt M IH T;mitten M IH T AH0 N
mittens M IH T AH0 N Z;mitzvah M IH T S V AH0;mix M IH K S;mixed M IH K S T;mixer M IH K S ER
mixes M IH K S AH0 Z;mixing M IH K S IH NG;mixture M IH K S CH ER;mnemonic N IH M AA N IH K
moaning M OW N IH NG;moans M OW N Z;mob M AA B;mobbed M AA B D;mobility M OW B IH L AH0 T IY
mobilization M OW B AH0 L AH0 Z EY SH AH0 N;mobilize M OW B AH0 L AY Z;mobilized M OW B AH0 L AY Z D
mobster M AA B S T ER;mocha M OW K AH0;mock M AA K;mocked M AA K T;mockery M AA K ER IY;mocking M AA K IH NG
mockingbird M AA K IH NG B ER D;mode M OW D;modeled M AA D AH0 L D;modeling M AA D AH0 L IH NG
modelling M AA D AH0 L IH NG;moderate M AA D ER AH0 T;moderately M AA D ER AH0 T L IY
moderation M AA D ER EY SH AH0 N;modest M AA D AH0 S T;modestly M AA D AH0 S T L IY;modesty M AA D AH0 S T IY
modicum M AA D IH K AH0 M;modification M AA D AH0 F AH0 K EY SH AH0 N;modified M AA D AH0 F AY D
modify M AA D AH0 F AY;module M AA JH UW L;modus M OW D AH0 S;mogul M OW G AH0 L;moist M OY S T
moisture M OY S CH ER;moisturizer M OY S CH ER AY Z ER;mojo M OW JH OW;molar M OW L AH0 R
molasses M AH0 L AE S AH0 Z;mold M OW L D;molded M OW L D AH0 D;molding M OW L D IH NG;moldy M OW L D IY
mole M OW L;molecular M AH0 L EH K Y AH0 L ER;molecule M AA L AH0 K Y UW L;molecules M AA L AH0 K Y UW L Z
molest M AH0 L EH S T;molestation M OW L EH S T EY SH AH0 N;molested M AH0 L EH S T IH D
molester M AH0 L EH S T ER;molesting M AH0 L EH S T IH NG;molten M OW L T AH0 N;molting M OW L T IH NG
moly M OW L IY;moment M OW M AH0 N T;momentarily M OW M AH0 N T EH R AH0 L IY;momentary M OW M AH0 N T EH R IY
momentous M OW M EH N T AH0 S;momentum M OW M EH N T AH0 M;mommies M AA M IY Z;moms M AA M Z
monarch M AA N AA R K;monarchy M AA N AA R K IY;monastery M AA N AH0 S T EH R IY;monetary M AA N AH0 T EH R IY
moneymaker M AH N IY M EY K ER;mongoose M AA NG G UW S;monies M AH N IY Z;moniker M AA N IH K ER
monitored M AA N AH0 T ER D;monitoring M AA N AH0 T ER IH NG;monk M AH NG K;monkey M AH NG K IY;mono M OW N OW
monogamous M AH0 N AA G AH0 M AH0 S;monogamy M AH0 N AA G AH0 M IY;monogrammed M AA N AH0 G R AE M D
monolith M AA N AH0 L IH TH;monologue M AA N AH0 L AO G;monopoly M AH0 N AA P AH0 L IY
monotonous M AH0 N AA T AH0 N AH0 S;monotony M AH0 N AA T AH0 N IY;monsoon M AA N S UW N;monster M AA N S T ER
monstrosity M AA N S T R AA S AH0 T IY;monstrous M AA N S T R AH0 S;montage M AA N T AA ZH
monthly M AH N TH L IY;monument M AA N Y UW M AH0 N T;monumental M AA N Y AH0 M EH N T AH0 L
monumentally M AA N Y AH0 M EH N T AH0 L IY;moo M UW;mood M UW D;moody M UW D IY;moonbeam M UW N B IY M
moonlight M UW N L AY T;moonlighting M UW N L AY T IH NG;moonlit M UW N L IH T;moonshine M UW N SH AY N
moor M UH R;moose M UW S;moot M UW T;mope M OW P;moped M OW P T;moping M OW P IH NG;mopped M AA P T
mopping M AA P IH NG;mops M AA P S;moral M AO R AH0 L;morale M ER AE L;morality M ER AE L AH0 T IY
morally M AO R AH0 L IY;morbid M AO R B AH0 D;more M AO R;moreover M AO R OW V ER;morgue M AO R G
morn M AO R N;morning M AO R N IH NG;moron M AO R AA N;morose M ER OW S;morphine M AO R F IY N
morsel M AO R S AH0 L;mortal M AO R T AH0 L;mortality M AO R T AE L AH0 T IY;mortar M AO R T ER
mortgage M AO R G AH0 JH;mortgaged M AO R G IH JH D;mortician M AO R T IH SH AH0 N
mortified M AO R T AH0 F AY D;mortis M AO R T IH S;mortuary M AO R CH UW EH R IY;mosaic M OW Z EY IH K
mosey M OW Z IY;mosque M AA S K;mosquito M AH0 S K IY T OW;mosquitoes M AH0 S K IY T OW Z;moss M AO S
most M OW S T;mostly M OW S T L IY;motel M OW T EH L;moth M AO TH;mothballs M AO TH B AO L Z
motherfucker M AH DH ER F AH K ER;motherfucking M AH DH ER F AH K IH NG;motherhood M AH DH ER HH UH D
mothering M AH DH ER IH NG;motherland M AH DH ER L AE N D;motherless M AH DH ER L IH S
motherly M AH DH ER L IY;motif M OW T IY F;motion M OW SH AH0 N;motionless M OW SH AH0 N L AH0 S
motivate M OW T AH0 V EY T;motivated M OW T AH0 V EY T AH0 D;motivation M OW T AH0 V EY SH AH0 N
motivational M OW T AH0 V EY SH AH0 N AH0 L;motive M OW T IH V;motley M AA T L IY;motorbike M OW T ER B AY K
motorboat M OW T ER B OW T;motorcade M OW T ER K EY D;motorcar M OW T ER K AA R
motorcycle M OW T ER S AY K AH0 L;motoring M OW T ER IH NG;motorist M OW T ER IH S T;motto M AA T OW
mould M OW L D;mound M AW N D;mount M AW N T;mountaineer M AW N T IH N IH R;mountaintop M AW N T AH0 N T AA P
mounted M AW N T AH0 D;mounting M AW N T IH NG;mourn M AO R N;mourned M AO R N D;mourners M AO R N ER Z
mournful M AO R N F AH0 L;mourning M AO R N IH NG;mousetrap M AW S T R AE P;moustache M AH S T AE SH
mousy M AW S IY;mouth M AW TH;mouthed M AW DH D;mouthful M AW TH F UH L;mouthing M AW DH IH NG
mouthpiece M AW TH P IY S;mouthwash M AW TH W AA SH;move M UW V;moved M UW V D;movement M UW V M AH0 N T
mover M UW V ER;movers M UW V ER Z;moving M UW V IH NG;mow M OW;mowed M OW D;mower M OW ER;mowing M AW IH NG
moxie M AA K S IY;mph EH M P IY EY CH;muck M AH K;mucking M AH K IH NG;mucous M Y UW K AH0 S
mucus M Y UW K AH0 S;mud M AH D;muddle M AH D AH0 L;muddled M AH D AH0 L D;muddy M AH D IY;muff M AH F
muffin M AH F AH0 N;muffled M AH F AH0 L D;muffler M AH F L ER;mug M AH G;mugged M AH G D;mugger M AH G ER
muggers M AH G ER Z;mugging M AH G IH NG;mulch M AH L CH;mule M Y UW L;mull M AH L;mullet M AH L AH0 T
mulling M AH L IH NG;multimedia M AH L T IY M IY D IY AH0;multimillionaire M AH L T IY M IH L Y AH0 N EH R
multinational M AH L T AY N AE SH AH0 N AH0 L;multiple M AH L T AH0 P AH0 L;multiplex M AH L T IY P L EH K S
multiplied M AH L T AH0 P L AY D;multiply M AH L T AH0 P L AY;multiplying M AH L T AH0 P L AY IH NG
multitude M AH L T AH0 T UW D;mumble M AH M B AH0 L;mumbles M AH M B AH0 L Z;mumbling M AH M B AH0 L IH NG
mumbo M AH M B OW;mummies M AH M IY Z;mummy M AH M IY;mumps M AH M P S;munch M AH N CH;munchies M AH N CH IY Z
mundane M AH0 N D EY N;municipal M Y UW N IH S AH0 P AH0 L;munitions M Y UW N IH SH AH0 N Z
mural M Y UH R AH0 L;murder M ER D ER;murdered M ER D ER D;murderer M ER D ER ER;murdering M ER D ER IH NG
murderous M ER D ER AH0 S;murky M ER K IY;murmur M ER M ER;murmuring M ER M ER IH NG
muscular M AH S K Y AH0 L ER;musculature M AH S K Y AH0 L AH0 CH ER;muse M Y UW Z;mush M AH SH
mushroom M AH SH R UW M;mushrooms M AH SH R UW M Z;mushy M AH SH IY;musical M Y UW Z IH K AH0 L
musically M Y UW Z IH K L IY;musician M Y UW Z IH SH AH0 N;musket M AH S K AH0 T;musketeer M AH S K AH0 T IY R
musketeers M AH S K AH0 T IY R Z;muskrat M AH S K R AE T;mussels M AH S AH0 L Z;mustache M AH S T AE SH
mustang M AH S T AE NG;mustard M AH S T ER D;muster M AH S T ER;mustered M AH S T ER D;musty M AH S T IY
mutant M Y UW T AH0 N T;mutate M Y UW T EY T;mutated M Y UW T EY T IH D;mutation M Y UW T EY SH AH0 N
mute M Y UW T;muted M Y UW T IH D;mutilate M Y UW T AH0 L EY T;mutilated M Y UW T AH0 L EY T AH0 D
mutilation M Y UW T AH0 L EY SH AH0 N;mutiny M Y UW T AH0 N IY;mutt M AH T;mutter M AH T ER
muttering M AH T ER IH NG;mutters M AH T ER Z;mutton M AH T AH0 N;mutual M Y UW CH UW AH0 L
mutually M Y UW CH UW AH0 L IY;muzzle M AH Z AH0 L;myriad M IH R IY AH0 D;myself M AY S EH L F
mysteries M IH S T ER IY Z;mysterious M IH S T IH R IY AH0 S;mysteriously M IH S T IH R IY AH0 S L IY
mystery M IH S T ER IY;mystic M IH S T IH K;mystical M IH S T IH K AH0 L;mysticism M IH S T IH S IH Z AH0 M
mystified M IH S T AH0 F AY D;myth M IH TH;mythic M IH TH IH K;mythical M IH TH AH0 K AH0 L
mythological M IH TH AH0 L AA JH IH K AH0 L;mythology M AH0 TH AA L AH0 JH IY;nab N AE B;nabbed N AE B D
nachos N AA CH OW Z;nag N AE G;nagged N AE G D;nagging N AE G IH NG;nailed N EY L D;nailing N EY L IH NG
naive N AY IY V;naked N EY K AH0 D;name N EY M;named N EY M D;nameless N EY M L AH0 S;namely N EY M L IY
naming N EY M IH NG;nannies N AE N IY Z;nanny N AE N IY;napalm N EY P AA M;napkin N AE P K IH N
napping N AE P IH NG;naps N AE P S;narc N AA R K;narcissism N AA R S IH S IH Z AH0 M
narcissist N AA R S IH S IH S T;narcissistic N AA R S IH S IH S T IH K;narco N AA R K OW
narcotic N AA R K AA T IH K;narcotics N AA R K AA T IH K S;narrated N EH R EY T IH D
narrative N AE R AH0 T IH V;narrator N EH R EY T ER;narrow N EH R OW;narrowed N EH R OW D
narrowing N EH R OW IH NG;nasal N EY Z AH0 L;nastiest N AE S T IY AH0 S T;nasty N AE S T IY
nationality N AE SH AH0 N AE L AH0 T IY;nationally N AE SH AH0 N AH0 L IY;nationwide N EY SH AH0 N W AY D
native N EY T IH V;nativity N AH0 T IH V AH0 T IY;natural N AE CH ER AH0 L;naturally N AE CH ER AH0 L IY
naught N AO T;naughty N AO T IY;nausea N AO Z IY AH0;nauseating N AO ZH IY EY T IH NG;nauseous N AO SH AH0 S
nautical N AO T AH0 K AH0 L;nav N AE V;naval N EY V AH0 L;nave N EY V;navel N EY V AH0 L
navigate N AE V AH0 G EY T;navigation N AE V AH0 G EY SH AH0 N;navigational N AE V AH0 G EY SH AH0 N AH0 L
navigator N AE V AH0 G EY T ER;near N IH R;nearby N IH R B AY;nearer N IH R ER;nearest N IH R AH0 S T
nearing N IH R IH NG;nearly N IH R L IY;nearsighted N IY R S AY T IH D;neat N IY T;neater N IY T ER
neatly N IY T L IY;neatness N IY T N AH0 S;nebula N EH B Y AH0 L AH0;necessarily N EH S AH0 S EH R AH0 L IY
necessary N EH S AH0 S EH R IY;necessities N AH0 S EH S IH T IY Z;necessity N AH0 S EH S AH0 T IY;neck N EH K
necklace N EH K L AH0 S;necktie N EH K T AY;necromancer N EH K R AH0 M AE N S ER;nectar N EH K T ER;nee N IY
need N IY D;needed N IY D AH0 D;needing N IY D IH NG;needle N IY D AH0 L;needlepoint N IY D AH0 L P OY N T
needless N IY D L AH0 S;needlessly N IY D L AH0 S L IY;needy N IY D IY;nefarious N AH0 F EH R IY AH0 S
negate N IH G EY T;negative N EH G AH0 T IH V;negativity N EH G AH0 T IH V AH0 T IY;neglect N AH0 G L EH K T
neglected N AH0 G L EH K T AH0 D;neglecting N IH G L EH K T IH NG;negligence N EH G L AH0 JH AH0 N S
negligent N EH G L AH0 JH AH0 N T;negligible N EH G L AH0 JH AH0 B AH0 L;negotiable N AH0 G OW SH AH0 B AH0 L
negotiate N AH0 G OW SH IY EY T;negotiated N AH0 G OW SH IY EY T AH0 D;negotiating N IH G OW SH IY EY T IH NG
negotiation N IH G OW SH IY EY SH AH0 N;negotiations N AH0 G OW SH IY EY SH AH0 N Z
negotiator N AH0 G OW SH IY EY T ER;neighbor N EY B ER;neighborhood N EY B ER HH UH D
neighboring N EY B ER IH NG;neighborly N EY B ER L IY;neighbors N EY B ER Z;neighbour N EY B ER
neighbourhood N EY B ER HH UH D;neighbours N EY B ER Z;neither N IY DH ER;nemesis N EH M AH0 S IH S
neon N IY AA N;nephew N EH F Y UW;nerd N ER D;nerdy N ER D IY;nerve N ER V;nervous N ER V AH0 S
nervously N ER V AH0 S L IY;nervousness N ER V AH0 S N AH0 S;nest N EH S T;nesting N EH S T IH NG
nestled N EH S AH0 L D;nether N EH DH ER;nets N EH T S;netting N EH T IH NG;networking N EH T W ER K IH NG
neural N UH R AH0 L;neurological N UH R AH0 L AA JH IH K AH0 L;neurologist N UH R AA L AH0 JH AH0 S T
neurology N UH R AA L AH0 JH IY;neurons N UH R AA N Z;neuroses N UH R OW S IY Z;neurosis N UH R OW S AH0 S
neurosurgeon N UH R OW S ER JH AH0 N;neurosurgery N UH R OW S ER JH ER IY;neurotic N UH R AA T IH K
neuter N UW T ER;neutered N UW T ER D;neutral N UW T R AH0 L;neutrality N UW T R AE L AH0 T IY
neutralize N UW T R AH0 L AY Z;neutralized N UW T R AH0 L AY Z D;neutron N UW T R AA N;never N EH V ER
nevertheless N EH V ER DH AH0 L EH S;newbie N UW B IY;newborn N UW B AO R N;newcomer N UW K AH M ER
newer N UW ER;newest N UW AH0 S T;newfound N UW F AW N D;newly N UW L IY;newlywed N UW L IY W EH D
newlyweds N UW L IY W EH D Z;newscast N UW Z K AE S T;newscaster N UW Z K AE S T ER;newsflash N UW S F L AE SH
newsletter N UW Z L EH T ER;newsman N UW Z M AE N;newspaper N UW Z P EY P ER
newspaperman N UW Z P EY P ER M AE N;newspapermen N UW Z P AE P ER M AH0 N;newsreel N UW Z R IY L
newsroom N UW Z R UW M;newsstand N UW Z S T AE N D;newsworthy N UW Z W ER DH IY;newt N UW T
nibble N IH B AH0 L;nibbling N IH B AH0 L IH NG;nicely N AY S L IY;nicer N AY S ER;nicest N AY S IH S T
niche N IH CH;nicked N IH K T;nickel N IH K AH0 L;nickname N IH K N EY M;nicknamed N IH K N EY M D
nicotine N IH K AH0 T IY N;niece N IY S;nifty N IH F T IY;nigger N IH G ER;nigh N AY;nightclub N AY T K L AH B
nightfall N AY T F AO L;nightingale N AY T IH NG G EY L;nightlife N AY T L AY F;nightly N AY T L IY
nightmare N AY T M EH R;nightstand N AY T S T AE N D;nightstick N AY T S T IH K;nighttime N AY T T AY M
nil N IH L;nimble N IH M B AH0 L;nimrod N IH M R AA D;nincompoop N IH NG K AH0 M P UW P;nineteen N AY N T IY N
nineteenth N AY N T IY N TH;nineties N AY N T IY Z;ninety N AY N T IY;ninja N IH N JH AH0;ninny N IH N IY
ninth N AY N TH;nipped N IH P T;nipper N IH P ER;nipping N IH P IH NG;nipple N IH P AH0 L
nipples N IH P AH0 L Z;nippy N IH P IY;nips N IH P S;nitrate N AY T R EY T;nitrogen N AY T R AH0 JH AH0 N
nitroglycerin N AY T R OW G L IH S ER AH0 N;nitrous N IH T R AH0 S;nobility N OW B IH L AH0 T IY
noble N OW B AH0 L;nobleman N OW B AH0 L M AH0 N;nobler N OW B L ER;noblest N OW B L IH S T;nobly N AA B L IY
nobodies N OW B AA D IY Z;nobody N OW B AA D IY;nocturnal N AA K T ER N AH0 L;nod N AA D;nodded N AA D AH0 D
nodding N AA D IH NG;node N OW D;nodes N OW D Z;noise N OY Z;noisy N OY Z IY;nomad N OW M AE D
nominal N AA M AH0 N AH0 L;nominate N AA M AH0 N AH0 T;nominated N AA M AH0 N EY T AH0 D
nomination N AA M AH0 N EY SH AH0 N;nominee N AA M AH0 N IY;nominees N AA M AH0 N IY Z
nonchalant N AA N SH AH0 L AA N T;nonetheless N AH N DH AH0 L EH S;nonexistent N AA N AH0 G Z IH S T AH0 N T
nonfat N AA N F AE T;nonfiction N AA N F IH K SH AH0 N;nonnegotiable N AA N AH0 G OW SH AH0 B AH0 L
nonprofit N AA N P R AA F AH0 T;nonsense N AA N S EH N S;nonstop N AA N S T AA P;noodle N UW D AH0 L
noodles N UW D AH0 L Z;nook N UH K;noon N UW N;noose N UW S;nor N AO R;norm N AO R M;normal N AO R M AH0 L
normalcy N AO R M AH0 L S IY;normality N AO R M AE L AH0 T IY;normally N AO R M AH0 L IY
northbound N AO R TH B AW N D;northeast N AO R TH IY S T;northeastern N AO R TH IY S T ER N
northern N AO R DH ER N;northwest N AO R TH W EH S T;northwestern N AO R TH W EH S T ER N;nose N OW Z
nosebleed N OW Z B L IY D;nosing N OW Z IH NG;nostalgia N AO S T AE L JH AH0;nostalgic N AO S T AE L JH IH K
nostril N AA S T R IH L;nostrils N AA S T R AH0 L Z;nosy N OW Z IY;notable N OW T AH0 B AH0 L
notably N OW T AH0 B L IY;notary N OW T ER IY;notch N AA CH;notches N AA CH AH0 Z;notebook N OW T B UH K
noted N OW T AH0 D;nother N AH DH ER;nothing N AH TH IH NG;nothingness N AH TH IH NG N AH0 S
notice N OW T AH0 S;noticeable N OW T AH0 S AH0 B AH0 L;noticed N OW T AH0 S T;noticing N OW T IH S IH NG
notification N OW T AH0 F AH0 K EY SH AH0 N;notified N OW T AH0 F AY D;notify N OW T AH0 F AY
notifying N OW T AH0 F AY IH NG;notion N OW SH AH0 N;notoriety N OW T ER AY AH0 T IY
notorious N OW T AO R IY AH0 S;notoriously N OW T AO R IY AH0 S L IY
notwithstanding N AA T W IH TH S T AE N D IH NG;noun N AW N;nourish N ER IH SH;nourishing N ER IH SH IH NG
nourishment N ER IH SH M AH0 N T;nous N UW S;nouveau N UW V OW;nova N OW V AH0;novel N AA V AH0 L
novelist N AA V AH0 L AH0 S T;novelty N AA V AH0 L T IY;novice N AA V AH0 S;nowadays N AW AH0 D EY Z
nowhere N OW W EH R;nozzle N AA Z AH0 L;nuance N UW AA N S;nuclear N UW K L IY ER;nucleus N UW K L IY AH0 S
nude N UW D;nudge N AH JH;nudist N UW D IH S T;nudity N UW D IH T IY;nugget N AH G IH T;nuggets N AH G AH0 T S
nuisance N UW S AH0 N S;nuke N UW K;null N AH L;nullify N AH L AH0 F AY;numb N AH M;numbered N AH M B ER D
numbing N AH M IH NG;numbness N AH M N AH0 S;numerical N UW M EH R AH0 K AH0 L;numerous N UW M ER AH0 S
nunnery N AH N ER IY;nuns N AH N Z;nuptials N AH P CH AH0 L Z;nurse N ER S;nursed N ER S T
nursery N ER S ER IY;nursing N ER S IH NG;nurture N ER CH ER;nurtured N ER CH ER D;nurturing N ER CH ER IH NG
nutcracker N AH T K R AE K ER;nutmeg N AH T M EH G;nutrient N UW T R IY AH0 N T
nutrients N UW T R IY AH0 N T S;nutrition N UW T R IH SH AH0 N;nutritional N UW T R IH SH AH0 N AH0 L
nutritious N UW T R IH SH AH0 S;nuts N AH T S;nutshell N AH T SH EH L;nutter N AH T ER;nutty N AH T IY
nylon N AY L AA N;nymph N IH M F;nympho N IH M F OW;nymphomaniac N IH M F OW M EY N IY AE K;oak OW K;oar AO R
oars AO R Z;oasis OW EY S IH S;oath OW TH;oatmeal OW T M IY L;oats OW T S;obedience OW B IY D IY AH0 N S
obedient OW B IY D IY AH0 N T;obese OW B IY S;obesity OW B IY S AH0 T IY;obey OW B EY;obeyed OW B EY D
obeying OW B EY IH NG;obituaries OW B IH CH UW EH R IY Z;obituary OW B IH CH UW EH R IY;object AA B JH EH K T
objected AH0 B JH EH K T AH0 D;objection AH0 B JH EH K SH AH0 N
objectionable AH0 B JH EH K SH AH0 N AH0 B AH0 L;objective AH0 B JH EH K T IH V
objectively AA B JH EH K T IH V L IY;objectivity AA B JH EH K T IH V IH T IY;obligated AA B L AH0 G EY T IH D
obligation AA B L AH0 G EY SH AH0 N;obligatory AH0 B L IH G AH0 T AO R IY;oblige AH0 B L AY JH
obliged AH0 B L AY JH D;obliging AH0 B L AY JH IH NG;oblique AH0 B L IY K;obliterate AH0 B L IH T ER EY T
obliterated AH0 B L IH T ER EY T IH D;oblivion AH0 B L IH V IY AH0 N;oblivious AH0 B L IH V IY AH0 S
obnoxious AA B N AA K SH AH0 S;oboe OW B OW;obscene AA B S IY N;obscenity AH0 B S EH N IH T IY
obscure AH0 B S K Y UH R;obscured AH0 B S K Y UH R D;obscurity AH0 B S K Y UH R AH0 T IY
observant AH0 B Z ER V AH0 N T;observation AA B Z ER V EY SH AH0 N;observatory AH0 B Z ER V AH0 T AO R IY
observe AH0 B Z ER V;observed AH0 B Z ER V D;observer AH0 B Z ER V ER;observing AH0 B Z ER V IH NG
obsess AH0 B S EH S;obsessed AH0 B S EH S T;obsessing AH0 B S EH S IH NG;obsession AH0 B S EH SH AH0 N
obsessive AH0 B S EH S IH V;obsolete AA B S AH0 L IY T;obstacle AA B S T AH0 K AH0 L
obstinate AA B S T AH0 N AH0 T;obstruct AH0 B S T R AH K T;obstructed AH0 B S T R AH K T IH D
obstructing AH0 B S T R AH K T IH NG;obstruction AH0 B S T R AH K SH AH0 N;obtain AH0 B T EY N
obtained AH0 B T EY N D;obtaining AH0 B T EY N IH NG;obvious AA B V IY AH0 S;obviously AA B V IY AH0 S L IY
occasion AH0 K EY ZH AH0 N;occasional AH0 K EY ZH AH0 N AH0 L;occasionally AH0 K EY ZH AH0 N AH0 L IY
occipital AA K S IH P AH0 T AH0 L;occult AH0 K AH L T;occupant AA K Y AH0 P AH0 N T
occupation AA K Y AH0 P EY SH AH0 N;occupational AA K Y AH0 P EY SH AH0 N AH0 L;occupied AA K Y AH0 P AY D
occupies AA K Y AH0 P AY Z;occupy AA K Y AH0 P AY;occupying AA K Y AH0 P AY IH NG;occur AH0 K ER
occurred AH0 K ER D;occurrence AH0 K ER AH0 N S;occurring AH0 K ER IH NG;oceanic OW SH IY AE N IH K
octopus AA K T AH0 P UH S;ocular AO K Y UW L ER;odd AA D;oddest AA D AH0 S T;oddly AA D L IY;ode OW D
odious OW D IY AH0 S;odor OW D ER;odour OW D ER;oeuvre UW V R AH0;off AO F;offbeat AO F B IY T
offend AH0 F EH N D;offended AH0 F EH N D AH0 D;offender AH0 F EH N D ER;offending AH0 F EH N D IH NG
offense AH0 F EH N S;offensive AH0 F EH N S IH V;offer AO F ER;offered AO F ER D;offering AO F ER IH NG
offhand AO F HH AE N D;officer AO F AH0 S ER;officially AH0 F IH SH AH0 L IY;offing AO F IH NG
offset AO F S EH T;offshore AO F SH AO R;offspring AO F S P R IH NG;offstage AO F S T EY JH;oft AO F T
oftentimes AO F AH0 N T AY M Z;ogle OW G AH0 L;ogre OW G ER;oiled OY L D;oils OY L Z;oily OY L IY
ointment OY N T M AH0 N T;okayed OW K EY D;okra OW K R AH0;olden OW L D AH0 N;older OW L D ER
oldest OW L D AH0 S T;oldie OW L D IY;oldies OW L D IY Z;olds OW L D Z;olfactory OW L F AE K T ER IY
omelet AA M L AH0 T;omen OW M AH0 N;ominous AA M AH0 N AH0 S;omission OW M IH SH AH0 N;omitted OW M IH T AH0 D
omnipotent AA M N IH P AH0 T AH0 N T;omniscient AA M N IH SH AH0 N T;onboard AA N B AO R D;once W AH N S
oncologist AA NG K AA L AH0 JH IH S T;oncoming AO N K AH M IH NG;oneness W AH N N AH0 S;ones W AH N Z
oneself W AH N S EH L F;ongoing AA N G OW IH NG;onion AH N Y AH0 N;onions AH N Y AH0 N Z
onlookers AO N L UH K ER Z;only OW N L IY;ons AA N Z;onset AA N S EH T;onslaught AO N S L AO T
onstage AA N S T EY JH;onto AA N T UW;onward AO N W ER D;oodles UW D AH0 L Z;oomph UW M F;ooze UW Z
oozing UW Z IH NG;opal OW P AH0 L;opened OW P AH0 N D;opener OW P AH0 N ER;opening OW P AH0 N IH NG
openly OW P AH0 N L IY;openness OW P AH0 N N AH0 S;opera AA P R AH0;operandi AA P ER AE N D IY
operate AA P ER EY T;operated AA P ER EY T AH0 D;operating AA P ER EY T IH NG;operation AA P ER EY SH AH0 N
operational AA P ER EY SH AH0 N AH0 L;operative AA P ER AH0 T IH V;operator AA P ER EY T ER
opiate OW P IY AH0 T;opiates OW P IY AH0 T S;opinion AH0 P IH N Y AH0 N
opinionated AH0 P IH N Y AH0 N EY T IH D;opium OW P IY AH0 M;opponent AH0 P OW N AH0 N T
opportunist AA P ER T UW N IH S T;opportunities AA P ER T UW N AH0 T IY Z;opportunity AA P ER T UW N AH0 T IY
oppose AH0 P OW Z;opposed AH0 P OW Z D;opposing AH0 P OW Z IH NG;opposite AA P AH0 Z AH0 T
opposition AA P AH0 Z IH SH AH0 N;oppressed AH0 P R EH S T;oppression AH0 P R EH SH AH0 N
oppressive AH0 P R EH S IH V;oppressor AH0 P R EH S ER;ops AA P S;opt AA P T;opted AA P T IH D
optic AA P T IH K;optical AA P T IH K AH0 L;optimism AA P T AH0 M IH Z AH0 M;optimist AA P T AH0 M IH S T
optimistic AA P T AH0 M IH S T IH K;optimum AA P T AH0 M AH0 M;optional AA P SH AH0 N AH0 L;opus OW P AH0 S
ora AO R AH0;oracle AO R AH0 K AH0 L;oral AO R AH0 L;orally AO R AH0 L IY;orangutan AO R AE NG AH0 T AE N
orb AO R B;orbit AO R B AH0 T;orbital AO R B AH0 T AH0 L;orbiting AO R B AH0 T IH NG;orchard AO R CH ER D
orchestra AO R K AH0 S T R AH0;orchestrated AO R K IH S T R EY T IH D;orchid AO R K AH0 D
orchids AO R K AH0 D Z;ordained AO R D EY N D;ordeal AO R D IY L;ordered AO R D ER D;ordering AO R D ER IH NG
orderly AO R D ER L IY;ordinance AO R D AH0 N AH0 N S;ordinarily AO R D AH0 N EH R AH0 L IY
ordinary AO R D AH0 N EH R IY;ordnance AO R D N AH0 N S;ore AO R;org AO R G;organ AO R G AH0 N
organic AO R G AE N IH K;organisation AO R G AH0 N IH Z EY SH AH0 N;organism AO R G AH0 N IH Z AH0 M
organist AO R G AH0 N AH0 S T;organization AO R G AH0 N AH0 Z EY SH AH0 N
organizational AO R G AH0 N AH0 Z EY SH AH0 N AH0 L;organize AO R G AH0 N AY Z;organized AO R G AH0 N AY Z D
organizer AO R G AH0 N AY Z ER;organizing AO R G AH0 N AY Z IH NG;orgasm AO R G AE Z AH0 M;orgies AO R JH IY Z
orgy AO R JH IY;orient AO R IY EH N T;oriental AO R IY EH N T AH0 L;orientation AO R IY EH N T EY SH AH0 N
oriented AO R IY EH N T AH0 D;orifice AO R AH0 F AH0 S;origami AO R IY G AA M IY;origin AO R AH0 JH AH0 N
original ER IH JH AH0 N AH0 L;originality ER IH JH AH0 N AE L IH T IY;originally ER IH JH AH0 N AH0 L IY
originated ER IH JH AH0 N EY T AH0 D;ornament AO R N AH0 M AH0 N T;ornery AO R N ER IY;orphan AO R F AH0 N
orphanage AO R F AH0 N AH0 JH;orphaned AO R F AH0 N D;orthodontist AO R TH AH0 D AA N T AH0 S T
orthodox AO R TH AH0 D AA K S;orthopedic AO R TH AH0 P IY D IH K;oscillator AA S AH0 L EY T ER
ostensibly AA S T EH N S AH0 B L IY;ostentatious AA S T AH0 N T EY SH AH0 S;ostracized AO S T R AH0 S AY Z D
ostrich AO S T R IH CH;ostriches AA S T R IH CH IH Z;otherwise AH DH ER W AY Z;otter AA T ER
ottoman AA T AH0 M AH0 N;ouch AW CH;ought AO T;ours AW ER Z;ourself AW ER S EH L F;ourselves AW ER S EH L V Z
out AW T;outage AW T AH0 JH;outback AW T B AE K;outbid AW T B IH D;outboard AW T B AO R D
outbound AW T B AW N D;outbreak AW T B R EY K;outburst AW T B ER S T;outcast AW T K AE S T;outcome AW T K AH M
outdated AW T D EY T IH D;outdid AW T D IH D;outdo AW T D UW;outdone AW T D AH N;outdoor AW T D AO R
outdoors AW T D AO R Z;outer AW T ER;outfit AW T F IH T;outgoing AW T G OW IH NG;outgrew AW T G R UW
outgrow AW T G R OW;outgrown AW T G R OW N;outhouse AW T HH AW S;outing AW T IH NG
outlandish AW T L AE N D IH SH;outlast AW T L AE S T;outlaw AW T L AO;outlawed AW T L AO D;outline AW T L AY N
outlined AW T L AY N D;outlive AW T L IH V;outlived AW T L IH V D;outlying AW T L AY IH NG
outnumber AW T N AH M B ER;outnumbered AW T N AH M B ER D;outpatient AW T P EY SH AH0 N T
outpost AW T P OW S T;outrage AW T R EY JH;outraged AW T R EY JH D;outrageous AW T R EY JH AH0 S
outreach AW T R IY CH;outright AW T R AY T;outrun AW T R AH N;outset AW T S EH T;outside AW T S AY D
outsider AW T S AY D ER;outskirts AW T S K ER T S;outsmart AW T S M AA R T;outsmarted AW T S M AA R T IH D
outspoken AW T S P OW K AH0 N;outstanding AW T S T AE N D IH NG;outstretched AW T S T R EH CH T;outta UW T AH0
outward AW T W ER D;outweigh AW T W EY;outwit AW T W IH T;oval OW V AH0 L;ovarian OW V EH R IY AH0 N
ovaries OW V ER IY Z;ovary OW V ER IY;ovation OW V EY SH AH0 N;over OW V ER;overactive OW V ER AE K T IH V
overall OW V ER AO L;overbearing OW V ER B EH R IH NG;overboard OW V ER B AO R D;overbooked OW V ER B UH K T
overcame OW V ER K EY M;overcast OW V ER K AE S T;overcharge OW V ER CH AA R JH;overcoat OW V ER K OW T
overcome OW V ER K AH M;overcoming OW V ER K AH M IH NG;overcooked OW V ER K UH K T
overcrowded OW V ER K R AW D IH D;overdid OW V ER D IH D;overdo OW V ER D UW;overdoing OW V ER D UW IH NG
overdone OW V ER D AH N;overdose OW V ER D OW S;overdosed OW V ER D OW S T;overdrive OW V ER D R AY V
overdue OW V ER D UW;overestimate OW V ER EH S T AH0 M EY T;overestimated OW V ER EH S T AH0 M EY T IH D
overexcited OW V ER EH K S AY T IH D;overextended OW V ER IH K S T EH N D IH D;overflow OW V ER F L OW
overflowing OW V ER F L OW IH NG;overgrown OW V ER G R OW N;overhaul OW V ER HH AO L;overhead OW V ER HH EH D
overhear OW V ER HH IY R;overheard OW V ER HH ER D;overhearing OW V ER HH IY R IH NG;overheat OW V ER HH IY T
overheated OW V ER HH IY T IH D;overheating OW V ER HH IY T IH NG;overjoyed OW V ER JH OY D
overkill OW V ER K IH L;overlap OW V ER L AE P;overlapping OW V ER L AE P IH NG;overlay OW V ER L EY
overload OW V ER L OW D;overloaded OW V ER L OW D IH D;overloading OW V ER L OW D IH NG
overlook OW V ER L UH K;overlooked OW V ER L UH K T;overlooking OW V ER L UH K IH NG;overly OW V ER L IY
overnight OW V ER N AY T;overpaid OW V ER P EY D;overpass OW V ER P AE S;overpower OW V ER P AW ER
overpowered OW V ER P AW ER D;overpowering OW V ER P AW R IH NG;overpriced OW V ER P R AY S T
overprotective OW V ER P R AH0 T EH K T AH0 V;overqualified OW V ER K W AA L AH0 F AY D
overrated OW V ER R EY T IH D;overreact OW V ER R IY AE K T;overreacted OW V ER R IY AE K T IH D
overreacting OW V ER R IY AE K T IH NG;override OW V ER R AY D;overriding OW V ER R AY D IH NG
overruled OW V ER R UW L D;overrun OW V ER R AH N;overseas OW V ER S IY Z;oversee OW V ER S IY
overseeing OW V ER S IY IH NG;overseer OW V ER S IY ER;overshot OW V ER SH AA T;oversight OW V ER S AY T
oversized OW V ER S AY Z D;overslept OW V ER S L EH P T;overtake OW V ER T EY K;overtaken OW V ER T EY K AH0 N
overthrow OW V ER TH R OW;overthrown OW V ER TH R OW N;overtime OW V ER T AY M;overtones OW V ER T OW N Z
overture OW V ER CH ER;overturn OW V ER T ER N;overturned OW V ER T ER N D;overview OW V ER V Y UW
overweight OW V ER W EY T;overwhelm OW V ER W EH L M;overwhelmed OW V ER W EH L M D
overwhelming OW V ER W EH L M IH NG;overwork OW V ER W ER K;overworked OW V ER W ER K T
overwrought OW V ER R AO T;overzealous OW V ER Z EH L AH0 S;owe OW;owed OW D;owing OW IH NG;owl AW L;own OW N
owned OW N D;owner OW N ER;ownership OW N ER SH IH P;owning OW N IH NG;oxen AA K S AH0 N;oyster OY S T ER
oysters OY S T ER Z;pace P EY S;pacemaker P EY S M EY K ER;pacific P AH0 S IH F IH K
pacifier P AE S AH0 F AY ER;pacifist P AE S IH F IH S T;pacify P AE S AH0 F AY;pacing P EY S IH NG;pack P AE K
package P AE K AH0 JH;packaged P AE K IH JH D;packaging P AE K IH JH IH NG;packed P AE K T;packer P AE K ER
packers P AE K ER Z;packet P AE K AH0 T;packing P AE K IH NG;pact P AE K T;pad P AE D;padded P AE D IH D
paddies P AE D IY Z;padding P AE D IH NG;paddle P AE D AH0 L;paddling P AE D AH0 L IH NG;paddock P AE D AH0 K
paddy P AE D IY;padlock P AE D L AA K;padlocked P AE D L AA K T;pagan P EY G AH0 N;pageant P AE JH AH0 N T
paged P EY JH D;pager P EY JH ER;paging P EY JH IH NG;pagoda P AH0 G OW D AH0;paid P EY D;pail P EY L
pain P EY N;painful P EY N F AH0 L;painfully P EY N F AH0 L IY;painkiller P EY N K IH L ER
painkillers P EY N K IH L ER Z;painless P EY N L AH0 S;paint P EY N T;paintball P EY N T B AA L
paintbrush P EY N T B R AH SH;painted P EY N T IH D;painter P EY N T ER;painting P EY N T IH NG;pair P EH R
paired P EH R D;pairing P EH R IH NG;paisley P EY Z L IY;pajama P AH0 JH AA M AH0;pajamas P AH0 JH AA M AH0 Z
pal P AE L;palate P AE L AH0 T;pale P EY L;paleontologist P EY L IY AH0 N T AA L AH0 JH IH S T
paleontology P EY L IY AH0 N T AA L AH0 JH IY;palette P AE L AH0 T;pall P AA L;palm P AA M
palomino P AE L AH0 M IY N OW;palpable P AE L P AH0 B AH0 L;palpitations P AE L P IH T EY SH AH0 N Z
palsy P AO L Z IY;paltry P AO L T R IY;pamper P AE M P ER;pampered P AE M P ER D;pampering P AE M P ER IH NG
pamphlet P AE M F L AH0 T;pancreas P AE N K R IY AH0 S;pancreatic P AE N K R IY AE T IH K;panda P AE N D AH0
pandemonium P AE N D IH M OW N IY AH0 M;pane P EY N;panel P AE N AH0 L;pangs P AE NG Z
panhandle P AE N HH AE N D AH0 L;panic P AE N IH K;panicked P AE N IH K T;panicking P AE N IH K IH NG
panicky P AE N IH K IY;panned P AE N D;panning P AE N IH NG;pans P AE N Z;pansies P AE N Z IY Z
pansy P AE N Z IY;pant P AE N T;pantheon P AE N TH IY AA N;panther P AE N TH ER;panties P AE N T IY Z
panting P AE N T IH NG;pantomime P AE N T AH0 M AY M;pantry P AE N T R IY;pants P AE N T S;panty P AE N T IY
pantyhose P AE N T IY HH OW Z;panzer P AE N Z ER;papa P AA P AH;papal P EY P AH0 L
paparazzi P AA P AA R AO Z IY;papaya P AH0 P AY AH0;paper P EY P ER;paperback P EY P ER B AE K
paperboy P EY P ER B AO Y;paperweight P EY P ER W EY T;paperwork P EY P ER W ER K;paprika P AE P R IY K AH0
par P AA R;para P EH R AH0;parachute P EH R AH0 SH UW T;parachuted P EH R AH0 SH UW T IH D
parachuting P EH R AH0 SH UW T IH NG;parade P ER EY D;paradigm P EH R AH0 D AY M;parading P ER EY D IH NG
paradise P EH R AH0 D AY S;paradox P EH R AH0 D AA K S;paraffin P EH R AH0 F AH0 N
paragraph P AE R AH0 G R AE F;parakeet P EH R AH0 K IY T;paralegal P EH R AH0 L IY G AH0 L
parallel P EH R AH0 L EH L;paralysis P ER AE L AH0 S AH0 S;paralyze P EH R AH0 L AY Z
paralyzed P EH R AH0 L AY Z D;paralyzing P EH R AH0 L AY Z IH NG;paramedic P EH R AH0 M EH D IH K
paramedics P EH R AH0 M EH D IH K S;parameters P ER AE M AH0 T ER Z
paramilitary P EH R AH0 M IH L AH0 T EH R IY;paramount P EH R AH0 M AW N T;paranoia P EH R AH0 N OY AH0
paranoid P EH R AH0 N OY D;paranormal P EH R AH0 N AO R M AH0 L;paraphernalia P EH R AH0 F AH0 N EY L Y AH0
paraplegic P EH R AH0 P L EH G IH K;parasite P EH R AH0 S AY T;parasitic P EH R AH0 S IH T IH K
paratrooper P EH R AH0 T R UW P ER;paratroopers P EH R AH0 T R UW P ER Z;parcel P AA R S AH0 L
parched P AA R CH T;parchment P AA R CH M AH0 N T;pardon P AA R D AH0 N;pardoned P AA R D AH0 N D
parent P EH R AH0 N T;parental P ER EH N T AH0 L;parenthood P EH R AH0 N T HH UH D
parenting P EH R AH0 N T IH NG;parents P EH R AH0 N T S;pariah P ER AY AH0;parietal P ER AY AH0 T AH0 L
parish P AE R IH SH;parishioners P ER IH SH AH0 N ER Z;parka P AA R K AH0;parked P AA R K T
parking P AA R K IH NG;parkway P AA R K W EY;parlay P AA R L EY;parley P AA R L IY
parliament P AA R L AH0 M AH0 N T;parlor P AA R L ER;parlour P AA R L ER;parochial P ER OW K IY AH0 L
parody P EH R AH0 D IY;parole P ER OW L;paroled P ER OW L D;parrot P EH R AH0 T;parsley P AA R S L IY
parson P AA R S AH0 N;parsons P AA R S AH0 N Z;part P AA R T;partake P AA R T EY K;parted P AA R T IH D
partial P AA R SH AH0 L;partially P AA R SH AH0 L IY;participant P AA R T IH S AH0 P AH0 N T
participants P AA R T IH S AH0 P AH0 N T S;participate P AA R T IH S AH0 P EY T
participated P AA R T IH S AH0 P EY T IH D;participating P AA R T IH S AH0 P EY T IH NG
participation P AA R T IH S AH0 P EY SH AH0 N;particle P AA R T AH0 K AH0 L;particles P AA R T AH0 K AH0 L Z
particular P ER T IH K Y AH0 L ER;particularly P AA R T IH K Y AH0 L ER L IY;partied P AA R T IY D
parties P AA R T IY Z;parting P AA R T IH NG;partition P AA R T IH SH AH0 N;partly P AA R T L IY
partnered P AA R T N ER D;partnership P AA R T N ER SH IH P;partridge P AA R T R AH0 JH
partying P AA R T IY IH NG;pas P AA Z;passage P AE S AH0 JH;passageway P AE S AH0 JH W EY;passed P AE S T
passenger P AE S AH0 N JH ER;passengers P AE S AH0 N JH ER Z;passes P AE S AH0 Z;passing P AE S IH NG
passion P AE SH AH0 N;passionate P AE SH AH0 N AH0 T;passionately P AE SH AH0 N AH0 T L IY;passive P AE S IH V
passport P AE S P AO R T;past P AE S T;paste P EY S T;pasted P EY S T IH D;pastels P AE S T EH L Z
pastime P AE S T AY M;pastor P AE S T ER;pastrami P AH0 S T R AA M IY;pastries P EY S T R IY Z
pastry P EY S T R IY;pasture P AE S CH ER;patch P AE CH;patched P AE CH T;patches P AE CH AH0 Z
patching P AE CH IH NG;patent P AE T AH0 N T;patented P AE T AH0 N T IH D;paternal P AH0 T ER N AH0 L
paternity P AH0 T ER N IH T IY;path P AE TH;pathetic P AH0 TH EH T IH K
pathetically P AH0 TH EH T IH K AH0 L IY;pathogen P AE TH AH0 JH AH0 N
pathological P AE TH AH0 L AA JH IH K AH0 L;pathologist P AH0 TH AA L AH0 JH AH0 S T
pathology P AH0 TH AA L AH0 JH IY;pathway P AE TH W EY;patience P EY SH AH0 N S;patient P EY SH AH0 N T
patiently P EY SH AH0 N T L IY;patio P AE T IY OW;patriarch P EY T R IY AA R K;patriot P EY T R IY AH0 T
patriotic P EY T R IY AA T IH K;patriotism P EY T R IY AH0 T IH Z AH0 M;patrol P AH0 T R OW L
patrolling P AH0 T R OW L IH NG;patrolman P AH0 T R OW L M AE N;patrolmen P AH0 T R OW L M EH N
patron P EY T R AH0 N;patronage P AE T R AH0 N IH JH;patronize P EY T R AH0 N AY Z
patronizing P EY T R AH0 N AY Z IH NG;pats P AE T S;patted P AE T IH D;patter P AE T ER;pattern P AE T ER N
patties P AE T IY Z;patting P AE T IH NG;patty P AE T IY;pauper P AO P ER;pausing P AO Z IH NG;pave P EY V
paved P EY V D;pavement P EY V M AH0 N T;pavilion P AH0 V IH L Y AH0 N;paving P EY V IH NG;paw P AO
pawing P AO IH NG;pawn P AO N;pawned P AO N D;pawnshop P AO N SH AA P;payable P EY AH0 B AH0 L
payback P EY B AE K;paycheck P EY CH EH K;payday P EY D EY;paying P EY IH NG;payload P EY L OW D
payment P EY M AH0 N T;payoff P EY AO F;payout P EY AW T;payroll P EY R OW L;pays P EY Z;pea P IY
peaceful P IY S F AH0 L;peacefully P IY S F AH0 L IY;peacetime P IY S T AY M;peach P IY CH
peaches P IY CH AH0 Z;peacock P IY K AA K;peak P IY K;peaked P IY K T;peanut P IY N AH0 T;pear P EH R
pearl P ER L;pearly P ER L IY;peas P IY Z;peasant P EH Z AH0 N T;pebble P EH B AH0 L;pecan P AH0 K AA N
peck P EH K;pecking P EH K IH NG;peculiar P AH0 K Y UW L Y ER;pedal P EH D AH0 L;pedantic P AH0 D AE N T IH K
peddle P EH D AH0 L;peddler P EH D L ER;peddling P EH D AH0 L IH NG;pedestal P EH D AH0 S T AH0 L
pedestrian P AH0 D EH S T R IY AH0 N;pediatric P IY D IY AE T R IH K
pediatrician P IY D IY AH0 T R IH SH AH0 N;pedicure P EH D IH K Y ER;pedigree P EH D AH0 G R IY
pedophile P EH D OW F AY L;pee P IY;peed P IY D;peeing P IY IH NG;peek P IY K;peeked P IY K T
peeking P IY K IH NG;peel P IY L;peeled P IY L D;peeling P IY L IH NG;peep P IY P;peeped P IY P T
peeping P IY P IH NG;peer P IH R;peering P IY R IH NG;peerless P IH R L IH S;peers P IH R Z;peeved P IY V D
peg P EH G;pegged P EH G D;pelican P EH L AH0 K AH0 N;pellet P EH L AH0 T;pelt P EH L T;pelvic P EH L V IH K
pelvis P EH L V AH0 S;penal P IY N AH0 L;penalized P IY N AH0 L AY Z D;penalties P EH N AH0 L T IY Z
penance P EH N AH0 N S;pence P EH N S;penchant P EH N CH AH0 N T;pencil P EH N S AH0 L
pendant P EH N D AH0 N T;pending P EH N D IH NG;pendulum P EH N JH AH0 L AH0 M;penetrate P EH N AH0 T R EY T
penetrated P EH N AH0 T R EY T IH D;penetrating P EH N AH0 T R EY T IH NG
penetration P EH N AH0 T R EY SH AH0 N;penguin P EH NG G W AH0 N;penicillin P EH N AH0 S IH L AH0 N
penile P IY N AY L;peninsula P AH0 N IH N S AH0 L AH0;penis P IY N IH S;penises P IY N IH S IH Z
penitent P EH N IH T IH N T;penitentiary P EH N IH T EH N CH ER IY;pennant P EH N AH0 N T;penned P EH N D
pennies P EH N IY Z;penniless P EH N IY L AH0 S;pens P EH N Z;pension P EH N SH AH0 N;pensive P EH N S IH V
pentagon P EH N T IH G AA N;pentothal P EH N T AH0 TH AA L;pepper P EH P ER;peppermint P EH P ER M IH N T
pepperoni P EH P ER OW N IY;peppy P EH P IY;peptide P EH P T AY D;per P ER;perceive P ER S IY V
perceived P ER S IY V D;percent P ER S EH N T;percentage P ER S EH N T AH0 JH;percentile P ER S EH N T AY L
perception P ER S EH P SH AH0 N;perceptive P ER S EH P T IH V;perch P ER CH;perchance P ER CH AE N S
perched P ER CH T;percussion P ER K AH SH AH0 N;perfect P ER F EH K T;perfected P ER F EH K T IH D
perfecting P ER F EH K T IH NG;perfection P ER F EH K SH AH0 N;perfectionist P ER F EH K SH AH0 N AH0 S T
perfectly P ER F AH0 K T L IY;perforated P ER F ER EY T IH D;perform P ER F AO R M
performance P ER F AO R M AH0 N S;performed P ER F AO R M D;performer P ER F AO R M ER
performing P ER F AO R M IH NG;perfume P ER F Y UW M;perfumed P ER F Y UW M D;perhaps P ER HH AE P S
peril P EH R AH0 L;perilous P EH R AH0 L AH0 S;perimeter P ER IH M AH0 T ER;period P IH R IY AH0 D
periodic P IH R IY AA D IH K;periodically P IY R IY AA D IH K AH0 L IY;peripheral P ER IH F ER AH0 L
periphery P ER IH F ER IY;periscope P EH R AH0 S K OW P;perish P EH R IH SH;perished P EH R IH SH T
peritoneal P EH R IY T OW N IY AH0 L;perjured P ER JH ER D;perjury P ER JH ER IY;perk P ER K;perks P ER K S
perky P ER K IY;permanent P ER M AH0 N AH0 N T;permanently P ER M AH0 N AH0 N T L IY
permissible P ER M IH S AH0 B AH0 L;permission P ER M IH SH AH0 N;permit P ER M IH T
permitted P ER M IH T IH D;permitting P ER M IH T IH NG;perpetrated P ER P AH0 T R EY T IH D
perpetrator P ER P AH0 T R EY T ER;perpetual P ER P EH CH UW AH0 L;perpetuate P ER P EH CH AH0 W EY T
perpetuity P ER P IH T Y UW IH T IY;perplexed P ER P L EH K S T;persecute P ER S AH0 K Y UW T
persecuted P ER S AH0 K Y UW T IH D;persecution P ER S AH0 K Y UW SH AH0 N
perseverance P ER S AH0 V IH R AH0 N S;persevere P ER S AH0 V IH R;persist P ER S IH S T
persistence P ER S IH S T AH0 N S;persistent P ER S IH S T AH0 N T;person P ER S AH0 N;persona P ER S OW N AH0
personal P ER S IH N AH0 L;personalities P ER S AH0 N AE L IH T IY Z;personality P ER S AH0 N AE L IH T IY
personalized P ER S AH0 N AH0 L AY Z D;personally P ER S AH0 N AH0 L IY;personified P ER S AA N AH0 F AY D
personnel P ER S AH0 N EH L;perspective P ER S P EH K T IH V;perspiration P ER S P ER EY SH AH0 N
persuade P ER S W EY D;persuaded P ER S W EY D IH D;persuading P ER S W EY D IH NG
persuasion P ER S W EY ZH AH0 N;persuasive P ER S W EY S IH V;pert P ER T;pertaining P ER T EY N IH NG
pertains P ER T EY N Z;pertinent P ER T IH N IH N T;perturbed P ER T ER B D;peruse P ER UW Z
pervasive P ER V EY S IH V;perverse P ER V ER S;perversion P ER V ER ZH AH0 N;pervert P ER V ER T
perverted P ER V ER T IH D;pesky P EH S K IY;pesos P EY S OW Z;pessimist P EH S AH0 M AH0 S T
pessimistic P EH S AH0 M IH S T IH K;pest P EH S T;pester P EH S T ER;pestering P EH S T ER IH NG
pesticide P EH S T AH0 S AY D;pesticides P EH S T AH0 S AY D Z;pestilence P EH S T AH0 L AH0 N S
petal P EH T AH0 L;petals P EH T AH0 L Z;petite P AH0 T IY T;petition P AH0 T IH SH AH0 N
petitioner P AH0 T IH SH AH0 N ER;petri P EH T R IY;petrified P EH T R AH0 F AY D;petrol P EH T R OW L
petroleum P AH0 T R OW L IY AH0 M;pets P EH T S;petticoat P EH T IY K OW T;petting P EH T IH NG
petty P EH T IY;petulant P EH CH AH0 L AH0 N T;petunia P AH0 T UW N IY AH0;pew P Y UW;pewter P Y UW T ER
peyote P IH Y AO T IY;phalanges F AH0 L AE N JH IY Z;phantom F AE N T AH0 M;pharaohs F EH R OW Z
pharmaceutical F AA R M AH0 S UW T IH K AH0 L;pharmacist F AA R M AH0 S IH S T;pharmacy F AA R M AH0 S IY
phase F EY Z;pheasant F EH Z AH0 N T;phenomena F AH0 N AA M AH0 N AH0;phenomenal F AH0 N AA M AH0 N AH0 L
phenomenon F AH0 N AA M AH0 N AA N;pheromone F EH R AH0 M OW N;pheromones F EH R AH0 M OW N Z
philanthropic F IH L AH0 N TH R AA P IH K;philanthropist F AH0 L AE N TH R AH0 P AH0 S T
philistine F IH L AH0 S T IY N;philosopher F AH0 L AA S AH0 F ER;philosophical F IH L AH0 S AA F IH K AH0 L
philosophies F AH0 L AA S AH0 F IY Z;philosophy F AH0 L AA S AH0 F IY;phlegm F L EH M;phobia F OW B IY AH0
phoenix F IY N IH K S;phoned F OW N D;phoney F OW N IY;phoning F OW N IH NG;phonograph F OW N AH0 G R AE F
phony F OW N IY;phosphate F AA S F EY T;phosphorus F AA S F ER AH0 S;photogenic F OW T AH0 JH EH N IH K
photograph F OW T AH0 G R AE F;photographed F OW T AH0 G R AE F T;photographer F AH0 T AA G R AH0 F ER
photographic F OW T AH0 G R AE F IH K;photographing F OW T AH0 G R AE F IH NG
photography F AH0 T AA G R AH0 F IY;photon F OW T AA N;phrase F R EY Z;physical F IH Z IH K AH0 L
physically F IH Z IH K AH0 L IY;physician F AH0 Z IH SH AH0 N;physicist F IH Z IH S IH S T
physics F IH Z IH K S;physiological F IH Z IY AH0 L AA JH IH K AH0 L
physiologically F IH Z IY AH0 L AA JH IH K L IY;physiology F IH Z IY AA L AH0 JH IY;physique F AH0 Z IY K
pianist P IY AE N AH0 S T;piazza P IY AE Z AH0;piccolo P IH K AH0 L OW;pick P IH K;picked P IH K T
picker P IH K ER;picket P IH K IH T;picking P IH K IH NG;pickle P IH K AH0 L;pickled P IH K AH0 L D
pickpocket P IH K P AA K AH0 T;pickup P IH K AH P;picky P IH K IY;picnic P IH K N IH K;picture P IH K CH ER
pictured P IH K CH ER D;picturesque P IH K CH ER AH0 S K;picturing P IH K CH ER IH NG;pie P AY;pieced P IY S T
pier P IH R;pierce P IH R S;pierced P IH R S T;piercing P IH R S IH NG;piety P AY AH0 T IY;pig P IH G
pigeon P IH JH AH0 N;piggy P IH G IY;piggyback P IH G IY B AE K;pigmentation P IH G M AH0 N T EY SH AH0 N
pigskin P IH G S K IH N;pigsty P IH G S T AY;pike P AY K;pile P AY L;piled P AY L D;pileup P AY L AH P
pilfering P IH L F ER IH NG;pilgrim P IH L G R AH0 M;pilgrimage P IH L G R AH0 M AH0 JH;piling P AY L IH NG
pill P IH L;pillage P IH L IH JH;pillar P IH L ER;pillow P IH L OW;pills P IH L Z;pilot P AY L AH0 T
piloting P AY L AH0 T IH NG;pimp P IH M P;pimping P IH M P IH NG;pimple P IH M P AH0 L;pina P IY N AH0
pinball P IH N B AO L;pinch P IH N CH;pinched P IH N CH T;pinching P IH N CH IH NG;pine P AY N
pineal P AY N IY AH0 L;pineapple P AY N AE P AH0 L;pining P AY N IH NG;pinkie P IH NG K IY
pinnacle P IH N AH0 K AH0 L;pinned P IH N D;pinning P IH N IH NG;pinot P IH N AH0 T;pinpoint P IH N P OY N T
pinpointed P IH N P OY N T IH D;pins P IH N Z;pint P AY N T;pioneer P AY AH0 N IH R;pious P AY AH0 S
pipe P AY P;pipeline P AY P L AY N;piping P AY P IH NG;pips P IH P S;piracy P AY R AH0 S IY
piranha P IH R AE N HH AH0;pirate P AY R AH0 T;pirating P AY R AH0 T IH NG;piss P IH S;pissed P IH S T
pisses P IH S IH Z;pissing P IH S IH NG;pistachio P AH0 S T AE SH IY OW;pistol P IH S T AH0 L
piston P IH S T AH0 N;pitch P IH CH;pitched P IH CH T;pitcher P IH CH ER;pitches P IH CH IH Z
pitchfork P IH CH F AO R K;pitching P IH CH IH NG;pithy P IH TH IY;pitied P IH T IY D
pitiful P IH T AH0 F AH0 L;pits P IH T S;pituitary P AH0 T UW AH0 T EH R IY;pity P IH T IY;pivot P IH V AH0 T
pivotal P IH V AH0 T AH0 L;pixie P IH K S IY;pizzazz P IH Z AE Z;pizzeria P IY T S ER IY AH0
placate P L EY K EY T;place P L EY S;placebo P L AH0 S IY B OW;placed P L EY S T;placement P L EY S M AH0 N T
placenta P L AH0 S EH N T AH0;placid P L AE S AH0 D;placing P L EY S IH NG;plagiarism P L EY JH ER IH Z AH0 M
plague P L EY G;plagued P L EY G D;plaid P L AE D;plain P L EY N;plainclothes P L EY N K L OW Z
plainly P L EY N L IY;plaintiff P L EY N T AH0 F;plait P L EY T;plane P L EY N;planet P L AE N AH0 T
planetarium P L AE N AH0 T EH R IY AH0 M;planetary P L AE N AH0 T EH R IY;plank P L AE NG K
plankton P L AE NG K T AH0 N;planned P L AE N D;planner P L AE N ER;planning P L AE N IH NG;plant P L AE N T
plantation P L AE N T EY SH AH0 N;planted P L AE N T IH D;planter P L AE N T ER;planting P L AE N T IH NG
plaque P L AE K;plasma P L AE Z M AH0;plaster P L AE S T ER;plastered P L AE S T ER D;plastic P L AE S T IH K
plate P L EY T;plateau P L AE T OW;platelets P L EY T L AH0 T S;platform P L AE T F AO R M
plating P L EY T IH NG;platinum P L AE T N AH0 M;platonic P L AH0 T AA N IH K;platoon P L AH0 T UW N
platter P L AE T ER;plausible P L AO Z AH0 B AH0 L;playa P L AY AH0;playback P L EY B AE K
playbook P L EY B UH K;played P L EY D;playful P L EY F AH0 L;playground P L EY G R AW N D
playhouse P L EY HH AW S;playing P L EY IH NG;playmate P L EY M EY T;playpen P L EY P EH N
playroom P L EY R UW M;plaything P L EY TH IH NG;playwright P L EY R AY T;plea P L IY;plead P L IY D
pleaded P L IY D IH D;pleading P L IY D IH NG;pleasant P L EH Z AH0 N T;pleasantly P L EH Z AH0 N T L IY
pleasantries P L EH Z AH0 N T R IY Z;please P L IY Z;pleased P L IY Z D;pleasing P L IY Z IH NG
pleasurable P L EH ZH ER AH0 B AH0 L;pleasure P L EH ZH ER;pledge P L EH JH;pledged P L EH JH D
pledging P L EH JH IH NG;plenty P L EH N T IY;plethora P L EH TH ER AH0;plexus P L EH K S AH0 S
pliers P L AY ER Z;plight P L AY T;plop P L AA P;plot P L AA T;plotted P L AA T IH D;plotting P L AA T IH NG
plough P L AW;plow P L AW;plowed P L AW D;plowing P L AW IH NG;ploy P L OY;pluck P L AH K;plucked P L AH K T
plucking P L AH K IH NG;plucky P L AH K IY;plug P L AH G;plugged P L AH G D;plugging P L AH G IH NG
plum P L AH M;plumb P L AH M;plumber P L AH M ER;plumbing P L AH M IH NG;plume P L UW M;plummet P L AH M AH0 T
plummeting P L AH M AH0 T IH NG;plump P L AH M P;plunder P L AH N D ER;plundered P L AH N D ER D
plunge P L AH N JH;plunged P L AH N JH D;plunger P L AH N JH ER;plunging P L AH N JH IH NG
plural P L UH R AH0 L;plush P L AH SH;plutonium P L UW T OW N IY AH0 M;ply P L AY;plywood P L AY W UH D
pneumatic N UW M AE T IH K;pneumonia N UW M OW N Y AH0;poached P OW CH T;poacher P OW CH ER
poachers P OW CH ER Z;poaching P OW CH IH NG;pocket P AA K AH0 T;pocketbook P AA K AH0 T B UH K
pocketful P AA K AH0 T F UH L;pocus P OW K AH0 S;pod P AA D;podium P OW D IY AH0 M;poem P OW AH0 M
poetic P OW EH T IH K;poetry P OW AH0 T R IY;poets P OW AH0 T S;pogo P OW G OW;poignant P OY N Y AH0 N T
point P OY N T;pointed P OY N T IH D;pointer P OY N T ER;pointers P OY N T ER Z;pointing P OY N T IH NG
pointless P OY N T L AH0 S;pointy P OY N T IY;poise P OY Z;poised P OY Z D;poison P OY Z AH0 N
poisoned P OY Z AH0 N D;poisoning P OY Z AH0 N IH NG;poisonous P OY Z AH0 N AH0 S;poke P OW K;poked P OW K T
poker P OW K ER;pokey P OW K IY;poking P OW K IH NG;polar P OW L ER;polarity P OW L EH R AH0 T IY
polarized P OW L ER AY Z D;pole P OW L;policeman P AH0 L IY S M AH0 N;policemen P AH0 L IY S M IH N
policewoman P AH0 L IY S W UH M AH0 N;policies P AA L AH0 S IY Z;policy P AA L AH0 S IY;polio P OW L IY OW
polish P AA L IH SH;polished P AA L IH SH T;polishing P AA L IH SH IH NG;polite P AH0 L AY T
politely P AH0 L AY T L IY;politeness P AH0 L AY T N AH0 S;politic P AA L AH0 T IH K
political P AH0 L IH T AH0 K AH0 L;politically P AH0 L IH T IH K AH0 L IY;politician P AA L AH0 T IH SH AH0 N
politicians P AA L AH0 T IH SH AH0 N Z;politics P AA L AH0 T IH K S;polka P OW L K AA;poll P OW L
pollen P AA L AH0 N;polling P OW L IH NG;pollute P AH0 L UW T;polluted P AH0 L UW T IH D
polluting P AH0 L UW T IH NG;pollution P AH0 L UW SH AH0 N;polo P OW L OW;poltergeist P OW L T ER G AY S T
poly P AA L IY;polyester P AA L IY EH S T ER;polygamy P AH0 L IH G AH0 M IY;polygraph P AA L IY G R AE F
polymer P AA L AH0 M ER;pomp P AA M P;pompoms P AA M P AA M Z;pompous P AA M P AH0 S;ponce P OW N S EY
poncho P AA N CH OW;pond P AA N D;ponder P AA N D ER;pondered P AA N D ER D;pondering P AA N D ER IH NG
ponies P OW N IY Z;pony P OW N IY;ponytail P OW N IY T EY L;poo P UW;pooch P UW CH;poodle P UW D AH0 L
poof P UW F;pool P UW L;pooling P UW L IH NG;poop P UW P;pooped P UW P T;poor P UW R;poorer P UW R ER
poorest P UW R IH S T;poorly P UW R L IY;popcorn P AA P K AO R N;pope P OW P;popped P AA P T;popper P AA P ER
poppers P AA P ER Z;poppies P AA P IY Z;popping P AA P IH NG;poppy P AA P IY;poppycock P AA P IY K AO K
pops P AA P S;populace P AA P Y AH0 L AH0 S;popular P AA P Y AH0 L ER;popularity P AA P Y AH0 L EH R AH0 T IY
populated P AA P Y AH0 L EY T IH D;population P AA P Y AH0 L EY SH AH0 N;por P AO R
porcelain P AO R S AH0 L AH0 N;porch P AO R CH;porcupine P AO R K Y AH0 P AY N;pore P AO R;pores P AO R Z
pork P AO R K;porker P AO R K ER;porky P AO R K IY;porn P AO R N;porno P AO R N OW
pornographer P AO R N AA G R AH0 F ER;pornographic P AO R N AH0 G R AE F IH K
pornography P AO R N AA G R AH0 F IY;porpoise P AO R P AH0 S;porridge P AO R AH0 JH;port P AO R T
portable P AO R T AH0 B AH0 L;portal P AO R T AH0 L;porter P AO R T ER;portico P AO R T AH0 K OW
portion P AO R SH AH0 N;portrait P AO R T R AH0 T;portray P AO R T R EY;portrayal P AO R T R EY AH0 L
portrayed P AO R T R EY D;portraying P AO R T R EY IH NG;pose P OW Z;posed P OW Z D;poser P OW Z ER
posh P AA SH;posing P OW Z IH NG;position P AH0 Z IH SH AH0 N;positioned P AH0 Z IH SH AH0 N D
positioning P AH0 Z IH SH AH0 N IH NG;positive P AA Z AH0 T IH V;positively P AA Z AH0 T IH V L IY
posse P AA S IY;possess P AH0 Z EH S;possessed P AH0 Z EH S T;possesses P AH0 Z EH S AH0 Z
possessing P AH0 Z EH S IH NG;possession P AH0 Z EH SH AH0 N;possessive P AH0 Z EH S IH V
possibilities P AA S AH0 B IH L AH0 T IY Z;possibility P AA S AH0 B IH L AH0 T IY;possible P AA S AH0 B AH0 L
possibly P AA S AH0 B L IY;possum P AA S AH0 M;postage P OW S T AH0 JH;postal P OW S T AH0 L
postcard P OW S T K AA R D;posted P OW S T IH D;poster P OW S T ER;posterior P AO S T IH R Y ER
posterity P AA S T EH R AH0 T IY;posting P OW S T IH NG;postman P OW S T M AH0 N;postmark P OW S T M AA R K
postmaster P OW S T M AE S T ER;postmortem P OW S T M AO R T EH M;postpone P OW S T P OW N
postponed P OW S T P OW N D;postponement P OW S T P OW N M AH0 N T;postponing P OW S T P OW N IH NG
postscript P OW S K R IH P T;posture P AA S CH ER;posturing P AA S CH ER IH NG;potassium P AH0 T AE S IY AH0 M
potato P AH0 T EY T OW;potatoes P AH0 T EY T OW Z;potency P OW T AH0 N S IY;potent P OW T AH0 N T
potential P AH0 T EH N SH AH0 L;potentially P AH0 T EH N SH AH0 L IY;pothole P AA T HH OW L
potion P OW SH AH0 N;potluck P AA T L AH K;potpourri P OW P UH R IY;pots P AA T S;potted P AA T IH D
pottery P AA T ER IY;potty P AA T IY;pouch P AW CH;poultry P OW L T R IY;pounce P AW N S;pound P AW N D
pounded P AW N D IH D;pounding P AW N D IH NG;pounds P AW N D Z;pour P AO R;poured P AO R D
pouring P AO R IH NG;pout P AW T;pouting P AW T IH NG;pouty P AW T IY;poverty P AA V ER T IY;powder P AW D ER
powdered P AW D ER D;powered P AW ER D;powerful P AW ER F AH0 L;powerhouse P AW ER HH AW S
powering P AW ER IH NG;powerless P AW ER L AH0 S;powwow P AW W AW;pox P AA K S
practical P R AE K T AH0 K AH0 L;practically P R AE K T IH K L IY;practice P R AE K T AH0 S
practiced P R AE K T AH0 S T;practicing P R AE K T AH0 S IH NG;practise P R AE K T IH S
practised P R AE K T IH S T;practitioner P R AE K T IH SH AH0 N ER;pragmatic P R AE G M AE T IH K
prairie P R EH R IY;praise P R EY Z;praised P R EY Z D;praising P R EY Z IH NG;prance P R AE N S
prancing P R AE N S IH NG;prank P R AE NG K;prattle P R AE T AH0 L;prattling P R AE T L IH NG;prawn P R AO N
pray P R EY;prayed P R EY D;prayer P R EH R;praying P R EY IH NG;preach P R IY CH;preached P R IY CH T
preacher P R IY CH ER;preaching P R IY CH IH NG;preamble P R IY AE M B AH0 L;prearranged P R IY ER EY N JH D
precarious P R IY K EH R IY AH0 S;precaution P R IY K AO SH AH0 N;precautionary P R IH K AO SH AH0 N EH R IY
preceded P R IH S IY D IH D;precedence P R EH S AH0 D AH0 N S;precedent P R EH S IH D AH0 N T
precedes P R IH S IY D Z;preceding P R IY S IY D IH NG;precinct P R IY S IH NG K T;precious P R EH SH AH0 S
precipice P R EH S AH0 P AH0 S;precise P R IH S AY S;precisely P R IH S AY S L IY
precision P R IY S IH ZH AH0 N;precocious P R IH K OW SH AH0 S;preconceived P R IY K AH0 N S IY V D
preconceptions P R IY K AH0 N S EH P SH AH0 N Z;predator P R EH D AH0 T ER;predatory P R EH D AH0 T AO R IY
predecessor P R EH D AH0 S EH S ER;predetermined P R IY D IY T ER M IH N D
predicament P R IH D IH K AH0 M AH0 N T;predicated P R EH D AH0 K EY T IH D;predict P R IH D IH K T
predictable P R IH D IH K T AH0 B AH0 L;predicted P R IH D IH K T IH D;predicting P R IH D IH K T IH NG
prediction P R IY D IH K SH AH0 N;predominantly P R IH D AA M AH0 N AH0 N T L IY
preemptive P R IY EH M P T IH V;preface P R EH F AH0 S;prefect P R IY F EH K T;prefecture P R IY F EH K CH ER
prefer P R AH0 F ER;preferable P R EH F ER AH0 B AH0 L;preferably P R EH F ER AH0 B L IY
preference P R EH F ER AH0 N S;preferential P R EH F ER EH N SH AH0 L;preferred P R AH0 F ER D
prefix P R IY F IH K S;pregnancies P R EH G N AH0 N S IY Z;pregnancy P R EH G N AH0 N S IY
pregnant P R EH G N AH0 N T;prehistoric P R IY HH IH S T AO R IH K;prejudice P R EH JH AH0 D IH S
prejudiced P R EH JH AH0 D AH0 S T;prejudicial P R EH JH AH0 D IH SH AH0 L;prelim P R IH L IH M
preliminaries P R IH L IH M AH0 N EH R IY Z;preliminary P R IH L IH M AH0 N EH R IY;prelude P R EY L UW D
premarital P R IY M EH R AH0 T AH0 L;premature P R IY M AH0 CH UH R;prematurely P R IY M AH0 CH UH R L IY
premeditated P R IY M EH D AH0 T EY T IH D;premeditation P R IY M EH D AH0 T EY SH AH0 N
premiere P R EH M IH R;premise P R EH M IH S;premises P R EH M AH0 S AH0 Z
premonition P R EH M AH0 N IH SH AH0 N;prenatal P R IY N EY T AH0 L;prenuptial P R IY N AH P SH AH0 L
preoccupation P R IY AA K Y AH0 P EY SH AH0 N;preoccupied P R IY AA K Y AH0 P AY D;prep P R EH P
preparation P R EH P ER EY SH AH0 N;prepare P R IY P EH R;prepared P R IY P EH R D
preparing P R IY P EH R IH NG;preposterous P R IH P AA S T ER AH0 S;prepped P R EH P T;prepping P R EH P IH NG
preppy P R EH P IY;prerogative P R IH R AA G AH0 T IH V;preschool P R IY S K UW L;prescribe P R AH0 S K R AY B
prescribed P R IY S K R AY B D;prescribing P R IY S K R AY B IH NG;prescription P R AH0 S K R IH P SH AH0 N
presence P R EH Z AH0 N S;present P R EH Z AH0 N T;presentable P R AH0 Z EH N T AH0 B AH0 L
presentation P R EH Z AH0 N T EY SH AH0 N;presented P R IY Z EH N T IH D;presenter P R EH Z AH0 N T ER
presenting P R IH Z EH N T IH NG;presently P R EH Z AH0 N T L IY;preservation P R EH Z ER V EY SH AH0 N
preserve P R AH0 Z ER V;preserved P R AH0 Z ER V D;preserving P R AH0 Z ER V IH NG;preside P R IH Z AY D
presidency P R EH Z AH0 D AH0 N S IY;president P R EH Z AH0 D EH N T;presidential P R EH Z AH0 D EH N SH AH0 L
presiding P R IH Z AY D IH NG;pressed P R EH S T;presses P R EH S AH0 Z;pressing P R EH S IH NG
pressure P R EH SH ER;pressured P R EH SH ER D;pressuring P R EH SH ER IH NG;pressurized P R EH SH ER AY Z D
prestige P R EH S T IY ZH;prestigious P R EH S T IH JH AH0 S;presto P R EH S T OW
presumably P R AH0 Z UW M AH0 B L IY;presume P R IH Z UW M;presumed P R AH0 Z UW M D
presuming P R IH Z UW M IH NG;presumption P R IH Z AH M P SH AH0 N;presumptuous P R IH Z AH M P CH AH0 W AH0 S
pretend P R IY T EH N D;pretended P R IY T EH N D IH D;pretender P R IY T EH N D ER
pretending P R IY T EH N D IH NG;pretense P R IY T EH N S;pretentious P R IY T EH N SH AH0 S
pretext P R IY T EH K S T;prettier P R IH T IY ER;prettiest P R IH T IY AH0 S T;pretty P R IH T IY
pretzel P R EH T Z AH0 L;pretzels P R EH T Z AH0 L Z;prevail P R IH V EY L;prevailed P R IH V EY L D
prevailing P R IH V EY L IH NG;prevalent P R EH V AH0 L AH0 N T;prevent P R IH V EH N T
prevented P R IH V EH N T IH D;preventing P R IH V EH N T IH NG;prevention P R IY V EH N SH AH0 N
preview P R IY V Y UW;previous P R IY V IY AH0 S;previously P R IY V IY AH0 S L IY;prey P R EY
preying P R EY IH NG;priced P R AY S T;priceless P R AY S L AH0 S;pricey P R AY S IY;prick P R IH K
prickly P R IH K L IY;pride P R AY D;pried P R AY D;priest P R IY S T;priestess P R IY S T AH0 S
priesthood P R IY S T HH UH D;prig P R IH G;prim P R IH M;prima P R IY M AH0;primal P R AY M AH0 L
primaries P R AY M EH R IY Z;primarily P R AY M EH R AH0 L IY;primary P R AY M EH R IY;primate P R AY M EY T
prime P R AY M;primed P R AY M D;primer P R AY M ER;primitive P R IH M AH0 T IH V
primordial P R IH M AO R D IY AH0 L;primrose P R IH M R OW Z;princesses P R IH N S EH S IH Z
principal P R IH N S AH0 P AH0 L;principle P R IH N S AH0 P AH0 L;print P R IH N T;printed P R IH N T IH D
printer P R IH N T ER;printing P R IH N T IH NG;printout P R IH N T AW T;prior P R AY ER
priorities P R AY AO R AH0 T IY Z;prioritize P R AY AO R AH0 T AY Z;priority P R AY AO R AH0 T IY
prism P R IH Z AH0 M;prison P R IH Z AH0 N;prisoner P R IH Z AH0 N ER;prissy P R IH S IY
pristine P R IH S T IY N;privacy P R AY V AH0 S IY;privately P R AY V AH0 T L IY;privilege P R IH V L AH0 JH
privileged P R IH V L AH0 JH D;privy P R IH V IY;prize P R AY Z;prized P R AY Z D;proactive P R OW AE K T IH V
probabilities P R AA B AH0 B IH L AH0 T IY Z;probability P R AA B AH0 B IH L AH0 T IY
probable P R AA B AH0 B AH0 L;probably P R AA B AH0 B L IY;probate P R OW B EY T
probation P R OW B EY SH AH0 N;probative P R OW B EY T IH V;probe P R OW B;probed P R OW B D
probing P R OW B IH NG;problem P R AA B L AH0 M;problematic P R AA B L AH0 M AE T IH K
procedural P R AH0 S IY JH ER AH0 L;procedure P R AH0 S IY JH ER;proceed P R AH0 S IY D
proceeded P R AH0 S IY D IH D;proceeding P R AH0 S IY D IH NG;process P R AA S EH S;processed P R AA S EH S T
processes P R AA S EH S AH0 Z;processing P R AA S EH S IH NG;procession P R AH0 S EH SH AH0 N
processor P R AA S EH S ER;proclaim P R OW K L EY M;proclaimed P R OW K L EY M D
proclamation P R AA K L AH0 M EY SH AH0 N;procrastination P R AH0 K R AE S T AH0 N EY SH AH0 N
procreate P R OW K R IY EY T;procreation P R OW K R IY EY SH AH0 N;proctologist P R AO K T AA L AH0 G IH S T
procure P R OW K Y UH R;procured P R OW K Y UH R D;prod P R AA D;prodded P R AA D IH D;prodding P R AA D IH NG
prodigal P R AA D IH G AH0 L;prodigious P R AH0 D IH JH AH0 S;prodigy P R AA D AH0 JH IY
produce P R AH0 D UW S;produced P R AH0 D UW S T;producer P R AH0 D UW S ER;producing P R AH0 D UW S IH NG
production P R AH0 D AH K SH AH0 N;productive P R AH0 D AH K T IH V
productivity P R OW D AH0 K T IH V AH0 T IY;profane P R OW F EY N;profanity P R OW F AE N AH0 T IY
profess P R AH0 F EH S;profession P R AH0 F EH SH AH0 N;professional P R AH0 F EH SH AH0 N AH0 L
professionalism P R AH0 F EH SH AH0 N AH0 L IH Z AH0 M;professionally P R AH0 F EH SH AH0 N AH0 L IY
professor P R AH0 F EH S ER;proficiency P R AH0 F IH SH AH0 N S IY;proficient P R AA F IH SH AH0 N T
profile P R OW F AY L;profiling P R OW F AY L IH NG;profit P R AA F AH0 T
profitable P R AA F AH0 T AH0 B AH0 L;profited P R AA F AH0 T AH0 D;profiting P R AA F AH0 T IH NG
profound P R OW F AW N D;profoundly P R OW F AW N D L IY;profusely P R AH0 F Y UW S L IY
progeny P R AA JH AH0 N IY;prognosis P R AA G N OW S AH0 S;program P R OW G R AE M;programme P R OW G R AE M
programmed P R OW G R AE M D;programmer P R OW G R AE M ER;programming P R OW G R AE M IH NG
progress P R AA G R EH S;progressed P R AH0 G R EH S T;progressing P R AH0 G R EH S IH NG
progression P R AH0 G R EH SH AH0 N;progressive P R AH0 G R EH S IH V;progressively P R AA G R EH S IH V L IY
prohibit P R OW HH IH B AH0 T;prohibited P R OW HH IH B AH0 T AH0 D;prohibition P R OW AH0 B IH SH AH0 N
projected P R AH0 JH EH K T AH0 D;projectile P R AH0 JH EH K T AH0 L;projecting P R AH0 JH EH K T IH NG
projection P R AH0 JH EH K SH AH0 N;projector P R AH0 JH EH K T ER;prolific P R OW L IH F IH K
prologue P R OW L AA G;prolong P R AH0 L AO NG;prolonged P R AH0 L AO NG D;prolonging P R OW L AO NG IH NG
prom P R AA M;promenade P R AA M AH0 N EY D;prominence P R AA M AH0 N AH0 N S;prominent P R AA M AH0 N AH0 N T
promiscuity P R OW M IH S K Y UW AH0 T IY;promiscuous P R OW M IH S K W AH0 S;promise P R AA M AH0 S
promised P R AA M AH0 S T;promising P R AA M AH0 S IH NG;promo P R OW M OW;promote P R AH0 M OW T
promoted P R AH0 M OW T IH D;promoter P R AH0 M OW T ER;promoting P R AH0 M OW T IH NG
promotion P R AH0 M OW SH AH0 N;promotional P R AH0 M OW SH AH0 N AH0 L;prompt P R AA M P T
prompted P R AA M P T IH D;prompting P R AA M P T IH NG;promptly P R AA M P T L IY;prone P R OW N
pronounce P R AH0 N AW N S;pronounced P R AH0 N AW N S T;pronouncing P R AH0 N AW N S IH NG
pronto P R AA N T OW;pronunciation P R OW N AH N S IY EY SH AH0 N;proof P R UW F;prop P R AA P
propaganda P R AA P AH0 G AE N D AH0;propagate P R AA P AH0 G EY T;propane P R OW P EY N
propellant P R AH0 P EH L AH0 N T;propeller P R AH0 P EH L ER;proper P R AA P ER;properly P R AA P ER L IY
properties P R AA P ER T IY Z;property P R AA P ER T IY;prophecies P R AA F AH0 S IY Z
prophecy P R AA F AH0 S IY;prophesied P R AA F AH0 S AY D;prophet P R AA F AH0 T;prophetic P R AH0 F EH T IH K
prophylactic P R AA F IH L AE K T IH K;proportion P R AH0 P AO R SH AH0 N;proposal P R AH0 P OW Z AH0 L
propose P R AH0 P OW Z;proposed P R AH0 P OW Z D;proposing P R AH0 P OW Z IH NG
proposition P R AA P AH0 Z IH SH AH0 N;propped P R AA P T;proprietary P R AH0 P R AY AH0 T EH R IY
proprietor P R AH0 P R AY AH0 T ER;propriety P R AH0 P R AY AH0 T IY;propulsion P R AH0 P AH L SH AH0 N
pros P R OW Z;prose P R OW Z;prosecute P R AA S AH0 K Y UW T;prosecuted P R AA S IH K Y UW T IH D
prosecuting P R AA S IH K Y UW T IH NG;prosecution P R AA S AH0 K Y UW SH AH0 N
prosecutor P R AA S IH K Y UW T ER;prospect P R AA S P EH K T;prospecting P R AO S P EH K T IH NG
prospective P R AH0 S P EH K T IH V;prospector P R AO S P EH K T ER;prospectus P R AH0 S P EH K T AH0 S
prosper P R AA S P ER;prosperity P R AA S P EH R AH0 T IY;prosperous P R AA S P ER AH0 S
prostate P R AA S T EY T;prosthetic P R AA S TH EH T IH K;prostitute P R AA S T AH0 T UW T
prostitution P R AA S T AH0 T UW SH AH0 N;prostrate P R AA S T R EY T;protect P R AH0 T EH K T
protected P R AH0 T EH K T IH D;protecting P R AH0 T EH K T IH NG;protection P R AH0 T EH K SH AH0 N
protective P R AH0 T EH K T IH V;protector P R AH0 T EH K T ER;protege P R OW T AH0 ZH EY
protest P R OW T EH S T;protestant P R AA T AH0 S T AH0 N T;protested P R AH0 T EH S T IH D
protesters P R OW T EH S T ER Z;protesting P R AH0 T EH S T IH NG;protestors P R OW T EH S T ER Z
protocol P R OW T AH0 K AA L;proton P R OW T AA N;prototype P R OW T AH0 T AY P
protruding P R OW T R UW D IH NG;proud P R AW D;prouder P R AW D ER;proudest P R AW D AH0 S T
proudly P R AW D L IY;prove P R UW V;proved P R UW V D;proven P R UW V AH0 N;proverb P R AA V ER B
proverbial P R AH0 V ER B IY AH0 L;provide P R AH0 V AY D;provided P R AH0 V AY D IH D
providence P R AA V AH0 D AH0 N S;provider P R AH0 V AY D ER;providing P R AH0 V AY D IH NG
province P R AA V AH0 N S;provincial P R AH0 V IH N SH AH0 L;proving P R UW V IH NG
provision P R AH0 V IH ZH AH0 N;provisional P R AH0 V IH ZH AH0 N AH0 L;provisions P R AH0 V IH ZH AH0 N Z
provocation P R AA V AH0 K EY SH AH0 N;provocative P R OW V AA K AH0 T IH V;provoke P R AH0 V OW K
provoked P R AH0 V OW K T;provoking P R AH0 V OW K IH NG;provost P R OW V OW S T;prowess P R AW AH0 S
prowl P R AW L;prowler P R AW L ER;prowling P R AW L IH NG;proximal P R AA K S AH0 M AH0 L
proximity P R AA K S IH M AH0 T IY;proxy P R AA K S IY;prude P R UW D;prudence P R UW D AH0 N S
prudent P R UW D AH0 N T;prune P R UW N;pruning P R UW N IH NG;pry P R AY;prying P R AY IH NG;psalm S AA L M
psoriasis S ER AY AH0 S AH0 S;psych S AY K;psyche S AY K IY;psyched S AY K T
psychedelic S AY K AH0 D EH L IH K;psychiatric S AY K IY AE T R IH K;psychiatrist S AH0 K AY AH0 T R AH0 S T
psychiatry S AY K AY AH0 T R IY;psychic S AY K IH K;psycho S AY K OW
psychoanalysis S AY K OW AH0 N AE L AH0 S AH0 S;psychoanalyst S AY K OW AE N AH0 L AH0 S T
psychobabble S AY K OW B AE B AH0 L;psychological S AY K AH0 L AA JH IH K AH0 L
psychologically S AY K AH0 L AA JH IH K L IY;psychologist S AY K AA L AH0 JH AH0 S T
psychology S AY K AA L AH0 JH IY;psychopath S AY K OW P AE TH;psychopathic S AY K AH0 P AE TH IH K
psychosis S AY K OW S AH0 S;psychosomatic S AY K OW S AH0 M AE T IH K;psychotherapy S AY K OW TH EH R AH0 P IY
psychotic S AY K AA T IH K;puberty P Y UW B ER T IY;pubic P Y UW B IH K;publication P AH B L IH K EY SH AH0 N
publicist P AH B L IH S IH S T;publicity P AH0 B L IH S AH0 T IY;publicly P AH B L IH K L IY
publish P AH B L IH SH;published P AH B L IH SH T;publisher P AH B L IH SH ER;publishes P AH B L IH SH AH0 Z
publishing P AH B L IH SH IH NG;pubs P AH B Z;puck P AH K;pucker P AH K ER;pudding P UH D IH NG
puddle P AH D AH0 L;pudgy P AH JH IY;puff P AH F;puffed P AH F T;puffing P AH F IH NG;puffy P AH F IY
puke P Y UW K;puking P Y UW K IH NG;pull P UH L;pulled P UH L D;pulley P UH L IY;pulling P UH L IH NG
pulmonary P UH L M AH0 N EH R IY;pulp P AH L P;pulpit P UH L P IH T;pulsar P UH L S ER
pulsating P AH L S EY T IH NG;pulse P AH L S;pulsing P AH L S IH NG;pulverized P AH L V ER AY Z D
pumped P AH M P T;pumpernickel P AH M P ER N IH K AH0 L;pumping P AH M P IH NG;pumpkin P AH M P K IH N
punch P AH N CH;punched P AH N CH T;punches P AH N CH IH Z;punching P AH N CH IH NG;punchline P AH N CH L AY N
punchy P AH N CH IY;punctual P AH NG K CH UW AH0 L;punctuality P AH NG K CH UW AE L IH T IY
punctuation P AH NG K CH UW EY SH AH0 N;puncture P AH NG K CH ER;punctured P AH NG K CH ER D
pungent P AH N JH AH0 N T;punish P AH N IH SH;punishable P AH N IH SH AH0 B AH0 L;punished P AH N IH SH T
punishes P AH N IH SH AH0 Z;punishing P AH N IH SH IH NG;punishment P AH N IH SH M AH0 N T
punitive P Y UW N AH0 T IH V;punk P AH NG K;punt P AH N T;puny P Y UW N IY;pupil P Y UW P AH0 L
pupils P Y UW P AH0 L Z;puppet P AH P AH0 T;puppies P AH P IY Z;puppy P AH P IY;pups P AH P S
purchase P ER CH AH0 S;purchased P ER CH AH0 S T;purchasing P ER CH AH0 S IH NG;pure P Y UH R
purebred P Y UH R B R EH D;purely P Y UH R L IY;purer P Y UH R ER;purest P Y UH R AH0 S T
purgatory P ER G AH0 T AO R IY;purge P ER JH;purged P ER JH D;purging P ER JH IH NG
purification P Y UH R AH0 F AH0 K EY SH AH0 N;purified P Y UH R AH0 F AY D;purify P Y UH R AH0 F AY
purity P Y UH R AH0 T IY;purpose P ER P AH0 S;purposely P ER P AH0 S L IY;purr P ER;purring P ER IH NG
purse P ER S;purser P ER S ER;pursue P ER S UW;pursued P ER S UW D;pursuing P ER S UW IH NG
pursuit P ER S UW T;purview P ER V Y UW;pus P AH S;push P UH SH;pushed P UH SH T;pusher P UH SH ER
pushes P UH SH AH0 Z;pushing P UH SH IH NG;pushover P UH SH OW V ER;pushups P UH SH AH P S;pushy P UH SH IY
puss P UH S;pussies P UH S IY Z;pussy P UH S IY;pussycat P UH S IY K AE T;putrid P Y UW T R IH D;puts P UH T S
putt P AH T;putter P AH T ER;putting P AH T IH NG;putty P AH T IY;putz P AH T S;puzzle P AH Z AH0 L
puzzled P AH Z AH0 L D;puzzling P AH Z AH0 L IH NG;pygmy P IH G M IY;pylon P AY L AA N
pyramid P IH R AH0 M IH D;pyro P AY R OW;quack K W AE K;quad K W AA D;quadrant K W AA D R AH0 N T
quadruple K W AA D R UW P AH0 L;quagmire K W AE G M AY ER;quail K W EY L;quaint K W EY N T;quake K W EY K
qualifications K W AA L AH0 F AH0 K EY SH AH0 N Z;qualified K W AA L AH0 F AY D;qualifies K W AA L AH0 F AY Z
qualify K W AA L AH0 F AY;qualifying K W AA L AH0 F AY IH NG;qualities K W AA L AH0 T IY Z
quality K W AA L AH0 T IY;quandary K W AA N D ER IY;quantities K W AA N T AH0 T IY Z
quantity K W AA N T AH0 T IY;quantum K W AA N T AH0 M;quarantine K W AO R AH0 N T IY N
quarantined K W AO R AH0 N T IY N D;quark K W AA R K;quarrel K W AO R AH0 L;quarreled K W AO R AH0 L D
quarreling K W AA R AH0 L IH NG;quarry K W AO R IY;quart K W AO R T;quarter K W AO R T ER
quarterback K W AO R T ER B AE K;quarterly K W AO R T ER L IY;quartermaster K W AO R T ER M AE S T ER
quartet K W AO R T EH T;quartz K W AO R T S;queasy K W IY Z IY;queer K W IH R;quell K W EH L
quench K W EH N CH;query K W IY R IY;quest K W EH S T;question K W EH S CH AH0 N
questionable K W EH S CH AH0 N AH0 B AH0 L;questioned K W EH S CH AH0 N D;questioning K W EH S CH AH0 N IH NG
questionnaire K W EH S CH AH0 N EH R;queue K Y UW;quibble K W IH B AH0 L;quiche K IY SH;quick K W IH K
quicker K W IH K ER;quickest K W IH K IH S T;quickie K W IH K IY;quickly K W IH K L IY
quicksand K W IH K S AE N D;quicksilver K W IH K S IH L V ER;quid K W IH D;quieted K W AY AH0 T IH D
quieter K W AY AH0 T ER;quietly K W AY AH0 T L IY;quill K W IH L;quilt K W IH L T;quinine K W AY N AY N
quintet K W IH N T EH T;quips K W IH P S;quirk K W ER K;quirks K W ER K S;quirky K W ER K IY;quite K W AY T
quits K W IH T S;quitter K W IH T ER;quitting K W IH T IH NG;quiver K W IH V ER;quivering K W IH V ER IH NG
quiz K W IH Z;quizzes K W IH Z IH Z;quorum K W AO R AH0 M;quota K W OW T AH0;quotation K W OW T EY SH AH0 N
quote K W OW T;quoted K W OW T IH D;quotient K W OW SH AH0 N T;quoting K W OW T IH NG;rabbi R AE B AY
rabbit R AE B AH0 T;rabble R AE B AH0 L;rabid R AE B IH D;rabies R EY B IY Z;raccoon R AE K UW N;race R EY S
raced R EY S T;racehorse R EY S HH AO R S;racer R EY S ER;racetrack R EY S T R AE K;racial R EY SH AH0 L
racially R EY SH AH0 L IY;racism R EY S IH Z AH0 M;racist R EY S IH S T;rack R AE K;racked R AE K T
racket R AE K IH T;racketeering R AE K IH T IH R IH NG;racking R AE K IH NG;racquet R AE K IH T
racquetball R AE K AH0 T B AO L;racy R EY S IY;rad R AE D;radial R EY D IY AH0 L;radiant R EY D IY AH0 N T
radiate R EY D IY AH0 T;radiating R EY D IY EY T IH NG;radiation R EY D IY EY SH AH0 N
radiator R EY D IY EY T ER;radical R AE D AH0 K AH0 L;radically R AE D IH K L IY
radioactive R EY D IY OW AE K T IH V;radioactivity R EY D IY OW AE K T IH V AH0 T IY;radioed R EY D IY OW D
radiologist R EY D IY AA L AH0 JH IH S T;radish R AE D IH SH;radishes R AE D IH SH IH Z;radium R EY D IY AH0 M
radius R EY D IY AH0 S;raffle R AE F AH0 L;raft R AE F T;rafters R AE F T ER Z;rag R AE G;rage R EY JH
raged R EY JH D;ragged R AE G AH0 D;raggedy R AE G AH0 D IY;raging R EY JH IH NG;ragtime R AE G T AY M
raid R EY D;raided R EY D IH D;raider R EY D ER;raiders R EY D ER Z;raiding R EY D IH NG;rail R EY L
railing R EY L IH NG;railroad R EY L R OW D;railway R EY L W EY;rain R EY N;rainbow R EY N B OW
raincoat R EY N K OW T;raindrops R EY N D R AA P S;rained R EY N D;rainfall R EY N F AO L
rainforest R AY N F AO R AH0 S T;rainier R EY N IH R;raining R EY N IH NG;rainmaker R EY N M EY K ER
rainstorm R EY N S T AO R M;rainy R EY N IY;raise R EY Z;raised R EY Z D;raisin R EY Z IH N
raising R EY Z IH NG;raisins R EY Z AH0 N Z;rake R EY K;raked R EY K T;raking R EY K IH NG;rales R EY L Z
rallied R AE L IY D;rallies R AE L IY Z;rally R AE L IY;ramble R AE M B AH0 L;rambling R AE M B L IH NG
ramifications R AE M AH0 F AH0 K EY SH AH0 N Z;rammed R AE M D;ramming R AE M IH NG;ramp R AE M P
rampage R AE M P EY JH;rampant R AE M P AH0 N T;ramrod R AE M R AA D;rams R AE M Z;ranch R AE N CH
rancher R AE N CH ER;ranches R AE N CH AH0 Z;rancid R AE N S IH D;random R AE N D AH0 M
randomly R AE N D AH0 M L IY;range R EY N JH;ranger R EY N JH ER;ranging R EY N JH IH NG;rank R AE NG K
ranked R AE NG K T;ranking R AE NG K IH NG;ransacked R AE N S AE K T;ransom R AE N S AH0 M;rant R AE N T
ranting R AE N T IH NG;rape R EY P;raped R EY P T;rapid R AE P AH0 D;rapidly R AE P AH0 D L IY
raping R EY P IH NG;rapist R EY P IH S T;rapping R AE P IH NG;rapport R AE P AO R;raps R AE P S
rapture R AE P CH ER;rare R EH R;rarely R EH R L IY;rarest R EH R AH0 S T;rarity R EH R AH0 T IY
rascal R AE S K AH0 L;rash R AE SH;rashes R AE SH IH Z;raspberries R AE Z B EH R IY Z
raspberry R AE Z B EH R IY;ratatouille R AE T AH0 T UW Y;ratchet R AE CH AH0 T;rate R EY T;rated R EY T IH D
rather R AE DH ER;rating R EY T IH NG;ratings R EY T IH NG Z;ratio R EY SH IY OW;ration R AE SH AH0 N
rational R AE SH AH0 N AH0 L;rationale R AE SH AH0 N AE L;rationalize R AE SH AH0 N AH0 L AY Z
rationally R AE SH AH0 N AH0 L IY;rationed R AE SH AH0 N D;rationing R AE SH AH0 N IH NG
rations R AE SH AH0 N Z;rats R AE T S;rattle R AE T AH0 L;rattled R AE T AH0 L D;rattler R AE T AH0 L ER
rattlesnake R AE T AH0 L S N EY K;rattling R AE T L IH NG;ratty R AE T IY;raucous R AO K AH0 S
raunchy R AO N CH IY;ravage R AE V IH JH;ravaged R AE V IH JH D;rave R EY V;ravel R AE V AH0 L
raven R EY V AH0 N;ravenous R AE V AH0 N AH0 S;ravine R AH0 V IY N;raving R EY V IH NG
ravioli R AE V IY OW L IY;ravishing R AE V IH SH IH NG;raw R AA;rayon R EY AH0 N;rays R EY Z;razor R EY Z ER
rea R EY;reach R IY CH;reached R IY CH T;reaches R IY CH AH0 Z;reaching R IY CH IH NG;react R IY AE K T
reacted R IY AE K T IH D;reacting R IY AE K T IH NG;reaction R IY AE K SH AH0 N
reactionary R IY AE K SH AH0 N EH R IY;reactivate R IY AE K T AH0 V EY T
reactivated R IY AE K T AH0 V EY T IH D;reactive R IY AE K T IH V;reactor R IY AE K T ER;read R EH D
reader R IY D ER;readily R EH D AH0 L IY;readiness R EH D IY N AH0 S;reading R IY D IH NG;readout R IY D AW T
ready R EH D IY;realise R IY AH0 L AY Z;realised R IY AH0 L AY Z D;realism R IY AH0 L IH Z M
realist R IY AH0 L IH S T;realistic R IY AH0 L IH S T IH K;realistically R IY AH0 L IH S T IH K L IY
realities R IY AE L AH0 T IY Z;reality R IY AE L AH0 T IY;realization R IY L AH0 Z EY SH AH0 N
realize R IY AH0 L AY Z;realized R IY AH0 L AY Z D;realizing R IY AH0 L AY Z IH NG;really R IH L IY
realm R EH L M;realtor R IY AH0 L T ER;realty R IY AH0 L T IY;reap R IY P;reaper R IY P ER
reaping R IY P IH NG;reappear R IY AH0 P IH R;reappeared R IY AH0 P IH R D;rear R IH R;reared R IH R D
rearrange R IY ER EY N JH;rearranged R IY ER EY N JH D;rearranging R IY ER EY N JH IH NG;reason R IY Z AH0 N
reasonable R IY Z AH0 N AH0 B AH0 L;reasonably R IY Z AH0 N AH0 B L IY;reasoned R IY Z AH0 N D
reasoning R IY Z AH0 N IH NG;reassemble R IY AH0 S EH M B AH0 L;reassign R IY AH0 S AY N
reassigned R IY AH0 S AY N D;reassignment R IY AH0 S AY N M AH0 N T;reassurance R IY AH0 SH UH R AH0 N S
reassure R IY AH0 SH UH R;reassured R IY AH0 SH UH R D;reassuring R IY AH0 SH UH R IH NG
reattach R IY AH0 T AE CH;rebate R IY B EY T;rebel R EH B AH0 L;rebelled R IH B EH L D
rebelling R IH B EH L IH NG;rebellion R IH B EH L Y AH0 N;rebellious R IH B EH L Y AH0 S;rebirth R IY B ER TH
reboot R IY B UW T;reborn R IY B AO R N;rebound R IY B AW N D;rebuild R IY B IH L D
rebuilding R IY B IH L D IH NG;rebuilt R IY B IH L T;rebuttal R IH B AH T AH0 L
recalculated R IY K AE L K Y AH0 L EY T IH D;recall R IY K AO L;recalled R IH K AO L D
recalling R IH K AO L IH NG;recant R IY K AE N T;recap R IY K AE P;recapture R IY K AE P CH ER
recast R IY K AE S T;receding R IH S IY D IH NG;receipt R IH S IY T;receive R AH0 S IY V
received R AH0 S IY V D;receiver R AH0 S IY V ER;receiving R AH0 S IY V IH NG;recent R IY S AH0 N T
recently R IY S AH0 N T L IY;receptacle R AH0 S EH P T AH0 K AH0 L;reception R IH S EH P SH AH0 N
receptionist R IH S EH P SH AH0 N IH S T;receptive R IH S EH P T IH V;receptor R IY S EH P T ER
recess R IH S EH S;recessed R IH S EH S T;recesses R IY S EH S AH0 Z;recession R IH S EH SH AH0 N
recharge R IY CH AA R JH;recheck R IY CH EH K;recipe R EH S AH0 P IY;recipient R AH0 S IH P IY AH0 N T
reciprocal R IH S IH P R AH0 K AH0 L;reciprocate R IH S IH P R AH0 K EY T;recital R AH0 S AY T AH0 L
recitation R EH S AH0 T EY SH AH0 N;recite R AH0 S AY T;recited R AH0 S AY T IH D;reciting R IY S AY T IH NG
reckless R EH K L AH0 S;recklessly R EH K L AH0 S L IY;reckon R EH K AH0 N;reckoned R EH K AH0 N D
reckoning R EH K AH0 N IH NG;reclaim R IY K L EY M;reclamation R EH K L AH0 M EY SH AH0 N
reclining R IH K L AY N IH NG;recluse R IH K L UW S;reclusive R IH K L UW S IH V;recognise R EH K AH0 G N AY Z
recognised R EH K AH0 G N AY Z D;recognition R EH K AH0 G N IH SH AH0 N
recognizable R EH K AH0 G N AY Z AH0 B AH0 L;recognizance R IH K AA N AH0 Z AH0 N S
recognize R EH K AH0 G N AY Z;recognized R EH K AH0 G N AY Z D;recognizing R EH K AH0 G N AY Z IH NG
recoil R IY K OY L;recollect R EH K AH0 L EH K T;recollection R EH K AH0 L EH K SH AH0 N
recommendation R EH K AH0 M AH0 N D EY SH AH0 N;recommended R EH K AH0 M EH N D IH D
recommending R EH K AH0 M EH N D IH NG;recon R IY K AO N;reconcile R EH K AH0 N S AY L
reconciled R EH K AH0 N S AY L D;reconciliation R EH K AH0 N S IH L IY EY SH AH0 N
reconfigure R IY K AH0 N F IH G Y ER;reconnaissance R IY K AA N AH0 S AH0 N S;reconnect R IY K AH0 N EH K T
reconsider R IY K AH0 N S IH D ER;reconsidered R IY K AH0 N S IH D ER D
reconsidering R IY K AH0 N S IH D ER IH NG;reconstruct R IY K AH0 N S T R AH K T
reconstructed R IY K AH0 N S T R AH K T IH D;reconstruction R IY K AH0 N S T R AH K SH AH0 N
reconstructive R IY K AH0 N S T R AH K T IH V;reconvene R IY K AH0 N V IY N;record R AH0 K AO R D
recorded R AH0 K AO R D IH D;recorder R IH K AO R D ER;recording R AH0 K AO R D IH NG;recount R IH K AW N T
recounts R IY K AW N T S;recourse R IY K AO R S;recover R IH K AH V ER;recovered R AH0 K AH V ER D
recovering R AH0 K AH V ER IH NG;recovery R IH K AH V R IY;recreate R EH K R IY EY T
recreated R EH K R IY EY T IH D;recreating R EH K R IY EY T IH NG;recreation R EH K R IY EY SH AH0 N
recreational R EH K R IY EY SH AH0 N AH0 L;recruit R AH0 K R UW T;recruited R IH K R UW T IH D
recruiter R IH K R UW T ER;recruiting R AH0 K R UW T IH NG;recruitment R AH0 K R UW T M AH0 N T
rectal R EH K T AH0 L;rectangular R EH K T AE NG G Y AH0 L ER;rectified R EH K T AH0 F AY D
rectify R EH K T AH0 F AY;rector R EH K T ER;rectory R EH K T ER IY;rectum R EH K T AH0 M
recuperate R IH K UW P ER EY T;recuperating R IH K UW P ER EY T IH NG;recurring R IH K ER IH NG
recycle R IY S AY K AH0 L;recycled R IY S AY K AH0 L D;recycling R IY S AY K AH0 L IH NG
redecorate R IY D EH K ER EY T;redecorated R IY D EH K ER EY T IH D;redecorating R IY D EH K ER EY T IH NG
redeem R IH D IY M;redeemed R IH D IY M D;redeeming R IH D IY M IH NG;redemption R IH D EH M P SH AH0 N
redesign R IY D IH Z AY N;redhead R EH D HH EH D;redheaded R EH D HH EH D IH D;redid R IY D IH D
redirect R IY D ER EH K T;redneck R EH D N EH K;redo R IY D UW;redoing R IY D UW IH NG;redone R IY D AH N
reds R EH D Z;redskins R EH D S K IH N Z;reduce R AH0 D UW S;reduced R AH0 D UW S T
reducing R AH0 D UW S IH NG;reduction R AH0 D AH K SH AH0 N;redundancies R IH D AH N D AH0 N S IY Z
redundancy R IH D AH N D AH0 N S IY;redundant R IH D AH N D AH0 N T;reed R IY D;reef R IY F;reefer R IY F ER
reek R IY K;reeking R IY K IH NG;reeks R IY K S;reel R IY L;reelected R IY IH L EH K T IH D
reelection R IY IH L EH K SH AH0 N;reeling R IY L IH NG;reenact R IY IH N AE K T
reenactment R IY IH N AE K T M AH0 N T;reentry R IY IH N T R IY;reestablish R IY IH S T AE B L IH SH
reevaluate R IY IH V AE L UW EY T;ref R EH F;refer R AH0 F ER;referee R EH F ER IY;reference R EH F ER AH0 N S
referral R IH F ER AH0 L;referred R AH0 F ER D;referring R IH F ER IH NG;refill R IY F IH L
refine R AH0 F AY N;refined R AH0 F AY N D;refinement R AH0 F AY N M AH0 N T;refinery R IH F AY N ER IY
reflect R IH F L EH K T;reflected R IH F L EH K T IH D;reflecting R IH F L EH K T IH NG
reflection R IH F L EH K SH AH0 N;reflective R IH F L EH K T IH V;reflex R IY F L EH K S
reflexes R IY F L EH K S AH0 Z;reflux R IY F L AH K S;reform R AH0 F AO R M
reformatory R IH F AO R M AH0 T AO R IY;reformed R IH F AO R M D;refrain R IH F R EY N;refresh R IH F R EH SH
refreshed R IY F R EH SH T;refreshing R IH F R EH SH IH NG;refreshment R AH0 F R EH SH M AH0 N T
refreshments R AH0 F R EH SH M AH0 N T S;refrigerated R IH F R IH JH ER EY T IH D
refrigeration R IH F R IH JH ER EY SH AH0 N;refrigerator R AH0 F R IH JH ER EY T ER;refuel R IY F Y UW AH0 L
refueling R IY F Y UW AH0 L IH NG;refuge R EH F Y UW JH;refugee R EH F Y UW JH IY;refugees R EH F Y UW JH IY Z
refund R IH F AH N D;refusal R AH0 F Y UW Z AH0 L;refuse R AH0 F Y UW Z;refused R AH0 F Y UW Z D
refusing R AH0 F Y UW Z IH NG;refute R IH F Y UW T;regain R IH G EY N;regained R IY G EY N D
regal R IY G AH0 L;regard R IH G AA R D;regarded R IH G AA R D IH D;regarding R IH G AA R D IH NG
regardless R AH0 G AA R D L AH0 S;regatta R IH G AA T AH0;regenerate R IY JH EH N ER EY T
regeneration R IY JH EH N ER EY SH AH0 N;regent R IY JH AH0 N T;reggae R EH G EY;regime R AH0 ZH IY M
regimen R EH JH AH0 M AH0 N;regiment R EH JH AH0 M AH0 N T;regimental R EH JH AH0 M EH N T AH0 L
region R IY JH AH0 N;regional R IY JH AH0 N AH0 L;register R EH JH IH S T ER;registered R EH JH IH S T ER D
registering R EH JH IH S T ER IH NG;registrar R EH JH IH S T R AA R;registration R EH JH IH S T R EY SH AH0 N
registry R EH JH IH S T R IY;regression R AH0 G R EH SH AH0 N;regret R AH0 G R EH T
regretfully R IH G R EH T F AH0 L IY;regrettable R IH G R EH T AH0 B AH0 L
regrettably R IH G R EH T AH0 B L IY;regretted R IH G R EH T IH D;regretting R IH G R EH T IH NG
regroup R IY G R UW P;regular R EH G Y AH0 L ER;regularity R EH G Y AH0 L EH R AH0 T IY
regularly R EH G Y AH0 L ER L IY;regulate R EH G Y AH0 L EY T;regulated R EH G Y AH0 L EY T IH D
regulation R EH G Y AH0 L EY SH AH0 N;regulations R EH G Y AH0 L EY SH AH0 N Z
regulator R EH G Y AH0 L EY T ER;rehab R IY HH AE B;rehabilitate R IY HH AH0 B IH L AH0 T EY T
rehabilitated R IY HH AH0 B IH L AH0 T EY T IH D;rehabilitation R IY HH AH0 B IH L AH0 T EY SH AH0 N
rehash R IY HH AE SH;rehearsal R IH HH ER S AH0 L;rehearse R IY HH ER S;rehearsed R IY HH ER S T
rehearsing R IH HH ER S IH NG;reign R EY N;reigned R EY N D;reigning R EY N IH NG;reimburse R IY IH M B ER S
rein R EY N;reincarnated R IY IH N K AA R N EY T IH D;reincarnation R IY IH N K AA R N EY SH AH0 N
reindeer R EY N D IH R;reinforce R IY IH N F AO R S;reinforced R IY IH N F AO R S T
reinforcement R IY IH N F AO R S M AH0 N T;reinforcements R IY IH N F AO R S M AH0 N T S;reins R EY N Z
reinstate R IY IH N S T EY T;reinstated R IY IH N S T EY T IH D;reiterate R IY IH T ER EY T
reject R IH JH EH K T;rejected R IH JH EH K T IH D;rejecting R IH JH EH K T IH NG
rejection R IH JH EH K SH AH0 N;rejoice R IH JH OY S;rejoicing R IH JH OY S IH NG;rejoin R IY JH OY N
rekindle R IY K IH N D AH0 L;relapse R IY L AE P S;relate R IH L EY T;related R IH L EY T IH D
relating R IH L EY T IH NG;relation R IY L EY SH AH0 N;relations R IY L EY SH AH0 N Z
relationship R IY L EY SH AH0 N SH IH P;relative R EH L AH0 T IH V;relatively R EH L AH0 T IH V L IY
relatives R EH L AH0 T IH V Z;relativity R EH L AH0 T IH V AH0 T IY;relax R IH L AE K S
relaxation R IY L AE K S EY SH AH0 N;relaxed R IH L AE K S T;relaxes R IH L AE K S IH Z
relaxing R IH L AE K S IH NG;relay R IY L EY;relayed R IY L EY D;relaying R IY L EY IH NG;release R IY L IY S
released R IY L IY S T;releasing R IY L IY S IH NG;relentless R IH L EH N T L IH S
relentlessly R IH L EH N T L AH0 S L IY;relevance R EH L AH0 V AH0 N S;relevant R EH L AH0 V AH0 N T
reliability R IY L AY AH0 B IH L AH0 T IY;reliable R IH L AY AH0 B AH0 L;relic R EH L IH K;relied R IH L AY D
relief R IH L IY F;relies R IH L AY Z;relieve R IH L IY V;relieved R IH L IY V D;relieving R IH L IY V IH NG
religion R IH L IH JH AH0 N;religious R IH L IH JH AH0 S;religiously R IH L IH JH AH0 S L IY
relinquish R IH L IH NG K W IH SH;relish R EH L IH SH;relive R IY L IH V;reliving R IY L IH V IH NG
reload R IY L OW D;relocate R IY L OW K EY T;relocated R IY L OW K EY T IH D;relocating R IY L OW K EY T IH NG
relocation R IY L OW K EY SH AH0 N;reluctance R IH L AH K T AH0 N S;reluctant R IH L AH K T AH0 N T
reluctantly R IH L AH K T AH0 N T L IY;rely R IH L AY;relying R IY L AY IH NG;remain R IH M EY N
remainder R IH M EY N D ER;remained R IH M EY N D;remaining R IH M EY N IH NG;remake R IY M EY K
remanded R IH M AE N D IH D;remark R IH M AA R K;remarkable R IH M AA R K AH0 B AH0 L
remarkably R IH M AA R K AH0 B L IY;remarked R IH M AA R K T;remarried R IY M EH R IY D;remarry R IY M EH R IY
rematch R IY M AE CH;remedial R IH M IY D IY AH0 L;remedies R EH M AH0 D IY Z;remedy R EH M AH0 D IY
remember R IH M EH M B ER;remembered R IH M EH M B ER D;remembering R IH M EH M B ER IH NG
remembrance R IY M EH M B R AH0 N S;remind R IY M AY N D;reminded R IY M AY N D IH D;reminder R IY M AY N D ER
reminding R IY M AY N D IH NG;reminisce R EH M AH0 N IH S;reminiscent R EH M AH0 N IH S AH0 N T
reminiscing R EH M AH0 N IH S IH NG;remiss R IY M IH S;remission R IY M IH SH AH0 N
remnants R EH M N AH0 N T S;remodel R IY M AA D AH0 L;remodeling R IH M AA D AH0 L IH NG;remorse R IH M AO R S
remorseful R IH M AO R S F AH0 L;remotely R IY M OW T L IY;removal R IH M UW V AH0 L;remove R IY M UW V
removed R IY M UW V D;remover R IH M UW V ER;removing R IY M UW V IH NG;renaissance R EH N AH0 S AA N S
renal R IY N AH0 L;render R EH N D ER;rendered R EH N D ER D;rendering R EH N D ER IH NG
rendezvous R AA N D IH V UW;rendition R EH N D IH SH AH0 N;renegade R EH N AH0 G EY D
renegotiate R IY N IH G OW SH IY EY T;renew R IH N UW;renewal R IH N UW AH0 L;renewed R IH N UW D
renewing R IH N UW IH NG;renounce R IH N AW N S;renovated R EH N AH0 V EY T IH D
renovating R EH N AH0 V EY T IH NG;renovation R EH N AH0 V EY SH AH0 N;renown R IH N AW N
renowned R IH N AW N D;rent R EH N T;rental R EH N T AH0 L;rented R EH N T IH D;renting R EH N T IH NG
reopen R IY OW P AH0 N;reopened R IY OW P AH0 N D;reopening R IY OW P AH0 N IH NG
reorganization R IY AO R G AH0 N AH0 Z EY SH AH0 N;reorganize R IY AO R G AH0 N AY Z;repaid R IY P EY D
repaint R IY P EY N T;repair R IH P EH R;repaired R IH P EH R D;repairing R IH P EH R IH NG
repairman R IH P EH R M AE N;repartee R EH P ER T IY;repay R IY P EY;repaying R IY P EY IH NG
repeat R IH P IY T;repeated R IH P IY T IH D;repeatedly R IH P IY T IH D L IY;repeating R IH P IY T IH NG
repel R IH P EH L;repellent R IH P EH L AH0 N T;repent R IH P EH N T;repentance R IH P EH N T AH0 N S
repercussions R IY P ER K AH SH AH0 N Z;repertoire R EH P ER T W AA R;repertory R EH P ER T AO R IY
repetition R EH P AH0 T IH SH AH0 N;repetitive R IH P EH T IH T IH V;rephrase R IY F R EY Z
replace R IY P L EY S;replaced R IY P L EY S T;replacement R IH P L EY S M AH0 N T
replacing R IH P L EY S IH NG;replay R IY P L EY;replenish R IY P L EH N IH SH;replica R EH P L IH K AH0
replicate R EH P L AH0 K EY T;replied R IH P L AY D;reported R IY P AO R T IH D
reportedly R IH P AO R T AH0 D L IY;reporter R IH P AO R T ER;reporting R IY P AO R T IH NG;repose R IY P OW Z
reposition R IY P AH0 Z IH SH AH0 N;repossess R IY P AH0 Z EH S;repossessed R IY P AH0 Z EH S T
reprehensible R EH P R IH HH EH N S AH0 B AH0 L;represent R EH P R IH Z EH N T
representation R EH P R AH0 Z EH N T EY SH AH0 N;representative R EH P R AH0 Z EH N T AH0 T IH V
represented R EH P R IH Z EH N T IH D;representing R EH P R IH Z EH N T IH NG;repress R IY P R EH S
repressed R IY P R EH S T;repression R IY P R EH SH AH0 N;reprieve R IY P R IY V
reprimand R EH P R AH0 M AE N D;reprimanded R EH P R AH0 M AE N D IH D;reprisals R IH P R AY Z AH0 L Z
reproach R IY P R OW CH;reproduce R IY P R AH0 D UW S;reproduced R IY P R AH0 D UW S T
reproduction R IY P R AH0 D AH K SH AH0 N;reproductive R IY P R AH0 D AH K T IH V
reprogram R IY P R OW G R AE M;reprogrammed R IY P R OW G R AE M D;reprogramming R IY P R OW G R AE M IH NG
reps R EH P S;reptile R EH P T AY L;reptilian R EH P T IH L Y AH0 N;republic R IY P AH B L AH0 K
republican R IH P AH B L IH K AH0 N;repugnant R IH P AH G N AH0 N T;repulsed R IY P AH L S T
repulsive R IY P AH L S IH V;reputable R EH P Y AH0 T AH0 B AH0 L;reputation R EH P Y AH0 T EY SH AH0 N
reputed R IH P Y UW T IH D;requested R IH K W EH S T IH D;requesting R IH K W EH S T IH NG
requiem R EH K W IY AH0 M;require R IY K W AY ER;required R IY K W AY ER D;requirement R IH K W AY R M AH0 N T
requirements R IH K W AY R M AH0 N T S;requiring R IY K W AY ER IH NG;requisite R EH K W AH0 Z AH0 T
requisition R EH K W AH0 Z IH SH AH0 N;reread R IY R IY D;reroute R IY R UW T;rerouted R IY R UW T IH D
rerun R IY R AH N;res R EY Z;reschedule R IY S K EH JH UW L;rescheduled R IY S K EH JH UW L D
rescind R IH S IH N D;rescinded R IH S IH N D IH D;rescue R EH S K Y UW;rescued R EH S K Y UW D
rescuing R EH S K Y UW IH NG;researched R IY S ER CH T;researcher R IY S ER CH ER
researchers R IY S ER CH ER Z;researches R IY S ER CH IH Z;researching R IY S ER CH IH NG
resection R IY S EH K SH AH0 N;resemblance R IH Z EH M B L AH0 N S;resemble R IH Z EH M B AH0 L
resembled R IH Z EH M B AH0 L D;resembling R IH Z EH M B AH0 L IH NG;resent R IH Z EH N T
resented R IY Z EH N T IH D;resentful R IH Z EH N T F AH0 L;resenting R IH Z EH N T IH NG
resentment R IH Z EH N T M AH0 N T;reservation R EH Z ER V EY SH AH0 N;reserve R IH Z ER V
reserved R IH Z ER V D;reservoir R EH Z AH0 V W AA R;reside R IH Z AY D;residence R EH Z IH D AH0 N S
residency R EH Z IH D AH0 N S IY;resident R EH Z IH D AH0 N T;residential R EH Z IH D EH N SH AH0 L
residual R IH Z IH JH UW AH0 L;residue R EH Z AH0 D UW;resign R IH Z AY N
resignation R EH Z AH0 G N EY SH AH0 N;resigned R IH Z AY N D;resigning R IH Z AY N IH NG
resilient R IH Z IH L Y AH0 N T;resin R EH Z AH0 N;resist R IH Z IH S T;resistance R IH Z IH S T AH0 N S
resistant R IH Z IH S T AH0 N T;resisted R IH Z IH S T IH D;resisting R IH Z IH S T IH NG
resolute R EH Z AH0 L UW T;resolution R EH Z AH0 L UW SH AH0 N;resolve R IY Z AA L V;resolved R IY Z AA L V D
resolving R IY Z AA L V IH NG;resonance R EH Z AH0 N AH0 N S;resonate R EH Z AH0 N EY T
resorting R IH Z AO R T IH NG;resounding R IY S AW N D IH NG;resource R IY S AO R S
resourceful R IY S AO R S F AH0 L;resources R IY S AO R S IH Z;respect R IH S P EH K T
respectability R IY S P EH K T AH0 B IH L IH T IY;respectable R IH S P EH K T AH0 B AH0 L
respected R IH S P EH K T IH D;respectful R IH S P EH K T F AH0 L;respectfully R IH S P EH K T F AH0 L IY
respecting R IY S P EH K T IH NG;respective R IH S P EH K T IH V;respiration R EH S P ER EY SH AH0 N
respirator R EH S P ER EY T ER;respiratory R EH S P ER AH0 T AO R IY;respite R EH S P IH T
respond R IH S P AA N D;responded R IH S P AA N D IH D;responders R IH S P AA N D ER Z
responding R IH S P AA N D IH NG;responsibilities R IY S P AA N S AH0 B IH L AH0 T IY Z
responsibility R IY S P AA N S AH0 B IH L AH0 T IY;responsible R IY S P AA N S AH0 B AH0 L
responsibly R IH S P AA N S AH0 B L IY;responsive R IH S P AA N S IH V;rest R EH S T;rested R EH S T AH0 D
restful R EH S T F AH0 L;resting R EH S T IH NG;restitution R EH S T IH T UW SH AH0 N
restless R EH S T L AH0 S;restlessness R EH S T L AH0 S N AH0 S;restock R IY S T AA K
restoration R EH S T ER EY SH AH0 N;restore R IH S T AO R;restored R IH S T AO R D
restoring R IH S T AO R IH NG;restrain R IY S T R EY N;restrained R IY S T R EY N D
restraining R IY S T R EY N IH NG;restraint R IH S T R EY N T;restrict R IY S T R IH K T
restricted R IY S T R IH K T AH0 D;restriction R IY S T R IH K SH AH0 N
restrictions R IY S T R IH K SH AH0 N Z;restroom R EH S T R UW M;restructuring R IY S T R AH K CH ER IH NG
result R IH Z AH L T;resulted R IH Z AH L T IH D;resulting R IH Z AH L T IH NG;results R IH Z AH L T S
resume R IH Z UW M;resumed R IH Z UW M D;resuming R IH Z UW M IH NG;resupply R IY S AH0 P L AY
resurfaced R IY S ER F AH0 S T;resurrect R EH Z ER EH K T;resurrected R EH Z ER EH K T IH D
resurrection R EH Z ER EH K SH AH0 N;resuscitate R IH S AH S IH T EY T;resuscitated R IH S AH S IH T EY T IH D
resuscitation R IH S AH S IH T EY SH AH0 N;retail R IY T EY L;retain R IH T EY N;retained R IH T EY N D
retainer R IH T EY N ER;retaining R IH T EY N IH NG;retake R IY T EY K;retaliate R IH T AE L IY EY T
retaliation R IY T AE L IY EY SH AH0 N;retard R IH T AA R D;retardation R IY T AA R D EY SH AH0 N
retarded R IH T AA R D IH D;rethink R IY TH IH NG K;retina R EH T AH0 N AH0;retinal R EH T AH0 N AH0 L
retire R IH T AY R;retired R IH T AY R D;retirement R IY T AY ER M AH0 N T;retiring R IH T AY R IH NG
retrace R IY T R EY S;retract R IY T R AE K T;retraction R IY T R AE K SH AH0 N;retreat R IY T R IY T
retreated R IY T R IY T AH0 D;retreating R IY T R IY T IH NG;retrial R IY T R AY AH0 L
retribution R EH T R AH0 B Y UW SH AH0 N;retrieval R IH T R IY V AH0 L;retrieve R IH T R IY V
retrieved R IY T R IY V D;retriever R IY T R IY V ER;retrieving R IY T R IY V IH NG;retro R EH T R OW
retroactive R EH T R OW AE K T IH V;retrograde R EH T R AH0 G R EY D;retrospect R EH T R AH0 S P EH K T
return R IH T ER N;returned R IH T ER N D;returning R IH T ER N IH NG;reunion R IY UW N Y AH0 N
reunite R IY UW N AY T;reunited R IY UW N AY T IH D;rev R EH V;reveal R IH V IY L;revealed R IH V IY L D
revealing R IH V IY L IH NG;revel R EH V AH0 L;revelation R EH V AH0 L EY SH AH0 N;revenge R IY V EH N JH
revenue R EH V AH0 N UW;revere R IH V IH R;revered R IH V IH R D;reverence R EH V ER AH0 N S
reversal R IH V ER S AH0 L;reverse R IH V ER S;reversed R IH V ER S T;reversing R IH V ER S IH NG
revert R IH V ER T;reviewed R IY V Y UW D;reviewing R IY V Y UW IH NG;revise R IH V AY Z;revised R IH V AY Z D
revision R IY V IH ZH AH0 N;revisit R IY V IH Z IH T;revival R IH V AY V AH0 L;revive R IH V AY V
revived R IH V AY V D;reviving R IH V AY V IH NG;revoir R IH V W AA R;revoke R IH V OW K;revoked R IH V OW K T
revolt R IH V OW L T;revolting R IY V OW L T IH NG;revolution R EH V AH0 L UW SH AH0 N
revolutionaries R EH V AH0 L UW SH AH0 N EH R IY Z;revolutionary R EH V AH0 L UW SH AH0 N EH R IY
revolutionize R EH V AH0 L UW SH AH0 N AY Z;revolve R IY V AA L V;revolver R IH V AA L V ER
revolving R IY V AA L V IH NG;revue R IH V Y UW;revving R EH V IH NG;reward R IH W AO R D
rewarded R IH W AO R D IH D;rewarding R IH W AO R D IH NG;rewind R IY W AY N D;rewire R IY W AY ER
rewiring R IY W AY ER IH NG;rewrite R IY R AY T;rewriting R IY R AY T IH NG;rewritten R IY R IH T AH0 N
rewrote R IY R OW T;rhapsody R AE P S AH0 D IY;rhetoric R EH T ER IH K;rhetorical R IH T AO R IH K AH0 L
rheumatism R UW M AH0 T IH Z AH0 M;rhinestone R AY N S T OW N;rhino R AY N OW;rhinoceros R AY N AA S ER AH0 S
rhubarb R UW B AA R B;rhyme R AY M;rhyming R AY M IH NG;rhythmic R IH DH M IH K;rib R IH B;ribbed R IH B D
ribbon R IH B AH0 N;ribs R IH B Z;rice R AY S;richer R IH CH ER;riches R IH CH AH0 Z;richest R IH CH AH0 S T
richly R IH CH L IY;rickets R IH K IH T S;rickety R IH K AH0 T IY;ricochet R IH K AH0 SH EY;rid R IH D
riddance R IH D AH0 N S;ridden R IH D AH0 N;ridding R IH D IH NG;riddle R IH D AH0 L;riddled R IH D AH0 L D
ride R AY D;rider R AY D ER;ridge R IH JH;ridicule R IH D AH0 K Y UW L;ridiculed R IH D AH0 K Y UW L D
ridiculous R IH D IH K Y AH0 L AH0 S;ridiculously R AH0 D IH K Y AH0 L AH0 S L IY;riding R AY D IH NG
rife R AY F;riffraff R IH F R AE F;rifle R AY F AH0 L;rifleman R AY F AH0 L M AH0 N;rifling R AY F L IH NG
rift R IH F T;rig R IH G;rigged R IH G D;rigging R IH G IH NG;right R AY T;righteous R AY CH AH0 S
righteousness R AY CH AH0 S N AH0 S;rightful R AY T F AH0 L;rightfully R AY T F AH0 L IY;rightly R AY T L IY
righty R AY T IY;rigid R IH JH AH0 D;rigor R IH G ER;rigorous R IH G ER AH0 S;rile R AY L;riled R AY L D
rims R IH M Z;rinds R AY N D Z;ring R IH NG;ringer R IH NG ER;ringing R IH NG IH NG
ringleader R IH NG L IY D ER;ringmaster R IH NG M AE S T ER;ringside R IH NG S AY D;rink R IH NG K
rinse R IH N S;riot R AY AH0 T;rioting R AY AH0 T IH NG;ripe R AY P;ripped R IH P T;ripping R IH P IH NG
ripple R IH P AH0 L;rippling R IH P AH0 L IH NG;rips R IH P S;rise R AY Z;risen R IH Z AH0 N;riser R AY Z ER
rising R AY Z IH NG;risk R IH S K;risked R IH S K T;risking R IH S K IH NG;risky R IH S K IY
risotto R IY S AO T OW;rite R AY T;rites R AY T S;ritual R IH CH UW AH0 L
ritualistic R IH CH UW AH0 L IH S T IH K;ritzy R IH T S IY;rival R AY V AH0 L;rivalry R AY V AH0 L R IY
riverbank R IH V ER B AE NG K;riverbed R IH V ER B EH D;riverboat R IH V ER B OW T;rivet R IH V AH0 T
riveted R IH V AH0 T IH D;riveting R IH V AH0 T IH NG;rivets R IH V AH0 T S;roaches R OW CH IH Z
roadblock R OW D B L AA K;roadie R OW D IY;roadside R OW D S AY D;roadster R OW D S T ER;roamed R OW M D
roaming R OW M IH NG;roams R OW M Z;roar R AO R;roared R AO R D;roaring R AO R IH NG;roast R OW S T
roasted R OW S T AH0 D;roasting R OW S T IH NG;rob R AA B;robbed R AA B D;robber R AA B ER
robberies R AA B ER IY Z;robbery R AA B ER IY;robbin R AA B IH N;robbing R AA B IH NG;robe R OW B
robin R AA B AH0 N;robotic R OW B AA T IH K;robust R OW B AH S T;rocked R AA K T;rocker R AA K ER
rocket R AA K AH0 T;rocking R AA K IH NG;rocky R AA K IY;rod R AA D;rode R OW D;rodent R OW D AH0 N T
rodeo R OW D IY OW;rogue R OW G;role R OW L;roll R OW L;rolled R OW L D;roller R OW L ER;rolling R OW L IH NG
roman R OW M AH0 N;romance R OW M AE N S;romancing R OW M AE N S IH NG;romantic R OW M AE N T IH K
romantically R OW M AE N T IH K AH0 L IY;romp R AA M P;romping R AA M P IH NG;roof R UW F;roofer R UW F ER
rooftop R UW F T AA P;rook R UH K;rookie R UH K IY;roomful R UW M F UH L;rooming R UW M IH NG
roommate R UW M EY T;roomy R UW M IY;roost R UW S T;rooster R UW S T ER;root R UW T;rooted R UW T AH0 D
rooting R UW T IH NG;rope R OW P;roped R OW P T;roping R OW P IH NG;rosary R OW Z ER IY;rose R OW Z
roster R AA S T ER;rosy R OW Z IY;rotary R OW T ER IY;rotate R OW T EY T;rotated R OW T EY T IH D
rotating R OW T EY T IH NG;rotation R OW T EY SH AH0 N;rotor R OW T ER;rots R AA T S;rotted R AA T IH D
rotten R AA T AH0 N;rotting R AA T IH NG;rotunda R OW T AH N D AH0;rouge R UW ZH;rough R AH F;roughed R AH F T
rougher R AH F ER;roughest R AH F AH0 S T;roughing R AH F IH NG;roughly R AH F L IY;roughneck R AH F N EH K
roulette R UW L EH T;round R AW N D;roundabout R AW N D AH0 B AW T;rounded R AW N D AH0 D;rounder R AW N D ER
rounding R AW N D IH NG;roundup R AW N D AH P;rouse R AW S;rousing R AW Z IH NG;rout R AW T;route R UW T
routed R UW T IH D;routine R UW T IY N;routinely R UW T IY N L IY;routing R AW T IH NG;roving R OW V IH NG
rowboat R OW B OW T;rowdy R AW D IY;rowing R OW IH NG;rows R OW Z;royally R OY AH0 L IY
royalties R OY AH0 L T IY Z;royalty R OY AH0 L T IY;rpm AA R P IY EH M;rub R AH B;rubbed R AH B D
rubber R AH B ER;rubbing R AH B IH NG;rubbish R AH B IH SH;rubble R AH B AH0 L;rubies R UW B IY Z
rubles R UW B AH0 L Z;ruby R UW B IY;ruckus R AH K AH0 S;rudder R AH D ER;ruddy R AH D IY;rude R UW D
rudely R UW D L IY;rudeness R UW D N AH0 S;rudimentary R UW D AH0 M EH N T ER IY;ruff R AH F
ruffle R AH F AH0 L;ruffled R AH F AH0 L D;rug R AH G;rugby R AH G B IY;rugged R AH G AH0 D;ruin R UW AH0 N
ruined R UW AH0 N D;ruining R UW IH N IH NG;rule R UW L;ruled R UW L D;ruler R UW L ER;rules R UW L Z
ruling R UW L IH NG;rumble R AH M B AH0 L;rumbling R AH M B AH0 L IH NG;rummage R AH M IH JH
rummaging R AH M IH JH IH NG;rummy R AH M IY;rumor R UW M ER;rumored R UW M ER D;rumour R UW M ER
rump R AH M P;runaround R AH N AH0 R AW N D;runaway R AH N AH0 W EY;rundown R AH N D AW N;rune R UW N
runner R AH N ER;runny R AH N IY;runs R AH N Z;runway R AH N W EY;rupture R AH P CH ER;ruptured R AH P CH ER D
rural R UH R AH0 L;ruse R UW Z;rush R AH SH;rushed R AH SH T;rushes R AH SH AH0 Z;rushing R AH SH IH NG
rust R AH S T;rusted R AH S T IH D;rustic R AH S T IH K;rusting R AH S T IH NG;rustle R AH S AH0 L
rustler R AH S L ER;rustlers R AH S AH0 L ER Z;rustling R AH S L IH NG;rusty R AH S T IY
rutabaga R UW T AH0 B EY G AH0;ruthless R UW TH L AH0 S;ruthlessly R UW TH L AH0 S L IY;rye R AY
sabbatical S AH0 B AE T IH K AH0 L;saber S EY B ER;sable S EY B AH0 L;sabotage S AE B AH0 T AA ZH
sabotaged S AE B AH0 T AA ZH D;sabotaging S AE B AH0 T AA ZH IH NG;saboteur S AE B AH0 T ER;sack S AE K
sacked S AE K T;sacrament S AE K R AH0 M AH0 N T;sacred S EY K R AH0 D;sacrifice S AE K R AH0 F AY S
sacrificed S AE K R AH0 F AY S T;sacrificial S AE K R AH0 F IH SH AH0 L;sacrificing S AE K R AH0 F AY S IH NG
sacrilege S AE K R AH0 L AH0 JH;sacrilegious S AE K R AH0 L EH JH IH S;sad S AE D;saddened S AE D AH0 N D
saddens S AE D AH0 N Z;sadder S AE D ER;saddest S AE D AH0 S T;saddle S AE D AH0 L
saddlebags S AE D AH0 L B AE G Z;saddled S AE D AH0 L D;sadist S EY D AH0 S T;sadistic S AH0 D IH S T IH K
sadly S AE D L IY;sadness S AE D N AH0 S;safari S AH0 F AA R IY;safe S EY F;safeguard S EY F G AA R D
safekeeping S EY F K IY P IH NG;safely S EY F L IY;safer S EY F ER;safest S EY F AH0 S T;safety S EY F T IY
saffron S AE F R AH0 N;sag S AE G;saga S AA G AH0;sage S EY JH;sagging S AE G IH NG;said S EH D;sail S EY L
sailboat S EY L B OW T;sailed S EY L D;sailing S EY L IH NG;sailor S EY L ER;saint S EY N T
sainted S EY N T IH D;saintly S EY N T L IY;saki S AA K IY;salami S AH0 L AA M IY;salaries S AE L ER IY Z
salary S AE L ER IY;salesman S EY L Z M AH0 N;salesmen S EY L Z M IH N;salesperson S EY L Z P ER S AH0 N
saline S AH0 L IY N;saliva S AH0 L AY V AH0;salivating S AE L AH0 V EY T IH NG;sally S AE L IY
salmonella S AE L M AH0 N EH L AH0;saloon S AH0 L UW N;salsa S AO L S AH0;salt S AO L T;salted S AO L T IH D
saltwater S AO L T W AA T ER;salty S AO L T IY;salute S AH0 L UW T;saluting S AH0 L UW T IH NG
salvage S AE L V AH0 JH;salvaged S AE L V IH JH D;salvation S AE L V EY SH AH0 N;salve S AA V
salvo S AE L V OW;same S EY M;sample S AE M P AH0 L;sampled S AE M P AH0 L D;sampler S AE M P L ER
sampling S AE M P L IH NG;samurai S AE M UH R AY;sanctimonious S AE NG K T AH0 M OW N IY AH0 S
sanction S AE NG K SH AH0 N;sanctioned S AE NG K SH AH0 N D;sanctity S AE NG K T IH T IY
sanctuary S AE NG K CH UW EH R IY;sanctum S AE NG K T AH0 M;sand S AE N D;sandals S AE N D AH0 L Z
sandbag S AE N D B AE G;sandbox S AE N D B AA K S;sander S AE N D ER;sandman S AE N D M AE N
sandpaper S AE N D P EY P ER;sandstone S AE N D S T OW N;sandstorm S AE N D S T AO R M
sandwiches S AE N D W IH CH IH Z;sandy S AE N D IY;sane S EY N;sanitary S AE N IH T EH R IY
sanitation S AE N AH0 T EY SH AH0 N;sanity S AE N AH0 T IY;sank S AE NG K;sans S AE N Z
sapiens S EY P IY AH0 N Z;sapphire S AE F AY ER;saps S AE P S;saran S ER AE N;sarcasm S AA R K AE Z AH0 M
sarcastic S AA R K AE S T IH K;sarcophagus S AA R K AA F AH0 G AH0 S;sardine S AA R D IY N
sardines S AA R D IY N Z;sari S AA R IY;sash S AE SH;sass S AE S;sassy S AE S IY;satanic S AH0 T AE N IH K
satanism S EY T AH0 N IH Z AH0 M;satellite S AE T AH0 L AY T;satin S AE T AH0 N;satire S AE T AY ER
satisfaction S AE T AH0 S F AE K SH AH0 N;satisfactory S AE T AH0 S F AE K T R IY
satisfied S AE T AH0 S F AY D;satisfies S AE T IH S F AY Z;satisfy S AE T AH0 S F AY
satisfying S AE T IH S F AY IH NG;saturated S AE CH ER EY T IH D;saturation S AE CH ER EY SH AH0 N
sauce S AO S;saucer S AO S ER;saucy S AO S IY;sauerkraut S AW ER K R AW T;sauna S AO N AH0
sausage S AO S AH0 JH;savage S AE V AH0 JH;savagely S AE V IH JH L IY;savant S AH0 V AA N T;save S EY V
saved S EY V D;saver S EY V ER;savin S AE V IH N;saving S EY V IH NG;savior S EY V Y ER;savor S EY V ER
savvy S AE V IY;saw S AO;sawdust S AO D AH S T;sawed S AO D;sawing S AO IH NG;sawmill S AO M IH L;sax S AE K S
saxophone S AE K S AH0 F OW N;saying S EY IH NG;says S EH Z;scab S K AE B;scaffold S K AE F AH0 L D
scalded S K AO L D IH D;scalding S K AO L D IH NG;scaled S K EY L D;scallops S K AE L AH0 P S;scalp S K AE L P
scalped S K AE L P T;scalpel S K AE L P AH0 L;scalping S K AE L P IH NG;scam S K AE M;scammed S K AE M D
scan S K AE N;scandal S K AE N D AH0 L;scandalous S K AE N D AH0 L AH0 S;scanned S K AE N D
scanner S K AE N ER;scanning S K AE N IH NG;scapegoat S K EY P G OW T;scar S K AA R;scarce S K EH R S
scarcely S K EH R S L IY;scare S K EH R;scarecrow S K AE R K R OW;scared S K EH R D;scarf S K AA R F
scarier S K EH R IY ER;scariest S K EH R IY AH0 S T;scaring S K EH R IH NG;scarlet S K AA R L AH0 T
scarred S K AA R D;scarring S K AA R IH NG;scarves S K AA R V Z;scary S K EH R IY;scatter S K AE T ER
scattered S K AE T ER D;scattering S K AE T ER IH NG;scavenger S K AE V AH0 N JH ER;scenario S IH N EH R IY OW
scene S IY N;scenery S IY N ER IY;scenic S IY N IH K;scent S EH N T;scented S EH N T IH D;sceptre S EH P T ER
schedule S K EH JH UH L;scheduled S K EH JH UH L D;scheduling S K EH JH UH L IH NG
schematic S K IH M AE T IH K;schematics S K IH M AE T IH K S;scheme S K IY M;scheming S K IY M IH NG
schizophrenia S K IH T S AH0 F R IY N IY AH0;schizophrenic SH IH Z AH0 F R EH N IH K;schmooze SH M UW Z
schmuck SH M AH K;schnapps SH N AE P S;schnook SH N UH K;scholar S K AA L ER;scholarly S K AA L ER L IY
scholarship S K AA L ER SH IH P;scholastic S K AH0 L AE S T IH K;schoolboy S K UW L B OY
schoolchildren S K UW L CH IH L D R AH0 N;schooled S K UW L D;schoolgirl S K UW L G ER L
schoolhouse S K UW L HH AW S;schooling S K UW L IH NG;schoolmaster S K UW L M AE S T ER
schoolroom S K UW L R UW M;schoolteacher S K UW L T IY CH ER;schoolwork S K UW L W ER K
schoolyard S K UW L Y AA R D;schooner S K UW N ER;scientific S AY AH0 N T IH F IH K
scientifically S AY AH0 N T IH F IH K AH0 L IY;scientist S AY AH0 N T IH S T;scissor S IH Z ER
scissors S IH Z ER Z;scoff S K AO F;scoffs S K AO F S;scold S K OW L D;scolded S K OW L D IH D
scolding S K OW L D IH NG;scone S K OW N;scones S K OW N Z;scoop S K UW P;scooped S K UW P T
scooping S K UW P IH NG;scoot S K UW T;scope S K OW P;scoping S K OW P IH NG;scorch S K AO R CH
scorched S K AO R CH T;scorcher S K AO R CH ER;scorching S K AO R CH IH NG;score S K AO R
scoreboard S K AO R B AO R D;scored S K AO R D;scorer S K AO R ER;scoring S K AO R IH NG;scorn S K AO R N
scorned S K AO R N D;scorpion S K AO R P IY AH0 N;scotch S K AA CH;scotches S K AA CH IH Z
scoundrel S K AW N D R AH0 L;scour S K AW ER;scoured S K AW ER D;scourge S K ER JH;scouring S K AW ER IH NG
scout S K AW T;scouted S K AW T IH D;scouting S K AW T IH NG;scow S K AW;scowl S K AW L
scrabble S K R AE B AH0 L;scram S K R AE M;scramble S K R AE M B AH0 L;scrambled S K R AE M B AH0 L D
scrambling S K R AE M B AH0 L IH NG;scrap S K R AE P;scrapbook S K R AE P B UH K;scrape S K R EY P
scraped S K R EY P T;scraping S K R EY P IH NG;scrapped S K R AE P T;scrappy S K R AE P IY;scratch S K R AE CH
scratched S K R AE CH T;scratches S K R AE CH AH0 Z;scratching S K R AE CH IH NG;scratchy S K R AE CH IY
scrawny S K R AO N IY;scream S K R IY M;screamed S K R IY M D;screamer S K R IY M ER
screaming S K R IY M IH NG;screech S K R IY CH;screeches S K R IY CH IH Z;screeching S K R IY CH IH NG
screened S K R IY N D;screening S K R IY N IH NG;screenplay S K R IY N P L EY
screenwriter S K R IY N R AY T ER;screw S K R UW;screwball S K R UW B AO L;screwdriver S K R UW D R AY V ER
screwed S K R UW D;screwing S K R UW IH NG;screwy S K R UW IY;scribble S K R IH B AH0 L
scribbled S K R IH B AH0 L D;scribbling S K R IH B AH0 L IH NG;scrimmage S K R IH M IH JH;scrip S K R IH P
script S K R IH P T;scripted S K R IH P T IH D;scripture S K R IH P CH ER;scroll S K R OW L
scrolls S K R OW L Z;scrounge S K R AW N JH;scrounging S K R AW N JH IH NG;scrub S K R AH B
scrubbed S K R AH B D;scrubbing S K R AH B IH NG;scruffy S K R AH F IY;scruples S K R UW P AH0 L Z
scrutiny S K R UW T AH0 N IY;scuba S K UW B AH0;scuff S K AH F;scuffle S K AH F AH0 L;sculpt S K AH L P T
sculpted S K AH L P T IH D;sculpting S K AH L P T IH NG;sculptor S K AH L P T ER;sculpture S K AH L P CH ER
scum S K AH M;scumbag S K AH M B AE G;scurry S K ER IY;scurrying S K ER IY IH NG;scuttle S K AH T AH0 L
scuttlebutt S K AH T AH0 L B AH T;scuttling S K AH T AH0 L IH NG;scythe S IH TH;seaboard S IY B AO R D
seafood S IY F UW D;seagull S IY G AH L;seal S IY L;sealed S IY L D;sealing S IY L IH NG;seam S IY M
seaman S IY M AH0 N;seamen S IY M AH0 N;seamless S IY M L AH0 S;seams S IY M Z;seamstress S IY M S T R IH S
seance S EY AA N S;searched S ER CH T;searches S ER CH IH Z;searching S ER CH IH NG;searchlight S ER CH L AY T
searchlights S ER CH L AY T S;searing S IH R IH NG;sears S IH R Z;seas S IY Z;seashell S IY SH EH L
seashells S IY SH EH L Z;seashore S IY SH AO R;seasick S IY S IH K;seaside S IY S AY D;season S IY Z AH0 N
seasonal S IY Z AH0 N AH0 L;seasoned S IY Z AH0 N D;seasoning S IY Z AH0 N IH NG;seat S IY T
seatbelt S IY T B EH L T;seated S IY T IH D;seating S IY T IH NG;seawater S IY W AA T ER;seaweed S IY W IY D
secluded S IH K L UW D IH D;seclusion S IH K L UW ZH AH0 N;secondary S EH K AH0 N D EH R IY
seconded S EH K AH0 N D IH D;secondhand S EH K AH0 N D HH AE N D;secondly S EH K AH0 N D L IY
secrecy S IY K R AH0 S IY;secret S IY K R AH0 T;secretarial S EH K R AH0 T EH R IY AH0 L
secretaries S EH K R AH0 T EH R IY Z;secretary S EH K R AH0 T EH R IY;secretions S AH0 K R IY SH AH0 N Z
secretive S IY K R AH0 T IH V;secretly S IY K R IH T L IY;sect S EH K T;section S EH K SH AH0 N
sector S EH K T ER;secular S EH K Y AH0 L ER;secure S IH K Y UH R;secured S IH K Y UH R D
securely S IH K Y UH R L IY;securing S IH K Y UH R IH NG;securities S IH K Y UH R AH0 T IY Z
security S IH K Y UH R AH0 T IY;sedate S IH D EY T;sedated S IH D EY T IH D;sedation S AH0 D EY SH AH0 N
sedative S EH D AH0 T IH V;sediment S EH D AH0 M AH0 N T;sedition S IH D IH SH AH0 N;seduce S IH D UW S
seduced S IH D UW S T;seducer S IH D UW S ER;seducing S IH D UW S IH NG;seduction S IH D AH K SH AH0 N
seductive S IH D AH K T IH V;see S IY;seed S IY D;seedy S IY D IY;seeing S IY IH NG;seek S IY K
seeker S IY K ER;seeking S IY K IH NG;seem S IY M;seemed S IY M D;seeming S IY M IH NG
seemingly S IY M IH NG L IY;seems S IY M Z;seen S IY N;seepage S IY P IH JH;seeping S IY P IH NG;seer S IY R
seesaw S IY S AO;seething S IY DH IH NG;segment S EH G M AH0 N T;segregation S EH G R AH0 G EY SH AH0 N
segue S EH G;seismic S AY Z M IH K;seize S IY Z;seized S IY Z D;seizing S IY Z IH NG;seizure S IY ZH ER
seldom S EH L D AH0 M;select S AH0 L EH K T;selected S AH0 L EH K T IH D;selecting S AH0 L EH K T IH NG
selection S AH0 L EH K SH AH0 N;selective S AH0 L EH K T IH V;selenium S AH0 L IY N IY AH0 M;self S EH L F
selfish S EH L F IH SH;selfishness S EH L F IH SH N AH0 S;selfless S EH L F L AH0 S;sell S EH L
seller S EH L ER;selling S EH L IH NG;sellout S EH L AW T;seltzer S EH L T S ER;selves S EH L V Z
semantics S IH M AE N T IH K S;semblance S EH M B L AH0 N S;semen S IY M AH0 N;semester S AH0 M EH S T ER
semi S EH M IY;semiautomatic S EH M IY AO T AH0 M AE T IH K;semifinals S EH M IY F AY N AH0 L Z
seminal S EH M AH0 N AH0 L;seminary S EH M AH0 N EH R IY;senate S EH N AH0 T;senator S EH N AH0 T ER
send S EH N D;sender S EH N D ER;sending S EH N D IH NG;senile S IY N AY L;senility S AH0 N IH L AH0 T IY
senior S IY N Y ER;seniority S IY N Y AO R IH T IY;sensation S EH N S EY SH AH0 N
sensational S EH N S EY SH AH0 N AH0 L;sense S EH N S;sensed S EH N S T;senseless S EH N S L AH0 S
sensibilities S EH N S IH B IH L IH T IY Z;sensibility S EH N S IH B IH L IH T IY
sensible S EH N S AH0 B AH0 L;sensing S EH N S IH NG;sensitive S EH N S AH0 T IH V
sensitivity S EH N S IH T IH V IH T IY;sensory S EH N S ER IY;sensual S EH N SH AH0 W AH0 L
sensuality S EH N SH UW AE L AH0 T IY;sensuous S EH N SH AH0 W AH0 S;sent S EH N T;sentence S EH N T AH0 N S
sentenced S EH N T AH0 N S T;sentencing S EH N T AH0 N S IH NG;sentiment S EH N T AH0 M AH0 N T
sentimental S EH N T AH0 M EH N T AH0 L;sentimentality S EH N T AH0 M EH N T AE L IH T IY
sentinels S EH N T AH0 N AH0 L Z;sentries S EH N T R IY Z;sentry S EH N T R IY;separate S EH P ER EY T
separated S EH P ER EY T IH D;separately S EH P ER AH0 T L IY;separating S EH P ER EY T IH NG
separation S EH P ER EY SH AH0 N;sepsis S EH P S IH S;septic S EH P T IH K;sequel S IY K W AH0 L
sequence S IY K W AH0 N S;sequencing S IY K W AH0 N S IH NG;sequestered S IH K W EH S T ER D
sequins S IY K W AH0 N Z;sera S IH R AH0;serenade S EH R AH0 N EY D;serene S ER IY N
serenity S ER EH N AH0 T IY;serfs S ER F S;sergeant S AA R JH AH0 N T;serial S IH R IY AH0 L
serialize S IH R IY AH0 L AY Z;serious S IH R IY AH0 S;seriously S IH R IY AH0 S L IY
seriousness S IH R IY AH0 S N AH0 S;sermon S ER M AH0 N;serotonin S ER AH0 T OW N IH N;serpent S ER P AH0 N T
servant S ER V AH0 N T;serve S ER V;served S ER V D;serviced S ER V IH S T;servicemen S ER V AH0 S M EH N
servicing S ER V IH S IH NG;serving S ER V IH NG;servitude S ER V AH0 T UW D;sesame S EH S AH0 M IY
session S EH SH AH0 N;setback S EH T B AE K;sets S EH T S;setter S EH T ER;setting S EH T IH NG
settle S EH T AH0 L;settled S EH T AH0 L D;settlement S EH T AH0 L M AH0 N T;settlers S EH T L ER Z
settling S EH T AH0 L IH NG;seven S EH V AH0 N;seventeen S EH V AH0 N T IY N
seventeenth S EH V AH0 N T IY N TH;seventh S EH V AH0 N TH;seventies S EH V AH0 N T IY Z
seventy S EH V AH0 N T IY;sever S EH V ER;several S EH V R AH0 L;severance S EH V ER AH0 N S
severe S AH0 V IH R;severed S EH V ER D;severely S AH0 V IH R L IY;severity S IH V EH R IH T IY;sew S OW
sewage S UW AH0 JH;sewed S OW D;sewer S UW ER;sewing S OW IH NG;sewn S OW N;sex S EH K S;sexes S EH K S AH0 Z
sexier S EH K S IY ER;sexiest S EH K S IY AH0 S T;sexist S EH K S IH S T;sexual S EH K SH UW AH0 L
sexuality S EH K SH UW AE L AH0 T IY;sexually S EH K SH UW AH0 L IY;shabby SH AE B IY;shack SH AE K
shackle SH AE K AH0 L;shackled SH AE K AH0 L D;shackles SH AE K AH0 L Z;shade SH EY D;shading SH EY D IH NG
shadow SH AE D OW;shadowed SH AE D OW D;shadowing SH AE D OW IH NG;shadowy SH AE D OW IY;shady SH EY D IY
shaft SH AE F T;shag SH AE G;shagging SH AE G IH NG;shaggy SH AE G IY;shake SH EY K;shakedown SH EY K D AW N
shaken SH EY K AH0 N;shaker SH EY K ER;shaking SH EY K IH NG;shaky SH EY K IY;shall SH AE L;shallow SH AE L OW
shalt SH AE L T;sham SH AE M;shaman SH EY M AH0 N;shambles SH AE M B AH0 L Z;shame SH EY M;shamed SH EY M D
shameful SH EY M F AH0 L;shameless SH EY M L AH0 S;shamelessly SH EY M L AH0 S L IY;shampoo SH AE M P UW
shan SH AE N;shank SH AE NG K;shanty SH AE N T IY;shape SH EY P;shaped SH EY P T;shapely SH EY P L IY
shaping SH EY P IH NG;shard SH AA R D;shared SH EH R D;shareholder SH EH R HH OW L D ER
shareholders SH EH R HH OW L D ER Z;sharing SH EH R IH NG;shark SH AA R K;sharp SH AA R P
sharpen SH AA R P AH0 N;sharpened SH AA R P AH0 N D;sharpening SH AA R P AH0 N IH NG;sharper SH AA R P ER
sharpest SH AA R P AH0 S T;sharply SH AA R P L IY;sharpshooter SH AA R P SH UW T ER;shatter SH AE T ER
shattered SH AE T ER D;shattering SH AE T ER IH NG;shave SH EY V;shaved SH EY V D;shaver SH EY V ER
shaving SH EY V IH NG;shawl SH AO L;shear SH IH R;sheared SH IH R D;shears SH IY R Z;sheath SH IY TH
shed SH EH D;shedding SH EH D IH NG;sheen SH IY N;sheep SH IY P;sheer SH IH R;sheet SH IY T;sheets SH IY T S
sheik SH IY K;sheikh SH IY K;shelf SH EH L F;shell SH EH L;shelled SH EH L D;shellfish SH EH L F IH SH
shelling SH EH L IH NG;shelter SH EH L T ER;sheltered SH EH L T ER D;shelves SH EH L V Z
shenanigans SH AH0 N AE N IH G AH0 N Z;shepherd SH EH P ER D;sherbet SH ER B AH0 T;sheriff SH EH R AH0 F
sherry SH EH R IY;shield SH IY L D;shielded SH IY L D IH D;shielding SH IY L D IH NG;shift SH IH F T
shifted SH IH F T IH D;shifting SH IH F T IH NG;shiftless SH IH F T L IH S;shifty SH IH F T IY
shilling SH IH L IH NG;shillings SH IH L IH NG Z;shimmer SH IH M ER;shimmering SH IH M ER IH NG
shimmy SH IH M IY;shin SH IH N;shindig SH IH N D IH G;shine SH AY N;shined SH AY N D;shiner SH AY N ER
shingle SH IH NG G AH0 L;shining SH AY N IH NG;shiny SH AY N IY;shipmate SH IH P M EY T
shipmates SH IH P M EY T S;shipment SH IH P M AH0 N T;shipped SH IH P T;shipping SH IH P IH NG
shipshape SH IH P SH EY P;shipwreck SH IH P R EH K;shipyard SH IH P Y AA R D;shire SH AY R;shirt SH ER T
shit SH IH T;shithead SH IH T HH EH D;shitload SH IH T L OW D;shitting SH IH T IH NG;shitty SH IH T IY
shiver SH IH V ER;shivering SH IH V ER IH NG;shock SH AA K;shocked SH AA K T;shocker SH AA K ER
shocking SH AA K IH NG;shockingly SH AA K IH NG L IY;shoddy SH AA D IY;shoe SH UW;shoelace SH UW L EY S
shoelaces SH UW L EY S AH0 Z;shoemaker SH UW M EY K ER;shoes SH UW Z;shoeshine SH UW SH AY N;shone SH OW N
shoo SH UW;shook SH UH K;shoot SH UW T;shooter SH UW T ER;shooting SH UW T IH NG;shootout SH UW T AW T
shopkeeper SH AA P K IY P ER;shoplift SH AA P L IH F T;shoplifter SH AA P L IH F T ER
shoplifting SH AA P L IH F T IH NG;shopped SH AA P T;shore SH AO R;shoreline SH AO R L AY N;short SH AO R T
shortage SH AO R T AH0 JH;shortcake SH AO R T K EY K;shortcomings SH AO R T K AH M IH NG Z
shortcut SH AO R T K AH T;shorted SH AO R T IH D;shorten SH AO R T AH0 N;shortened SH AO R T AH0 N D
shortening SH AO R T AH0 N IH NG;shorter SH AO R T ER;shortest SH AO R T IH S T;shorthand SH AO R T HH AE N D
shorting SH AO R T IH NG;shortly SH AO R T L IY;shortness SH AO R T N AH0 S;shortsighted SH AO R T S AY T IH D
shortstop SH AO R T S T AA P;shortwave SH AO R T W EY V;shot SH AA T;shotgun SH AA T G AH N;should SH UH D
shoulder SH OW L D ER;shout SH AW T;shouted SH AW T IH D;shouting SH AW T IH NG;shove SH AH V;shoved SH AH V D
shovel SH AH V AH0 L;shoveling SH AH V L IH NG;shoving SH AH V IH NG;showbiz SH OW B IH Z
showboat SH OW B OW T;showcase SH OW K EY S;showdown SH OW D AW N;showed SH OW D;shower SH AW ER
showered SH AW ER D;showering SH AW ER IH NG;showgirl SH OW G ER L;showing SH OW IH NG;showman SH OW M AH0 N
shown SH OW N;showtime SH OW T AY M;shrank SH R AE NG K;shrapnel SH R AE P N AH0 L;shred SH R EH D
shredded SH R EH D IH D;shredder SH R EH D ER;shredding SH R EH D IH NG;shrewd SH R UW D;shriek SH R IY K
shrieking SH R IY K IH NG;shrieks SH R IY K S;shrill SH R IH L;shrimp SH R IH M P;shrine SH R AY N
shrink SH R IH NG K;shrinking SH R IH NG K IH NG;shrivel SH R IH V AH0 L;shriveled SH R IH V AH0 L D
shroud SH R AW D;shrouded SH R AW D IH D;shrubbery SH R AH B ER IY;shrubs SH R AH B Z;shrug SH R AH G
shrunk SH R AH NG K;shrunken SH R AH NG K AH0 N;shtick SH T IH K;shucks SH AH K S;shudder SH AH D ER
shuffle SH AH F AH0 L;shuffled SH AH F AH0 L D;shuffling SH AH F L IH NG;shun SH AH N;shunned SH AH N D
shunt SH AH N T;shut SH AH T;shutdown SH AH T D AW N;shutter SH AH T ER;shutters SH AH T ER Z
shutting SH AH T IH NG;shuttle SH AH T AH0 L;shy SH AY;shyness SH AY N AH0 S;shyster SH AY S T ER
sibling S IH B L IH NG;siblings S IH B L IH NG Z;sic S IH K;sick S IH K;sicken S IH K AH0 N
sickening S IH K AH0 N IH NG;sicker S IH K ER;sickest S IH K AH0 S T;sickle S IH K AH0 L;sickly S IH K L IY
sickness S IH K N AH0 S;side S AY D;sidearm S AY D AA R M;sidebar S AY D B AA R;sidekick S AY D K IH K
sideline S AY D L AY N;sidelines S AY D L AY N Z;sideshow S AY D SH OW;sidetracked S AY D T R AE K T
sidewalk S AY D W AO K;sideways S AY D W EY Z;siding S AY D IH NG;sidle S AY D AH0 L;siege S IY JH
sierra S IY EH R AH0;siesta S IY EH S T AH0;sieve S IH V;sift S IH F T;sifting S IH F T IH NG;sigh S AY
sighed S AY D;sighing S AY IH NG;sighs S AY Z;sight S AY T;sighted S AY T IH D;sighting S AY T IH NG
sightseeing S AY T S IY IH NG;sign S AY N;signage S AY N IH JH;signal S IH G N AH0 L;signaled S IH G N AH0 L D
signaling S IH G N AH0 L IH NG;signature S IH G N AH0 CH ER;signed S AY N D
significance S AH0 G N IH F IH K AH0 N S;significant S AH0 G N IH F IH K AH0 N T
significantly S IH G N IH F IH K AH0 N T L IY;signifies S IH G N AH0 F AY Z;signify S IH G N AH0 F AY
signifying S IH G N AH0 F AY IH NG;signing S AY N IH NG;signpost S AY N P OW S T;silence S AY L AH0 N S
silenced S AY L AH0 N S T;silencer S AY L AH0 N S ER;silent S AY L AH0 N T;silently S AY L AH0 N T L IY
silhouette S IH L AH0 W EH T;silicon S IH L AH0 K AH0 N;silicone S IH L AH0 K OW N;silk S IH L K
silken S IH L K AH0 N;silky S IH L K IY;sill S IH L;sillier S IH L IY ER;silliest S IH L IY AH0 S T
silliness S IH L IY N AH0 S;silly S IH L IY;silo S AY L OW;silt S IH L T;silverware S IH L V ER W EH R
silvery S IH L V ER IY;simian S IH M IY AH0 N;similar S IH M AH0 L ER
similarities S IH M AH0 L EH R AH0 T IY Z;similarity S IH M AH0 L EH R AH0 T IY;similarly S IH M AH0 L ER L IY
simmer S IH M ER;simple S IH M P AH0 L;simpler S IH M P AH0 L ER;simplest S IH M P L AH0 S T
simplicity S IH M P L IH S AH0 T IY;simplify S IH M P L AH0 F AY;simplistic S IH M P L IH S T IH K
simply S IH M P L IY;simulate S IH M Y AH0 L AH0 T;simulated S IH M Y AH0 L EY T IH D
simulation S IH M Y AH0 L EY SH AH0 N;simulator S IH M Y AH0 L EY T ER
simultaneous S AY M AH0 L T EY N IY AH0 S;simultaneously S AY M AH0 L T EY N IY AH0 S L IY;since S IH N S
sincere S IH N S IH R;sincerely S IH N S IH R L IY;sincerity S IH N S EH R AH0 T IY;sinful S IH N F AH0 L
sing S IH NG;singed S IH N JH D;singing S IH NG IH NG;singled S IH NG G AH0 L D;singular S IH NG G Y AH0 L ER
singularity S IH NG G Y AH0 L EH R AH0 T IY;singularly S IH NG G Y AH0 L ER L IY;sinister S IH N IH S T ER
sink S IH NG K;sinker S IH NG K ER;sinkhole S IH NG K HH OW L;sinking S IH NG K IH NG;sinned S IH N D
sinner S IH N ER;sinners S IH N ER Z;sinning S IH N IH NG;sins S IH N Z;sinus S AY N AH0 S
sinuses S AY N AH0 S AH0 Z;siphoning S AY F AH0 N IH NG;sipping S IH P IH NG;sips S IH P S;sir S ER
sire S AY ER;siren S AY R AH0 N;sis S IH S;sissy S IH S IY;sisterhood S IH S T ER HH UH D;sitcom S IH T K AA M
sits S IH T S;sitter S IH T ER;sitting S IH T IH NG;situated S IH CH UW EY T IH D
situation S IH CH UW EY SH AH0 N;six S IH K S;sixes S IH K S IH Z;sixteen S IH K S T IY N
sixteenth S IH K S T IY N TH;sixth S IH K S TH;sixties S IH K S T IY Z;sixty S IH K S T IY
sizable S AY Z AH0 B AH0 L;sizeable S AY Z AH0 B AH0 L;sized S AY Z D;sizing S AY Z IH NG;sizzle S IH Z AH0 L
sizzling S IH Z AH0 L IH NG;skate S K EY T;skateboard S K EY T B AO R D;skateboarding S K EY T B AO R D IH NG
skated S K EY T IH D;skater S K EY T ER;skating S K EY T IH NG;skeet S K IY T;skeletal S K EH L AH0 T AH0 L
skeleton S K EH L AH0 T AH0 N;skelter S K EH L T ER;skeptic S K EH P T IH K;skeptical S K EH P T AH0 K AH0 L
skepticism S K EH P T IH S IH Z AH0 M;sketch S K EH CH;sketches S K EH CH AH0 Z;sketching S K EH CH IH NG
sketchy S K EH CH IY;skewer S K Y UW ER;ski S K IY;skid S K IH D;skidded S K IH D IH D;skier S K AY R
skies S K AY Z;skiff S K IH F;skiing S K IY IH NG;skilled S K IH L D;skillet S K IH L AH0 T
skillful S K IH L F AH0 L;skim S K IH M;skimmed S K IH M D;skimming S K IH M IH NG;skimpy S K IH M P IY
skin S K IH N;skinheads S K IH N HH EH D Z;skinned S K IH N D;skinny S K IH N IY;skip S K IH P
skipped S K IH P T;skipper S K IH P ER;skipping S K IH P IH NG;skirmish S K ER M IH SH;skirt S K ER T
skit S K IH T;skittish S K IH T IH SH;skulking S K AH L K IH NG;skull S K AH L;skunk S K AH NG K
skydiving S K AY D AY V IH NG;skylight S K AY L AY T;skyline S K AY L AY N;skyrocket S K AY R AA K AH0 T
skyscraper S K AY S K R EY P ER;slab S L AE B;slacker S L AE K ER;slag S L AE G;slain S L EY N;slam S L AE M
slammed S L AE M D;slammer S L AE M ER;slamming S L AE M IH NG;slander S L AE N D ER;slang S L AE NG
slant S L AE N T;slanted S L AE N T IH D;slap S L AE P;slapped S L AE P T;slapping S L AE P IH NG
slash S L AE SH;slashed S L AE SH T;slashing S L AE SH IH NG;slate S L EY T;slated S L EY T IH D
slats S L AE T S;slaughter S L AO T ER;slaughtered S L AO T ER D;slaughterhouse S L AO T ER HH AW S
slaughtering S L AO T ER IH NG;slave S L EY V;slavery S L EY V ER IY;slaw S L AO;slay S L EY;slayer S L EY ER
slaying S L EY IH NG;sleaze S L IY Z;sleazy S L IY Z IY;sled S L EH D;sledding S L EH D IH NG;sledge S L EH JH
sledgehammer S L EH JH HH AE M ER;sleek S L IY K;sleep S L IY P;sleeper S L IY P ER;sleeping S L IY P IH NG
sleepless S L IY P L AH0 S;sleepover S L IY P OW V ER;sleepwalking S L IY P W AO K IH NG;sleepy S L IY P IY
sleet S L IY T;sleeve S L IY V;sleigh S L EY;sleight S L AY T;slender S L EH N D ER;slept S L EH P T
slew S L UW;slice S L AY S;sliced S L AY S T;slicing S L AY S IH NG;slick S L IH K;slicker S L IH K ER
slid S L IH D;slider S L AY D ER;sliding S L AY D IH NG;slight S L AY T;slightest S L AY T AH0 S T
slightly S L AY T L IY;slim S L IH M;slime S L AY M;slimming S L IH M IH NG;slimy S L AY M IY;sling S L IH NG
slinging S L IH NG IH NG;slingshot S L IH NG SH AA T;slinky S L IH NG K IY;slip S L IH P;slipped S L IH P T
slipper S L IH P ER;slippers S L IH P ER Z;slippery S L IH P ER IY;slipping S L IH P IH NG;slit S L IH T
sliver S L IH V ER;slob S L AA B;slobber S L AA B ER;slobbering S L AA B ER IH NG;slogan S L OW G AH0 N
slop S L AA P;slope S L OW P;sloping S L OW P IH NG;sloppy S L AA P IY;slot S L AA T;sloth S L OW TH
slouch S L AW CH;slowed S L OW D;slower S L OW ER;slowest S L OW AH0 S T;slowing S L OW IH NG
slowly S L OW L IY;slowpoke S L OW P OW K;sludge S L AH JH;slug S L AH G;slugged S L AH G D
slugger S L AH G ER;slugging S L AH G IH NG;sluggish S L AH G IH SH;slum S L AH M;slumber S L AH M B ER
slump S L AH M P;slumped S L AH M P T;slung S L AH NG;slur S L ER;slurp S L ER P;slurring S L ER IH NG
slush S L AH SH;slut S L AH T;slutty S L AH T IY;sly S L AY;smack S M AE K;smacked S M AE K T
smacking S M AE K IH NG;smaller S M AO L ER;smallest S M AO L AH0 S T;smallpox S M AO L P AA K S
smartass S M AA R T AE S;smarten S M AA R T AH0 N;smarter S M AA R T ER;smartest S M AA R T AH0 S T
smarty S M AA R T IY;smash S M AE SH;smashed S M AE SH T;smashes S M AE SH IH Z;smashing S M AE SH IH NG
smear S M IH R;smeared S M IH R D;smell S M EH L;smelled S M EH L D;smelling S M EH L IH NG;smelly S M EH L IY
smelt S M EH L T;smidgen S M IH JH AH0 N;smile S M AY L;smiled S M AY L D;smiling S M AY L IH NG
smirk S M ER K;smirking S M ER K IH NG;smithereens S M IH DH ER IY N Z;smitten S M IH T AH0 N;smock S M AA K
smog S M AA G;smoke S M OW K;smoked S M OW K T;smoker S M OW K ER;smoking S M OW K IH NG;smoky S M OW K IY
smoldering S M OW L D ER IH NG;smooch S M UW CH;smooth S M UW DH;smoother S M UW DH ER;smoothly S M UW DH L IY
smorgasbord S M AO R G AH0 S B AO R D;smother S M AH DH ER;smothered S M AH DH ER D
smothering S M AH DH ER IH NG;smudge S M AH JH;smudged S M AH JH D;smug S M AH G;smuggle S M AH G AH0 L
smuggled S M AH G AH0 L D;smuggler S M AH G L ER;smuggling S M AH G L IH NG;smut S M AH T
snacking S N AE K IH NG;snafu S N AE F UW;snag S N AE G;snagged S N AE G D;snail S N EY L;snails S N EY L Z
snake S N EY K;snakebite S N EY K B AY T;snap S N AE P;snapped S N AE P T;snapper S N AE P ER
snapping S N AE P IH NG;snappy S N AE P IY;snapshot S N AE P SH AA T;snare S N EH R;snarl S N AA R L
snarling S N AA R L IH NG;snatch S N AE CH;snatched S N AE CH T;snatcher S N AE CH ER
snatching S N AE CH IH NG;snazzy S N AE Z IY;sneak S N IY K;sneaked S N IY K T;sneaking S N IY K IH NG
sneaky S N IY K IY;sneer S N IH R;sneeze S N IY Z;sneezed S N IY Z D;sneezing S N IY Z IH NG
snickering S N IH K ER IH NG;snickers S N IH K ER Z;snide S N AY D;sniff S N IH F;sniffed S N IH F T
sniffer S N IH F ER;sniffing S N IH F IH NG;sniffles S N IH F AH0 L Z;sniffling S N IH F L IH NG
snifter S N IH F T ER;snip S N IH P;snipe S N AY P;sniper S N AY P ER;snitch S N IH CH
snitching S N IH CH IH NG;snob S N AA B;snobbish S N AA B IH SH;snoop S N UW P;snooping S N UW P IH NG
snooty S N UW T IY;snooze S N UW Z;snore S N AO R;snoring S N AO R IH NG;snorkel S N AO R K AH0 L
snorkeling S N AO R K AH0 L IH NG;snort S N AO R T;snorted S N AO R T IH D;snorting S N AO R T IH NG
snot S N AO T;snotty S N AO T IY;snout S N AW T;snow S N OW;snowball S N OW B AO L;snowboard S N OW B AO R D
snowboarder S N OW B AO R D ER;snowboarders S N OW B AO R D ER Z;snowed S N OW D;snowfall S N OW F AA L
snowflake S N OW F L EY K;snowing S N OW IH NG;snowman S N OW M AE N;snowplow S N OW P L AW
snowstorm S N OW S T AO R M;snowy S N OW IY;snub S N AH B;snubbed S N AH B D;snuck S N AH K;snuff S N AH F
snuffed S N AH F T;snug S N AH G;snuggle S N AH G AH0 L;snuggled S N AH G AH0 L D;soak S OW K;soaked S OW K T
soaking S OW K IH NG;soapbox S OW P B AA K S;soaps S OW P S;soapy S OW P IY;soar S AO R;soared S AO R D
soaring S AO R IH NG;sob S AA B;sobbing S AA B IH NG;sober S OW B ER;sobered S OW B ER D
sobering S OW B ER IH NG;sobriety S AH0 B R AY AH0 T IY;sobs S AA B Z;sociable S OW SH AH0 B AH0 L
socialism S OW SH AH0 L IH Z AH0 M;socialist S OW SH AH0 L AH0 S T;socialite S OW SH AH0 L AY T
socialize S OW SH AH0 L AY Z;socializing S OW SH AH0 L AY Z IH NG;socially S OW SH AH0 L IY
societies S AH0 S AY AH0 T IY Z;sociology S OW S IY AA L AH0 JH IY;sociopath S OW S IY OW P AE TH;sock S AA K
socked S AA K T;socket S AA K AH0 T;socks S AA K S;sod S AA D;soda S OW D AH0;sodium S OW D IY AH0 M
sodomized S AO D AH0 M AY Z D;sodomy S AA D AH0 M IY;sofa S OW F AH0;soft S AA F T;softball S AO F T B AO L
soften S AA F AH0 N;softened S AO F AH0 N D;softener S AO F AH0 N ER;softening S AO F AH0 N IH NG
softer S AA F T ER;softest S AO F T AH0 S T;softly S AO F T L IY;softness S AO F T N AH0 S;soggy S AA G IY
soil S OY L;soiled S OY L D;soir S OY R;soiree S W AA R EY;solace S AA L AH0 S;solar S OW L ER;sold S OW L D
soldering S AA D ER IH NG;soldier S OW L JH ER;soldiering S OW L JH ER IH NG;sole S OW L;solely S OW AH0 L IY
solemn S AA L AH0 M;solemnly S AO L AH0 M L IY;solicit S AH0 L IH S IH T
solicitation S AH0 L IH S IH T EY SH AH0 N;solicited S AH0 L IH S IH T IH D
soliciting S AH0 L IH S AH0 T IH NG;solicitor S AH0 L IH S AH0 T ER;solid S AA L AH0 D
solidarity S AA L AH0 D EH R AH0 T IY;solitaire S AA L AH0 T EH R;solitary S AA L AH0 T EH R IY
solitude S AA L AH0 T UW D;solo S OW L OW;solstice S AO L S T IH S;solution S AH0 L UW SH AH0 N;solve S AA L V
solved S AA L V D;solvent S AA L V AH0 N T;solving S AA L V IH NG;somber S AA M B ER;somebody S AH M B AA D IY
someday S AH M D EY;somehow S AH M HH AW;someone S AH M W AH N;someplace S AH M P L EY S
somersault S AH M ER S AO L T;sometime S AH M T AY M;sometimes S AH0 M T AY M Z;somewhat S AH M W AH T
somewhere S AH M W EH R;sonar S OW N AA R;sonata S AH0 N AA T AH0;songs S AO NG Z;songwriter S AO NG R AY T ER
sonic S AA N IH K;sonnet S AA N IH T;sons S AH N Z;soon S UW N;sooner S UW N ER;soot S UH T;soothe S UW DH
soothing S UW DH IH NG;sophisticated S AH0 F IH S T AH0 K EY T IH D
sophistication S AH0 F IH S T AH0 K EY SH AH0 N;sophomore S AA F M AO R;soprano S AH0 P R AA N OW
sorcerer S AO R S ER ER;sorcery S AO R S ER IY;sordid S AO R D AH0 D;sore S AO R;sorely S AO R L IY
sorority S ER AO R AH0 T IY;sorrel S AO R AH0 L;sorrow S AA R OW;sorrowful S AA R OW F AH0 L;sort S AO R T
sorted S AO R T IH D;sorting S AO R T IH NG;souffle S UW F L EY;sought S AO T;soul S OW L
soulful S OW L F AH0 L;soulless S OW L L AH0 S;sounded S AW N D IH D;sounding S AW N D IH NG
soundly S AW N D L IY;soundtrack S AW N D T R AE K;sour S AW ER;source S AO R S;sous S UW Z
southbound S AW TH B AW N D;southeast S AW TH IY S T;southern S AH DH ER N;southerners S AH DH ER N ER Z
southpaw S AW TH P AW;southwest S AW TH W EH S T;southwestern S AW TH W EH S T ER N;souvenir S UW V AH0 N IH R
sovereign S AA V R AH0 N;sovereignty S AA V R AH0 N T IY;sow S AW;sown S OW N;soy S OY;soybean S OY B IY N
spacecraft S P EY S K R AE F T;spaced S P EY S T;spaceship S P EY S SH IH P;spacing S P EY S IH NG
spacious S P EY SH AH0 S;spade S P EY D;spades S P EY D Z;span S P AE N;spandex S P AE N D AH0 K S
spaniel S P AE N Y AH0 L;spank S P AE NG K;spanked S P AE NG K T;spanking S P AE NG K IH NG;spar S P AA R
spare S P EH R;spared S P EH R D;sparing S P EH R IH NG;spark S P AA R K;sparked S P AA R K T
sparking S P AA R K IH NG;sparkle S P AA R K AH0 L;sparkling S P AA R K L IH NG;sparkly S P AA R K L IY
sparring S P AA R IH NG;sparrow S P EH R OW;spasm S P AE Z AH0 M;spastic S P AE S T IH K;spat S P AE T
spatial S P EY SH AH0 L;spatter S P AE T ER;spatula S P AE CH UH L AH0;spawn S P AA N;spawned S P AO N D
spawning S P AA N IH NG;speak S P IY K;speakerphone S P IY K ER F OW N;speaking S P IY K IH NG;spear S P IH R
spearhead S P IH R HH EH D;spec S P EH K;specialist S P EH SH AH0 L AH0 S T
speciality S P EH SH IY AE L IH T IY;specialize S P EH SH AH0 L AY Z;specialized S P EH SH AH0 L AY Z D
specializing S P EH SH AH0 L AY Z IH NG;specially S P EH SH AH0 L IY;specialties S P EH SH AH0 L T IY Z
specialty S P EH SH AH0 L T IY;species S P IY SH IY Z;specific S P AH0 S IH F IH K
specifically S P AH0 S IH F IH K L IY;specifications S P EH S AH0 F AH0 K EY SH AH0 N Z
specified S P EH S AH0 F AY D;specify S P EH S AH0 F AY;specimen S P EH S AH0 M AH0 N;speck S P EH K
speckled S P EH K AH0 L D;specs S P EH K S;spectacle S P EH K T AH0 K AH0 L
spectacular S P EH K T AE K Y AH0 L ER;spectator S P EH K T EY T ER;spectators S P EH K T EY T ER Z
specter S P EH K T ER;spectral S P EH K T R AH0 L;spectrum S P EH K T R AH0 M;speculate S P EH K Y AH0 L EY T
speculated S P EH K Y AH0 L EY T IH D;speculating S P EH K Y AH0 L EY T IH NG
speculation S P EH K Y AH0 L EY SH AH0 N;sped S P EH D;speech S P IY CH;speeches S P IY CH AH0 Z
speechless S P IY CH L AH0 S;speed S P IY D;speedboat S P IY D B OW T;speeding S P IY D IH NG
speedy S P IY D IY;spell S P EH L;spelled S P EH L D;speller S P EH L ER;spelling S P EH L IH NG
spend S P EH N D;spender S P EH N D ER;spending S P EH N D IH NG;spent S P EH N T;sperm S P ER M;spew S P Y UW
spewing S P Y UW IH NG;sphere S F IH R;sphincter S F IH NG K T ER;sphinx S F IH NG K S;spic S P IH K
spice S P AY S;spicy S P AY S IY;spider S P AY D ER;spied S P AY D;spiel S P IY L;spies S P AY Z
spiffy S P IH F IY;spike S P AY K;spiked S P AY K T;spiking S P AY K IH NG;spill S P IH L;spilled S P IH L D
spilling S P IH L IH NG;spilt S P IH L T;spin S P IH N;spinach S P IH N AH0 CH;spinal S P AY N AH0 L
spindle S P IH N D AH0 L;spine S P AY N;spineless S P AY N L AH0 S;spinning S P IH N IH NG
spinster S P IH N S T ER;spiral S P AY R AH0 L;spires S P AY R Z;spirit S P IH R AH0 T
spirited S P IH R IH T IH D;spiritual S P IH R IH CH UW AH0 L;spirituality S P IH R IH CH UW AE L AH0 T IY
spiritually S P IH R IH CH UW AH0 L IY;spit S P IH T;spite S P AY T;spiteful S P AY T F AH0 L
spitting S P IH T IH NG;splash S P L AE SH;splashed S P L AE SH T;splashes S P L AE SH IH Z
splashing S P L AE SH IH NG;splat S P L AE T;splatter S P L AE T ER;splattered S P L AE T ER D
spleen S P L IY N;splendid S P L EH N D IH D;splendidly S P L EH N D AH0 D L IY;splendor S P L EH N D ER
splice S P L AY S;spliced S P L AY S T;splint S P L IH N T;splinter S P L IH N T ER;split S P L IH T
splitting S P L IH T IH NG;splurge S P L ER JH;spoil S P OY L;spoiled S P OY L D;spoiling S P OY L IH NG
spoke S P OW K;spoken S P OW K AH0 N;spokesman S P OW K S M AH0 N;spokesperson S P OW K S P ER S AH0 N
sponge S P AH N JH;sponsor S P AA N S ER;sponsored S P AA N S ER D;sponsoring S P AA N S ER IH NG
sponsorship S P AA N S ER SH IH P;spontaneity S P AA N T AH0 N IY AH0 T IY
spontaneous S P AA N T EY N IY AH0 S;spontaneously S P AA N T EY N IY AH0 S L IY;spook S P UW K
spooked S P UW K T;spooky S P UW K IY;spool S P UW L;spoon S P UW N;spoonful S P UW N F UH L;spores S P AO R Z
sport S P AO R T;sporting S P AO R T IH NG;sports S P AO R T S;sportsman S P AO R T S M AH0 N
sportsmanship S P AO R T S M AH0 N SH IH P;sportswear S P AO R T S W EH R;sportswriter S P AO R T S R AY T ER
sporty S P AO R T IY;spot S P AA T;spotless S P AA T L AH0 S;spotlight S P AA T L AY T;spotted S P AA T IH D
spotter S P AA T ER;spotting S P AA T IH NG;spotty S P AA T IY;spousal S P AW Z AH0 L;spouse S P AW S
spout S P AW T;spouting S P AW T IH NG;sprain S P R EY N;sprained S P R EY N D;sprang S P R AE NG
spray S P R EY;sprayed S P R EY D;spraying S P R EY IH NG;spread S P R EH D;spreader S P R EH D ER
spreading S P R EH D IH NG;spree S P R IY;springing S P R IH NG IH NG;springtime S P R IH NG T AY M
sprinkle S P R IH NG K AH0 L;sprinkled S P R IH NG K AH0 L D;sprinkler S P R IH NG K L ER
sprinklers S P R IH NG K L ER Z;sprinkling S P R IH NG K L IH NG;sprint S P R IH N T;sprout S P R AW T
sprouts S P R AW T S;spruce S P R UW S;sprung S P R AH NG;spry S P R AY;spud S P AH D;spun S P AH N
spunk S P AH NG K;spunky S P AH NG K IY;spur S P ER;spurs S P ER Z;spurt S P ER T;sputtering S P AH T ER IH NG
spy S P AY;spying S P AY IH NG;squabble S K W AA B AH0 L;squad S K W AA D;squadron S K W AA D R AH0 N
squall S K W AO L;squander S K W AA N D ER;squandered S K W AA N D ER D;square S K W EH R;squared S K W EH R D
squarely S K W EH R L IY;squash S K W AA SH;squashed S K W AA SH T;squatters S K W AA T ER Z
squatting S K W AA T IH NG;squawk S K W AO K;squawking S K W AO K IH NG;squeak S K W IY K
squeaking S K W IY K IH NG;squeaky S K W IY K IY;squeal S K W IY L;squealing S K W IY L IH NG
squeamish S K W IY M IH SH;squeeze S K W IY Z;squeezed S K W IY Z D;squeezing S K W IY Z IH NG
squid S K W IH D;squint S K W IH N T;squire S K W AY R;squirm S K W ER M;squirming S K W ER M IH NG
squirrel S K W ER AH0 L;squirt S K W ER T;squirting S K W ER T IH NG;squishy S K W IH SH IY;sta S T AH
stab S T AE B;stabbed S T AE B D;stabbing S T AE B IH NG;stability S T AH0 B IH L IH T IY
stabilize S T EY B AH0 L AY Z;stabilized S T EY B AH0 L AY Z D;stabilizer S T EY B AH0 L AY Z ER
stabilizing S T EY B AH0 L AY Z IH NG;stable S T EY B AH0 L;stack S T AE K;stacked S T AE K T
stacking S T AE K IH NG;stag S T AE G;stage S T EY JH;stagecoach S T EY JH K OW CH;staged S T EY JH D
stagger S T AE G ER;staggered S T AE G ER D;staggering S T AE G ER IH NG;staging S T EY JH IH NG
stain S T EY N;stained S T EY N D;stainless S T EY N L AH0 S;stair S T EH R;staircase S T EH R K EY S
stairs S T EH R Z;stairway S T EH R W EY;stairwell S T EH R W EH L;stake S T EY K;staked S T EY K T
stakeout S T EY K AW T;staking S T EY K IH NG;stale S T EY L;stalemate S T EY L M EY T;stalk S T AO K
stalked S T AO K T;stalker S T AO K ER;stalking S T AO K IH NG;stall S T AO L;stalled S T AO L D
stalling S T AO L IH NG;stallion S T AE L Y AH0 N;stalwart S T AO L W ER T;stamina S T AE M AH0 N AH0
stamp S T AE M P;stamped S T AE M P T;stampede S T AE M P IY D;stamping S T AE M P IH NG;stance S T AE N S
stand S T AE N D;standardized S T AE N D ER D AY Z D;standby S T AE N D B AY;standing S T AE N D IH NG
standoff S T AE N D AO F;standpoint S T AE N D P OY N T;standstill S T AE N D S T IH L;standup S T AE N D AH P
stank S T AE NG K;staph S T AE F;staple S T EY P AH0 L;stapled S T EY P AH0 L D;stapler S T EY P AH0 L ER
starboard S T AA R B ER D;starch S T AA R CH;stardom S T AA R D AH0 M;stare S T EH R;stared S T EH R D
starfish S T AA R F IH SH;staring S T EH R IH NG;stark S T AA R K;starlet S T AA R L AH0 T
starlight S T AA R L AY T;starred S T AA R D;starring S T AA R IH NG;starry S T AA R IY
starship S T AA R SH IH P;started S T AA R T IH D;starter S T AA R T ER;starters S T AA R T ER Z
starting S T AA R T IH NG;startle S T AA R T AH0 L;startled S T AA R T AH0 L D;startling S T AA R T L IH NG
starvation S T AA R V EY SH AH0 N;starve S T AA R V;starved S T AA R V D;starving S T AA R V IH NG
stash S T AE SH;stashed S T AE SH T;stat S T AE T;stated S T EY T IH D;statehood S T EY T HH UH D
stately S T EY T L IY;statement S T EY T M AH0 N T;stateside S T EY T S AY D;statesman S T EY T S M AH0 N
static S T AE T IH K;stating S T EY T IH NG;stationary S T EY SH AH0 N EH R IY;stationed S T EY SH AH0 N D
stationery S T EY SH AH0 N EH R IY;statistic S T AH0 T IH S T IH K;statistical S T AH0 T IH S T IH K AH0 L
statistically S T AH0 T IH S T IH K AH0 L IY;statistics S T AH0 T IH S T IH K S;statue S T AE CH UW
stature S T AE CH ER;status S T AE T AH0 S;statute S T AE CH UW T;statutory S T AE CH AH0 T AO R IY
staunch S T AO N CH;stave S T EY V;stay S T EY;stayed S T EY D;staying S T EY IH NG;stead S T EH D
steadfast S T EH D F AE S T;steadily S T EH D AH0 L IY;steady S T EH D IY;steal S T IY L
stealing S T IY L IH NG;stealth S T EH L TH;steam S T IY M;steamboat S T IY M B OW T;steamed S T IY M D
steamer S T IY M ER;steaming S T IY M IH NG;steamship S T IY M SH IH P;steamy S T IY M IY;steel S T IY L
steep S T IY P;steeple S T IY P AH0 L;steer S T IH R;steered S T IH R D;steering S T IH R IH NG
stellar S T EH L ER;stem S T EH M;stench S T EH N CH;stenographer S T EH N AH G R AH0 F ER;step S T EH P
stepdaughter S T EH P D AO T ER;stepfather S T EH P F AA DH ER;stepladder S T EH P L AE D ER
stepmother S T EH P M AH DH ER;stepped S T EH P T;stepping S T EH P IH NG;stepsister S T EH P S IH S T ER
stepson S T EH P S AH N;stereo S T EH R IY OW;stereotype S T EH R IY AH0 T AY P;sterile S T EH R AH0 L
sterilization S T EH R AH0 L AH0 Z EY SH AH0 N;sterilize S T EH R AH0 L AY Z;sterilized S T EH R AH0 L AY Z D
sterling S T ER L IH NG;stern S T ER N;steroid S T ER OY D;steroids S T EH R OY D Z
stethoscope S T EH TH AH0 S K OW P;stew S T UW;steward S T UW ER D;stewardess S T UW ER D AH0 S
stewardesses S T UW ER D AH0 S IH Z;stewed S T UW D;stewing S T UW IH NG;stick S T IH K;sticker S T IH K ER
sticking S T IH K IH NG;stickler S T IH K AH0 L ER;sticky S T IH K IY;stiff S T IH F;stiffed S T IH F T
stifled S T AY F AH0 L D;stifling S T AY F L IH NG;stigma S T IH G M AH0;stigmata S T IH G M AA T AH0
stiletto S T AH0 L EH T OW;still S T IH L;stiller S T IH L ER;stillness S T IH L N AH0 S;stilts S T IH L T S
stimulant S T IH M Y AH0 L AH0 N T;stimulate S T IH M Y AH0 L EY T;stimulated S T IH M Y AH0 L EY T IH D
stimulating S T IH M Y AH0 L EY T IH NG;stimulation S T IH M Y AH0 L EY SH AH0 N;stimuli S T IH M Y AH0 L AY
stimulus S T IH M Y AH0 L AH0 S;sting S T IH NG;stinger S T IH NG ER;stinging S T IH NG IH NG
stingy S T IH N JH IY;stink S T IH NG K;stinking S T IH NG K IH NG;stinky S T IH NG K IY;stint S T IH N T
stipend S T AY P AH0 N D;stipulate S T IH P Y AH0 L EY T;stipulated S T IH P Y AH0 L EY T IH D;stir S T ER
stirred S T ER D;stirring S T ER IH NG;stirrups S T ER AH0 P S;stitch S T IH CH;stitched S T IH CH T
stitches S T IH CH IH Z;stitching S T IH CH IH NG;stockade S T AA K EY D;stockbroker S T AA K B R OW K ER
stocked S T AA K T;stockholder S T AA K HH OW L D ER;stockholders S T AA K HH OW L D ER Z
stocking S T AA K IH NG;stockings S T AA K IH NG Z;stockpile S T AA K P AY L;stockroom S T AA K R UW M
stogie S T OW G IY;stoic S T OW IH K;stoke S T OW K;stoked S T OW K T;stokes S T OW K S;stole S T OW L
stolen S T OW L AH0 N;stomach S T AH M AH0 K;stomp S T AA M P;stomped S T AA M P T;stomping S T AA M P IH NG
stone S T OW N;stoned S T OW N D;stony S T OW N IY;stood S T UH D;stooge S T UW JH;stool S T UW L
stoop S T UW P;stoplight S T AA P L AY T;stopover S T AA P OW V ER;stopped S T AA P T;stopper S T AA P ER
stopping S T AA P IH NG;stopwatch S T AA P W AA CH;storage S T AO R AH0 JH;stored S T AO R D
storefront S T AO R F R AA N T;storehouse S T AO R HH AW S;storekeeper S T AO R K IY P ER
storeroom S T AO R R UW M;stories S T AO R IY Z;storing S T AO R IH NG;stork S T AO R K;storm S T AO R M
stormed S T AO R M D;storming S T AO R M IH NG;stormy S T AO R M IY;storybook S T AO R IY B UH K
storyteller S T AO R IY T EH L ER;storytelling S T AO R IY T EH L IH NG;stout S T AW T;stove S T OW V
stow S T OW;stowaway S T OW AH0 W EY;stowed S T OW D;straddle S T R AE D AH0 L;straddling S T R AE D L IH NG
stragglers S T R AE G L ER Z;straight S T R EY T;straightaway S T R EY T AH0 W EY;straighten S T R EY T AH0 N
straightened S T R EY T AH0 N D;straightening S T R EY T AH0 N IH NG;straighter S T R EY T ER
straightforward S T R EY T F AO R W ER D;strain S T R EY N;strained S T R EY N D;straining S T R EY N IH NG
straitjacket S T R EY T JH AE K AH0 T;straits S T R EY T S;strand S T R AE N D;stranded S T R AE N D IH D
strange S T R EY N JH;strangely S T R EY N JH L IY;strangeness S T R EY N JH N AH0 S;stranger S T R EY N JH ER
strangest S T R EY N JH IH S T;strangle S T R AE NG G AH0 L;strangled S T R AE NG G AH0 L D
strangling S T R AE NG G AH0 L IH NG;strangulation S T R AE NG G Y AH0 L EY SH AH0 N;strap S T R AE P
strapped S T R AE P T;strapping S T R AE P IH NG;strategic S T R AH0 T IY JH IH K
strategically S T R AH0 T IY JH IH K L IY;strategies S T R AE T AH0 JH IY Z;strategist S T R AE T IH JH IH S T
strategy S T R AE T AH0 JH IY;stratosphere S T R AE T AH0 S F IH R;straw S T R AO
strawberries S T R AO B EH R IY Z;strawberry S T R AO B EH R IY;stray S T R EY;strayed S T R EY D
streak S T R IY K;streaking S T R IY K IH NG;streaming S T R IY M IH NG;streamline S T R IY M L AY N
streamlined S T R IY M L AY N D;streetcar S T R IY T K AA R;strength S T R EH NG K TH
strengthen S T R EH NG TH AH0 N;strengthened S T R EH NG TH AH0 N D;strengthening S T R EH NG TH AH0 N IH NG
strenuous S T R EH N Y UW AH0 S;strep S T R EH P;stressed S T R EH S T;stresses S T R EH S AH0 Z
stressful S T R EH S F AH0 L;stressing S T R EH S IH NG;stretch S T R EH CH;stretched S T R EH CH T
stretcher S T R EH CH ER;stretches S T R EH CH AH0 Z;stretching S T R EH CH IH NG;strewn S T R UW N
stricken S T R IH K AH0 N;strict S T R IH K T;strictest S T R IH K T AH0 S T;strictly S T R IH K T L IY
stride S T R AY D;strife S T R AY F;strike S T R AY K;strikeout S T R AY K AW T;striker S T R AY K ER
striking S T R AY K IH NG;string S T R IH NG;stringing S T R IH NG IH NG;stringy S T R IH NG IY
strip S T R IH P;stripe S T R AY P;striped S T R AY P T;stripes S T R AY P S;stripped S T R IH P T
stripper S T R IH P ER;stripping S T R IH P IH NG;striptease S T R IH P T IY Z;strive S T R AY V
striving S T R AY V IH NG;strobe S T R OW B;strode S T R OW D;stroganoff S T R OW G AH0 N AO F
stroke S T R OW K;stroking S T R OW K IH NG;stroll S T R OW L;strolled S T R OW L D;stroller S T R OW L ER
strolling S T R OW L IH NG;strong S T R AO NG;stronger S T R AO NG ER;strongest S T R AO NG G AH0 S T
stronghold S T R AO NG HH OW L D;strongly S T R AO NG L IY;struck S T R AH K;structural S T R AH K CH ER AH0 L
structure S T R AH K CH ER;structured S T R AH K CH ER D;strudel S T R UW D AH0 L;struggle S T R AH G AH0 L
struggled S T R AH G AH0 L D;struggling S T R AH G AH0 L IH NG;strung S T R AH NG;strut S T R AH T
strutting S T R AH T IH NG;strychnine S T R IH K N AY N;stub S T AH B;stubbed S T AH B D
stubble S T AH B AH0 L;stubborn S T AH B ER N;stubbornness S T AH B ER N N AH0 S;stubby S T AH B IY
stucco S T AH K OW;stuck S T AH K;stud S T AH D;studied S T AH D IY D;studies S T AH D IY Z
studying S T AH D IY IH NG;stuff S T AH F;stuffed S T AH F T;stuffing S T AH F IH NG;stuffy S T AH F IY
stumble S T AH M B AH0 L;stumbled S T AH M B AH0 L D;stumbling S T AH M B AH0 L IH NG;stump S T AH M P
stumped S T AH M P T;stun S T AH N;stung S T AH NG;stunk S T AH NG K;stunned S T AH N D
stunning S T AH N IH NG;stunt S T AH N T;stupendous S T UW P EH N D AH0 S;stupid S T UW P AH0 D
stupider S T UW P IH D ER;stupidest S T UW P IH D AH0 S T;stupidity S T UW P IH D IH T IY
stupidly S T UW P AH0 D L IY;stupor S T UW P ER;sturdy S T ER D IY;sturgeon S T ER JH AH0 N
stutter S T AH T ER;stuttering S T AH T ER IH NG;sty S T AY;styling S T AY L IH NG;stylish S T AY L IH SH
suave S W AA V;sub S AH B;subatomic S AH B AH0 T AA M IH K;subcommittee S AH B K AH0 M IH T IY
subconscious S AH0 B K AA N SH AH0 S;subconsciously S AH0 B K AA N SH AH0 S L IY
subdivision S AH B D IH V IH ZH AH0 N;subdue S AH0 B D UW;subdued S AH0 B D UW D;subject S AH0 B JH EH K T
subjected S AH0 B JH EH K T IH D;subjective S AH0 B JH EH K T IH V;sublet S AH B L EH T;sublime S AH0 B L AY M
subliminal S AH0 B L IH M IH N AH0 L;submarine S AH B M ER IY N;submerge S AH0 B M ER JH
submerged S AH0 B M ER JH D;submersible S AH0 B M ER S IH B AH0 L;submission S AH0 B M IH SH AH0 N
submissive S AH0 B M IH S IH V;submit S AH0 B M IH T;submitted S AH0 B M IH T IH D
submitting S AH0 B M IH T IH NG;subordinate S AH0 B AO R D AH0 N EY T;subpoena S AH0 P IY N AH0
subpoenaed S AH0 P IY N AH0 D;subscribe S AH0 B S K R AY B;subscriber S AH0 B S K R AY B ER
subscription S AH0 B S K R IH P SH AH0 N;subsection S AH B S EH K SH AH0 N;subsequent S AH B S AH0 K W AH0 N T
subsequently S AH B S AH0 K W AH0 N T L IY;subservient S AH0 B S ER V IY AH0 N T;subside S AH0 B S AY D
subsidiary S AH0 B S IH D IY EH R IY;subsidize S AH B S IH D AY Z;subspace S AH B S P EY S
substance S AH B S T AH0 N S;substandard S AH0 B S T AE N D ER D;substantial S AH0 B S T AE N SH AH0 L
substantially S AH0 B S T AE N SH AH0 L IY;substantiate S AH0 B S T AE N CH IY EY T
substation S AH B S T EY SH AH0 N;substitute S AH B S T AH0 T UW T;substituted S AH B S T AH0 T UW T IH D
substituting S AH B S T IH T UW T IH NG;substitution S AH B S T IH T UW SH AH0 N
subterfuge S AH B T ER F Y UW JH;subterranean S AH0 B T ER EY N IY AH0 N;subtext S AH B T EH K S T
subtle S AH T AH0 L;subtlety S AH T AH0 L T IY;subtly S AH T AH0 L IY;subtract S AH0 B T R AE K T
suburb S AH B ER B;suburban S AH0 B ER B AH0 N;suburbia S AH0 B ER B IY AH0;suburbs S AH B ER B Z
subversive S AH0 B V ER S IH V;subvert S AH0 B V ER T;subway S AH B W EY;succeed S AH0 K S IY D
succeeded S AH0 K S IY D IH D;succeeding S AH0 K S IY D IH NG;success S AH0 K S EH S
successes S AH0 K S EH S AH0 Z;successful S AH0 K S EH S F AH0 L;successfully S AH0 K S EH S F AH0 L IY
succession S AH0 K S EH SH AH0 N;successor S AH0 K S EH S ER;succinctly S AH0 K S IH NG K T L IY
succulent S AH K Y AH0 L IH N T;succumb S AH0 K AH M;succumbed S AH0 K AH M D;such S AH CH;suck S AH K
sucked S AH K T;sucker S AH K ER;suckered S AH K ER D;sucking S AH K IH NG;suckling S AH K L IH NG
suction S AH K SH AH0 N;sudden S AH D AH0 N;suddenly S AH D AH0 N L IY;suds S AH D Z;sued S UW D
suede S W EY D;sues S UW Z;suey S UW IY;suffer S AH F ER;suffered S AH F ER D;suffering S AH F ER IH NG
suffice S AH0 F AY S;sufficient S AH0 F IH SH AH0 N T;sufficiently S AH0 F IH SH AH0 N T L IY
suffocate S AH F AH0 K EY T;suffocated S AH F AH0 K EY T IH D;suffocating S AH F AH0 K EY T IH NG
suffocation S AH F AH0 K EY SH AH0 N;sugar SH UH G ER;suggest S AH0 JH EH S T;suggested S AH0 JH EH S T IH D
suggesting S AH0 JH EH S T IH NG;suggestion S AH0 JH EH S CH AH0 N;suggestive S AH0 JH EH S T IH V
suicidal S UW AH0 S AY D AH0 L;suicide S UW AH0 S AY D;suing S UW IH NG;suitable S UW T AH0 B AH0 L
suitcase S UW T K EY S;suite S W IY T;suited S UW T IH D;suitor S UW T ER;sulfa S AH L F AH0
sulfate S AH L F EY T;sulfur S AH L F ER;sulfuric S AH0 L F Y UH R IH K;sulk S AH L K;sulking S AH L K IH NG
sullen S AH L AH0 N;sulphur S AH L F ER;sultan S AH L T AH0 N;summarize S AH M ER AY Z;summary S AH M ER IY
summation S AH0 M EY SH AH0 N;summed S AH M D;summertime S AH M ER T AY M;summit S AH M AH0 T
summon S AH M AH0 N;summoned S AH M AH0 N D;summoning S AH M AH0 N IH NG;sumo S UW M OW
sumptuous S AH M P CH W AH0 S;sums S AH M Z;sunbathing S AH N B EY DH IH NG;sunbeam S AH N B IY M
sunburn S AH N B ER N;sunburned S AH N B ER N D;sundae S AH N D EY;sundial S AH N D AY L;sundown S AH N D AW N
sunflower S AH N F L AW ER;sunglasses S AH N G L AE S IH Z;sunk S AH NG K;sunken S AH NG K AH0 N
sunlight S AH N L AY T;sunny S AH N IY;sunrise S AH N R AY Z;sunroof S AH N R UW F;suns S AH N Z
sunscreen S AH0 N S K R IY N;sunset S AH N S EH T;sunshine S AH N SH AY N;suntan S AH N T AE N
sunup S AH N AH0 P;superb S UH P ER B;superficial S UW P ER F IH SH AH0 L;superfluous S UW P ER F L W AH S
superhero S UW P ER HH IY R OW;superheroes S UW P ER HH IY R OW Z;superhuman S UW P ER HH Y UW M AH0 N
superintendent S UW P ER AH0 N T EH N D AH0 N T;superior S UW P IH R IY ER
superiority S UW P IH R IY AO R IH T IY;supermodel S UW P ER M AA D AH0 L
supernatural S UW P ER N AE CH ER AH0 L;supernova S UW P ER N OW V AH0;superpower S UW P ER P AW ER
supersonic S UW P ER S AA N IH K;superstar S UW P ER S T AA R;superstition S UW P ER S T IH SH AH0 N
superstitious S UW P ER S T IH SH AH0 S;supervise S UW P ER V AY Z;supervised S UW P ER V AY Z D
supervising S UW P ER V AY Z IH NG;supervision S UW P ER V IH ZH AH0 N;supervisor S UW P ER V AY Z ER
supervisory S UW P ER V AY Z ER IY;supper S AH P ER;supple S AH P AH0 L;supplement S AH P L AH0 M AH0 N T
supplemental S AH P L AH0 M EH N T AH0 L;supplied S AH0 P L AY D;supplier S AH0 P L AY ER
supplies S AH0 P L AY Z;supply S AH0 P L AY;supplying S AH0 P L AY IH NG;supported S AH0 P AO R T IH D
supporter S AH0 P AO R T ER;supporters S AH0 P AO R T ER Z;supporting S AH0 P AO R T IH NG
supportive S AH0 P AO R T IH V;suppose S AH0 P OW Z;supposed S AH0 P OW Z D;supposedly S AH0 P OW Z AH0 D L IY
supposing S AH0 P OW Z IH NG;supposition S AH P AH0 Z IH SH AH0 N;suppress S AH0 P R EH S
suppressed S AH0 P R EH S T;suppressing S AH0 P R EH S IH NG;suppression S AH0 P R EH SH AH0 N
supremacy S AH0 P R EH M AH0 S IY;supreme S AH0 P R IY M;supremely S UW P R IY M AH0 L IY;sur S ER
sure SH UH R;surely SH UH R L IY;surf S ER F;surface S ER F AH0 S;surfaced S ER F IH S T
surfacing S ER F AH0 S IH NG;surfboard S ER F B AO R D;surfed S ER F T;surfer S ER F ER;surfing S ER F IH NG
surge S ER JH;surgeon S ER JH AH0 N;surgeries S ER JH ER IY Z;surgery S ER JH ER IY
surgical S ER JH IH K AH0 L;surgically S ER JH IH K AH0 L IY;surging S ER JH IH NG;surly S ER L IY
surmise S ER M AY Z;surname S ER N EY M;surpass S ER P AE S;surpassed S ER P AE S T;surpasses S ER P AE S IH Z
surplus S ER P L AH0 S;surprise S ER P R AY Z;surprised S ER P R AY Z D;surprising S ER P R AY Z IH NG
surprisingly S ER P R AY Z IH NG L IY;surreal S ER IY L;surrender S ER EH N D ER;surrendered S ER EH N D ER D
surrendering S ER EH N D ER IH NG;surrogate S ER AH0 G AH0 T;surround S ER AW N D;surrounded S ER AW N D IH D
surrounding S ER AW N D IH NG;surveillance S ER V EY L AH0 N S;survey S ER V EY;surveying S ER V EY IH NG
survival S ER V AY V AH0 L;survive S ER V AY V;survived S ER V AY V D;surviving S ER V AY V IH NG
survivor S ER V AY V ER;survivors S ER V AY V ER Z;susceptible S AH0 S EH P T AH0 B AH0 L
suspect S AH0 S P EH K T;suspected S AH0 S P EH K T IH D;suspecting S AH0 S P EH K T IH NG
suspend S AH0 S P EH N D;suspended S AH0 S P EH N D IH D;suspenders S AH0 S P EH N D ER Z
suspending S AH0 S P EH N D IH NG;suspense S AH0 S P EH N S;suspension S AH0 S P EH N SH AH0 N
suspicion S AH0 S P IH SH AH0 N;suspicious S AH0 S P IH SH AH0 S;suspiciously S AH0 S P IH SH AH0 S L IY
sustain S AH0 S T EY N;sustained S AH0 S T EY N D;sustaining S AH0 S T EY N IH NG
sustenance S AH S T AH0 N AH0 N S;suture S UW CH ER;suturing S UW CH ER IH NG;swab S W AA B
swallow S W AA L OW;swallowed S W AA L OW D;swallowing S W AA L OW IH NG;swam S W AE M;swami S W AA M IY
swamp S W AA M P;swamped S W AO M P T;swan S W AA N;swank S W AE NG K;swap S W AA P;swapped S W AA P T
swapping S W AA P IH NG;swarm S W AO R M;swarmed S W AO R M D;swarming S W AO R M IH NG;swarthy S W AO R DH IY
swastika S W AA S T IH K AH0;swat S W AA T;swatch S W AA CH;swatches S W AA CH AH0 Z;sway S W EY
swayed S W EY D;swaying S W EY IH NG;swear S W EH R;swearing S W EH R IH NG;sweat S W EH T
sweated S W EH T IH D;sweater S W EH T ER;sweating S W EH T IH NG;sweatshirt S W EH T SH ER T
sweatshop S W EH T SH AA P;sweaty S W EH T IY;sweep S W IY P;sweeper S W IY P ER;sweeping S W IY P IH NG
sweepstakes S W IY P S T EY K S;sweet S W IY T;sweeten S W IY T AH0 N;sweetened S W IY T AH0 N D
sweeter S W IY T ER;sweetest S W IY T AH0 S T;sweetheart S W IY T HH AA R T;sweetie S W IY T IY
sweetly S W IY T L IY;sweetness S W IY T N AH0 S;swell S W EH L;swelled S W EH L D;swelling S W EH L IH NG
swept S W EH P T;swerve S W ER V;swerved S W ER V D;swift S W IH F T;swiftly S W IH F T L IY;swig S W IH G
swill S W IH L;swim S W IH M;swimmer S W IH M ER;swimming S W IH M IH NG;swimsuit S W IH M S UW T
swindle S W IH N D AH0 L;swindled S W IH N D AH0 L D;swindler S W IH N D AH0 L ER;swine S W AY N
swing S W IH NG;swinger S W IH NG ER;swingers S W IH NG ER Z;swinging S W IH NG IH NG;swipe S W AY P
swiped S W AY P T;swiping S W AY P IH NG;swirl S W ER L;swirling S W ER L IH NG;swish S W IH SH
switchblade S W IH CH B L EY D;switchboard S W IH CH B AO R D;switched S W IH CH T;switcher S W IH CH ER
switches S W IH CH AH0 Z;switching S W IH CH IH NG;swivel S W IH V AH0 L;swollen S W OW L AH0 N;swoon S W UW N
swoop S W UW P;swooped S W UW P T;swooping S W UW P IH NG;swordfish S AO R D F IH SH;swordplay S AO R D P L EY
swore S W AO R;sworn S W AO R N;swum S W AH M;swung S W AH NG;syllable S IH L AH0 B AH0 L
syllabus S IH L AH0 B AH0 S;symbiotic S IH M B IY AA T IH K;symbol S IH M B AH0 L;symbolic S IH M B AA L IH K
symbolically S IH M B AA L IH K AH0 L IY;symbolism S IH M B AH0 L IH Z AH0 M;symbolize S IH M B AH0 L AY Z
symbolizes S IH M B AH0 L AY Z IH Z;symmetrical S AH0 M EH T R IH K AH0 L;symmetry S IH M AH0 T R IY
sympathetic S IH M P AH0 TH EH T IH K;sympathies S IH M P AH0 TH IY Z;sympathize S IH M P AH0 TH AY Z
sympathy S IH M P AH0 TH IY;symphonic S IH M F AA N IH K;symphonies S IH M F AH0 N IY Z
symphony S IH M F AH0 N IY;symposium S IH M P OW Z IY AH0 M;symptom S IH M P T AH0 M
symptomatic S IH M P T AH0 M AE T IH K;symptoms S IH M P T AH0 M Z;synagogue S IH N AH0 G AO G
synapse S IH AE P S;synaptic S IH N AE P T IH K;sync S IH NG K;synch S IH N CH
synchronize S IH NG K R AH0 N AY Z;synchronized S IH NG K R AH0 N AY Z D;syndicate S IH N D IH K AH0 T
syndicated S IH N D IH K EY T IH D;syndrome S IH N D R OW M;synergy S IH N ER JH IY
synonymous S AH0 N AA N AH0 M AH0 S;syntax S IH N T AE K S;synthesizer S IH N TH AH0 S AY Z ER
synthetic S IH N TH EH T IH K;syphilis S IH F AH0 L IH S;syringe S ER IH N JH;syrup S ER AH0 P
systematic S IH S T AH0 M AE T IH K;systematically S IH S T AH0 M AE T IH K L IY;systolic S IH S T AO L IH K
tab T AE B;tabby T AE B IY;tabernacle T AE B ER N AE K AH0 L;tablecloth T EY B AH0 L K L AO TH
tabloid T AE B L OY D;taboo T AE B UW;tachycardia T AA K IY K AA R D IY AH0;tack T AE K;tackle T AE K AH0 L
tackled T AE K AH0 L D;tackling T AE K L IH NG;tacky T AE K IY;taco T AA K OW;tact T AE K T
tactful T AE K T F AH0 L;tactic T AE K T IH K;tactical T AE K T IH K AH0 L;tactics T AE K T IH K S
tactile T AE K T IH L;tad T AE D;tadpole T AE D P OW L;taffeta T AE F AH0 T AH0;tagged T AE G D
tagging T AE G IH NG;tags T AE G Z;tail T EY L;tailed T EY L D;tailgate T EY L G EY T;tailing T EY L IH NG
tailor T EY L ER;tailored T EY L ER D;tailpipe T EY L P AY P;taint T EY N T;tainted T EY N T IH D;take T EY K
taken T EY K AH0 N;takeoff T EY K AO F;takeout T EY K AW T;takeover T EY K OW V ER;taker T EY K ER
takers T EY K ER Z;taketh T EY K AH0 TH;taking T EY K IH NG;talcum T AE L K AH0 M;tale T EY L
talented T AE L AH0 N T IH D;talisman T AE L IH S M AH0 N;talkative T AO K AH0 T IH V;talked T AO K T
talker T AO K ER;talkie T AO K IY;talking T AO K IH NG;talky T AO K IY;tall T AO L;taller T AO L ER
tallest T AO L IH S T;tally T AE L IY;talon T AE L AH0 N;tambourine T AE M B ER IY N;tame T EY M
tamed T EY M D;tamer T EY M ER;taming T EY M IH NG;tamper T AE M P ER;tampered T AE M P ER D
tampering T AE M P ER IH NG;tampon T AE M P AA N;tampons T AE M P AA N Z;tandem T AE N D AH0 M
tangent T AE N JH AH0 N T;tangerine T AE N JH ER IY N;tangible T AE N JH AH0 B AH0 L;tangle T AE NG G AH0 L
tangled T AE NG G AH0 L D;tango T AE NG G OW;tank T AE NG K;tanked T AE NG K T;tanker T AE NG K ER
tanned T AE N D;tanner T AE N ER;tanning T AE N IH NG;tantamount T AE N T AH0 M AW N T;tantric T AE N T R IH K
tantrum T AE N T R AH0 M;tape T EY P;taped T EY P T;tapestries T AE P AH0 S T R IY Z
tapestry T AE P AH0 S T R IY;taping T EY P IH NG;tapped T AE P T;tapping T AE P IH NG;taps T AE P S;tar T AA R
tarantula T AH0 R AE N CH UW L AH0;tardiness T AA R D IY N AH0 S;tardy T AA R D IY;target T AA R G AH0 T
targeted T AA R G AH0 T IH D;targeting T AA R G AH0 T IH NG;tarmac T AA R M AE K;tarnish T AA R N IH SH
tarnished T AA R N IH SH T;tarp T AA R P;tarry T EH R IY;tart T AA R T;tartan T AA R T AH0 N
tartar T AA R T ER;tasked T AE S K T;tassel T AE S AH0 L;taste T EY S T;tasted T EY S T IH D
tasteful T EY S T F AH0 L;tastefully T EY S T F AH0 L IY;tasteless T EY S T L AH0 S;tasting T EY S T IH NG
tasty T EY S T IY;tater T EY T ER;tattoo T AE T UW;tattooed T AE T UW D;taught T AO T;taunt T AO N T
taunting T AO N T IH NG;taut T AO T;tavern T AE V ER N;tawdry T AO D R IY;tawny T AA N IY;tax T AE K S
taxes T AE K S AH0 Z;taxicab T AE K S IY K AE B;taxpayer T AE K S P EY ER;taxpayers T AE K S P EY ER Z
teach T IY CH;teaches T IY CH AH0 Z;teaching T IY CH IH NG;teacup T IY K AH P;teak T IY K;teal T IY L
teamed T IY M D;teaming T IY M IH NG;teammate T IY M EY T;teammates T IY M M EY T S;teamsters T IY M S T ER Z
teapot T IY P AA T;tear T EH R;tearful T IH R F AH0 L;tearing T EH R IH NG;teas T IY Z;tease T IY Z
teased T IY Z D;teasing T IY Z IH NG;teaspoon T IY S P UW N;teat T IY T;teats T IY T S
technical T EH K N IH K AH0 L;technicalities T EH K N IH K AE L AH0 T IY Z
technicality T EH K N IH K AE L IH T IY;technically T EH K N IH K AH0 L IY;technician T EH K N IH SH AH0 N
technique T EH K N IY K;techno T EH K N OW;technological T EH K N AH0 L AA JH IH K AH0 L
technologically T EH K N AH0 L AA JH IH K AH0 L IY;technologies T EH K N AA L AH0 JH IY Z
tedious T IY D IY AH0 S;tee T IY;teeming T IY M IH NG;teenage T IY N EY JH;teensy T IY N S IY;teeny T IY N IY
teeth T IY TH;teething T IY DH IH NG;telecast T EH L AH0 K AE S T;telegraph T EH L AH0 G R AE F
telegraphed T EH L AH0 G R AE F T;telemarketing T EH L AH0 M AA R K AH0 T IH NG
telemetry T AH0 L EH M AH0 T R IY;telepathic T EH L AH0 P AE TH AH0 K;telepathy T AH0 L EH P AH0 TH IY
telephone T EH L AH0 F OW N;telephoned T EH L AH0 F OW N D;telephoning T EH L AH0 F OW N IH NG
telephoto T EH L AH0 F OW T OW;telescope T EH L AH0 S K OW P;telethon T EH L AH0 TH AA N
teletype T EH L AH0 T AY P;televised T EH L AH0 V AY Z D;television T EH L AH0 V IH ZH AH0 N
telex T EH L EH K S;tell T EH L;teller T EH L ER;telling T EH L IH NG;telltale T EH L T EY L;temp T EH M P
temper T EH M P ER;temperament T EH M P R AH0 M AH0 N T;temperamental T EH M P R AH0 M EH N T AH0 L
temperance T EH M P ER AH0 N S;temperature T EH M P R AH0 CH ER;tempered T EH M P ER D
tempest T EH M P AH0 S T;template T EH M P L AH0 T;temple T EH M P AH0 L;tempo T EH M P OW
temporal T EH M P ER AH0 L;temporarily T EH M P ER EH R AH0 L IY;temporary T EH M P ER EH R IY
tempt T EH M P T;temptation T EH M T EY SH AH0 N;tempted T EH M P T IH D;tempting T EH M P T IH NG
temptress T EH M P T R IH S;tenacious T AH0 N EY SH AH0 S;tenant T EH N AH0 N T;tend T EH N D
tended T EH N D IH D;tendencies T EH N D AH0 N S IY Z;tendency T EH N D AH0 N S IY;tender T EH N D ER
tenderloin T EH N D ER L OY N;tenderly T EH N D ER L IY;tenderness T EH N D ER N AH0 S;tending T EH N D IH NG
tendon T EH N D AH0 N;tenement T EH N AH0 M AH0 N T;tenfold T EH N F OW L D;tenor T EH N ER;tens T EH N Z
tense T EH N S;tension T EH N SH AH0 N;tent T EH N T;tentacles T EH N T AH0 K AH0 L Z
tentative T EH N T AH0 T IH V;tenth T EH N TH;tenuous T EH N Y AH0 W AH0 S;tenure T EH N Y ER
tequila T AH0 K IY L AH0;teriyaki T EH R IH Y AA K IY;term T ER M;terminal T ER M AH0 N AH0 L
terminally T ER M AH0 N AH0 L IY;terminate T ER M AH0 N EY T;terminated T ER M AH0 N EY T IH D
terminating T ER M AH0 N EY T IH NG;termination T ER M AH0 N EY SH AH0 N;terminator T ER M AH0 N EY T ER
terminology T ER M IH N AA L AH0 JH IY;terminus T ER M IH N AH0 S;termite T ER M AY T;termites T ER M AY T S
terms T ER M Z;terrace T EH R AH0 S;terrain T ER EY N;terrible T EH R AH0 B AH0 L;terribly T EH R AH0 B L IY
terrier T EH R IY ER;terrific T ER IH F IH K;terrified T EH R AH0 F AY D;terrifies T EH R AH0 F AY Z
terrify T EH R AH0 F AY;terrifying T EH R AH0 F AY IH NG;territorial T EH R IH T AO R IY AH0 L
territories T EH R AH0 T AO R IY Z;territory T EH R IH T AO R IY;terror T EH R ER
terrorism T EH R ER IH Z AH0 M;terrorist T EH R ER IH S T;terrorize T EH R ER AY Z;terrorized T EH R ER AY Z D
terrorizing T EH R ER AY Z IH NG;testament T EH S T AH0 M AH0 N T;tested T EH S T IH D;tester T EH S T ER
testicle T EH S T IH K AH0 L;testicles T EH S T IH K AH0 L Z;testicular T EH S T IH K Y AH0 L ER
testified T EH S T AH0 F AY D;testifies T EH S T AH0 F AY Z;testify T EH S T AH0 F AY
testifying T EH S T AH0 F AY IH NG;testimonial T EH S T AH0 M OW N IY AH0 L
testimonies T EH S T AH0 M OW N IY Z;testimony T EH S T AH0 M OW N IY;testing T EH S T IH NG
testosterone T EH S T AA S T ER OW N;testy T EH S T IY;tetanus T EH T AH0 N AH0 S;tether T EH DH ER
tethered T EH DH ER D;textbook T EH K S T B UH K;textile T EH K S T AY L;texting T EH K S T IH NG
texture T EH K S CH ER;thane TH EY N;thanked TH AE NG K T;thankful TH AE NG K F AH0 L
thankfully TH AE NG K F AH0 L IY;thanking TH AE NG K IH NG;thankless TH AE NG K L AH0 S;thar TH AA R
thatch TH AE CH;thatcher TH AE CH ER;thaw TH AO;thawed TH AO D;theatrical TH IY AE T R IH K AH0 L
theatrics TH IY T R IH K S;thee DH IY;theft TH EH F T;theme TH IY M;themselves DH EH M S EH L V Z
theological TH IY AH0 L AA JH IH K AH0 L;theology TH IY AA L AH0 JH IY;theorem TH IH R AH0 M
theoretical TH IY ER EH T IH K AH0 L;theoretically TH IY ER EH T IH K AH0 L IY;theories TH IH R IY Z
theory TH IH R IY;therapeutic TH EH R AH0 P Y UW T IH K;therapies TH EH R AH0 P IY Z
therapist TH EH R AH0 P AH0 S T;therapy TH EH R AH0 P IY;there DH EH R;thereafter DH EH R AE F T ER
thereby DH EH R B AY;therefore DH EH R F AO R;therein DH EH R IH N;thereof DH EH R AH V;thereto DH EH R T UW
thermal TH ER M AH0 L;thermometer TH ER M AA M AH0 T ER;thermos TH ER M AH0 S;thermostat TH ER M AH0 S T AE T
thesaurus TH AH0 S AO R AH0 S;these DH IY Z;thesis TH IY S AH0 S;thespian TH EH S P IY AH0 N;theta TH EY T AH0
thick TH IH K;thickens TH IH K AH0 N Z;thicker TH IH K ER;thicket TH IH K IH T;thickness TH IH K N AH0 S
thief TH IY F;thieves TH IY V Z;thieving TH IY V IH NG;thigh TH AY;thighs TH AY Z;thine DH AY N
thingy TH IH NG IY;think TH IH NG K;thinker TH IH NG K ER;thinking TH IH NG K IH NG;thinner TH IH N ER
thinning TH IH N IH NG;thins TH IH N Z;third TH ER D;thirdly TH ER D L IY;thirst TH ER S T
thirsty TH ER S T IY;thirteen TH ER T IY N;thirteenth TH ER T IY N TH;thirties TH ER T IY Z;thirty TH ER D IY
thistle TH IH S AH0 L;thoracic TH AO R AE S IH K;thorax TH AO R AE K S;thorn TH AO R N;thorny TH AO R N IY
thorough TH ER OW;thoroughbred TH ER OW B R EH D;thoroughfare TH ER OW F EH R;thoroughly TH ER OW L IY
those DH OW Z;thou DH AW;thoughtful TH AO T F AH0 L;thoughtless TH AO T L AH0 S;thousand TH AW Z AH0 N D
thrash TH R AE SH;thrashed TH R AE SH T;thrashing TH R AE SH IH NG;threat TH R EH T;threaten TH R EH T AH0 N
threatened TH R EH T AH0 N D;threatening TH R EH T AH0 N IH NG;threesome TH R IY S AH0 M
threshold TH R EH SH OW L D;threw TH R UW;thrice TH R AY S;thrift TH R IH F T;thrifty TH R IH F T IY
thrill TH R IH L;thrilled TH R IH L D;thriller TH R IH L ER;thrilling TH R IH L IH NG;thrive TH R AY V
thriving TH R AY V IH NG;throat TH R OW T;throbbing TH R AA B IH NG;throes TH R OW Z
thrombosis TH R AA M B OW S AH0 S;throne TH R OW N;throng TH R AO NG;throttle TH R AA T AH0 L
throughout TH R UW AW T;throw TH R OW;throwback TH R OW B AE K;thrower TH R OW ER;throwing TH R OW IH NG
thrown TH R OW N;thru TH R UW;thrush TH R AH SH;thrust TH R AH S T;thruster TH R AH S T ER
thrusters TH R AH S T ER Z;thud TH AH D;thug TH AH G;thump TH AH M P;thumping TH AH M P IH NG
thunder TH AH N D ER;thunderbolt TH AH N D ER B AO L T;thundering TH AH N D ER IH NG
thunderstorm TH AH N D ER S T AO R M;thus DH AH S;thwart TH W AO R T;thwarted TH W AO R T IH D
thyroid TH AY R OY D;thyself DH AY S EH L F;tiara T IY AA R AH0;tibia T IH B IY AH0;tick T IH K
ticked T IH K T;ticker T IH K ER;ticking T IH K IH NG;tickle T IH K AH0 L;tickled T IH K AH0 L D
ticklish T IH K AH0 L IH SH;tidal T AY D AH0 L;tidbit T IH D B IH T;tidbits T IH D B IH T S;tide T AY D
tidings T AY D IH NG Z;tidy T AY D IY;tie T AY;tied T AY D;tier T IY R;tiff T IH F;tight T AY T
tighten T AY T AH0 N;tightened T AY T AH0 N D;tightening T AY T AH0 N IH NG;tighter T AY T ER
tightly T AY T L IY;tightrope T AY T R OW P;til T IH L;tile T AY L;till T IH L;tiller T IH L ER;tilt T IH L T
tilted T IH L T IH D;tilting T IH L T IH NG;timber T IH M B ER;timed T AY M D;timeless T AY M L AH0 S
timely T AY M L IY;timeout T AY M AW T;timer T AY M ER;timetable T AY M T EY B AH0 L;timid T IH M IH D
timing T AY M IH NG;ting T IH NG;tingle T IH NG G AH0 L;tingling T IH NG G AH0 L IH NG
tiniest T AY N IY AH0 S T;tinker T IH NG K ER;tinkering T IH NG K ER IH NG;tinkle T IH NG K AH0 L
tinkling T IH NG K AH0 L IH NG;tins T IH N Z;tinsel T IH N S AH0 L;tinted T IH N T IH D;tiny T AY N IY
tipped T IH P T;tipper T IH P ER;tipping T IH P IH NG;tips T IH P S;tipster T IH P S T ER;tipsy T IH P S IY
tiptoe T IH P T OW;tire T AY ER;tired T AY ER D;tireless T AY ER L AH0 S;tiresome T AY ER S AH0 M
tiring T AY R IH NG;tissue T IH S Y UW;titanium T AY T EY N IY AH0 M;title T AY T AH0 L;titled T AY T AH0 L D
tits T IH T S;toad T OW D;toast T OW S T;toasted T OW S T IH D;toaster T OW S T ER;toasting T OW S T IH NG
tobacco T AH0 B AE K OW;tock T AA K;toddle T AA D AH0 L;toddler T AA D L ER;toenail T OW N EY L
toenails T OW N EY L Z;toes T OW Z;toffee T AA F IY;tofu T OW F UW;toga T OW G AH0;together T AH0 G EH DH ER
togetherness T AH0 G EH DH ER N AH0 S;toil T OY L;toilet T OY L AH0 T;told T OW L D
tolerable T AA L ER AH0 B AH0 L;tolerance T AA L ER AH0 N S;tolerant T AA L ER AH0 N T;tolerate T AA L ER EY T
tolerated T AA L ER EY T IH D;toll T OW L;tolling T OW L IH NG;tomahawk T AA M AH0 HH AO K
tomato T AH0 M EY T OW;tomatoes T AH0 M EY T OW Z;tomb T UW M;tombstone T UW M S T OW N;tomcat T AA M K AE T
tome T OW M;tomorrow T AH0 M AA R OW;tone T OW N;toned T OW N D;toner T OW N ER;tongs T AA NG Z;tongue T AH NG
tonic T AA N IH K;tonight T AH0 N AY T;tons T AH N Z;tonsil T AA N S AH0 L;tonsils T AA N S AH0 L Z;too T UW
took T UH K;tool T UW L;toolbox T UW L B AO K S;tooling T UW L IH NG;tools T UW L Z;toon T UW N;toot T UW T
tooth T UW TH;toothbrush T UW TH B R AH0 SH;toothbrushes T UW TH B R AH SH IH Z;toothless T UW TH L AH0 S
toothpaste T UW TH P EY S T;toothpick T UW TH P IH K;toots T UW T S;topaz T OW P AE Z;topic T AA P IH K
topical T AA P AH0 K AH0 L;topless T AA P L AH0 S;topped T AA P T;topping T AA P IH NG;topple T AA P AH0 L
tops T AA P S;tor T AO R;torch T AO R CH;torched T AO R CH T;torches T AO R CH IH Z;tore T AO R
torment T AO R M EH N T;tormented T AO R M EH N T IH D;tormenting T AO R M EH N T IH NG;torn T AO R N
tornado T AO R N EY D OW;tornadoes T AO R N EY D OW Z;torpedo T AO R P IY D OW;torpedoed T AO R P IY D OW D
torpedoes T AO R P IY D OW Z;torque T AO R K;torrent T AO R AH0 N T;torrid T AO R AH0 D;torso T AO R S OW
tortilla T AO R T IY AH0;tortillas T AO R T IY AH0 Z;tortoise T AO R T AH0 S;torture T AO R CH ER
tortured T AO R CH ER D;torturing T AO R CH ER IH NG;toss T AO S;tossed T AO S T;tosses T AO S IH Z
tossing T AO S IH NG;total T OW T AH0 L;totaled T OW T AH0 L D;totalled T OW T AH0 L D;totally T OW T AH0 L IY
tote T OW T;totem T OW T AH0 M;toting T OW T IH NG;tots T AA T S;touchdown T AH CH D AW N;touched T AH CH T
touches T AH CH AH0 Z;touching T AH CH IH NG;touchy T AH CH IY;tough T AH F;toughen T AH F AH0 N
tougher T AH F ER;toughest T AH F AH0 S T;toupee T UW P EY;toured T UH R D;touring T UH R IH NG
tourism T UH R IH Z AH0 M;tournament T UH R N AH0 M AH0 N T;tourniquet T ER N IH K IH T;tout T AW T;tov T OW V
tow T OW;toward T AH0 W AO R D;towards T AH0 W AO R D Z;towed T OW D;towel T AW AH0 L;towering T AW ER IH NG
towing T OW IH NG;townie T AW N IY;townsfolk T AW N Z F OW K;township T AW N SH IH P
townspeople T AW N Z P IY P AH0 L;toxic T AA K S IH K;toxicity T AA K S IH S AH0 T IY
toxicology T AA K S IH K AA L AH0 JH IY;toxin T AA K S AH0 N;toxins T AA K S AH0 N Z;toy T OY;toyed T OY D
toying T OY IH NG;trace T R EY S;traceable T R EY S AH0 B AH0 L;traced T R EY S T;tracer T R EY S ER
trachea T R EY K IY AH0;tracing T R EY S IH NG;track T R AE K;tracked T R AE K T;tracker T R AE K ER
tracking T R AE K IH NG;tract T R AE K T;traction T R AE K SH AH0 N;tractor T R AE K T ER;traded T R EY D IH D
trademark T R EY D M AA R K;tradition T R AH0 D IH SH AH0 N;traditional T R AH0 D IH SH AH0 N AH0 L
traditionally T R AH0 D IH SH AH0 N AH0 L IY;traffic T R AE F IH K;trafficking T R AE F IH K IH NG
tragedies T R AE JH AH0 D IY Z;tragedy T R AE JH AH0 D IY;tragic T R AE JH IH K;tragically T R AE JH IH K L IY
trail T R EY L;trailed T R EY L D;trailing T R EY L IH NG;train T R EY N;trained T R EY N D
trainee T R EY N IY;trainer T R EY N ER;traipsing T R EY P S IH NG;trait T R EY T;traitor T R EY T ER
traitorous T R EY T ER AH0 S;traits T R EY T S;trajectory T R AH0 JH EH K T ER IY;tramp T R AE M P
trample T R AE M P AH0 L;trampled T R AE M P AH0 L D;trampling T R AE M P L IH NG
trampoline T R AE M P AH0 L IY N;trance T R AE N S;tranquil T R AE NG K W AH0 L
tranquility T R AE NG K W IH L IH T IY;tranquilizer T R AE NG K W AH0 L AY Z ER
transaction T R AE N Z AE K SH AH0 N;transatlantic T R AE N Z AH0 T L AE N T IH K;transcend T R AE N S EH N D
transcendent T R AE N S EH N D AH0 N T;transcontinental T R AE N Z K AA N T IH N EH N T AH0 L
transcript T R AE N S K R IH P T;transcription T R AE N S K R IH P SH AH0 N;transfer T R AE N S F ER
transference T R AE N S F ER AH0 N S;transferred T R AE N S F ER D;transferring T R AE N S F ER IH NG
transform T R AE N S F AO R M;transformation T R AE N S F ER M EY SH AH0 N;transformed T R AE N S F AO R M D
transformer T R AE N S F AO R M ER;transforming T R AE N S F AO R M IH NG
transfusion T R AE N S F Y UW ZH AH0 N;transgression T R AE N Z G R EH SH AH0 N;transient T R AE N ZH AH0 N T
transistor T R AE N Z IH S T ER;transit T R AE N Z IH T;transition T R AE N Z IH SH AH0 N
transitional T R AE N S IH SH AH0 N AH0 L;translate T R AE N Z L EY T;translated T R AE N Z L EY T IH D
translating T R AE N Z L EY T IH NG;translation T R AE N Z L EY SH AH0 N;translator T R AE N S L EY T ER
transmission T R AE N S M IH SH AH0 N;transmit T R AE N Z M IH T;transmitted T R AE N S M IH T IH D
transmitter T R AE N S M IH T ER;transmitting T R AE N S M IH T IH NG;transparent T R AE N S P EH R AH0 N T
transpired T R AE N S P AY ER D;transplant T R AE N S P L AE N T;transponder T R AE N S P AA N D ER
transport T R AE N S P AO R T;transportation T R AE N S P ER T EY SH AH0 N
transported T R AE N S P AO R T IH D;transporter T R AE N S P AO R T ER;transporting T R AE N S P AO R T IH NG
transsexual T R AE N S EH K SH Y UW AH0 L;transvestite T R AE N Z V EH S T AY T;trapeze T R AH0 P IY Z
trapped T R AE P T;trapper T R AE P ER;trapping T R AE P IH NG;traps T R AE P S;trash T R AE SH
trashed T R AE SH T;trashing T R AE SH IH NG;trashy T R AE SH IY;trauma T R AO M AH0
traumatic T R AO M AE T IH K;traumatized T R AO M AH0 T AY Z D;traveled T R AE V AH0 L D
traveler T R AE V AH0 L ER;traveling T R AE V AH0 L IH NG;travelled T R AE V AH0 L D
traveller T R AE V AH0 L ER;travelling T R AE V AH0 L IH NG;traverse T R AE V ER S
travesty T R AE V AH0 S T IY;trawler T R AO L ER;trays T R EY Z;treacherous T R EH CH ER AH0 S
treachery T R EH CH ER IY;tread T R EH D;treading T R EH D IH NG;treadmill T R EH D M IH L
treason T R IY Z AH0 N;treasure T R EH ZH ER;treasured T R EH ZH ER D;treasurer T R EH ZH ER ER
treasury T R EH ZH ER IY;treat T R IY T;treatable T R IY T AH0 B AH0 L;treated T R IY T IH D
treaties T R IY T IY Z;treating T R IY T IH NG;treatment T R IY T M AH0 N T;treaty T R IY T IY;tree T R IY
trek T R EH K;tremble T R EH M B AH0 L;trembled T R EH M B AH0 L D;trembling T R EH M B AH0 L IH NG
tremendous T R AH0 M EH N D AH0 S;tremendously T R AH0 M EH N D AH0 S L IY;tremor T R EH M ER
trench T R EH N CH;trenches T R EH N CH IH Z;trendy T R EH N D IY;trespass T R EH S P AE S
trespassing T R EH S P AE S IH NG;triad T R AY AE D;triage T R AY IH JH;trial T R AY AH0 L
triangle T R AY AE NG G AH0 L;triangulation T R AY AE NG G Y UW L EY SH AH0 N;triathlon T R AY AE TH L AH0 N
tribal T R AY B AH0 L;tribe T R AY B;tribulations T R IH B Y AH0 L EY SH AH0 N Z
tribunal T R AH0 B Y UW N AH0 L;tributary T R IH B Y AH0 T EH R IY;tribute T R IH B Y UW T;trick T R IH K
tricked T R IH K T;trickery T R IH K ER IY;tricking T R IH K IH NG;trickle T R IH K AH0 L
trickster T R IH K S T ER;tricky T R IH K IY;tricycle T R IH S IH K AH0 L;trident T R AY D AH0 N T
tried T R AY D;tries T R AY Z;trifecta T R AY F EH K T AH0;trifle T R AY F AH0 L;trifling T R AY F L IH NG
trig T R IH G;trigger T R IH G ER;triggered T R IH G ER D;triggering T R IH G ER IH NG
trillion T R IH L Y AH0 N;trilogy T R IH L AH0 JH IY;trimester T R AY M EH S T ER;trimmed T R IH M D
trimming T R IH M IH NG;trinity T R IH N AH0 T IY;trinket T R IH NG K AH0 T;trinkets T R IH NG K AH0 T S
trio T R IY OW;tripe T R AY P;triple T R IH P AH0 L;tripled T R IH P AH0 L D;triplets T R IH P L AH0 T S
triplicate T R IH P L IH K AH0 T;tripod T R AY P AA D;tripped T R IH P T;tripping T R IH P IH NG
trips T R IH P S;trite T R AY T;triumph T R AY AH0 M F;triumphant T R AY AH M F AH0 N T;trivia T R IH V IY AH0
trivial T R IH V IY AH0 L;trivialize T R IH V IY AH0 L AY Z;trod T R AA D;trois T W AA;troll T R OW L
trolley T R AA L IY;trolling T R OW L IH NG;trombone T R AA M B OW N;troop T R UW P;trooper T R UW P ER
troops T R UW P S;trophies T R OW F IY Z;trophy T R OW F IY;tropical T R AA P IH K AH0 L
tropics T R AA P IH K S;troth T R OW TH;trotting T R AA T IH NG;troubadour T R UW B AH0 D AO R
troubled T R AH B AH0 L D;troublemaker T R AH B AH0 L M EY K ER;troublesome T R AH B AH0 L S AH0 M
troubling T R AH B AH0 L IH NG;trough T R AO F;troupe T R UW P;trouser T R AW Z ER;trousers T R AW Z ER Z
trout T R AW T;trove T R OW V;truancy T R UW AH0 N S IY;truant T R UW AH0 N T;truce T R UW S;truck T R AH K
trucker T R AH K ER;trucking T R AH K IH NG;truckload T R AH K L OW D;trudging T R AH JH IH NG;truer T R UW ER
truest T R UW IH S T;truffle T R AH F AH0 L;truffles T R AH F AH0 L Z;truly T R UW L IY
trumpet T R AH M P AH0 T;trunk T R AH NG K;truss T R AH S;trust T R AH S T;trusted T R AH S T IH D
trustee T R AH S T IY;trustees T R AH S T IY Z;trusting T R AH S T IH NG;trustworthy T R AH S T W ER DH IY
trusty T R AH S T IY;truth T R UW TH;truthful T R UW TH F AH0 L;truthfully T R UW TH F AH0 L IY
trying T R AY IH NG;tryout T R AY AW T;tryouts T R AY AW T S;tryst T R IH S T;tsunami T S UW N AA M IY
tub T AH B;tuba T UW B AH0;tube T UW B;tuberculosis T AH0 B ER K Y AH0 L OW S IH S;tubing T UW B IH NG
tuck T AH K;tucked T AH K T;tucking T AH K IH NG;tug T AH G;tugboat T AH G B OW T;tugging T AH G IH NG
tuition T Y UW IH SH AH0 N;tulip T UW L AH0 P;tulips T UW L AH0 P S;tumble T AH M B AH0 L
tumbler T AH M B L ER;tumbling T AH M B AH0 L IH NG;tummy T AH M IY;tumor T UW M ER;tuna T UW N AH0
tune T UW N;tuned T UW N D;tunic T UW N IH K;tuning T UW N IH NG;tunnel T AH N AH0 L;turban T ER B AH0 N
turbine T ER B AY N;turbulence T ER B Y AH0 L AH0 N S;turbulent T ER B Y AH0 L AH0 N T;turf T ER F
turkey T ER K IY;turmoil T ER M OY L;turn T ER N;turnaround T ER N ER AW N D;turned T ER N D;turner T ER N ER
turning T ER N IH NG;turnip T ER N AH0 P;turnoff T ER N AO F;turnout T ER N AW T;turnover T ER N OW V ER
turnpike T ER N P AY K;turnstile T ER N S T AY L;turnstiles T ER N S T AY L Z;turntable T ER N T EY B AH0 L
turpentine T ER P AH0 N T AY N;turquoise T ER K W OY Z;turret T ER AH0 T;turtle T ER T AH0 L
turtleneck T ER T AH0 L N EH K;tush T UH SH;tusks T AH S K S;tussle T AH S AH0 L;tutor T UW T ER
tutored T UW T ER D;tutorial T UW T AO R IY AH0 L;tutoring T UW T ER IH NG;tutu T UW T UW;tux T AH K S
tuxedo T AH K S IY D OW;twat T W AA T;tweak T W IY K;tweaked T W IY K T;tweaking T W IY K IH NG;tweed T W IY D
tweet T W IY T;tweezers T W IY Z ER Z;twelfth T W EH L F TH;twelve T W EH L V;twenties T W EH N T IY Z
twentieth T W EH N T IY AH0 TH;twenty T W EH N T IY;twice T W AY S;twig T W IH G;twilight T W AY L AY T
twin T W IH N;twine T W AY N;twinge T W IH N JH;twinkle T W IH NG K AH0 L;twinkling T W IH NG K AH0 L IH NG
twins T W IH N Z;twirl T W ER L;twirling T W ER L IH NG;twist T W IH S T;twisted T W IH S T IH D
twister T W IH S T ER;twisting T W IH S T IH NG;twitch T W IH CH;twitches T W IH CH IH Z
twitching T W IH CH IH NG;twitchy T W IH CH IY;twos T UW Z;twosome T UW S AH0 M;tycoon T AY K UW N
tying T AY IH NG;tyke T AY K;typed T AY P T;typewriter T AY P R AY T ER;typhoid T AY F OY D
typhoon T AY F UW N;typhus T AY F AH0 S;typical T IH P AH0 K AH0 L;typically T IH P IH K L IY
typing T AY P IH NG;typist T AY P IH S T;typo T AY P OW;tyranny T IH R AH0 N IY;tyrant T AY R AH0 N T
tyre T AY R;tyres T AY ER Z;ubiquitous Y UW B IH K W IH T AH0 S;ugh AH G;uglier AH G L IY ER
ugliest AH G L IY AH0 S T;ugliness AH G L IY N AH0 S;ugly AH G L IY;ukulele Y UW K AH0 L EY L IY
ulcer AH L S ER;ulterior AH0 L T IH R IY ER;ultimate AH L T AH0 M AH0 T;ultimately AH L T AH0 M AH0 T L IY
ultimatum AH L T AH0 M EY T AH0 M;ultrasound AH L T R AH0 S AW N D;ultraviolet AH L T R AH0 V AY AH0 L IH T
umbilical AH0 M B IH L IH K AH0 L;umbrella AH0 M B R EH L AH0;umpire AH M P AY ER;unable AH0 N EY B AH0 L
unacceptable AH N AE K S EH P T AH0 B AH0 L;unaccounted AH N AH0 K AW N T IH D
unadulterated AH N AH0 D AH L T ER EY T IH D;unaffected AH N AH0 F EH K T IH D;unafraid AH N AH0 F R EY D
unanimous Y UW N AE N AH0 M AH0 S;unanimously Y UW N AE N AH0 M AH0 S L IY;unannounced AH N AH0 N AW N S T
unanswered AH N AE N S ER D;unappealing AH N AH0 P IY L IH NG;unappreciated AH N AH0 P R IY SH IY EY T IH D
unarmed AH0 N AA R M D;unassuming AH N AH0 S UW M IH NG;unattached AH N AH0 T AE CH T
unattainable AH N AH0 T EY N AH0 B AH0 L;unattended AH0 N AH0 T EH N D IH D
unattractive AH N AH0 T R AE K T IH V;unauthorized AH0 N AO TH ER AY Z D
unavailable AH N AH0 V EY L AH0 B AH0 L;unavoidable AH N AH0 V OY D AH0 B AH0 L;unaware AH N AH0 W EH R
unbalanced AH0 N B AE L AH0 N S T;unbearable AH0 N B EH R AH0 B AH0 L;unbeatable AH N B IY T AH0 B AH0 L
unbecoming AH N B IH K AH M IH NG;unbelievable AH N B AH0 L IY V AH0 B AH0 L
unbelievably AH N B AH0 L IY V AH0 B L IY;unborn AH N B AO R N;unbreakable AH0 N B R EY K AH0 B AH0 L
unbridled AH0 N B R AY D AH0 L D;unbroken AH0 N B R OW K AH0 N;unbutton AH0 N B AH T AH0 N
unbuttoned AH0 N B AH T AH0 N D;uncalled AH0 N K AO L D;uncanny AH0 N K AE N IY;uncertain AH0 N S ER T AH0 N
uncertainty AH0 N S ER T AH0 N T IY;unchanged AH0 N CH EY N JH D;uncharted AH0 N CH AA R T IH D
unchecked AH0 N CH EH K T;uncivilized AH0 N S IH V AH0 L AY Z D;unclaimed AH0 N K L EY M D;uncle AH NG K AH0 L
unclean AH0 N K L IY N;unclear AH0 N K L IH R;uncomfortable AH0 N K AH M F ER T AH0 B AH0 L
uncommon AH0 N K AA M AH0 N;uncomplicated AH0 N K AA M P L AH0 K EY T IH D
uncompromising AH0 N K AA M P R AH0 M AY Z IH NG;unconcerned AH N K AH0 N S ER N D
unconditional AH N K AH0 N D IH SH AH0 N AH0 L;unconditionally AH N K AH0 N D IH SH AH0 N AH0 L IY
unconfirmed AH N K AH0 N F ER M D;unconscionable AH0 N K AA N SH AH0 N AH0 B AH0 L
unconscious AH N K AA N SH AH0 S;unconsciously AH N K AA N SH AH0 S L IY
unconstitutional AH N K AA N S T AH0 T UW SH AH0 N AH0 L;uncontrollable AH N K AH0 N T R OW L AH0 B AH0 L
unconventional AH N K AH0 N V EH N SH AH0 N AH0 L;uncool AH N K UW L
uncooperative AH0 N K OW AA P ER AH0 T IH V;uncouth AH N K UW TH;uncover AH0 N K AH V ER
uncovered AH0 N K AH V ER D;uncovering AH0 N K AH V ER IH NG;uncut AH N K AH T;undamaged AH N D AE M AH0 JH D
undecided AH N D IH S AY D IH D;undefeated AH N D IH F IY T IH D;undeniable AH N D IH N AY AH0 B AH0 L
underachiever AH N D ER AH0 CH IY V ER;underage AH N D ER IH JH;underbelly AH N D ER B EH L IY
undercarriage AH N D ER K AE R IH JH;undercover AH N D ER K AH V ER;underdog AH N D ER D AO G
underestimate AH N D ER EH S T AH0 M EY T;underestimated AH N D ER EH S T AH0 M EY T IH D
underestimating AH N D ER EH S T IH M EY T IH NG;underfoot AH N D ER F UH T
undergarments AH N D ER G AA R M AH0 N T S;undergo AH N D ER G OW;undergoing AH N D ER G OW IH NG
undergone AH N D ER G AO N;undergrad AH N D ER G R AE D;undergraduate AH N D ER G R AE JH AH0 W AH0 T
underground AH N D ER G R AW N D;underhanded AH N D ER HH AE N D IH D;underline AH N D ER L AY N
underlined AH N D ER L AY N D;underlying AH N D ER L AY IH NG;undermine AH N D ER M AY N
undermining AH N D ER M AY N IH NG;underneath AH N D ER N IY TH;underpaid AH N D ER P EY D
underpants AH N D ER P AE N T S;underprivileged AH N D ER P R IH V L AH0 JH D;underrated AH N D ER R EY T IH D
undersea AH N D ER S IY;understaffed AH N D ER S T AE F T;understand AH N D ER S T AE N D
understandable AH N D ER S T AE N D AH0 B AH0 L;understandably AH N D ER S T AE N D AH0 B L IY
understanding AH N D ER S T AE N D IH NG;understated AH N D ER S T EY T IH D
understatement AH N D ER S T EY T M AH0 N T;understood AH N D ER S T UH D;understudy AH N D ER S T AH D IY
undertake AH N D ER T EY K;undertaken AH N D ER T EY K AH0 N;undertaker AH N D ER T EY K ER
undertaking AH N D ER T EY K IH NG;undertow AH N D ER T OW;underwater AH N D ER W AO T ER
underway AH N D ER W EY;underwear AH N D ER W EH R;underwent AH N D ER W EH N T;underworld AH N D ER W ER L D
underwriters AH N D ER R AY T ER Z;undesirable AH N D IH Z AY R AH0 B AH0 L
undetectable AH0 N D IH T EH K T AH0 B AH0 L;undetected AH N D IH T EH K T IH D
undetermined AH N D IH T ER M IH N D;undignified AH0 N D IH G N IH F AY D
undisciplined AH0 N D IH S IH P L IH N D;undiscovered AH N D IH S K AH V ER D
undisputed AH N D IH S P Y UW T IH D;undisturbed AH N D IH S T ER B D;undivided AH N D AH0 V AY D IH D
undo AH0 N D UW;undoing AH0 N D UW IH NG;undone AH0 N D AH N;undoubtedly AH0 N D AW T IH D L IY
undress AH0 N D R EH S;undressed AH0 N D R EH S T;undue AH0 N D UW;unduly AH0 N D UW L IY
undying AH0 N D AY IH NG;unearth AH0 N ER TH;unearthed AH0 N ER TH T;uneasy AH0 N IY Z IY
uneducated AH0 N EH JH UH K EY T IH D;unemployed AH N EH M P L OY D;unemployment AH N IH M P L OY M AH0 N T
unending AH0 N EH N D IH NG;unequivocally AH N IY K W IH V AH0 K AH0 L IY;unethical AH0 N EH TH IH K AH0 L
uneven AH0 N IY V AH0 N;uneventful AH N IY V EH N T F AH0 L;unexpected AH N IH K S P EH K T IH D
unexpectedly AH N IH K S P EH K T IH D L IY;unexplainable AH N IH K S P L EY N AH0 B AH0 L
unexplained AH N IH K S P L EY N D;unexplored AH N IH K S P L AO R D;unfair AH0 N F EH R
unfairly AH0 N F EH R L IY;unfaithful AH0 N F EY TH F AH0 L;unfamiliar AH N F AH0 M IH L Y ER
unfeeling AH0 N F IY L IH NG;unfettered AH0 N F EH T ER D;unfinished AH0 N F IH N IH SH T;unfit AH0 N F IH T
unfold AH0 N F OW L D;unfolding AH0 N F OW L D IH NG;unforeseen AH N F AO R S IY N
unforgettable AH N F ER G EH T AH0 B AH0 L;unforgivable AH N F AO R G IH V AH0 B AH0 L
unforgiving AH0 N F ER G IH V IH NG;unfortunate AH0 N F AO R CH AH0 N AH0 T
unfortunately AH0 N F AO R CH AH0 N AH0 T L IY;unfounded AH0 N F AW N D IH D;unfriendly AH0 N F R EH N D L IY
unfulfilled AH N F UH L F IH L D;unglued AH0 N G L UW D;ungodly AH0 N G AO D L IY
ungrateful AH0 N G R EY T F AH0 L;unguarded AH0 N G AA R D IH D;unhappily AH0 N HH AE P AH0 L IY
unhappiness AH0 N HH AE P IY N IH S;unhappy AH0 N HH AE P IY;unharmed AH0 N HH AA R M D
unhealthy AH0 N HH EH L TH IY;unheard AH0 N HH ER D;unholy AH0 N HH OW L IY;unhook AH0 N HH UH K;uni Y UW N IY
unidentified AH N AY D EH N T AH0 F AY D;unification Y UW N AH0 F AH0 K EY SH AH0 N;unified Y UW N AH0 F AY D
uniform Y UW N AH0 F AO R M;uniformed Y UW N AH0 F AO R M D;unimaginable AH N IH M AE JH IH N AH0 B AH0 L
unimportant AH0 N IH M P AO R T AH0 N T;unimpressed AH N IH M P R EH S T
uninhabitable AH N IH N HH AE B AH0 T AH0 B AH0 L;uninhabited AH N IH N HH AE B AH0 T IH D
uninspired AH N IH N S P AY ER D;uninsured AH N IH N SH UH R D
unintelligible AH N IH N T EH L AH0 JH AH0 B AH0 L;unintentional AH N IH N T EH N SH AH0 N AH0 L
unintentionally AH N IH N T EH N SH AH0 N AH0 L IY;uninteresting AH0 N IH N T R AH0 S T IH NG
uninterrupted AH N IH N T ER AH P T IH D;uninvited AH N IH N V AY T IH D;unique Y UW N IY K
uniquely Y UW N IY K L IY;uniqueness Y UW N IY K N AH0 S;unisex Y UW N IH S EH K S;unison Y UW N AH0 S AH0 N
unit Y UW N AH0 T;unite Y UW N AY T;unity Y UW N AH0 T IY;universal Y UW N AH0 V ER S AH0 L
universally Y UW N AH0 V ER S AH0 L IY;universities Y UW N AH0 V ER S AH0 T IY Z;unjust AH0 N JH AH S T
unjustly AH0 N JH AH S T L IY;unkind AH0 N K AY N D;unknowingly AH0 N N OW IH NG L IY;unknown AH0 N N OW N
unlawful AH0 N L AO F AH0 L;unleaded AH0 N L EH D IH D;unleash AH0 N L IY SH;unleashed AH0 N L IY SH T
unleashing AH0 N L IY SH IH NG;unless AH0 N L EH S;unlicensed AH0 N L AY S AH0 N S T;unlike AH0 N L AY K
unlikely AH0 N L AY K L IY;unlimited AH0 N L IH M AH0 T IH D;unlisted AH0 N L IH S T IH D;unload AH0 N L OW D
unloaded AH0 N L OW D IH D;unloading AH0 N L OW D IH NG;unlock AH0 N L AA K;unlocked AH0 N L AA K T
unlocking AH0 N L AA K IH NG;unloved AH0 N L AH V D;unlucky AH0 N L AH K IY;unmanned AH0 N M AE N D
unmarked AH0 N M AA R K T;unmarried AH0 N M EH R IY D;unmistakable AH N M IH S T EY K AH0 B AH0 L
unmitigated AH0 N M IH T AH0 G EY T IH D;unnamed AH0 N N EY M D;unnatural AH0 N N AE CH ER AH0 L
unnecessarily AH0 N N EH S AH0 S EH R AH0 L IY;unnecessary AH0 N N EH S AH0 S EH R IY;unnerved AH0 N N ER V D
unnerving AH0 N ER V IH NG;unnoticed AH0 N N OW T IH S T;unobtrusive AH N AH0 B T R UW S IH V
unoccupied AH0 N AA K Y AH0 P AY D;unofficial AH N AH0 F IH SH AH0 L;unofficially AH0 N AH0 F IH SH AH0 L IY
unopened AH0 N OW P AH0 N D;unorthodox AH0 N AO R TH AH0 D AA K S;unpack AH0 N P AE K;unpacked AH0 N P AE K T
unpacking AH0 N P AE K IH NG;unpaid AH0 N P EY D;unparalleled AH0 N P EH R AH0 L EH L D
unpleasant AH0 N P L EH Z AH0 N T;unpleasantness AH0 N P L EH Z AH0 N T N AH0 S;unplug AH0 N P L AH G
unplugged AH0 N P L AH G D;unpopular AH N P AA P Y AH0 L ER;unprecedented AH0 N P R EH S IH D EH N T IH D
unpredictable AH N P R IH D IH K T AH0 B AH0 L;unprepared AH N P R IY P EH R D
unprincipled AH0 N P R IH N S AH0 P AH0 L D;unprofessional AH N P R AH0 F EH SH AH0 N AH0 L
unprotected AH N P R AH0 T EH K T IH D;unprovoked AH N P R AH0 V OW K T;unpunished AH0 N P AH N IH SH T
unqualified AH0 N K W AA L IH F AY D;unquote AH N K W OW T;unravel AH0 N R AE V AH0 L
unreachable AH0 N R IY CH AH0 B AH0 L;unreal AH0 N R IY L;unrealistic AH0 N R IY L IH S T IH K
unreasonable AH0 N R IY Z N AH0 B AH0 L;unregistered AH0 N R EH JH IH S T ER D;unrelated AH N R IH L EY T IH D
unrelenting AH N R IY L EH N T IH NG;unreliable AH N R IH L AY AH0 B AH0 L
unremarkable AH0 N R IH M AA R K AH0 B AH0 L;unrequited AH N R IY K W AY T IH D
unresolved AH0 N R IH Z AA L V D;unresponsive AH N R IY S P AA N S IH V;unrest AH0 N R EH S T
unruly AH0 N R UW L IY;unsafe AH0 N S EY F;unsaid AH0 N S EH D;unsanitary AH0 N S AE N AH0 T EH R IY
unsatisfactory AH N S AH0 T IH S F AE K T ER IY;unsatisfied AH0 N S AE T IH S F AY D
unsavory AH0 N S EY V ER IY;unscathed AH0 N S K EY DH D;unscheduled AH0 N S K EH JH UW L D
unscrupulous AH0 N S K R UW P Y AH0 L AH0 S;unseemly AH0 N S IY M L IY;unseen AH0 N S IY N
unsettled AH0 N S EH T AH0 L D;unsettling AH0 N S EH T AH0 L IH NG;unsightly AH0 N S AY T L IY
unsigned AH0 N S AY N D;unsolicited AH N S AH0 L IH S IH T IH D;unsolved AH0 N S AA L V D
unsound AH0 N S AW N D;unspeakable AH0 N S P IY K AH0 B AH0 L;unspoiled AH0 N S P OY L D
unspoken AH0 N S P OW K AH0 N;unstable AH0 N S T EY B AH0 L;unsteady AH0 N S T EH D IY
unstoppable AH0 N S T AA P AH0 B AH0 L;unsubstantiated AH N S AH0 B S T AE N SH IY EY T IH D
unsuccessful AH N S AH0 K S EH S F AH0 L;unsuitable AH0 N S UW T AH0 B AH0 L
unsupervised AH0 N S UW P ER V AY Z D;unsure AH0 N SH UH R;unsuspecting AH N S AH0 S P EH K T IH NG
unsympathetic AH0 N S IH M P AH0 TH EH T IH K;untapped AH0 N T AE P T;unthinkable AH0 N TH IH NG K AH0 B AH0 L
untidy AH0 N T AY D IY;untie AH0 N T AY;untied AH0 N T AY D;until AH0 N T IH L;untimely AH0 N T AY M L IY
unto AH N T UW;untold AH0 N T OW L D;untouchable AH0 N T AH CH AH0 B AH0 L;untouched AH0 N T AH CH T
untoward AH0 N T UW AO R D;untraceable AH0 N T R EY S AH0 B AH0 L;untrained AH0 N T R EY N D
untrue AH0 N T R UW;untrustworthy AH0 N T R AH S T W ER DH IY;unturned AH0 N T ER N D;unused AH0 N Y UW Z D
unusual AH0 N Y UW ZH UW AH0 L;unusually AH0 N Y UW ZH UW AH0 L IY;unveil AH0 N V EY L
unveiling AH0 N V EY L IH NG;unwanted AH0 N W AO N T IH D;unwarranted AH0 N W AO R AH0 N T IH D
unwashed AH0 N W AA SH T;unwavering AH0 N W EY V ER IH NG;unwed AH0 N W EH D;unwelcome AH0 N W EH L K AH0 M
unwell AH0 N W EH L;unwilling AH0 N W IH L IH NG;unwind AH0 N W AY N D;unwise AH0 N W AY Z
unwittingly AH0 N W IH T IH NG L IY;unworthy AH0 N W ER DH IY;unwrap AH0 N R AE P;unwrapped AH0 N R AE P T
unwritten AH0 N R IH T AH0 N;unzip AH0 N Z IH P;upbeat AH P B IY T;upbringing AH P B R IH NG IH NG
upcoming AH P K AH M IH NG;updated AH0 P D EY T IH D;updating AH0 P D EY T IH NG;upfront AH P F R AH N T
upgraded AH0 P G R EY D IH D;upheaval AH0 P HH IY V AH0 L;upheld AH0 P HH EH L D;uphill AH P HH IH L
uphold AH0 P HH OW L D;upholstery AH0 P OW L S T ER IY;upkeep AH P K IY P;uplifting AH P L IH F T IH NG
uplink AH P L IH NG K;uploaded AH P L OW D IH D;uploading AH P L OW D IH NG;upon AH0 P AA N;upped AH P T
upper AH P ER;uppity AH P AH0 T IY;upright AH0 P R AY T;uprising AH0 P R AY Z IH NG;upriver AH P R IH V ER
uproar AH P R AO R;uproot AH0 P R UW T;ups AH P S;upscale AH P S K EY L;upset AH0 P S EH T
upsetting AH0 P S EH T IH NG;upshot AH P SH AA T;upside AH P S AY D;upstage AH0 P S T EY JH
upstairs AH0 P S T EH R Z;upstanding AH P S T AE N D IH NG;upstart AH P S T AA R T;upstate AH P S T EY T
upstream AH P S T R IY M;uptight AH0 P T AY T;upward AH P W ER D;uranium Y ER EY N IY AH0 M;urban ER B AH0 N
urchin ER CH AH0 N;urge ER JH;urged ER JH D;urgency ER JH AH0 N S IY;urgent ER JH AH0 N T
urgently ER JH AH0 N T L IY;urging ER JH IH NG;urinary Y ER AH0 N EH R IY;urinate Y ER AH0 N EY T
urinating Y ER AH0 N EY T IH NG;urine Y ER AH0 N;urn ER N;urologist Y ER AA L AH0 JH AH0 S T
usable Y UW Z AH0 B AH0 L;usage Y UW S AH0 JH;use Y UW S;used Y UW Z D;useful Y UW S F AH0 L
usefulness Y UW S F AH0 L N AH0 S;useless Y UW S L AH0 S;usher AH SH ER;using Y UW Z IH NG
usual Y UW ZH AH0 W AH0 L;usually Y UW ZH AH0 W AH0 L IY;utensils Y UW T EH N S AH0 L Z
uterine Y UW T ER AH0 N;uterus Y UW T ER AH0 S;utilities Y UW T IH L AH0 T IY Z;utility Y UW T IH L AH0 T IY
utilize Y UW T AH0 L AY Z;utilized Y UW T AH0 L AY Z D;utilizing Y UW T AH0 L AY Z IH NG;utmost AH T M OW S T
utter AH T ER;uttered AH T ER D;utterly AH T ER L IY;vacancies V EY K AH0 N S IY Z;vacancy V EY K AH0 N S IY
vacant V EY K AH0 N T;vacate V EY K EY T;vacated V EY K EY T IH D;vacation V EY K EY SH AH0 N
vacationing V EY K EY SH AH0 N IH NG;vaccinated V AE K S AH0 N EY T IH D
vaccination V AE K S AH0 N EY SH AH0 N;vacuous V AE K Y UW AH0 S;vacuum V AE K Y UW M;vacuumed V AE K Y UW M D
vacuuming V AE K Y UW M IH NG;vagabond V AE G AH0 B AA N D;vagina V AH0 JH AY N AH0
vaginal V AH0 JH AY N AH0 L;vagrancy V EY G R AH0 N S IY;vagrant V EY G R AH0 N T;vague V EY G
vaguely V EY G L IY;vain V EY N;valedictorian V AE L AH0 D IH K T AO R IY AH0 N;valet V AE L EY
valiant V AE L Y AH0 N T;valiantly V AE L Y AH0 N T L IY;valid V AE L IH D;validate V AE L AH0 D EY T
validation V AE L AH0 D EY SH AH0 N;validity V AH0 L IH D AH0 T IY;valley V AE L IY;valor V AE L ER
valuable V AE L Y AH0 B AH0 L;value V AE L Y UW;valued V AE L Y UW D;valve V AE L V;vamp V AE M P
vampire V AE M P AY R;vandalism V AE N D AH0 L IH Z AH0 M;vandalized V AE N D AH0 L AY Z D
vandals V AE N D AH0 L Z;vane V EY N;vanguard V AE N G AA R D;vanilla V AH0 N IH L AH0;vanish V AE N IH SH
vanished V AE N IH SH T;vanishes V AE N IH SH IH Z;vanishing V AE N IH SH IH NG;vanity V AE N AH0 T IY
vanquish V AE NG K W IH SH;vanquished V AE NG K W IH SH T;vans V AE N Z;vantage V AE N T AH0 JH
vapor V EY P ER;vaporize V EY P ER AY Z;vaporized V EY P ER AY Z D;variable V EH R IY AH0 B AH0 L
variables V EH R IY AH0 B AH0 L Z;variance V EH R IY AH0 N S;variation V EH R IY EY SH AH0 N
varied V EH R IY D;varies V EH R IY Z;varieties V ER AY AH0 T IY Z;variety V ER AY AH0 T IY
various V EH R IY AH0 S;varmint V AA R M IH N T;varnish V AA R N IH SH;varsity V AA R S IH T IY;vary V EH R IY
varying V EH R IY IH NG;vascular V AE S K Y AH0 L ER;vase V EY S;vasectomy V AE Z EH K T AH0 M IY
vast V AE S T;vastly V AE S T L IY;vaudeville V AA D V IH L;vault V AO L T;veal V IY L;vector V EH K T ER
veer V IH R;veered V IH R D;vegan V EH G AH0 N;vegetable V EH JH T AH0 B AH0 L
vegetables V EH JH T AH0 B AH0 L Z;vegetarian V EH JH AH0 T EH R IY AH0 N;vegetation V EH JH AH0 T EY SH AH0 N
vegetative V EH JH AH0 T EY T IH V;veggie V EH JH IY;vehicle V IY HH IH K AH0 L
vehicular V IY HH IH K Y AH0 L ER;veil V EY L;veiled V EY L D;vein V EY N;veins V EY N Z
velocity V AH0 L AA S AH0 T IY;velour V EH L UW R;velvet V EH L V AH0 T;vendetta V EH N D EH T AH0
vending V EH N D IH NG;vendor V EH N D ER;veneer V AH0 N IH R;venereal V AH0 N IH R IY AH0 L
vengeance V EH N JH AH0 N S;vengeful V EH N JH F AH0 L;venison V EH N AH0 S AH0 N;venom V EH N AH0 M
venomous V EH N AH0 M AH0 S;venous V IY N AH0 S;vent V EH N T;ventilate V EH N T AH0 L EY T
ventilation V EH N T AH0 L EY SH AH0 N;ventilator V EH N T AH0 L EY T ER;venting V EH N T IH NG
ventricle V EH N T R IH K AH0 L;ventricular V EH N T R IH K Y UW L ER;venture V EH N CH ER
ventured V EH N CH ER D;venue V EH N Y UW;ver V ER;veracity V ER AE S IH T IY;veranda V ER AE N D AH0
verb V ER B;verbal V ER B AH0 L;verbally V ER B AE L IY;verbatim V ER B EY T AH0 M;verboten V ER B OW T AH0 N
verdict V ER D IH K T;verge V ER JH;verification V EH R AH0 F AH0 K EY SH AH0 N;verified V EH R AH0 F AY D
verify V EH R AH0 F AY;verifying V EH R AH0 F AY IH NG;veritable V EH R IH T AH0 B AH0 L;vermin V ER M IH N
vermouth V ER M UW TH;vernacular V ER N AE K Y AH0 L ER;versa V ER S AH0;versatile V ER S AH0 T AH0 L
verse V ER S;versed V ER S T;versus V ER S AH0 S;vertebra V ER T AH0 B R AH0;vertebrae V ER T AH0 B R EY
vertical V ER T IH K AH0 L;vertically V ER T IH K L IY;vertigo V ER T IH G OW;vessel V EH S AH0 L
vested V EH S T IH D;vestibule V EH S T IH B Y UW L;veteran V EH T ER AH0 N
veterinarian V EH T R AH0 N EH R IY AH0 N;veterinary V EH T R AH0 N EH R IY;veto V IY T OW;vets V EH T S
vexed V EH K S T;viable V AY AH0 B AH0 L;vial V AY AH0 L;vibe V AY B;vibrant V AY B R AH0 N T
vibrate V AY B R EY T;vibrating V AY B R EY T IH NG;vibration V AY B R EY SH AH0 N
vibrations V AY B R EY SH AH0 N Z;vibrator V AY B R EY T ER;vicar V IH K ER
vicariously V AY K EH R IY AH0 S L IY;vice V AY S;vicinity V AH0 S IH N AH0 T IY;vicious V IH SH AH0 S
viciously V IH SH AH0 S L IY;victim V IH K T AH0 M;victimized V IH K T AH0 M AY Z D
victimless V IH K T AH0 M L AH0 S;victor V IH K T ER;victories V IH K T ER IY Z
victorious V IH K T AO R IY AH0 S;victory V IH K T ER IY;videotape V IH D IY OW T EY P
videotaped V IH D IY OW T EY P T;videotaping V IH D IY OW T EY P IH NG;vie V AY;viewed V Y UW D
viewer V Y UW ER;viewers V Y UW ER Z;viewing V Y UW IH NG;viewpoint V Y UW P OY N T;vigil V IH JH AH0 L
vigilance V IH JH AH0 L AH0 N S;vigilant V IH JH AH0 L AH0 N T;vigilante V IH JH AH0 L AE N T IY
vigor V IH G ER;vigorous V IH G ER AH0 S;vigorously V IH G ER AH0 S L IY;vile V AY L;village V IH L AH0 JH
villagers V IH L IH JH ER Z;villain V IH L AH0 N;villainous V IH L AH0 N AH0 S
vindicated V IH N D AH0 K EY T IH D;vindication V IH N D AH0 K EY SH AH0 N;vindictive V IH N D IH K T IH V
vine V AY N;vinegar V IH N AH0 G ER;vineyard V IH N Y ER D;vintage V IH N T IH JH;vinyl V AY N AH0 L
viola V AY OW L AH0;violate V AY AH0 L EY T;violated V AY AH0 L EY T IH D;violating V AY AH0 L EY T IH NG
violation V AY AH0 L EY SH AH0 N;violence V AY AH0 L AH0 N S;violent V AY AH0 L AH0 N T
violently V AY AH0 L AH0 N T L IY;violet V AY AH0 L IH T;violinist V AY AH0 L IH N AH0 S T;viper V AY P ER
viral V AY R AH0 L;virgin V ER JH IH N;virginal V ER JH AH0 N AH0 L;virginity V ER JH IH N IH T IY
virile V IH R AH0 L;virility V ER IH L AH0 T IY;virtual V ER CH UW AH0 L;virtually V ER CH UW AH0 L IY
virtue V ER CH UW;virtuoso V ER CH UW OW S OW;virtuous V ER CH UW AH0 S;viruses V AY R AH0 S AH0 Z;vise V AY S
visibility V IH Z AH0 B IH L IH T IY;visible V IH Z AH0 B AH0 L;visionaries V IH ZH AH0 N EH R IY Z
visionary V IH ZH AH0 N EH R IY;visit V IH Z IH T;visitation V IH Z IH T EY SH AH0 N;visited V IH Z IH T IH D
visiting V IH Z IH T IH NG;visitor V IH Z IH T ER;visitors V IH Z IH T ER Z;visor V AY Z ER;vista V IH S T AH0
visual V IH ZH AH0 W AH0 L;visualize V IH ZH W AH0 L AY Z;visualizing V IH ZH W AH0 L AY Z IH NG
visually V IH ZH W AH0 L IY;vital V AY T AH0 L;vitality V AY T AE L AH0 T IY;vitally V AY T AH0 L IY
vitamins V AY T AH0 M AH0 N Z;vitro V IH T R OW;vittles V IH T AH0 L Z;vivid V IH V AH0 D
vividly V IH V AH0 D L IY;vixen V IH K S IH N;vocabulary V OW K AE B Y AH0 L EH R IY;vocal V OW K AH0 L
vocation V OW K EY SH AH0 N;vogue V OW G;voice V OY S;voiced V OY S T;voicemail V OY S M EY L;void V OY D
volatile V AA L AH0 T AH0 L;volcanic V AA L K AE N IH K;volcano V AA L K EY N OW;volcanoes V AA L K EY N OW Z
volley V AA L IY;volleyball V AA L IY B AO L;voltage V OW L T AH0 JH;volts V OW L T S;volume V AA L Y UW M
voluntarily V AA L AH0 N T EH R AH0 L IY;voluntary V AA L AH0 N T EH R IY;volunteer V AA L AH0 N T IH R
volunteered V AA L AH0 N T IH R D;volunteering V AO L AH0 N T IH R IH NG
voluptuous V AH0 L AH P CH AH0 W AH0 S;vomit V AA M AH0 T;vomiting V AA M AH0 T IH NG;voodoo V UW D UW
voracious V AO R EY SH AH0 S;vortex V AO R T EH K S;vote V OW T;voted V OW T IH D;voter V OW T ER
voters V OW T ER Z;voting V OW T IH NG;vouch V AW CH;vouched V AW CH T;vow V AW;vowed V AW D;vowel V AW AH0 L
vows V AW Z;voyage V OY AH0 JH;voyager V OY AH0 JH ER;voyeur V OY Y UW R;vulgar V AH L G ER
vulgarity V AH0 L G EH R IH T IY;vulnerability V AH L N ER AH0 B IH L IH T IY
vulnerable V AH L N ER AH0 B AH0 L;vulture V AH L CH ER;vultures V AH L CH ER Z;wack W AE K;wacko W AE K OW
wacky W AE K IY;wad W AA D;waddle W AA D AH0 L;wade W EY D;waders W EY D ER Z;wading W EY D IH NG
wafers W EY F ER Z;waffle W AA F AH0 L;waffles W AA F AH0 L Z;wag W AE G;wage W EY JH;waged W EY JH D
wager W EY JH ER;wages W EY JH AH0 Z;wagging W AE G IH NG;wagon W AE G AH0 N;waif W EY F;wail W EY L
wailing W EY L IH NG;wails W EY L Z;waist W EY S T;waistline W EY S T L AY N;wait W EY T;waited W EY T IH D
waiter W EY T ER;waiting W EY T IH NG;waitress W EY T R AH0 S;waitresses W EY T R AH0 S IH Z;waive W EY V
waived W EY V D;waiver W EY V ER;wake W EY K;waken W EY K AH0 N;waking W EY K IH NG;walked W AO K T
walker W AO K ER;walkie W AO K IY;walking W AO K IH NG;walkout W AO K AW T;walkway W AO K W EY;walled W AO L D
wallflower W AO L F L AW ER;walling W AO L IH NG;wallop W AA L AH0 P;wallow W AA L OW
wallowing W AA L OW IH NG;wallpaper W AO L P EY P ER;walnut W AO L N AH T;walrus W AO L R AH0 S
waltz W AO L T S;waltzes W AO L T S AH0 Z;waltzing W AO L T S IH NG;wampum W AA M P AH0 M;wan W AA N
wand W AA N D;wander W AA N D ER;wandered W AA N D ER D;wanderer W AA N D ER ER;wandering W AA N D ER IH NG
waning W EY N IH NG;wank W AA NG K;wanker W AA NG K ER;wanna W AA N AH0;wannabe W AA N AH0 B IY;want W AA N T
wanted W AO N T IH D;wanting W AA N T IH NG;wanton W AO N T AH0 N;ward W AO R D;warden W AO R D AH0 N
wardrobe W AO R D R OW B;warehouse W EH R HH AW S;wares W EH R Z;warfare W AO R F EH R;warhead W AO R HH EH D
warlock W AO R L AO K;warlord W AO R L AO R D;warm W AO R M;warmed W AO R M D;warmer W AO R M ER
warmest W AO R M AH0 S T;warming W AO R M IH NG;warmly W AO R M L IY;warmth W AO R M TH;warn W AO R N
warned W AO R N D;warning W AO R N IH NG;warp W AO R P;warpath W AO R P AE TH;warped W AO R P T
warrant W AO R AH0 N T;warranted W AO R AH0 N T IH D;warranty W AO R AH0 N T IY;warren W AO R AH0 N
warrior W AO R IY ER;wars W AO R Z;warship W AO R SH IH P;wart W AO R T;wartime W AO R T AY M;wary W EH R IY
wash W AA SH;washcloth W AA SH K L AO TH;washed W AA SH T;washer W AA SH ER;washes W AA SH IH Z
washing W AA SH IH NG;washout W AA SH AW T;washroom W AA SH R UW M;wasp W AA S P;waste W EY S T
wastebasket W EY S T B AE S K AH0 T;wasted W EY S T IH D;wasteful W EY S T F AH0 L;wasteland W EY S T L AE N D
wastepaper W EY S T P EY P ER;wasting W EY S T IH NG;watchdog W AA CH D AO G;watched W AA CH T
watches W AA CH AH0 Z;watchful W AA CH F AH0 L;watching W AA CH IH NG;watchman W AA CH M AH0 N;water W AO T ER
waterbed W AO T ER B EH D;watercolors W AO T ER K AH L ER Z;watered W AO T ER D;waterfall W AO T ER F AO L
waterfront W AO T ER F R AH N T;watering W AO T ER IH NG;watermelon W AO T ER M EH L AH0 N
waterproof W AO T ER P R UW F;watertight W AO T ER T AY T;waterworks W AO T ER W ER K S;watery W AO T ER IY
watt W AA T;wattle W AA T AH0 L;waved W EY V D;wavelength W EY V L EH NG TH;waver W EY V ER
waving W EY V IH NG;wavy W EY V IY;wax W AE K S;waxed W AE K S T;waxing W AE K S IH NG;waxy W AE K S IY
way W EY;wayward W EY W ER D;weak W IY K;weaken W IY K AH0 N;weakened W IY K AH0 N D
weakening W IY K AH0 N IH NG;weaker W IY K ER;weakest W IY K AH0 S T;weakling W IY K L IH NG
weakly W IY K L IY;weakness W IY K N AH0 S;weaknesses W IY K N AH0 S AH0 Z;wealth W EH L TH
wealthiest W EH L TH IY AH0 S T;wealthy W EH L TH IY;weapon W EH P AH0 N;weaponry W EH P AH0 N R IY
wear W EH R;wearer W EH R ER;wearing W EH R IH NG;weary W IH R IY;weasel W IY Z AH0 L;weather W EH DH ER
weathered W EH DH ER D;weatherman W EH DH ER M AE N;weave W IY V;weaver W IY V ER;weaving W IY V IH NG
webbed W EH B D;webs W EH B Z;wed W EH D;wedded W EH D IH D;wedge W EH JH;wedged W EH JH D
wedlock W EH D L AA K;wee W IY;weed W IY D;weeding W IY D IH NG;week W IY K;weekday W IY K D EY
weekend W IY K EH N D;weekly W IY K L IY;weep W IY P;weeping W IY P IH NG;weepy W IY P IY
weevils W IY V AH0 L Z;weigh W EY;weighed W EY D;weighing W EY IH NG;weight W EY T;weighted W EY T IH D
weightless W EY T L AH0 S;weird W IH R D;weirder W IH R D ER;weirdest W IH R D AH0 S T;weirdly W IH R D L IY
weirdness W IH R D N AH0 S;weirdo W IH R D OW;welcome W EH L K AH0 M;welcomed W EH L K AH0 M D
welcoming W EH L K AH0 M IH NG;weld W EH L D;welded W EH L D IH D;welder W EH L D ER;welding W EH L D IH NG
welfare W EH L F EH R;well W EH L;welling W EH L IH NG;wellington W EH L IH NG T AH0 N;wellness W EH L N AH0 S
welterweight W EH L T ER W EY T;wench W EH N CH;wenches W EH N CH IH Z;went W EH N T;wept W EH P T;were W ER
werewolf W EH R W UH L F;werewolves W EH R W UH L V Z;westbound W EH S T B AW N D;western W EH S T ER N
westward W EH S T W ER D;wet W EH T;wetlands W EH T L AE N D Z;wetter W EH T ER;wetting W EH T IH NG
whack W AE K;whacked W AE K T;whacker W AE K ER;whacking W AE K IH NG;whale W EY L;whaler W EY L ER
whaling W EY L IH NG;whammy W AE M IY;wharf W AO R F;whatever W AH T EH V ER;whatnot W AH T N AA T
whatsoever W AH T S OW EH V ER;wheat W IY T;wheel W IY L;wheelbarrow W IY L B EH R OW
wheelchair W IY L CH EH R;wheeled W IY L D;wheeling W IY L IH NG;wheeze W IY Z;wheezing W IY Z IH NG
whence W EH N S;whenever W EH N EH V ER;whereabouts W EH R AH0 B AW T S;whereas W EH R AE Z
whereby W EH R B AY;wherein W EH R IH N;wherever W EH R EH V ER;whether W EH DH ER;whew W UW;which W IH CH
whichever W IH CH EH V ER;whiff W IH F;while W AY L;whilst W AY L S T;whim W IH M;whimper W IH M P ER
whimpering W IH M P ER IH NG;whimsical W IH M Z IH K AH0 L;whimsy W IH M S IY;whine W AY N
whining W AY N IH NG;whiny W AY N IY;whip W IH P;whipped W IH P T;whipping W IH P IH NG;whirl W ER L
whirling W ER L IH NG;whirlpool W ER L P UW L;whirlwind W ER L W IH N D;whirring W ER IH NG;whisk W IH S K
whiskers W IH S K ER Z;whiskey W IH S K IY;whisper W IH S P ER;whispered W IH S P ER D
whispering W IH S P ER IH NG;whistle W IH S AH0 L;whistled W IH S AH0 L D;whistling W IH S L IH NG
whitefish W AY T F IH SH;whiter W AY T ER;whitest W AY T IH S T;whitewash W AY T W AA SH;whittle W IH T AH0 L
whittling W IH T L IH NG;whiz W IH Z;whizzing W IH Z IH NG;whoa W OW;whoever HH UW EH V ER;whole HH OW L
wholesale HH OW L S EY L;wholesome HH OW L S AH0 M;wholly HH OW L IY;whom HH UW M;whomever HH UW M EH V ER
whoop W UW P;whooped W UW P T;whoopee W UW P IY;whooping W UW P IH NG;whoops W UW P S;whoosh W UW SH
whopper W AA P ER;whopping W AA P IH NG;whore HH AO R;whorehouse HH AO R HH AW S;whose HH UW Z
whosoever HH UW S OW EH V ER;whys W AY Z;wick W IH K;wicked W IH K AH0 D;wickedness W IH K AH0 D N AH0 S
wicker W IH K ER;wide W AY D;widely W AY D L IY;widen W AY D AH0 N;wider W AY D ER
widespread W AY D S P R EH D;widow W IH D OW;widowed W IH D OW D;widower W IH D OW ER;wield W IY L D
wiener W IY N ER;wife W AY F;wig W IH G;wiggle W IH G AH0 L;wiggling W IH G AH0 L IH NG;wigwam W IH G W AA M
wild W AY L D;wildcat W AY L D K AE T;wildcats W AY L D K AE T S;wilder W AY L D ER
wilderness W IH L D ER N AH0 S;wildest W AY L D IH S T;wildfire W AY L D F AY ER;wildlife W AY L D L AY F
wildly W AY L D L IY;wiles W AY L Z;willed W IH L D;willful W IH L F AH0 L;willfully W IH L F AH0 L IY
willing W IH L IH NG;willingly W IH L IH NG L IY;willingness W IH L IH NG N AH0 S;willow W IH L OW
willpower W IH L P AW ER;wilt W IH L T;wily W AY L IY;wimp W IH M P;wimpy W IH M P IY;win W IH N
winch W IH N CH;wind W AY N D;winded W IH N D IH D;windfall W IH N D F AO L;winding W AY N D IH NG
windmill W IH N D M IH L;windshield W IH N D SH IY L D;windy W IH N D IY;winery W AY N ER IY;wing W IH NG
winged W IH NG D;winging W IH NG IH NG;wingman W IH NG M AH0 N;wink W IH NG K;winked W IH NG K T
winking W IH NG K IH NG;winner W IH N ER;winning W IH N IH NG;wino W IY N OW;wintertime W IH N T ER T AY M
wipe W AY P;wiped W AY P T;wiper W AY P ER;wiping W AY P IH NG;wire W AY ER;wired W AY ER D
wiretap W AY ER T AE P;wiring W AY R IH NG;wiry W IH R IY;wisdom W IH Z D AH0 M;wise W AY Z
wisecracks W AY Z K R AE K S;wisely W AY Z L IY;wiser W AY Z ER;wisest W AY Z AH0 S T;wish W IH SH
wishbone W IH SH B OW N;wished W IH SH T;wishes W IH SH IH Z;wishful W IH SH F AH0 L;wishing W IH SH IH NG
wisp W IH S P;wit W IH T;witch W IH CH;witchcraft W IH CH K R AE F T;witches W IH CH AH0 Z
withdraw W IH DH D R AO;withdrawal W IH DH D R AO AH0 L;withdrawing W IH TH D R AO IH NG
withdrawn W IH TH D R AO N;withdrew W IH TH D R UW;wither W IH DH ER;withered W IH DH ER D
withering W IH DH ER IH NG;withheld W IH TH HH EH L D;withhold W IH TH HH OW L D
withholding W IH TH HH OW L D IH NG;within W IH DH IH N;without W IH TH AW T;withstand W IH TH S T AE N D
witless W IH T L AH0 S;witness W IH T N AH0 S;witnessed W IH T N AH0 S T;witnesses W IH T N AH0 S AH0 Z
witnessing W IH T N AH0 S IH NG;witty W IH T IY;wives W AY V Z;wiz W IH Z;wizard W IH Z ER D
wizardry W IH Z ER D R IY;wobble W AA B AH0 L;wobbly W AA B AH0 L IY;woe W OW;wok W AA K;woke W OW K
woken W OW K AH0 N;wolf W UH L F;wolves W UH L V Z;womanhood W UH M AH0 N HH UH D
womanizer W UH M AH0 N AY Z ER;womb W UW M;wonder W AH N D ER;wondered W AH N D ER D
wonderful W AH N D ER F AH0 L;wonderfully W AH N D ER F AH0 L IY;wondering W AH N D ER IH NG
wonderland W AH N D ER L AE N D;wondrous W AH N D R AH0 S;wont W OW N T;woo W UW;wood W UH D
woodchuck W UH D CH AH K;wooded W UH D IH D;wooden W UH D AH0 N;woodland W UH D L AE N D
woodpecker W UH D P EH K ER;woods W UH D Z;woodshed W UH D SH EH D;woodsman W UH D Z M AE N
woodwork W UH D W ER K;woody W UH D IY;wooed W UW D;woof W UW F;wooing W UW IH NG;wool W UH L
woolen W UH L AH0 N;woolly W UH L IY;woozy W UW Z IY;wop W AA P;wore W AO R;workable W ER K AH0 B AH0 L
workaholic W ER K AH0 HH AA L IH K;worked W ER K T;workforce W ER K F AO R S;workload W ER K L OW D
workman W ER K M AH0 N;workmanship W ER K M AH0 N SH IH P;workmen W ER K M IH N;workout W ER K AW T
workplace W ER K P L EY S;workstation W ER K S T EY SH AH0 N;worldly W ER L D L IY;worldwide W ER L D W AY D
worm W ER M;wormhole W ER M HH AO L;worn W AO R N;worried W ER IY D;worries W ER IY Z;worry W ER IY
worrying W ER IY IH NG;worse W ER S;worsen W ER S AH0 N;worship W ER SH AH0 P;worshiped W ER SH IH P T
worshipped W ER SH AH0 P T;worshippers W ER SH IH P ER Z;worshipping W ER SH AH0 P IH NG;worst W ER S T
worthless W ER TH L AH0 S;worthwhile W ER TH W AY L;worthy W ER DH IY;wound W AW N D;wounded W UW N D IH D
wounding W UW N D IH NG;woven W OW V AH0 N;wow W AW;wracked R AE K T;wrangle R AE NG G AH0 L;wrap R AE P
wrapped R AE P T;wrapper R AE P ER;wrapping R AE P IH NG;wrath R AE TH;wreak R IY K;wreath R IY TH
wreck R EH K;wreckage R EH K AH0 JH;wrecked R EH K T;wrecker R EH K ER;wrecking R EH K IH NG;wren R EH N
wrench R EH N CH;wrenched R EH N CH T;wrestle R EH S AH0 L;wrestled R EH S AH0 L D;wrestler R EH S AH0 L ER
wrestling R EH S L IH NG;wretch R EH CH;wretched R EH CH IH D;wriggle R IH G AH0 L;wright R AY T;wring R IH NG
wringer R IH NG ER;wringing R IH NG IH NG;wrinkle R IH NG K AH0 L;wrinkled R IH NG K AH0 L D
wrinkles R IH NG K AH0 L Z;wrist R IH S T;wristwatch R IH S T W AA CH;writ R IH T;writer R AY T ER
writhing R AY DH IH NG;writing R AY T IH NG;written R IH T AH0 N;wrongdoing R AO NG D UW IH NG
wronged R AO NG D;wrongful R AO NG F AH0 L;wrongfully R AO NG F AH0 L IY;wrongly R AO NG L IY;wrote R OW T
wrought R AO T;wuss W AH S;yacht Y AA T;yachting Y AA T IH NG;yak Y AE K;yam Y AE M;yams Y AE M Z
yank Y AE NG K;yanked Y AE NG K T;yanking Y AE NG K IH NG;yap Y AE P;yard Y AA R D;yardstick Y AA R D S T IH K
yarmulke Y AA R M AH L K AH0;yarn Y AA R N;yawn Y AO N;yawning Y AO N IH NG;yearbook Y IH R B UH K
yearly Y IH R L IY;yearn Y ER N;yearned Y ER N D;yearning Y ER N IH NG;yeast Y IY S T;yell Y EH L
yelled Y EH L D;yelling Y EH L IH NG;yelping Y EH L P IH NG;yer Y ER;yeshiva Y IH SH IY V AH0
yesterday Y EH S T ER D EY;yield Y IY L D;yielded Y IY L D IH D;yielding Y IY L D IH NG;yodel Y OW D AH0 L
yoke Y OW K;yokel Y OW K EH L;yolk Y OW K;yon Y AA N;yonder Y AA N D ER;younger Y AH NG G ER
youngest Y AH NG G AH0 S T;youngster Y AH NG S T ER;youngsters Y AH NG S T ER Z;yourself Y ER S EH L F
yourselves Y UH R S EH L V Z;yous Y UW S;youse Y AW S;youth Y UW TH;youthful Y UW TH F AH0 L;yuck Y AH K
yucky Y AH K IY;yule Y UW L;yum Y AH M;yummy Y AH M IY;yuppie Y AH P IY;zap Z AE P;zapped Z AE P T;zeal Z IY L
zebra Z IY B R AH0;zenith Z IY N AH0 TH;zero Z IH R OW;zeroed Z IH R OW D;zeroes Z IH R OW Z;zest Z EH S T
zeta Z EY T AH0;zig Z IH G;zigzag Z IH G Z AE G;zillion Z IH L Y AH0 N;zinc Z IH NG K;zip Z IH P
zipped Z IH P T;zipper Z IH P ER;zipping Z IH P IH NG;zodiac Z OW D IY AE K;zombie Z AA M B IY;zoned Z OW N D
zoning Z OW N IH NG;zoo Z UW;zoology Z OW AA L AH0 JH IY;zooming Z UW M IH NG;zucchini Z UW K IY N IY`;
