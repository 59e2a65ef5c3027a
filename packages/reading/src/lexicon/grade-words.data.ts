import type { Grade } from '../plan/scene-plan.ts';
import type { Rules } from './lexicon.ts';

/** What a picture without its colours is called, in all languages together; "black and white" alone is a coat. */
export const GRADE_WORDS: Rules<Grade['tone']> = [
  ['mono', ['everything black and white', 'everything is black and white', 'everything in black and white']],
  ['mono', ['in black and white', 'black and white film', 'black and white photo*', 'black and white movie']],
  [
    'mono',
    ['black and white picture', 'black and white except', 'monochrome', 'film noir', 'noir detective', 'noir style'],
  ],
  [
    'mono',
    ['noir film', 'noir city', 'noir scene', 'noir mood', 'alles schwarz weiß', 'in schwarz weiß', 'in schwarzweiß'],
  ],
  [
    'mono',
    ['schwarzweißfilm', 'schwarzweißfoto', 'schwarz weiß film', 'schwarz weiß foto', 'monochrom', 'en blanco y negro'],
  ],
  ['mono', ['en noir et blanc', 'em preto e branco', 'a preto e branco', 'in bianco e nero', 'siyah beyaz film']],
  [
    'mono',
    ['siyah beyaz fotoğraf', 'بالأبيض والأسود', 'أبيض وأسود', '白黒写真', '白黒映画', 'モノクロ', '黑白照片', '黑白电影'],
  ],
  ['sepia', ['sepia', 'sépia', 'seppia', 'sepya', 'بني داكن قديم', 'セピア', '复古棕褐色']],
];
