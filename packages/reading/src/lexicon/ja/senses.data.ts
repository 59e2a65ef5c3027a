import type { Senses } from '../lexicon.ts';

/** Words of several meanings, with what stands beside each. */
export const SENSES: Senses = {
  マウス: [
    {
      subject: 'computer-mouse',
      beside: ['パソコン', 'キーボード', 'クリック', '画面', 'デスク', 'コンピューター', 'ノートパソコン'],
    },
    { subject: 'mouse' },
  ],
  クレーン: [{ subject: null }],
  鶴: [{ subject: 'crane bird' }],
  オレンジ: [{ subject: 'tangerine', near: true }],
  バット: [{ subject: null }],
  弓: [{ subject: 'bow-and-arrow' }],
  リボン: [{ subject: 'ribbon' }],
  くも: [{ subject: 'spider', beside: ['巣', '糸', '足', '虫', '八本'] }, { subject: null }],
  あめ: [{ subject: 'candy', beside: ['なめ', '舐め', '甘い', '子供', '食べ'] }, { subject: null }],
  もぐら: [{ subject: null }],
  モグラ: [{ subject: null }],
  鍵盤: [{ subject: null, beside: ['ピアノ', '演奏', '弾'] }, { subject: null }],
  プール: [{ subject: null }],
  髪: [{ subject: null }],
  はし: [{ subject: 'chopsticks', beside: ['食べ', 'ご飯', '弁当', '茶碗', '麺'] }, { subject: null }],
  桃: [{ subject: 'peach' }],
  星: [{ subject: null }],
  机: [{ subject: null }],
  テーブル: [{ subject: null }],
  ボール: [{ subject: 'football', near: true, beside: ['サッカー', 'ゴール', '蹴'] }, { subject: 'beach ball' }],
  梅: [{ subject: null }],
  先生: [{ subject: 'teacher' }],
  柿: [{ subject: null }],
  カキ: [{ subject: null }],
  卵: [{ subject: 'egg' }],
  靴: [{ subject: 'high heel', beside: ['ガラス', 'ガラスの', 'シンデレラ', '姫'] }, { subject: 'mans-shoe' }],
};
