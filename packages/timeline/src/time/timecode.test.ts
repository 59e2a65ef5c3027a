import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { frameStart } from './ticks.ts';
import { formatTimecode, parseTimecode } from './timecode.ts';

const NTSC = { num: 30_000, den: 1001 };
const FAST = { num: 60_000, den: 1001 };
const FILM = { num: 24, den: 1 };
const drop = { dropFrame: true };

describe('a timecode', () => {
  it.each([
    [FILM, 0, '00:00:00:00'],
    [FILM, 24, '00:00:01:00'],
    [FILM, 24 * 3600 * 11 + 23, '11:00:00:23'],
    [NTSC, 1800, '00:01:00:00'],
    [{ num: 120, den: 1 }, 119, '00:00:00:119'],
  ])('at %o, frame %i is %s', (rate, frame, code) => {
    expect(formatTimecode(frameStart(frame, rate), rate)).toBe(code);
    expect(parseTimecode(code, rate)).toBe(frameStart(frame, rate));
  });

  it.each([
    [NTSC, 1799, '00:00:59;29'],
    [NTSC, 1800, '00:01:00;02'],
    [NTSC, 17_981, '00:09:59;29'],
    [NTSC, 17_982, '00:10:00;00'],
    [NTSC, 107_892, '01:00:00;00'],
    [FAST, 3600, '00:01:00;04'],
    [FAST, 35_964, '00:10:00;00'],
  ])('with drop-frame at %o, frame %i is %s', (rate, frame, code) => {
    expect(formatTimecode(frameStart(frame, rate), rate, drop)).toBe(code);
    expect(parseTimecode(code, rate)).toBe(frameStart(frame, rate));
    expect(parseTimecode(code.replace(';', ':'), rate, drop)).toBe(frameStart(frame, rate));
  });

  it('has no drop-frame at other rates', () => {
    expect(formatTimecode(0, FILM, drop)).toBe('00:00:00:00');
    expect(parseTimecode('00:00:00;00', FILM)).toBeNull();
  });

  it('is the start before the start', () => expect(formatTimecode(-5, FILM)).toBe('00:00:00:00'));

  it.each(['', '1:2', '00:60:00:00', '00:00:60:00', '00:00:00:24', '00:00:00:-1', 'a:b:c:d', '00:00:00,00'])(
    'is not %j',
    (text) => expect(parseTimecode(text, FILM)).toBeNull(),
  );

  it('is not a number that is skipped', () => expect(parseTimecode('00:01:00;01', NTSC)).toBeNull());

  it('is read as it is written, for any frame', () => {
    const check = fc.property(
      fc.constantFrom(FILM, NTSC, FAST),
      fc.nat(5_000_000),
      fc.boolean(),
      (rate, frame, dropFrame) => {
        const time = frameStart(frame, rate);
        expect(parseTimecode(formatTimecode(time, rate, { dropFrame }), rate, { dropFrame })).toBe(time);
      },
    );
    fc.assert(check);
  });
});
