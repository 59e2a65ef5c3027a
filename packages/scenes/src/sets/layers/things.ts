import {
  drawMarks,
  fraction,
  mix,
  placeMarks,
  rgba,
  verticalGradient,
  type Context2d,
  type Palette,
} from '@kinora/drawing';
import { drawFlame } from '@kinora/subjects';

import { glowAt } from '../../light/glow.ts';
import type { Stage, Strip } from '../../stage/stage.ts';
import { addHangingLamps } from '../hanging-lamps.ts';
import { addHeroLeftStrip, mirroredX } from '../hero-left.ts';
import { LAMP } from '../hour-light.ts';
import { coveredLand, type LayerSpace } from './ground-line.ts';
import type { Layer, Thing } from './layer.ts';

/** Glass of a lamp that is not lit. */
const UNLIT = '#f4e6cc';

function rolesOf(space: LayerSpace, { tones }: Thing): Palette {
  const { stage, colourOf, light } = space;
  const { palette } = stage;
  const own = Object.entries(tones).map(([role, tone]) => {
    const colour = colourOf(tone);
    return [role, role === 'roof' ? coveredLand(space, colour) : colour] as const;
  });
  const lamp = mix(light.tone(UNLIT), '#ffe6b0', light.lamps);
  const pane = mix(light.tone('#8aa4b4'), '#ffdf9c', light.lamps);
  return { pane, ink: palette.ink, lit: mix(palette.key, palette.glow, 0.4), lamp, ...Object.fromEntries(own) };
}

/** Light from the side of the window or sun over what is painted so far, and shade at its foot. */
function shadeOver(ctx: Context2d, { left, right, stage }: Strip, [top, foot]: readonly [number, number]): void {
  const { palette, width } = stage;
  ctx.globalCompositeOperation = 'source-atop';
  const across = ctx.createLinearGradient(width * 0.05, 0, width * 0.9, 0);
  across.addColorStop(0, rgba(palette.ink, 0.2));
  across.addColorStop(0.45, rgba(palette.ink, 0));
  across.addColorStop(0.75, rgba(palette.key, 0.14));
  across.addColorStop(1, rgba(palette.key, 0));
  ctx.fillStyle = across;
  ctx.fillRect(left, top - stage.height, right - left, stage.height * 3);
  ctx.fillStyle = verticalGradient(ctx, [top, foot], [rgba(palette.key, 0.08), rgba(palette.ink, 0.24)]);
  ctx.fillRect(left, top - stage.height, right - left, stage.height * 3);
  ctx.globalCompositeOperation = 'source-over';
}

/** What shines when lamps are lit breathes a little. */
function addGlow(space: LayerSpace, thing: Thing, parallax: number): void {
  const { stage, light, person, xOf, yOf } = space;
  if (!thing.glow || light.lamps < 0.04) return;
  const [across, up, reach, gain] = thing.glow;
  const scale = thing.size * person;
  const x = mirroredX(stage, xOf(thing.x) + across * scale);
  const at = { x, y: yOf(thing.y) - (thing.up ?? 0) * person - up * scale, rx: reach * scale };
  stage.live(parallax, (ctx, time) => {
    const alpha = gain * light.lamps * (1 + 0.05 * Math.sin(time * 2.3 + x));
    glowAt(ctx, stage, { colour: LAMP, ...at, alpha });
  });
}

/** The tongues of a fire, from the back: place and size as shares of its height. */
const TONGUES = [
  { across: -0.34, width: 0.42, height: 0.7, seed: 4 },
  { across: 0.36, width: 0.4, height: 0.62, seed: 8 },
  { across: 0.02, width: 0.6, height: 1, seed: 1 },
] as const;
const FIRE = '#ff9a42';

/** A fire burns at any hour; in the dark it lights what is around it. */
function addFire({ stage, light, person, xOf, yOf }: LayerSpace, thing: Thing, parallax: number): void {
  if (!thing.fire) return;
  const scale = thing.size * person;
  const [across, up, tall] = thing.fire.map((value) => value * scale) as [number, number, number];
  const [x, y] = [mirroredX(stage, xOf(thing.x) + across), yOf(thing.y) - up];
  stage.live(parallax, (ctx, time) => {
    const alpha = (0.3 + 0.4 * light.lamps) * (1 + 0.08 * Math.sin(time * 7) + 0.05 * Math.sin(time * 11.3));
    glowAt(ctx, stage, { colour: FIRE, x, y: y - tall * 0.4, rx: tall * 3.4, alpha });
    for (const tongue of TONGUES) {
      drawFlame(ctx, {
        x: x + tongue.across * tall,
        y,
        width: tongue.width * tall,
        height: tongue.height * tall,
        phase: fraction(time / 2),
        seed: tongue.seed,
      });
    }
  });
}

const isTall = (stage: Stage) => stage.height * 0.06;

/** Drawings at one distance, in one strip. */
export function addThings(space: LayerSpace, { items: all, parallax, blur }: Layer<'things'>): void {
  const { stage, person, xOf, yOf } = space;
  const items = all.filter(({ unless = [] }) => stage.plan.cast.every(({ name }) => !unless.includes(name)));
  if (items.length === 0) return;
  const feet = items.map(({ y, up = 0 }) => yOf(y) - up * person);
  addHeroLeftStrip(stage, { parallax, top: -isTall(stage), blur, fixed: true }, (ctx, strip) => {
    items.forEach((thing, index) => {
      const place = { x: xOf(thing.x), y: feet[index] ?? 0, scale: thing.size * person };
      ctx.save();
      if (thing.turned) {
        ctx.translate(place.x * 2, 0);
        ctx.scale(-1, 1);
      }
      drawMarks(ctx, placeMarks(thing.marks, place), rolesOf(space, thing));
      ctx.restore();
    });
    const foot = Math.max(...feet);
    shadeOver(ctx, strip, [foot - person, foot]);
  });
  for (const thing of items) {
    addGlow(space, thing, parallax);
    addFire(space, thing, parallax);
  }
}

export function addPendants({ stage, colourOf, light, xOf }: LayerSpace, { at, tone }: Layer<'pendants'>): void {
  const { height, unit } = stage;
  const lamps = at.map(([x, y, size]) => ({ x: mirroredX(stage, xOf(x)), y: height * y, size: size * unit }));
  addHangingLamps(stage, { lamps, parallax: 0.9, colour: colourOf(tone), lit: light.lamps });
}
