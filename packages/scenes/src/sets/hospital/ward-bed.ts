import { mix, rgba, shade, blob, disc, line, panel, polygon, type Context2d } from '@kinora/drawing';

import type { Stage } from '../../stage/stage.ts';
import { BED } from './ward-bed.data.ts';
import type { WardPlan } from './ward-plan.ts';

/** The bed seen from its side: rails, mattress, pillow and a blanket. */
export function paintBed(ctx: Context2d, { palette, unit: u }: Stage, { bed, light }: WardPlan): void {
  const { x, y, width, height: h } = bed;
  const at = (points: readonly number[]) =>
    points.map((value, index) => (index % 2 === 0 ? x + value * width : y + value * h));
  const steel = light.tone('#aebcc4');
  disc(ctx, rgba(palette.ink, 0.2), [x + width / 2, y, width * 0.54, 16 * u]);
  for (const share of [0.08, 0.92]) {
    line(ctx, { colour: steel, width: 10 * u }, [x + width * share, y - h * 0.55, x + width * share, y - 12 * u]);
    disc(ctx, light.tone('#55606a'), [x + width * share, y - 9 * u, 11 * u]);
  }
  line(ctx, { colour: steel, width: 8 * u }, at(BED.bar));
  panel(ctx, shade(steel, 0.04), [x, y - h * 0.66, width, h * 0.14, 8 * u]);
  const sheet = light.tone('#fbfaf4');
  panel(ctx, sheet, [x + 6 * u, y - h * 0.92, width - 12 * u, h * 0.3, 16 * u]);
  polygon(ctx, shade(sheet, -0.03), at(BED.raised));
  blob(ctx, sheet, at(BED.pillow));
  const blanket = light.tone('#7fb2d6');
  blob(ctx, blanket, at(BED.blanket));
  line(ctx, { colour: sheet, width: 12 * u }, at(BED.turnUp));
  line(ctx, { colour: shade(blanket, -0.08), width: 4 * u }, at(BED.fold));
  const rail = mix(steel, '#ffffff', 0.25);
  line(ctx, { colour: rail, width: 8 * u }, at(BED.foot));
  line(ctx, { colour: rail, width: 10 * u }, at(BED.head));
}

/** A drip on its pole and a monitor on a stand, beside the head of the bed. */
export function paintDevices(ctx: Context2d, { frame, unit: u }: Stage, plan: WardPlan): void {
  const { bed, light } = plan;
  const steel = light.tone('#9aa8b0');
  const pole = bed.x + bed.width * 0.8;
  const top = bed.y - frame.hero * 1.02;
  line(ctx, { colour: steel, width: 6 * u }, [pole, bed.y - bed.height * 0.5, pole, top]);
  line(ctx, { colour: steel, width: 5 * u }, [pole - 20 * u, top, pole + 20 * u, top]);
  panel(ctx, light.tone('#dff0f4'), [pole - 34 * u, top + 8 * u, 28 * u, 58 * u, 9 * u]);
  panel(ctx, rgba(light.tone('#7fc0d6'), 0.7), [pole - 34 * u, top + 34 * u, 28 * u, 32 * u, 9 * u]);
  line(ctx, { colour: light.tone('#c9dce0'), width: 3 * u }, [
    pole - 20 * u,
    top + 66 * u,
    pole - 26 * u,
    bed.y - bed.height * 1.1,
  ]);
  const { x, y, width, height } = monitorOf(plan, frame.hero);
  panel(ctx, light.tone('#e9eef0'), [x - 8 * u, y - 8 * u, width + 16 * u, height + 16 * u, 8 * u]);
  panel(ctx, '#16303a', [x, y, width, height, 4 * u]);
}

/** The screen of the monitor, on the wall over the bed. */
export function monitorOf({ bed }: WardPlan, hero: number) {
  const width = hero * 0.36;
  return { x: bed.x + bed.width * 0.36, y: bed.y - hero * 1.04, width, height: width * 0.66 };
}
