import { mix, rgba, type Context2d } from '@kinora/drawing';

import type { Palette } from '../../stage/stage.ts';
import { fillGround, type Ground } from './ground.ts';

/** How strong the light of each hour lies on the ground from one side, and how dark the other side is. */
const STRENGTH: Readonly<Record<Palette['id'], readonly [light: number, dark: number]>> = {
  dawn: [0.4, 0.24],
  day: [0.2, 0.26],
  sunset: [0.78, 0.5],
  dusk: [0.3, 0.45],
  night: [0.24, 0.4],
  storm: [0.06, 0.3],
  grey: [0.1, 0.26],
};
/** How far the light reaches, in frame widths, and how much of it there is under a roof and in fog. */
const REACH = 1.2;
const INSIDE = 0.7;
const IN_FOG = 0.4;

/** Light that falls on the ground from one side, as shadows do, and dies away to the other; painted once. */
export function layLight(ctx: Context2d, ground: Ground, isOutside: boolean): void {
  const { stage, left, right, top, bottom } = ground;
  const { palette, frame, width } = stage;
  const [light, dark] = STRENGTH[palette.id];
  const share = (isOutside ? 1 : INSIDE) * (stage.plan.weather === 'fog' ? IN_FOG : 1);
  // Shadows fall away from the side of the hero.
  const [near, far] = frame.side > 0 ? [right, left] : [left, right];
  ctx.save();
  const shade = ctx.createLinearGradient(near, top, far, bottom);
  shade.addColorStop(0.3, rgba(palette.ink, 0));
  shade.addColorStop(1, rgba(mix(palette.ink, palette.fill, 0.3), dark * share));
  ctx.globalCompositeOperation = 'multiply';
  fillGround(ctx, ground, shade);
  const glow = ctx.createRadialGradient(near, top, 0, near, top, width * REACH);
  glow.addColorStop(0, rgba(palette.glow, light * share));
  glow.addColorStop(0.45, rgba(palette.glow, light * share * 0.5));
  glow.addColorStop(1, rgba(palette.glow, 0));
  ctx.globalCompositeOperation = 'overlay';
  fillGround(ctx, ground, glow);
  ctx.restore();
}
