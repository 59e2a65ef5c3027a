import type { NearWords } from '../lexicon.ts';

/** What is drawn as its nearest relative. */
export const RELATIVES: NearWords = {
  bird: ['طنان', 'بجع أبيض', 'سنونو'],
  leopard: ['نمر أسود', 'بوما'],
  wolf: ['ابن آوى'],
  deer: ['غزال', 'ظبي'],
  otter: ['ابن عرس'],
  lizard: ['سلمندر', 'إغوانا', 'حرباء'],
  butterfly: ['عثة'],
  bee: ['دبور'],
  fish: ['سلمون', 'تراوت'],
  pie: ['فطيرة تفاح'],
};
