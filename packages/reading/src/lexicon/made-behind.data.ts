import type { Material } from '@kinora/subjects';

import type { Rules } from './lexicon.ts';

/** The same behind a noun. */
export const MADE_BEHIND: Rules<Material> = [
  ['glass', ['زجاجي', 'زجاجية', 'الزجاجي', 'الزجاجية']],
  ['ice', ['جليدي', 'جليدية']],
  ['wood', ['خشبي', 'خشبية', 'الخشبي', 'الخشبية']],
  ['stone', ['حجري', 'حجرية', 'الحجري', 'الحجرية', 'رخامي', 'رخامية']],
  ['gold', ['d’oro', 'd’or']],
  ['metal', ['معدني', 'معدنية', 'حديدي', 'حديدية', 'metálico', 'metálica', 'métallique', 'metallico', 'metallica']],
  ['paper', ['ورقي', 'ورقية']],
  [
    'wool',
    [
      'tejido',
      'tejida',
      'tejidos',
      'tejidas',
      'tricoté',
      'tricotée',
      'tricotés',
      'tricotées',
      'de crochet',
      'de ganchillo',
    ],
  ],
  ['wool', ['au crochet', 'tricotado', 'tricotada', 'de tricô', 'محبوك', 'محبوكة']],
];
