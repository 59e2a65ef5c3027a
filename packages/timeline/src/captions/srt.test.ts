import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { aDocument, aTextClip, aTrack } from '../fixtures.ts';
import { captionOf, isFree } from './caption-clips.ts';
import { readSrt } from './read-srt.ts';
import { cuesOf, writeSrt } from './write-srt.ts';

const SECOND = 240_000;

describe('reading captions', () => {
  it.each([
    ['with numbers', '1\n00:00:01,000 --> 00:00:02,500\nHello\n\n2\n00:00:03,000 --> 00:00:04,000\nthere\n'],
    [
      'with a mark of bytes and other ends of lines',
      '\uFEFF1\r\n00:00:01,000 --> 00:00:02,500\r\nHello\r\n\r\n2\r\n00:00:03,000 --> 00:00:04,000\r\nthere',
    ],
    ['without numbers', '00:00:01,000 --> 00:00:02,500\nHello\n\n00:00:03,000 --> 00:00:04,000\nthere'],
    ['with points', '1\n00:00:01.000 --> 00:00:02.500\nHello\n\n2\n0:00:03.0 --> 0:00:04.000 X1:0\nthere\n'],
    [
      'with tags',
      '1\n00:00:01,000 --> 00:00:02,500\n{\\an8}<i>Hello</i>\n\n2\n00:00:03,000 --> 00:00:04,000\n<font color="red">there</font>',
    ],
    [
      'in another order, without empty lines',
      '2\n00:00:03,000 --> 00:00:04,000\nthere\n1\n00:00:01,000 --> 00:00:02,500\nHello',
    ],
  ])('%s', (_, text) => {
    expect(readSrt(text)).toEqual([
      { start: SECOND, end: 2.5 * SECOND, text: 'Hello' },
      { start: 3 * SECOND, end: 4 * SECOND, text: 'there' },
    ]);
  });

  it('keeps lines, and numbers and signs that belong to them', () => {
    const text = '1\n00:00:01,000 --> 00:00:02,000\nFive is < 7\n42\n';
    expect(readSrt(text).map((cue) => cue.text)).toEqual(['Five is < 7\n42']);
  });

  it.each(['', 'no captions', '1\n00:00:02,000 --> 00:00:01,000\nbackwards', '1\n00:00:01,000 --> 00:00:02,000\n\n'])(
    'finds none in %j',
    (text) => expect(readSrt(text)).toEqual([]),
  );

  it('never throws', () => {
    const check = fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(readSrt(text)).toBeInstanceOf(Array);
    });
    fc.assert(check);
  });
});

describe('writing captions', () => {
  it('gives what is read again', () => {
    const milliseconds = fc.nat(35_999_999).map((count) => count * 240);
    const words = fc.stringMatching(/^[a-zà-ü]+( [a-z?!]+)*(\n[a-z]+)?$/);
    const cues = fc.array(fc.record({ start: milliseconds, length: fc.integer({ min: 1, max: 9000 }), text: words }));
    const check = fc.property(cues, (list) => {
      const sorted = list
        .map(({ start, length, text }) => ({ start, end: start + length * 240, text }))
        .toSorted((one, other) => one.start - other.start);
      expect(readSrt(writeSrt(sorted))).toEqual(sorted);
    });
    fc.assert(check);
  });

  it('leaves out empty lines, which would end a cue', () => {
    expect(writeSrt([{ start: 0, end: SECOND, text: 'one\n\n \ntwo' }])).toBe(
      '1\n00:00:00,000 --> 00:00:01,000\none\ntwo\n',
    );
  });

  it('takes titles from all tracks that are shown, or from one', () => {
    const upper = aTrack({
      id: 'upper',
      kind: 'text',
      clips: [aTextClip({ id: 'late', start: 5 * SECOND, text: 'late' })],
    });
    const hidden = aTrack({
      id: 'hidden',
      kind: 'text',
      hidden: true,
      clips: [aTextClip({ id: 'secret', text: 'secret' })],
    });
    const document = aDocument({ tracks: [upper, hidden, aTrack({ kind: 'text', clips: [aTextClip()] })] });
    expect(cuesOf(document).map(({ text }) => text)).toEqual(['Once upon a time', 'late']);
    expect(cuesOf(document, 'hidden').map(({ text }) => text)).toEqual(['secret']);
  });
});

describe('a caption', () => {
  const place = { id: 'one', trackId: 'text', rate: { num: 30, den: 1 } };

  it('lands on whole frames, and lasts at least one', () => {
    expect(captionOf({ start: 8001, end: 25_000, text: 'a' }, place)).toMatchObject({ start: 8000, duration: 16_000 });
    expect(captionOf({ start: 8001, end: 8002, text: 'a' }, place)).toMatchObject({ start: 8000, duration: 8000 });
  });

  it('is not longer than a text may be', () => {
    const { text } = captionOf({ start: 0, end: 1, text: '🦊'.repeat(3000) }, place);
    expect(Array.from(text)).toHaveLength(2000);
  });

  it('knows where there is room', () => {
    const clips = [aTextClip({ start: 10, duration: 10 })];
    expect(isFree(clips, { start: 0, duration: 10 })).toBe(true);
    expect(isFree(clips, { start: 0, duration: 11 })).toBe(false);
    expect(isFree(clips, { start: 19, duration: 1 })).toBe(false);
    expect(isFree(clips, { start: 20, duration: 1 })).toBe(true);
  });
});
