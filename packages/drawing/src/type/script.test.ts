import { describe, expect, it } from 'vitest';

import { findUnsupportedScript, keepPrintable } from './script.ts';

describe('scripts of a caption', () => {
  it.each([
    ['Hello, wörld! 123 — “yes”', null],
    ['Zażółć gęślą jaźń', null],
    ['مرحبًا، صباح الخير؟', null],
    ['こんにちは', null],
    ['日本のカメラ', null],
    ['東京', null],
    ['电影', 'zh'],
    ['안녕', 'Kore'],
    ['Привет', 'Cyrl'],
    ['Γειά', 'Grek'],
    ['שלום', 'Hebr'],
    ['नमस्ते', 'Deva'],
    ['Chúc mừng sinh nhật ở đây', 'vi'],
    ['ᚠᚢᚦ', 'Zzzz'],
    ['🎉 123', null],
  ])('%s', (text, script) => {
    expect(findUnsupportedScript(text)).toBe(script);
  });

  it('keeps the marks of every script it sets', () => {
    expect(keepPrintable('湖は「朝」を、ー！ 🎉')).toBe('湖は「朝」を、ー！');
    expect(keepPrintable('مرحبًا، صباح الخير؟ 🎉')).toBe('مرحبًا، صباح الخير؟');
  });

  it('drops emoji and control characters, and keeps letters and punctuation', () => {
    expect(keepPrintable('  Été 🎉\u0007 à\tla mer… “oui” – 5 € ')).toBe('Été à la mer… “oui” – 5 €');
  });
});
