import { coverage, differ } from '@kinora/drawing/testing';
import type { CastEntry, ScenePlan } from '@kinora/reading';
import { castOf } from '@kinora/reading/testing';
import { describe, expect, it } from 'vitest';

import type { World } from '../stage/stage.ts';
import { aStage } from '../testing/a-stage.ts';
import { drawLayers } from '../testing/draw-layers.ts';

function shown(entry: Partial<CastEntry>, world: World = {}, plan: Partial<ScenePlan> = {}) {
  const built = aStage(castOf(entry, plan));
  built.stage.addCast(world);
  return (time = 0) => drawLayers(built, time);
}

const under = (wet: number) => coverage(shown({}, { ground: () => 110, wet })(), [0, 122, 320, 50]);

describe('the cast', () => {
  it('stands on the ground with a shadow', () => {
    const pixels = shown({}, { ground: () => 150 })();
    expect(coverage(pixels, [0, 100, 320, 50])).toBeGreaterThan(0.02);
    const bare = shown({}, { ground: () => 150, shadowGain: 0 })();
    expect(coverage(pixels)).toBeGreaterThan(coverage(bare));
    expect(coverage(bare, [0, 156, 320, 24])).toBeLessThan(0.005);
    expect(coverage(pixels, [0, 156, 320, 24])).toBeGreaterThan(0.01);
  });

  it('is mirrored on a wet ground', () => {
    expect(under(0.4)).toBeGreaterThan(under(0) + 0.005);
  });

  it('stands on a platform in open water', () => {
    let stood = 0;
    const platform = () => {
      stood++;
    };
    const pixels = shown({}, { platform, water: () => 90 })();
    expect(stood).toBe(1);
    expect(coverage(pixels, [0, 100, 320, 80])).toBe(0);
    expect(coverage(pixels, [0, 40, 320, 50])).toBeGreaterThan(0.01);
  });

  it('leaves a wake behind what rides the water', () => {
    const seen: number[] = [];
    shown(
      { rig: 'canoe', mode: 'water', name: 'canoe' },
      { water: () => 120, wake: (_, actor) => seen.push(actor.y) },
    )(1);
    expect(seen).toEqual([120]);
  });

  it('moves', () => {
    const at = shown({ action: 'run' }, {}, { scroll: 0.3 });
    expect(differ(at(0), at(0.2))).toBe(true);
  });

  it('leaves out a picture that is not there', () => {
    expect(coverage(shown({ rig: 'picture', looks: { picture: 'sloth', pose: 'full' } })())).toBe(0);
  });
});
