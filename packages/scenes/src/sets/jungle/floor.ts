import { mix, rgba, disc, pick, type Context2d, within } from '@kinora/drawing';

import { giantLeaf } from '../../land/giant-leaf.ts';
import { grass } from '../../land/grass.ts';
import { profile, ridge, type HeightAt } from '../../land/ridge.ts';
import { rock } from '../../land/rock.ts';
import type { Stage, Strip } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';
import { groundBelow } from '../skyline.ts';
import type { Greens } from './greens.ts';
import { paintPath, paintUndergrowth } from './undergrowth.ts';

const BLOOMS = ['#ff7f9a', '#ffb347', '#fff3d6', '#c48bff'];

/** A plant of broad leaves around one root. */
function paintPlant(
  ctx: Context2d,
  { random }: Stage,
  { x, y, size, greens }: { x: number; y: number; size: number; greens: Greens },
): void {
  repeat(7, (i) => {
    const turn = ((i * 3) % 7) / 3 - 1;
    giantLeaf(ctx, {
      x: x + turn * size * 0.12,
      y,
      length: size * (0.75 + 0.4 * random()) * (1 - Math.abs(turn) * 0.2),
      turn: turn * 1.15,
      kind: size % 2 > 1 ? 'banana' : 'heart',
      colour: mix(greens.leaf(0.7), greens.leaf(0.95), (i % 3) / 2),
      lit: greens.lit(0.5),
      side: greens.side,
    });
  });
}

function paintFerns(ctx: Context2d, strip: Strip, { heightAt, greens }: { heightAt: HeightAt; greens: Greens }): void {
  const { random, unit } = strip.stage;
  repeat(20, () => {
    const x = strip.left + random() * strip.width;
    const y = heightAt(x) + 10 * unit;
    repeat(5, (i) => {
      const angle = -Math.PI / 2 + (i - 2) * 0.5 + (random() - 0.5) * 0.1;
      const long = (26 + 26 * random()) * unit;
      ctx.fillStyle = i % 2 === 0 ? greens.leaf(0.72) : greens.lit(0.55);
      ctx.beginPath();
      for (let step = 1; step < 9; step++) {
        const t = step / 9;
        const [fx, fy] = [x + Math.cos(angle) * long * t, y + Math.sin(angle) * long * t + long * 0.35 * t * t];
        const leaflet = long * 0.13 * (1.05 - t);
        ctx.moveTo(fx, fy);
        ctx.ellipse(fx, fy, leaflet * 1.5, leaflet * 0.6, angle + Math.PI / 2, 0, Math.PI * 2);
      }
      ctx.fill();
    });
  });
}

/** Patches of moss and light on the ground. */
function paintGround(ctx: Context2d, strip: Strip, { heightAt, greens }: { heightAt: HeightAt; greens: Greens }): void {
  const { stage } = strip;
  const { palette, random, unit, frame } = stage;
  repeat(60, (i) => {
    const x = strip.left + random() * strip.width;
    const near = random();
    const y = heightAt(x) + (10 + near * 150) * unit;
    const tone = i % 3 === 0 ? rgba(palette.glow, 0.06) : rgba(i % 2 === 0 ? greens.lit(0.6) : greens.leaf(1), 0.13);
    disc(ctx, tone, [x, y, (40 + 110 * near) * unit, (2 + 6 * near) * unit]);
  });
  const pool = stage.glow(palette.glow);
  ctx.globalAlpha = 0.42;
  ctx.drawImage(pool, frame.heroX - 330 * unit, frame.ground - 50 * unit, 660 * unit, 120 * unit);
  ctx.globalAlpha = 1;
}

/** The bank before the pool: moss, ferns, flowers, mossy stones. */
export function addFloor(stage: Stage, greens: Greens): void {
  const { frame, height, palette, random, unit, width } = stage;
  const y = frame.ground - height * 0.045;
  const tones = {
    top: mix(greens.lit(0.7), greens.leaf(0.6), 0.45),
    foot: greens.leaf(1),
    lip: rgba(palette.glow, 0.5),
  };
  const stone = {
    colour: mix(greens.local('#6f7468', 0.8), palette.ramp[3], 0.3),
    lit: mix(greens.lit(0.5), palette.glow, 0.15),
  };
  stage.strip({ parallax: 1, top: y - 150 * unit, fixed: true }, (ctx, strip) => {
    const heightAt = profile(strip, { y, amplitude: 34 * unit, cells: 4, octaves: 2, seed: 5 });
    const clear = (x: number) => Math.abs(x - frame.heroX) > 130 * unit;
    strip.scatter(9, 60 * unit, (x) => {
      if (clear(x))
        paintPlant(ctx, stage, { x, y: heightAt(x) + 12 * unit, size: (60 + 50 * random()) * unit, greens });
    });
    ridge(ctx, strip, { heightAt, ...tones, height: height * 0.26 });
    within(ctx, groundBelow(strip, heightAt), () => {
      paintGround(ctx, strip, { heightAt, greens });
      paintPath(ctx, stage, greens);
    });
    for (const at of [-0.36, 0.3, 0.42]) {
      const x = frame.heroX - frame.side * at * width;
      rock(ctx, stage, { x, y: heightAt(x) + 16 * unit, width: 84 * unit, height: 38 * unit, ...stone });
    }
    grass(ctx, strip, { heightAt, count: 200, height: 20, colour: greens.leaf(0.75), lit: greens.lit(0.5), offset: 6 });
    paintFerns(ctx, strip, { heightAt, greens });
    repeat(greens.snowy ? 0 : 90, () => {
      const x = strip.left + random() * strip.width;
      disc(ctx, greens.local(pick(BLOOMS, random() * BLOOMS.length), 0.7), [
        x,
        heightAt(x) + (random() * 46 - 6) * unit,
        (2.2 + 2 * random()) * unit,
      ]);
    });
    paintUndergrowth(ctx, strip, greens);
  });
}
