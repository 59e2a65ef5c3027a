import { mix, rgba } from '@kinora/drawing';

import { addAir } from '../../air/air.ts';
import { addMist } from '../../air/mist.ts';
import { usualAir } from '../../air/usual-air.ts';
import { frameWith } from '../../land/foreground.ts';
import { makeVerdure, type Verdure } from '../../land/verdure.ts';
import { glowAt } from '../../light/glow.ts';
import { addRays } from '../../light/rays.ts';
import { addOpenSky } from '../../sky/open-sky.ts';
import type { Stage } from '../../stage/stage.ts';
import { isWet } from '../../stage/weather.ts';
import { addBough } from '../bough.ts';
import { addRank } from '../city/skyline.ts';
import { leavesOut } from '../leaves-out.ts';
import { paintBench, paintLamp } from '../street-furniture.ts';
import { addFountain } from './fountain.ts';
import { addLawn, layPath, type Path } from './lawn.ts';
import { addAvenue, addFallenLeaves, addTreeLine } from './trees.ts';

/** A few towers of the town, pale behind the trees. */
function addTown(stage: Stage, line: number, snowy: boolean): void {
  const { frame } = stage;
  const far = { parallax: 0.05, base: line, depth: 0.05, gap: 1.8, seed: 9, widths: [26, 60] } as const;
  addRank(
    stage,
    { ...far, heights: [70, frame.tall ? 260 : 210], crowns: ['setback', 'flat', 'spire', 'dome'] },
    snowy,
  );
}

/** Lamps and a bench along the path. */
function addFurniture(stage: Stage, verdure: Verdure, path: Path): void {
  const { frame, palette, unit } = stage;
  const { ground, side } = frame;
  const tones = {
    iron: mix(palette.ramp[3], palette.ramp[2], 0.25),
    lit: rgba(mix(palette.glow, palette.ramp[1], 0.25), 0.75),
  };
  const lamps = [0.24, 0.44, 0.8].map((down, index) => {
    const y = path.top + (ground - path.top) * down;
    const way = index % 2 === 0 ? side : -side;
    return { x: path.middleAt(y) + way * (path.halfAt(y) * 1.25 + 12 * unit), y, height: (70 + 190 * down) * unit };
  });
  const benchY = path.top + (ground - path.top) * 0.62;
  const bench = {
    x: path.middleAt(benchY) - side * (path.halfAt(benchY) * 1.3 + 90 * unit),
    y: benchY,
    unit: unit * 0.85,
  };
  stage.strip({ parallax: 0.7, top: path.top - 120 * unit, fixed: true }, (ctx) => {
    if (!frame.tall) paintBench(ctx, bench, tones);
    for (const lamp of lamps) paintLamp(ctx, lamp, tones);
  });
  if (palette.dark < 0.2) return;
  stage.live(0.7, (ctx, time) => {
    lamps.forEach(({ x, y, height }, index) => {
      const alpha = Math.min(1, palette.dark + 0.25) * (0.93 + 0.07 * Math.sin(time * 4 + index * 2));
      glowAt(ctx, stage, { colour: '#ffd48a', x, y: y - height * 1.07, rx: height * 0.5, alpha: alpha * 0.75 });
      glowAt(ctx, stage, { colour: '#fff2cf', x, y: y - height * 1.07, rx: height * 0.14, alpha });
      glowAt(ctx, stage, {
        colour: '#ffc877',
        x,
        y: y + 4 * unit,
        rx: height * 0.7,
        ry: height * 0.16,
        alpha: alpha * 0.5,
      });
    });
  });
}

/** A town park: an avenue of trees, a fountain at the end of the path, flower beds, lamps, towers far behind. */
export function paintPark(stage: Stage): void {
  const { frame, height, palette, unit, width } = stage;
  const line = frame.horizon - height * 0.045;
  const y = line - height * Math.max(0.17, palette.elevation) * (frame.tall ? 0.75 : 0.9);
  addOpenSky(stage, {
    horizon: line,
    sun: { x: frame.lightX + frame.side * width * 0.03, y, radius: (palette.moon ? 30 : 40) * unit },
    clouds: { count: 5, bottom: 0.32 },
  });
  const verdure = makeVerdure(stage);
  addTown(stage, line, verdure.snowy);
  addMist(stage, { parallax: 0.08, y: line - 30 * unit, height: 130, gain: 0.65 });
  addTreeLine(stage, { verdure, line });
  addMist(stage, { parallax: 0.22, y: line + 2 * unit, height: 60, gain: 0.4, speed: 11 });
  const path = layPath(stage, line + 8 * unit);
  addLawn(stage, verdure, path);
  addFallenLeaves(stage, { verdure, line: line + 10 * unit });
  const size = Math.min(width * 0.3, 210 * unit);
  if (!leavesOut(stage, 'fountain'))
    addFountain(stage, verdure, { fountain: { x: frame.lightX, y: line + height * 0.085, size }, parallax: 0.45 });
  addAvenue(stage, { verdure, line: line + 8 * unit });
  addRays(stage, { count: 9, from: 0.2, to: 2.95, width: 0.05, gain: palette.moon ? 0.06 : 0.13 });
  addFurniture(stage, verdure, path);
  stage.addCast({
    ground: () => frame.ground + 6 * unit,
    bounce: verdure.grass(0.55),
    dust: mix(palette.mist, '#d9c49a', 0.4),
    wet: isWet(stage) ? 0.12 : 0,
    shadowGain: 0.6,
    mirrorGain: 0,
  });
  addBough(stage, verdure);
  const blades = {
    colour: mix(verdure.grass(0.95), palette.ink, 0.45),
    lit: mix(verdure.grass(0.75), palette.glow, 0.15),
  };
  frameWith(stage, { kind: 'grass', parallax: 1.7, size: 0.9, count: 3, ...blades });
  addAir(stage, usualAir(stage, verdure.snowy));
}
