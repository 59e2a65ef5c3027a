import { mix, rgba, type Context2d, verticalGradient } from '@kinora/drawing';
import { someone } from '@kinora/reading';

import { profile, ridge } from '../../land/ridge.ts';
import { rock } from '../../land/rock.ts';
import type { Stage, Strip } from '../../stage/stage.ts';
import { isKeptClear } from '../kept-clear.ts';
import { repeat } from '../repeat.ts';
import { paintCactus } from './cactus.ts';
import { paintRipples } from './dunes.ts';
import type { Sand } from './sand.ts';

const DASHES = 16;

function paintRoad(ctx: Context2d, strip: Strip, sand: Sand): void {
  const { frame, palette, unit } = strip.stage;
  const far = frame.ground - 8 * unit;
  const near = frame.ground + 74 * unit;
  const tar = [mix('#6a5a66', sand[2], 0.35), mix('#3a2f40', sand[3], 0.3)];
  ctx.fillStyle = verticalGradient(ctx, [far, near], tar);
  ctx.fillRect(strip.left, far, strip.width, near - far);
  ctx.fillStyle = rgba(palette.key, 0.5);
  ctx.fillRect(strip.left, far, strip.width, 2 * unit);
  ctx.fillStyle = rgba('#fff0d0', 0.8);
  const pitch = strip.width / DASHES;
  const y = (far + near) / 2 + 8 * unit;
  repeat(DASHES, (i) => ctx.fillRect(strip.left + i * pitch, y, pitch * 0.42, 5 * unit));
}

function paintGrowth(ctx: Context2d, strip: Strip, { sand, y, count }: { sand: Sand; y: number; count: number }): void {
  const { stage } = strip;
  const { palette, random, sun, unit, width } = stage;
  const side = sun.x > width / 2 ? 1 : -1;
  const green = { colour: mix('#3f6b4a', sand[3], 0.55), lit: rgba(palette.key, 0.7), side } as const;
  const stone = { colour: mix(sand[2], sand[3], 0.5), lit: mix(sand[1], sand[0], 0.3) };
  strip.scatter(count, 100 * unit, (x, index) => {
    const [tall, low] = [random(), random()];
    if (isKeptClear(stage, x)) return;
    if (index % 3 === 0) {
      paintCactus(ctx, { x, y: y + 4 * unit, height: (80 + 80 * tall) * unit, ...green });
      return;
    }
    const place = { x, y: y + 8 * unit * low };
    rock(ctx, stage, { ...place, width: (26 + 50 * random()) * unit, height: (14 + 24 * random()) * unit, ...stone });
  });
}

/** The sand under the cast: rippled, or with a road when someone drives. */
export function addPlain(stage: Stage, sand: Sand): void {
  const { frame, height, palette, plan, unit } = stage;
  const drives = someone(plan, 'drive');
  const y = frame.ground - height * 0.035;
  const shape = drives
    ? { y: y - 4 * unit, amplitude: 12 * unit, cells: 5 }
    : { y: y - 10 * unit, amplitude: 30 * unit, cells: 4 };
  const tones = { top: mix(sand[1], sand[0], 0.3), foot: mix(sand[2], sand[3], 0.45), lip: rgba(palette.key, 0.9) };
  stage.strip({ parallax: 1, top: y - 170 * unit }, (ctx, strip) => {
    const heightAt = profile(strip, { ...shape, octaves: 2, seed: 8 });
    ridge(ctx, strip, { heightAt, ...tones, height: height * 0.33 });
    paintRipples(ctx, strip, {
      count: drives ? 0 : 16,
      colour: rgba(sand[3], 0.1),
      width: 1.5 * unit,
      heightAt: (_x, row, turn) => y + (26 + row * (7 + row) + Math.sin(turn * 7 + row * 1.1) * 6) * unit,
    });
    paintGrowth(ctx, strip, { sand, y, count: drives ? 9 : 7 });
    if (drives) paintRoad(ctx, strip, sand);
  });
}
