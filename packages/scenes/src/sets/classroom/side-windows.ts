import { mix, rgba, shade, line, polygon, lerp, type Context2d, ring, type Outline } from '@kinora/drawing';

import type { Stage } from '../../stage/stage.ts';
import type { Opening } from '../light-shafts.ts';
import { type ClassroomPlan, heightAt } from './classroom-plan.ts';

/** One window of the side wall: left and right edge. */
export interface Pane {
  readonly left: number;
  readonly right: number;
}

/** Three windows in perspective, each nearer one wider. */
export function layPanes({ corner }: ClassroomPlan, { width }: Stage): readonly Pane[] {
  const span = width * 1.08 - corner;
  const edges = [
    [0.07, 0.26],
    [0.32, 0.6],
    [0.68, 1.12],
  ] as const;
  return edges.map(([from, to]) => ({ left: corner + span * from, right: corner + span * to }));
}

/** Upper and lower edge of the windows on the back wall's scale. */
function edgesOf({ board, ceiling, floor }: ClassroomPlan): readonly [top: number, bottom: number] {
  return [lerp(ceiling, board.y, 0.55), lerp(floor, board.y + board.height, 0.86)];
}

function corners(plan: ClassroomPlan, { left, right }: Pane): number[] {
  const [top, bottom] = edgesOf(plan);
  const at = (x: number, y: number) => [x, heightAt(plan, y, x)];
  return [...at(left, top), ...at(left, bottom), ...at(right, bottom), ...at(right, top)];
}

/** The windows' box in the frame, for the view and its weather. */
export function windowsBox(plan: ClassroomPlan, stage: Stage): Opening {
  const panes = layPanes(plan, stage);
  const [first, last] = [panes[0], panes.at(-1)];
  const left = first?.left ?? 0;
  const right = Math.min(stage.width, last?.right ?? stage.width);
  const [top, bottom] = edgesOf(plan);
  const upper = Math.max(0, heightAt(plan, top, right));
  return { x: left, y: upper, width: right - left, height: heightAt(plan, bottom, right) - upper };
}

/** The openings of the windows in the side wall. */
export function panesOf(plan: ClassroomPlan, stage: Stage): Outline {
  const panes = layPanes(plan, stage).map((pane) => ring(corners(plan, pane)));
  return (ctx) => panes.forEach((trace) => trace(ctx));
}

/** Frames, bars and sills of the side windows. */
export function paintPanes(ctx: Context2d, stage: Stage, plan: ClassroomPlan): void {
  const { palette, unit: u } = stage;
  const { light } = plan;
  const [top, bottom] = edgesOf(plan);
  const paint = light.tone('#fff5e2');
  const dark = shade(light.tone('#a98a6a'), -0.04);
  layPanes(plan, stage).forEach((pane, index) => {
    const thick = (7 + index * 5) * u;
    const { left, right } = pane;
    const outline = [...corners(plan, pane), ...corners(plan, pane).slice(0, 2)];
    const at = (x: number, share: number) => heightAt(plan, lerp(top, bottom, share), x);
    const across = (share: number) => [left, at(left, share), right, at(right, share)];
    const middle = lerp(left, right, 0.47);
    [
      { colour: dark, width: thick * 1.5 },
      { colour: paint, width: thick },
    ].forEach((pen) => {
      line(ctx, pen, outline);
      const bar = { ...pen, width: pen.width * 0.55 };
      line(ctx, bar, across(0.36));
      line(ctx, bar, [middle, at(middle, 0), middle, at(middle, 1)]);
    });
    const deep = (10 + 14 * index) * u;
    const sill = [left - deep, at(left, 1), right, at(right, 1), right, at(right, 1) + thick * 1.4];
    polygon(ctx, mix(paint, palette.key, 0.4), [...sill, left - deep, at(left, 1) + thick]);
    polygon(ctx, rgba(palette.ink, 0.22), [
      left - deep,
      at(left, 1) + thick,
      right,
      at(right, 1) + thick * 1.4,
      right,
      at(right, 1) + thick * 2,
      left - deep,
      at(left, 1) + thick * 1.5,
    ]);
  });
}
