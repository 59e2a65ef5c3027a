import { describe, expect, it } from 'vitest';

import { findUnsupportedScript, keepPrintable } from './script.ts';

describe('scripts of a caption', () => {
  it.each([
    ['Hello, wörld! 123 — “yes”', null],
    ['Zażółć gęślą jaźń', null],
    ['مرحبا', 'Arabic'],
    ['こんにちは', 'Japanese'],
    ['日本のカメラ', 'Japanese'],
    ['你好', 'Chinese'],
    ['안녕', 'Korean'],
    ['Привет', 'Cyrillic'],
    ['Γειά', 'Greek'],
    ['שלום', 'Hebrew'],
    ['नमस्ते', 'Devanagari'],
    ['Chúc mừng sinh nhật ở đây', 'Vietnamese'],
    ['ᚠᚢᚦ', 'Other'],
    ['🎉 123', null],
  ])('%s', (text, script) => {
    expect(findUnsupportedScript(text)).toBe(script);
  });

  it('drops emoji and control characters, and keeps letters and punctuation', () => {
    expect(keepPrintable('  Été 🎉\u0007 à\tla mer… “oui” – 5 € ')).toBe('Été à la mer… “oui” – 5 €');
  });
});
