import type { Material } from '@kinora/subjects';

import type { Rules } from './lexicon.ts';

/** Adjectives and the like before a noun, in all languages together. */
export const MADE_BEFORE: Rules<Material> = [
  [
    'glass',
    ['glass', 'crystal', 'gläsern*', 'kristallen*', 'cam', 'kristal', 'camdan', 'kristalden', 'ガラスの', '硝子の'],
  ],
  ['glass', ['玻璃', '水晶', 'زجاجي', 'زجاجية']],
  ['ice', ['ice', 'icy', 'buz', 'buzdan', '氷の', '冰雕']],
  ['wood', ['wooden', 'wood', 'hölzern*', 'ahşap', 'tahta', 'tahtadan', 'ahşaptan', 'ağaçtan', '木製の', '木製']],
  ['wood', ['木头', '木制', '木质']],
  [
    'stone',
    ['stone', 'marble', 'granite', 'steinern*', 'marmorn*', 'taş', 'mermer', 'taştan', 'mermerden', '石造りの'],
  ],
  ['stone', ['大理石の', '石头', '大理石']],
  ['gold', ['gold', 'solid gold', 'pure gold', 'altın', 'altından', '黄金の', '純金の', '黄金', '纯金']],
  ['metal', ['metal', 'metallic', 'steel', 'iron', 'tin', 'chrome', 'bronze', 'copper', 'metallen*', 'stählern*']],
  [
    'metal',
    ['eisern*', 'blechern*', 'bronzen*', 'çelik', 'demir', 'bronz', 'teneke', 'metalden', 'çelikten', 'demirden'],
  ],
  ['metal', ['tenekeden', '金属の', 'ブリキの', '金属', '青铜', '铁皮']],
  [
    'paper',
    ['paper', 'cardboard', 'kâğıt', 'kağıt', 'karton', 'kâğıttan', 'kağıttan', 'kartondan', '折り紙の', '段ボールの'],
  ],
  ['paper', ['折纸', '纸板']],
  ['wool', ['knitted', 'knit', 'woolen', 'woollen', 'crocheted', 'crochet', 'felt', 'felted', 'yarn', 'gestrickt*']],
  [
    'wool',
    ['gehäkelt*', 'gefilzt*', 'örgü', 'yünden', 'keçe', 'keçeden', '毛糸の', '編みぐるみの', 'フェルトの', '编织的'],
  ],
  ['wool', ['毛线', '针织', '羊毛毡']],
  ['chocolate', ['chocolate', 'çikolata', 'çikolatadan', 'チョコレートの', '巧克力']],
  ['water', ['sudan']],
  ['fire', ['ateşten', 'alevden', 'lavdan', '炎の']],
  ['stars', ['yıldızlardan', 'yıldızdan', '星屑の']],
  ['cloud', ['buluttan', 'bulutlardan', 'dumandan', 'sisten']],
];
