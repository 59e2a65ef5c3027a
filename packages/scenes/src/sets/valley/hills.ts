import { mix, rgba, type Context2d, within } from '@kinora/drawing';

import { type HeightAt, profile, ridge } from '../../land/ridge.ts';
import type { Stage, Strip } from '../../stage/stage.ts';
import { groundBelow } from '../skyline.ts';
import type { Meadow } from './meadow.ts';

export interface Hill {
  readonly parallax: number;
  readonly y: number;
  /** In units. */
  readonly amplitude: number;
  readonly cells: number;
  /** 0 far to 1 near. */
  readonly depth: number;
  /** How pale its foot is. */
  readonly mist?: number;
  /** In units: from its crest to the foot colour. */
  readonly height?: number;
  /** In units: room above the crest for what stands on it. */
  readonly headroom?: number;
}

type Decoration = (ctx: Context2d, strip: Strip, heightAt: HeightAt) => void;

export interface Decorations {
  /** Stands on the crest, painted before the hill. */
  readonly behind?: Decoration;
  /** Lies on the slope, clipped to it. */
  readonly upon?: Decoration;
}

export function addHill(stage: Stage, meadow: Meadow, { hill, behind, upon }: Decorations & { hill: Hill }): void {
  const { palette, unit } = stage;
  const { parallax, y, amplitude, cells, depth, mist = 0.3, height = 110, headroom = 50 } = hill;
  const tones = {
    top: mix(meadow.tone(depth), palette.glow, 0.16),
    foot: mix(meadow.tone(depth + 0.12), palette.mist, mist),
    lip: rgba(palette.glow, 0.55),
  };
  stage.strip({ parallax, top: y - (amplitude + headroom) * unit }, (ctx, strip) => {
    const seed = Math.round(parallax * 97);
    const heightAt = profile(strip, { y, amplitude: amplitude * unit, cells, octaves: 3, seed });
    behind?.(ctx, strip, heightAt);
    ridge(ctx, strip, { heightAt, ...tones, height: height * unit });
    within(ctx, groundBelow(strip, heightAt), () => upon?.(ctx, strip, heightAt));
  });
}
