import type { NearWords } from '../lexicon.ts';

/** What is drawn as its nearest relative. */
export const RELATIVES: NearWords = {
  bird: ['ハチドリ', 'ペリカン', 'ツバメ'],
  leopard: ['黒豹', 'ピューマ'],
  wolf: ['ジャッカル'],
  deer: ['ガゼル', 'カモシカ'],
  otter: ['イタチ', 'フェレット'],
  lizard: ['サンショウウオ', 'イグアナ', 'カメレオン'],
  bee: ['スズメバチ'],
  fish: ['マス', 'サケ', 'ウナギ', '鯉'],
  chair: ['ソファー椅子', 'スツール'],
  ramen: ['うどん', 'そば', '蕎麦'],
  pie: ['アップルパイ', 'タルト'],
};
