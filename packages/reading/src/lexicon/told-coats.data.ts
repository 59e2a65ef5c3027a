import type { Looks } from '@kinora/subjects';

import type { Rules } from './lexicon.ts';

/** Coats that have a word of their own, in all languages together. */
export const TOLD_COATS: Rules<{ readonly rig: string; readonly kind?: string; readonly looks: Looks }> = [
  [
    { rig: 'quadruped', kind: 'cat', looks: { kind: 'calico' } },
    [
      'calico',
      'calico cat',
      'tortoiseshell',
      'glückskatze',
      'dreifarbige',
      'dreifarbige katze',
      'calicó',
      'gato calicó',
      'gata calicó',
      'tricolor',
      'calicot',
      'chat calico',
      'tricolore',
      'gatto calico',
      'gato tricolor',
      'kaliko',
      'üç renkli',
      'كاليكو',
      '三毛猫',
      '三毛',
      '三花猫',
      '三花',
    ],
  ],
  [
    { rig: 'butterfly', looks: { tint: '#e5822a' } },
    [
      'monarch',
      'monarch butterfly',
      'monarca',
      'monarque',
      'monarchfalter',
      'kral kelebeği',
      'オオカバマダラ',
      '帝王蝶',
    ],
  ],
];
