import { lerp, type Context2d } from '@kinora/drawing';

import type { Strip } from '../stage/stage.ts';
import type { HeightAt } from './ridge.ts';

export interface GrassOptions {
  readonly heightAt: HeightAt;
  readonly count?: number | undefined;
  /** In units. */
  readonly height?: number | undefined;
  readonly colour: string;
  readonly lit: string;
  readonly lean?: number | undefined;
  /** How far below the edge it is rooted, in units. */
  readonly offset?: number | undefined;
}

/** Blades along a skyline, a third of them lit. */
export function grass(ctx: Context2d, strip: Strip, options: GrassOptions): void {
  const { heightAt, count = 300, height = 16, colour, lit, lean = 0.3, offset = 2 } = options;
  const { random, unit } = strip.stage;
  for (let index = 0; index < count; index++) {
    const x = lerp(strip.left, strip.right, random());
    const y = heightAt(x) + offset * unit;
    const tall = height * unit * (0.45 + 0.75 * random());
    const bow = (random() - 0.5 + lean) * tall * 0.8;
    ctx.fillStyle = random() < 0.35 ? lit : colour;
    ctx.beginPath();
    ctx.moveTo(x - 1.5 * unit, y);
    ctx.quadraticCurveTo(x + bow * 0.2, y - tall * 0.6, x + bow, y - tall);
    ctx.quadraticCurveTo(x + bow * 0.45, y - tall * 0.5, x + 2 * unit, y);
    ctx.fill();
  }
}
