import type { State } from '@kinora/subjects';

import type { Rules } from './lexicon.ts';

/** What happens to a thing, in all languages together. */
export const STATES: Rules<State> = [
  [
    'pouring',
    ['pouring', 'pours', 'poured', 'being poured', 'gießt', 'gegossen', 'eingeschenkt', 'eingegossen', 'einschenkt'],
  ],
  [
    'pouring',
    ['fließt in', 'vertiendo', 'vierte', 'vertiéndose', 'se vierte', 'sirviéndose', 'cayendo en', 'verse', 'versant'],
  ],
  [
    'pouring',
    ['versé', 'qui coule', 'coule', 'coulant', 'versa', 'versando', 'versato', 'despejando', 'despejado', 'derramando'],
  ],
  [
    'pouring',
    ['dökülen', 'dökülüyor', 'dolduruluyor', 'يُصب', 'يصب', 'تصب', '注がれる', '注がれている', '注ぐ', '注いでいる'],
  ],
  ['pouring', ['倒入', '倒进', '倒在', '注入']],
  [
    'melting',
    ['melting', 'melts', 'slowly melting', 'schmilzt', 'schmelzend*', 'schmelzen', 'derritiéndose', 'se derrite'],
  ],
  ['melting', ['derritiendo', 'fond', 'fondent', 'qui fond', 'en train de fondre', 'si scioglie', 'sciogliendosi']],
  [
    'melting',
    ['che si scioglie', 'derretendo', 'derrete', 'derretendo se', 'eriyen', 'eriyor', 'يذوب', 'تذوب', 'ذائب', '溶ける'],
  ],
  ['melting', ['溶けている', '溶けていく', 'とけている', '融化', '正在融化']],
  [
    'foaming',
    ['foam', 'full of foam', 'foamy', 'bubble bath', 'soap suds', 'suds', 'schaum', 'voller schaum', 'schaumbad'],
  ],
  [
    'foaming',
    ['espuma', 'lleno de espuma', 'llena de espuma', 'mousse', 'pleine de mousse', 'bain moussant', 'schiuma'],
  ],
  [
    'foaming',
    ['piena di schiuma', 'cheia de espuma', 'cheio de espuma', 'köpük', 'köpüklü', 'köpük dolu', 'رغوة', '泡だらけ'],
  ],
  ['foaming', ['泡でいっぱい', '泡風呂', '泡', '泡沫', '满是泡沫']],
  [
    'smoking',
    ['puffs of smoke', 'puff of smoke', 'smoke', 'smoke coming', 'rauch', 'rauchwölkchen', 'rauchwolken', 'humo'],
  ],
  [
    'smoking',
    ['nubecitas de humo', 'fumée', 'volutes de fumée', 'fumo', 'sbuffi di fumo', 'fumaça', 'duman', 'دخان', '煙', '烟'],
  ],
];
