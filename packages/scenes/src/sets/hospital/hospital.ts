import { stroke, fraction, contextOf } from '@kinora/drawing';

import { addAir } from '../../air/air.ts';
import { glowAt } from '../../light/glow.ts';
import type { Stage } from '../../stage/stage.ts';
import { addHeroLeftStrip, mirroredX } from '../hero-left.ts';
import { makeHourLight, warmedPalette } from '../hour-light.ts';
import { addIndoorCast } from '../indoor-world.ts';
import { monitorOf, paintBed, paintDevices } from './ward-bed.ts';
import { planWard, type WardPlan } from './ward-plan.ts';
import { paintLamps, paintShell, paintSigns, paintWindow } from './ward-wall.ts';

/** One beat of a heart on a screen: shares along, and heights. */
const BEAT = [
  0, 0, 0.3, 0, 0.36, -0.12, 0.42, 0, 0.48, 0.14, 0.53, -0.8, 0.58, 0.34, 0.63, 0, 0.74, -0.16, 0.82, 0, 1, 0,
];

/** The line of a heart that beats calmly. */
function addHeartbeat(stage: Stage, plan: WardPlan): void {
  const { x, y, width, height } = monitorOf(plan, stage.frame.hero);
  const left = stage.frame.side < 0 ? x : stage.width - x - width;
  const colour = stage.tone('#5ff0a0');
  stage.live(0.55, (ctx, time) => {
    const shift = fraction(time * 0.55) * width;
    ctx.save();
    ctx.beginPath();
    ctx.rect(left, y, width, height);
    ctx.clip();
    for (const start of [left - shift, left - shift + width]) {
      const points = BEAT.map((value, index) =>
        index % 2 === 0 ? start + value * width : y + height * (0.6 + value * 0.5),
      );
      stroke(ctx, { colour, width: 2.6 * stage.unit }, points);
    }
    ctx.restore();
  });
}

/** A ward: a tiled floor, a window with curtains, a bed with a drip, and a monitor on which a heart beats. */
export function paintHospital(stage: Stage): void {
  const { environment, frame, height, unit, width } = stage;
  const light = makeHourLight(stage);
  const plan = planWard(stage, light);
  const canvas = environment.canvas(width, height);
  contextOf(canvas).fillStyle = light.tone('#d9ece6');
  contextOf(canvas).fillRect(0, 0, width, height);
  stage.backdrop(canvas);
  addHeroLeftStrip(stage, { parallax: 0.55, top: -height * 0.06 }, (ctx, strip) => {
    paintShell(ctx, strip, plan);
    paintLamps(ctx, stage, plan);
    paintWindow(ctx, stage, plan);
    paintSigns(ctx, stage, plan);
    paintDevices(ctx, stage, plan);
    const { x, y, width: wide, height: tall } = plan.window;
    glowAt(ctx, stage, {
      colour: light.beam,
      x: x + wide / 2,
      y: y + tall / 2,
      rx: wide,
      ry: tall * 1.2,
      alpha: 0.32 * light.daylight,
    });
  });
  addHeartbeat(stage, plan);
  stage.palette = warmedPalette(stage, light);
  addHeroLeftStrip(stage, { parallax: 0.72, top: plan.bed.y - frame.hero, bottom: plan.bed.y + 40 * unit }, (ctx) =>
    paintBed(ctx, stage, plan),
  );
  const { window: pane } = plan;
  stage.sun = { x: mirroredX(stage, pane.x + pane.width / 2), y: pane.y, radius: unit };
  addIndoorCast(stage, {
    table: { wood: light.tone('#e9e4d6') },
    floor: light.tone('#dfe8e2'),
    heroScale: frame.tall ? 0.9 : 1.05,
  });
  addAir(stage, 'dust', { colour: light.beam, count: 24, gain: 0.3 * light.daylight });
}
