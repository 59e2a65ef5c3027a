import { describe, expect, it } from 'vitest';

import { isJapanese, isWrittenInJapan, splitJapanese } from './japanese.ts';

describe('Japanese', () => {
  it('is told by its letters', () => {
    expect(['湖', 'みずうみ', 'カメラ', 'lake', '호수'].map(isJapanese)).toEqual([true, true, true, false, false]);
  });

  it('is written with some Han characters and not with others', () => {
    expect(['東京', '時々', '憂鬱', 'lake'].map(isWrittenInJapan)).toEqual([true, true, true, true]);
    expect(['电影', '東京电影'].map(isWrittenInJapan)).toEqual([false, false]);
  });

  it('breaks between letters, but neither before a closing mark nor behind an opening one', () => {
    expect(splitJapanese('湖は「朝」を待って、')).toEqual(['湖', 'は', '「朝」', 'を', '待っ', 'て、']);
  });

  it('keeps foreign words and their spaces whole', () => {
    expect(splitJapanese('東京 Kinora 2026年')).toEqual(['東', '京 ', 'Kinora ', '2026', '年']);
  });
});
