import type { BodyPart } from '../plan/scene-plan.ts';
import type { Rules } from './lexicon.ts';

/** Parts of a body that something may lie or stand on, in all languages together. */
export const PARTS: Rules<BodyPart> = [
  ['nose', ['nose', 'snout', 'nase', 'schnauze', 'schnäuzchen', 'nariz', 'hocico', 'nez', 'museau', 'naso', 'muso']],
  ['nose', ['focinho', 'burun', 'burnu', 'burnunun', 'burnunda', 'أنف', 'أنفه', 'أنفها', '鼻', '鼻先', '鼻子', '鼻尖']],
  ['lap', ['lap', 'laps', 'schoß', 'schoss', 'regazo', 'genoux', 'grembo', 'colo', 'kucak', 'kucağında', 'kucağı']],
  ['lap', ['rodillas', 'ginocchia', 'joelhos', 'حضن', 'حضنها', 'حضنه', '膝', '膝の上', 'ひざ', '腿上', '膝上', '怀里']],
  ['head', ['head', 'kopf', 'cabeza', 'tête', 'testa', 'cabeça', 'başı', 'başında', 'başının', 'رأس', 'رأسه', 'رأسها']],
  ['head', ['頭', '頭の上', '头', '头上', '头顶']],
  [
    'shoulder',
    ['shoulder', 'schulter', 'hombro', 'épaule', 'spalla', 'ombro', 'omuz', 'omzu', 'omzunda', 'كتف', 'كتفه'],
  ],
  ['shoulder', ['كتفها', '肩', '肩の上', '肩膀', '肩上']],
  [
    'keys',
    ['keys', 'keyboard', 'piano keys', 'tasten', 'klaviertasten', 'teclas', 'teclado', 'touches', 'clavier', 'tasti'],
  ],
  ['keys', ['tastiera', 'tuşlar', 'tuşları', 'tuşlarının', 'مفاتيح', '鍵盤', '鍵盤の上', '琴键', '琴键上']],
];
