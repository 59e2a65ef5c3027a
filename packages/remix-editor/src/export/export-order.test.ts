import { aClip, aDocument, aTrack, someMedia } from '@kinora/timeline/fixtures';
import { describe, expect, it } from 'vitest';

import { exportOrder } from './export-order.ts';

const SECOND = 240_000;
const NTSC = { num: 30_000, den: 1001 };
const document = aDocument({ tracks: [aTrack({ clips: [aClip({ duration: 3 * SECOND })] })] });
const order = (change: Partial<Parameters<typeof exportOrder>[0]> = {}) =>
  exportOrder({ document, media: someMedia, rate: { num: 24, den: 1 }, ...change });
const framesOf = (made: ReturnType<typeof order>) => [...made.steps()].filter((step) => step.kind === 'frame');
const soundsOf = (made: ReturnType<typeof order>) => [...made.steps()].filter((step) => step.kind === 'sound');

describe('the order of an export', () => {
  it('has a frame for each moment, to the end', () => {
    const made = order();
    const frames = framesOf(made);
    expect([made.frames, frames.length]).toEqual([72, 72]);
    expect(frames.at(-1)).toEqual({ kind: 'frame', time: 710_000, timestamp: 71 / 24, duration: 1 / 24 });
  });

  it('does not drift at 29.97, however long it is', () => {
    const long = aDocument({ tracks: [aTrack({ clips: [aClip({ duration: 3600 * SECOND })] })] });
    const made = order({ document: long, rate: NTSC });
    expect(made.frames).toBe(107_893);
    const last = framesOf(made).at(-1);
    expect(last?.timestamp).toBe((107_892 * 1001) / 30_000);
    expect(last?.time).toBe(Math.floor((107_892 * 1001 * SECOND) / 30_000));
  });

  it('begins and ends with the range', () => {
    const made = order({ range: { start: SECOND, end: 1.5 * SECOND } });
    expect(made.frames).toBe(12);
    expect(framesOf(made)[0]).toMatchObject({ time: SECOND, timestamp: 0 });
    expect(soundsOf(made)).toEqual([{ kind: 'sound', from: SECOND, to: 1.5 * SECOND, timestamp: 0 }]);
  });

  it('has the sound without gaps, before the frames it is heard with', () => {
    const made = order({ range: { start: 0, end: 1.2 * SECOND } });
    expect(soundsOf(made).map(({ from, to }) => [from / SECOND, to / SECOND])).toEqual([
      [0, 0.5],
      [0.5, 1],
      [1, 1.2],
    ]);
    const kinds = [...made.steps()].map(({ kind }) => kind);
    expect([kinds[0], kinds[1], kinds.indexOf('sound', 1)]).toEqual(['sound', 'frame', 13]);
  });

  it('is silent where nothing is heard, and empty where there is nothing', () => {
    const muted = aDocument({ tracks: [aTrack({ muted: true, clips: [aClip()] })] });
    expect([order({ document: muted }).hasSound, soundsOf(order({ document: muted }))]).toEqual([false, []]);
    const empty = order({ document: aDocument() });
    expect([empty.frames, [...empty.steps()]]).toEqual([0, []]);
  });
});
