import type { Material } from '@kinora/subjects';

import type { Rules } from './lexicon.ts';

/** Materials, in all languages together. */
export const STUFFS: Rules<Material> = [
  [
    'glass',
    ['glass', 'crystal', 'clear glass', 'stained glass', 'glas', 'kristall', 'cristal', 'vidrio', 'verre', 'vidro'],
  ],
  ['glass', ['vetro', 'cristallo', 'زجاج', 'الزجاج', 'كريستال', 'ガラス', '硝子', 'クリスタル', '玻璃', '水晶']],
  ['ice', ['ice', 'eis', 'hielo', 'glace', 'gelo', 'ghiaccio', 'جليد', 'الجليد', '氷', '冰']],
  ['ice', ['冰块']],
  ['wood', ['wood', 'timber', 'holz', 'madera', 'bois', 'madeira', 'legno', 'خشب', 'الخشب', '木']],
  ['wood', ['木材', '木头']],
  ['stone', ['stone', 'marble', 'granite', 'rock', 'stein', 'marmor', 'granit', 'piedra', 'mármol', 'granito']],
  ['stone', ['pierre', 'marbre', 'pedra', 'mármore', 'pietra', 'marmo', 'حجر', 'الحجر', 'رخام', 'الرخام']],
  ['stone', ['石', '大理石', '石头']],
  ['gold', ['gold', 'pure gold', 'solid gold', 'purem gold', 'reinem gold', 'oro', 'oro puro', 'or', 'or pur', 'ouro']],
  ['gold', ['ouro puro', 'ذهب', 'الذهب', '金', '黄金', '純金', '纯金', '金子']],
  ['metal', ['metal', 'steel', 'iron', 'tin', 'chrome', 'silver', 'copper', 'bronze', 'metall', 'stahl']],
  ['metal', ['eisen', 'blech', 'silber', 'kupfer', 'acero', 'hierro', 'hojalata', 'plata', 'bronce', 'métal']],
  ['metal', ['acier', 'fer', 'argent', 'aço', 'ferro', 'lata', 'prata', 'metallo', 'acciaio', 'latta']],
  ['metal', ['argento', 'bronzo', 'معدن', 'المعدن', 'حديد', 'الحديد', 'فولاذ', 'فضة', 'برونز', '金属']],
  ['metal', ['鉄', '鋼', 'ブリキ', '銀', '青銅', '铁', '钢', '银', '青铜', '铁皮']],
  [
    'paper',
    ['paper', 'cardboard', 'folded paper', 'papier', 'pappe', 'karton', 'papel', 'cartón', 'carton', 'papelão'],
  ],
  ['paper', ['carta', 'cartone', 'ورق', 'الورق', 'كرتون', '紙', '折り紙', '段ボール', '纸', '纸板']],
  ['paper', ['折纸']],
  ['wool', ['wool', 'yarn', 'felt', 'knitted wool', 'wolle', 'garn', 'filz', 'lana', 'fieltro', 'laine']],
  ['wool', ['feutre', 'lã', 'feltro', 'صوف', 'الصوف', '毛糸', 'ウール', 'フェルト', '毛线', '羊毛']],
  ['wool', ['毛毡']],
  [
    'chocolate',
    ['chocolate', 'schokolade', 'chocolat', 'cioccolato', 'شوكولاتة', 'الشوكولاتة', 'チョコレート', 'チョコ', '巧克力'],
  ],
  ['water', ['water', 'wasser', 'agua', 'eau', 'água', 'acqua', 'ماء', 'الماء', '水']],
  ['fire', ['fire', 'flames', 'flame', 'lava', 'feuer', 'flammen', 'fuego', 'llamas', 'feu', 'flammes']],
  ['fire', ['lave', 'fogo', 'chamas', 'fuoco', 'fiamme', 'نار', 'النار', 'لهب', '炎', '火']],
  ['fire', ['溶岩', '火焰', '烈焰', '熔岩']],
  [
    'stars',
    [
      'stars',
      'stardust',
      'starlight',
      'galaxies',
      'constellations',
      'sternen',
      'sternenstaub',
      'sternenlicht',
      'estrellas',
      'polvo de estrellas',
    ],
  ],
  ['stars', ['étoiles', 'estrelas', 'stelle', 'نجوم', 'النجوم', '星', '星屑', '銀河', '星星', '星光']],
  ['stars', ['星尘']],
  ['cloud', ['clouds', 'cloud', 'mist', 'smoke', 'fog', 'wolken', 'nebel', 'rauch', 'nubes', 'niebla']],
  ['cloud', ['humo', 'nuages', 'brume', 'fumée', 'nuvens', 'névoa', 'fumaça', 'nuvole', 'nebbia', 'fumo']],
  ['cloud', ['سحاب', 'غيوم', 'الغيوم', 'دخان', '雲', '霧', '煙', '云', '云朵', '烟雾']],
];
