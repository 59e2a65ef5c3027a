import { planVideo } from '@kinora/footage';
import { describe, expect, it } from 'vitest';

import { heldMoment, momentsOf, stillSize, stillTimes } from './video-times.ts';

const SOURCE = { width: 1920, height: 1080, seconds: 12 };
const planned = (pace: string, seconds = 5) => momentsOf(planVideo({ pace, seconds, from: 2 }, SOURCE), SOURCE);

describe('the stills of a video', () => {
  it('stand where the result shows them, two frames each', () => {
    const moments = planned('keep');
    expect([moments.length, stillTimes(moments).length]).toEqual([120, 60]);
    expect(stillTimes(moments).slice(0, 3)).toEqual([2000, 2083, 2167]);
    expect([heldMoment(moments, 0)?.position, heldMoment(moments, 1)?.position]).toEqual([48, 48]);
    expect(heldMoment(moments, 119)?.position).toBe(166);
  });

  it('go backwards, twice as fast and back again as the plan does', () => {
    expect(stillTimes(planned('reverse'))[0]).toBeGreaterThan(6900);
    expect(stillTimes(planned('fast')).at(-1)).toBeGreaterThan(11_700);
    expect(stillTimes(planned('boomerang')).length).toBeLessThan(61);
    expect(stillTimes(planned('slow')).length).toBe(60);
  });

  it('are as large as so many may be, and never larger than the video', () => {
    expect(stillSize(SOURCE, 60)).toEqual({ width: 706, height: 396 });
    expect(stillSize(SOURCE, 12)).toEqual({ width: 1280, height: 720 });
    expect(stillSize({ ...SOURCE, width: 320, height: 240 }, 60)).toEqual({ width: 320, height: 240 });
    const { width, height } = stillSize(SOURCE, 192);
    expect(width * height * 4 * 192).toBeLessThan(66 * 1_048_576);
  });
});
