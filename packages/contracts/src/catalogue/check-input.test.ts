import { describe, expect, it } from 'vitest';

import { checkInput, codePoints, tidyText } from './check-input.ts';

const CROP = { x: 0.5, y: 0.5, zoom: 1 };
const prompt = 'a paper boat on a storm at night';

describe('checkInput', () => {
  it('completes what was asked with the defaults of the model', () => {
    expect(checkInput('local', 'text', { prompt })).toMatchObject({
      ok: true,
      value: { input: { prompt, resolution: '720p', seconds: 5, shape: '16:9', style: 'auto' } },
    });
  });

  it('keeps every choice that was made', () => {
    const asked = { prompt, resolution: '1080p', seconds: 8, shape: '3:4', style: 'ink', seed: 0 };
    expect(checkInput('local', 'text', asked)).toMatchObject({ ok: true, value: { input: asked } });
  });

  it.each([
    ['local', { prompt: ' \u0000 ' }, { prompt: 'missing' }],
    ['local', {}, { prompt: 'missing' }],
    ['local', { prompt: '🚣'.repeat(2001) }, { prompt: 'too-long' }],
    ['hailuo-02', { prompt, negative: 'rain' }, { negative: 'not-supported' }],
    ['local', { prompt, negative: '🚣'.repeat(1001) }, { negative: 'too-long' }],
    ['local', { prompt, seed: 1.5 }, { seed: 'out-of-range' }],
    ['local', { prompt, seed: 2 ** 32 }, { seed: 'out-of-range' }],
    ['local', { prompt, variant: 20 }, { variant: 'out-of-range' }],
    ['local', { prompt, variant: 0.5 }, { variant: 'out-of-range' }],
    ['local', { prompt, seconds: 9, style: 'oil' }, { seconds: 'not-supported', style: 'not-supported' }],
    ['hailuo-02', { prompt, seed: 1 }, { seed: 'not-supported' }],
    ['pixverse-4-5', { prompt, resolution: '1080p', seconds: 8 }, { combination: '1080p-short-only' }],
    ['no-such-model', { prompt }, { model: 'unknown' }],
  ])('refuses of %s %o with %o', (slug, asked, problems) => {
    expect(checkInput(slug, 'text', asked)).toEqual({ ok: false, failure: problems });
  });

  it('refuses a mode the model does not have', () => {
    expect(checkInput('sora-2', 'reference', { prompt })).toEqual({ ok: false, failure: { mode: 'not-supported' } });
  });

  it('takes a picture instead of words, and keeps what it is called', () => {
    const asked = { first: 'an-upload', camera: 'orbit' };
    expect(checkInput('local', 'image', asked)).toMatchObject({
      ok: true,
      value: { input: { ...asked, motion: 'medium', seconds: 5 } },
    });
    const checked = checkInput('local', 'image', { ...asked, prompt: '  ' });
    expect(checked.ok && checked.value.input).not.toHaveProperty('prompt');
  });

  it('keeps crops of files that are there, without anything else that stands beside them', () => {
    const crop = { x: 0.2, y: 1, zoom: 2 };
    const asked = { first: 'a', last: 'b', crops: { last: { ...crop, tilt: 3 } } };
    expect(checkInput('local', 'first-last', asked)).toMatchObject({
      ok: true,
      value: { input: { crops: { last: crop } } },
    });
    const none = checkInput('local', 'image', { first: 'a', crops: {} });
    expect(none.ok && none.value.input).not.toHaveProperty('crops');
  });

  it.each([
    ['image', { first: 'a', crops: { last: CROP } }, { crops: 'not-supported' }],
    ['image', { first: 'a', crops: { first: { ...CROP, zoom: 4 } } }, { crops: 'out-of-range' }],
    ['image', { first: 'a', crops: { first: { ...CROP, x: Number.NaN } } }, { crops: 'out-of-range' }],
    ['video', { crops: { video: CROP } }, { video: 'missing', crops: 'not-supported' }],
    ['text', { prompt, crops: { first: CROP } }, { crops: 'not-supported' }],
    ['image', {}, { first: 'missing' }],
    ['image', { first: 'a', last: 'b' }, { last: 'not-supported' }],
    ['image', { first: 'a', negative: 'rain' }, { negative: 'not-supported' }],
    ['image', { first: 'a', camera: 'whip-pan' }, { camera: 'not-supported' }],
    ['first-last', { first: 'a' }, { last: 'missing' }],
    ['text', { prompt, first: 'a' }, { first: 'not-supported' }],
    ['text', { prompt, from: 2 }, { from: 'not-supported' }],
    ['video', {}, { video: 'missing' }],
    ['reference', { prompt }, { references: 'missing' }],
    ['reference', { prompt, references: [] }, { references: 'missing' }],
    ['reference', { references: ['a'] }, { prompt: 'missing' }],
    ['reference', { prompt, references: ['a', 'b', 'c', 'd'] }, { references: 'too-many' }],
    ['reference', { prompt, references: ['a'], first: 'b' }, { first: 'not-supported' }],
    ['text', { prompt, references: ['a'] }, { references: 'not-supported' }],
    ['video', { video: 'a', from: -1 }, { from: 'out-of-range' }],
    ['video', { video: 'a', from: Number.NaN }, { from: 'out-of-range' }],
    ['video', { video: 'a', from: 60 }, { from: 'out-of-range' }],
  ] as const)('refuses of the mode %s %o with %o', (mode, asked, problems) => {
    expect(checkInput('local', mode, asked)).toEqual({ ok: false, failure: problems });
  });

  it('takes a part of a video', () => {
    expect(checkInput('local', 'video', { video: 'a', from: 12.5, pace: 'slow' })).toMatchObject({
      ok: true,
      value: { input: { video: 'a', from: 12.5, pace: 'slow', style: 'auto', sound: 'keep', shape: 'auto' } },
    });
  });

  it.each(['قارب ورقي في العاصفة', '紙の舟', '🚣‍♀️ rows', `${'a '.repeat(999)}b`])('takes %s', (text) => {
    expect(checkInput('local', 'text', { prompt: text })).toMatchObject({
      ok: true,
      value: { input: { prompt: text } },
    });
  });
});

describe('tidyText', () => {
  it('drops controls, keeps lines, and composes letters', () => {
    expect(tidyText(' a\u0007b\r\nc\u0301\u009F\t')).toBe('ab\nć');
  });
});

describe('codePoints', () => {
  it('counts an emoji once', () => {
    expect(codePoints('a🚣')).toBe(2);
  });
});
