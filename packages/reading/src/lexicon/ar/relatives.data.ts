import type { NearWords } from '../lexicon.ts';

/** What is drawn as its nearest relative. */
export const RELATIVES: NearWords = {
  seal: ['فظ'],
  parrot: ['طوقان'],
  bird: ['طنان', 'نورس', 'لقلق', 'بلشون', 'بجع أبيض', 'نقار الخشب', 'سنونو'],
  raccoon: ['باندا حمراء'],
  leopard: ['فهد', 'نمر أسود', 'بوما'],
  wolf: ['ضبع', 'ابن آوى'],
  deer: ['غزال', 'ظبي'],
  otter: ['ابن عرس'],
  lizard: ['سلمندر', 'إغوانا', 'حرباء'],
  butterfly: ['عثة', 'يعسوب'],
  bee: ['دبور'],
  fish: ['سلمون', 'تراوت'],
  cat: ['وشق'],
  chair: ['كرسي بذراعين'],
  pie: ['فطيرة تفاح'],
};
