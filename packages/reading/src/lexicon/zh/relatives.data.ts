import type { NearWords } from '../lexicon.ts';

/** What is drawn as its nearest relative. */
export const RELATIVES: NearWords = {
  bird: ['蜂鸟', '鹈鹕', '燕子'],
  leopard: ['黑豹', '美洲狮'],
  wolf: ['豺狼'],
  deer: ['瞪羚', '羚羊'],
  otter: ['黄鼠狼', '雪貂'],
  lizard: ['蝾螈', '鬣蜥', '变色龙', '壁虎'],
  butterfly: ['飞蛾'],
  bee: ['黄蜂', '马蜂'],
  fish: ['鳟鱼', '三文鱼', '鳗鱼', '锦鲤', '鲤鱼'],
  chair: ['凳子'],
  ramen: ['乌冬面', '拉面'],
  pie: ['苹果派'],
};
