import { clamp, contextOf, lerp, verticalGradient, rgba, type Canvas, type Context2d } from '@kinora/drawing';
import { traitsOf, type CastEntry } from '@kinora/reading';

import { softenSmall } from '../light/soften.ts';
import type { Palette, Stage, World } from '../stage/stage.ts';
import { extentOf } from './extent.ts';
import type { Member } from './member.ts';
import type { Pose } from './pose.ts';

/** How dark a shadow is in each light, and of what shines by itself. */
const STRENGTH: Readonly<Record<Palette['id'], number>> = {
  dawn: 0.34,
  day: 0.4,
  sunset: 0.5,
  dusk: 0.34,
  night: 0.34,
  storm: 0.12,
  grey: 0.14,
};
const INDOORS = 0.26;
const IN_FOG = 0.4;
const IN_RAIN = 0.6;
/** How long a shadow is under a low light and under a high one, in heights of who casts it, and how far it leans at most. */
const LENGTH = { low: 0.48, high: 0.22, highest: 0.45 };
const LEAN = { gain: 1.5, most: 0.75 };
/** How far a table or a sill reaches before who is on it, in units. */
const BOARD = 24;
/** Softness, in pixels of a 720-line frame, and how much of it is left at the far end. */
const SOFT = 3;
const FAR_END = 0.12;

const shapes = new WeakMap<Canvas, Canvas>();

/** A drawing as a soft dark shape that pales from its feet up. */
function shapeOf({ environment, palette, unit }: Stage, sprite: Canvas, foot: number): Canvas {
  const known = shapes.get(sprite);
  if (known) return known;
  const shape = softenSmall(environment, sprite, Math.max(1.5, SOFT * unit));
  const ctx = contextOf(shape);
  const feet = (foot / sprite.height) * shape.height;
  ctx.globalAlpha = 1;
  ctx.globalCompositeOperation = 'source-in';
  ctx.fillStyle = verticalGradient(ctx, [0, feet], [rgba(palette.ink, FAR_END), rgba(palette.ink, 0.56), palette.ink]);
  ctx.fillRect(0, 0, shape.width, shape.height);
  shapes.set(sprite, shape);
  return shape;
}

/** How dark the shadows of a place are. */
function strengthIn({ plan, palette }: Stage): number {
  const usual = traitsOf(plan.set).indoors ? INDOORS : STRENGTH[palette.id];
  if (plan.weather === 'fog') return usual * IN_FOG;
  return plan.weather === 'rain' ? usual * IN_RAIN : usual;
}

/** How far a shadow comes towards us, and how far it leans aside, each against the height of who casts it. */
function fallOf(
  stage: Stage,
  world: World,
  { x, tall, entry }: { x: number; tall: number; entry: CastEntry },
): readonly [number, number] {
  const { frame, sun, width, height, unit } = stage;
  const high = clamp((frame.ground - sun.y) / height / LENGTH.highest);
  const length = lerp(LENGTH.low, LENGTH.high, high);
  const isServed = world.places !== undefined || world.counter?.isOn(entry) === true;
  const room = isServed ? (BOARD * unit) / Math.max(1, tall) : length;
  const down = Math.min(length, room);
  const lean = clamp(((x - sun.x) / width) * LEAN.gain, -LEAN.most, LEAN.most);
  return [down, lean * (down / LENGTH.low)];
}

/** The shadow that somebody throws on the ground before them, away from the light that stands behind. */
export function castShadow(
  ctx: Context2d,
  member: Member,
  { stage, world, pose, ground }: { stage: Stage; world: World; pose: Pose; ground: number },
): void {
  const { bank, size, facing, rig, entry } = member;
  const strength = strengthIn(stage) * (1 - (rig.glow ?? 0)) * ((world.shadowGain ?? 0.5) / 0.5);
  if (strength <= 0.02) return;
  const sprite = bank.at(pose.phase);
  const [down, lean] = fallOf(stage, world, { x: pose.x, tall: extentOf(rig, entry).height * size, entry });
  ctx.save();
  ctx.globalAlpha = clamp(strength);
  ctx.translate(pose.x, ground);
  ctx.transform(facing * pose.scaleX, 0, -lean, -down * pose.scaleY, 0, 0);
  ctx.drawImage(shapeOf(stage, sprite, bank.originY), -bank.originX, -bank.originY, sprite.width, sprite.height);
  ctx.restore();
}
