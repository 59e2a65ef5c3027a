import type { NearWords } from '../lexicon.ts';

/** What is drawn as its nearest relative. */
export const RELATIVES: NearWords = {
  seal: ['セイウチ'],
  parrot: ['オオハシ'],
  bird: ['ハチドリ', 'カモメ', 'コウノトリ', 'サギ', 'ペリカン', 'キツツキ', 'コマドリ', 'ツバメ', 'スズメ'],
  raccoon: ['レッサーパンダ'],
  leopard: ['チーター', '黒豹', 'ピューマ'],
  wolf: ['ハイエナ', 'ジャッカル'],
  deer: ['ガゼル', 'カモシカ'],
  otter: ['イタチ', 'フェレット'],
  lizard: ['サンショウウオ', 'イグアナ', 'カメレオン'],
  butterfly: ['トンボ'],
  bee: ['スズメバチ'],
  fish: ['マス', 'サケ', 'ウナギ', '鯉'],
  cat: ['オオヤマネコ'],
  chair: ['ソファー椅子', 'スツール', '肘掛け椅子'],
  ramen: ['うどん', 'そば', '蕎麦'],
  pie: ['アップルパイ', 'タルト'],
};
