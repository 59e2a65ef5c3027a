import { mix, rgba, disc, pick, verticalGradient } from '@kinora/drawing';

import { grass } from '../../land/grass.ts';
import { leafTree } from '../../land/leaf-tree.ts';
import { pine } from '../../land/pine.ts';
import type { Stage } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';
import type { Decorations } from './hills.ts';
import type { Meadow } from './meadow.ts';

const FLOWERS = ['#fff3d6', '#ffcf5c', '#ff8fa3', '#c79bff', '#ff6f5c'];

/** A river of light that winds towards us below the sun. */
export function addRiver(stage: Stage, horizon: number): void {
  const { frame, height, palette, unit: u } = stage;
  const { sky } = palette;
  stage.strip({ parallax: 0.33, top: horizon + height * 0.1 }, (ctx) => {
    const top = horizon + height * 0.115;
    const bottom = horizon + height * 0.26;
    const x = frame.lightX;
    ctx.fillStyle = verticalGradient(ctx, [top, bottom], [mix(sky[4], sky[2], 0.35), mix(sky[2], sky[1], 0.4)]);
    ctx.beginPath();
    ctx.moveTo(x - 10 * u, top);
    ctx.bezierCurveTo(x + 170 * u, top + 34 * u, x - 260 * u, top + 54 * u, x + 40 * u, bottom);
    ctx.lineTo(x + 330 * u, bottom);
    ctx.bezierCurveTo(x - 60 * u, top + 64 * u, x + 270 * u, top + 30 * u, x + 14 * u, top);
    ctx.fill();
    ctx.strokeStyle = rgba('#ffffff', 0.5);
    ctx.lineWidth = 1.2 * u;
    ctx.stroke();
  });
}

/** Two leafy trees to one pine along the crest. */
export function grove(stage: Stage, meadow: Meadow): Decorations {
  const { frame, palette, random, unit } = stage;
  const lit = mix(palette.glow, meadow.pale, 0.4);
  const leafy = { colour: meadow.tone(0.62), lit, side: meadow.side };
  const dark = { colour: meadow.tone(0.7), lit: rgba(palette.glow, 0.2), side: meadow.side, unit };
  return {
    behind: (ctx, strip, heightAt) => {
      strip.scatter(frame.tall ? 10 : 17, 90 * unit, (near, index) => {
        const x = near + Math.sin(index * 2.4) * 60 * unit;
        const tree = { x, y: heightAt(x) + 6 * unit, height: (60 + 60 * random()) * unit };
        if (index % 3 > 0) leafTree(ctx, random, { ...tree, ...leafy });
        else pine(ctx, { ...tree, height: tree.height * 1.1, ...dark, seed: random() * 9 });
      });
    },
  };
}

/** Grass, and outside winter flowers that grow larger towards us. */
export function flowers(stage: Stage, meadow: Meadow): Decorations {
  const { palette, plan, random, unit } = stage;
  const blades = { colour: meadow.tone(0.85), lit: mix(meadow.tone(0.6), palette.glow, 0.35) };
  return {
    upon: (ctx, strip, heightAt) => {
      grass(ctx, strip, { heightAt: (x) => heightAt(x) + 14 * unit, count: 500, height: 22, ...blades });
      repeat(plan.season === 'winter' ? 0 : 420, () => {
        const x = strip.left + strip.width * random();
        const near = random() ** 1.4;
        const colour = mix(pick(FLOWERS, random() * 5), meadow.tone(0.6), 0.15 + palette.dark * 0.35);
        disc(ctx, colour, [x, heightAt(x) + (4 + 150 * near) * unit, (1.4 + 3.6 * near) * unit]);
      });
    },
  };
}
