import { mix, rgba, type Context2d } from '@kinora/drawing';

import { bareTree } from '../../land/bare-tree.ts';
import { leafTree } from '../../land/leaf-tree.ts';
import { pine } from '../../land/pine.ts';
import type { Verdure } from '../../land/verdure.ts';
import type { Stage } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';
import type { Road } from './carriageway.ts';

/** A row of trees across the plain. */
interface Row {
  /** As on the ground plane: 1 at the hero. */
  readonly distance: number;
  readonly count: number;
  /** Tallest tree, in units. */
  readonly height: number;
  /** 0 far to 1 near. */
  readonly tone: number;
}

/** Where the road runs at a depth, so that nothing grows on it. */
function roadAt({ route, plane }: Road, depth: number): number {
  const steps = Array.from({ length: 120 }, (_, i) => route.at(i * 0.25));
  const reached = steps.find((point) => point.depth >= depth) ?? route.at(30);
  return plane.x + (reached.across * plane.focal) / depth;
}

interface Tree {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

function paintTree(ctx: Context2d, stage: Stage, { tree, verdure, tone }: Growth): void {
  const { palette, random, unit, plan } = stage;
  const colour = mix(verdure.leaf(tone), palette.mist, 0.3 * (1 - tone));
  const lit = mix(verdure.leaf(tone * 0.4), palette.glow, 0.45);
  const kind = random();
  if (kind < 0.26) {
    const snow = verdure.snowy ? rgba('#ffffff', 0.7) : undefined;
    return pine(ctx, {
      ...tree,
      height: tree.height * 1.25,
      colour,
      lit: rgba(lit, 0.4),
      snow,
      side: verdure.side,
      unit,
    });
  }
  if (plan.season === 'winter') return bareTree(ctx, random, { ...tree, colour, depth: 4, snow: rgba('#ffffff', 0.5) });
  return leafTree(ctx, random, { ...tree, colour, lit, side: verdure.side });
}

interface Growth {
  readonly tree: Tree;
  readonly verdure: Verdure;
  readonly tone: number;
}

function addRow(stage: Stage, verdure: Verdure, { row, road }: { row: Row; road: Road }): void {
  const { unit, random } = stage;
  const { horizon, ground } = road.plane;
  const y = horizon + (ground - horizon) / row.distance;
  const gap = (road.half * road.plane.focal * 1.7) / row.distance + row.height * 0.4 * unit;
  const middle = roadAt(road, row.distance);
  const place = { parallax: 1 / row.distance, top: y - row.height * 1.6 * unit, bottom: y + 14 * unit };
  stage.strip(place, (ctx, strip) => {
    strip.scatter(row.count, row.height * unit, (at, index) => {
      repeat(1 + (index % 3), (number) => {
        const x = at + (number * 0.62 + Math.sin(index * 2.4)) * row.height * unit;
        const tree = { x, y: y + random() * 5 * unit, height: row.height * (0.5 + 0.5 * random()) * unit };
        if (stage.plan.scroll > 0 || Math.abs(x - middle) > gap)
          paintTree(ctx, stage, { tree, verdure, tone: row.tone });
      });
    });
  });
}

/** Trees here and there on the plain, in three ranks. */
export function addCopses(stage: Stage, verdure: Verdure, road: Road): void {
  const rows = [
    { distance: 16, count: 34, height: 26, tone: 0.3 },
    { distance: 8, count: 15, height: 52, tone: 0.5 },
    { distance: 4, count: stage.frame.tall ? 4 : 6, height: 96, tone: 0.68 },
  ];
  for (const row of rows) addRow(stage, verdure, { row, road });
}
