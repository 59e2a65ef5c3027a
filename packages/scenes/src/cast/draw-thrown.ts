import {
  blob,
  createRandom,
  disc,
  fraction,
  mix,
  rgba,
  TAU,
  verticalGradient,
  type Colour,
  type Context2d,
} from '@kinora/drawing';

import type { Stage } from '../stage/stage.ts';
import { extentOf } from './extent.ts';
import type { Extra } from './extras.ts';
import type { Member } from './member.ts';
import type { Moment, Pose } from './pose.ts';
import { THROWN } from './thrown.data.ts';

/** How deep somebody is in what they bathe in, in their heights. */
const SUNK = 0.16;
/** How far the heap reaches beyond them on either side, in their half widths. */
const BEYOND = 1.25;
const SPECKS = 90;
const LEAVES = 110;
const GRAINS = 64;
const PUFFS = 7;

/** Whether somebody is in what flies about them. */
export const isBathing = ({ entry: { looks } }: Member): boolean =>
  looks.throws !== undefined && looks.throws !== 'flour';

/** The pose of somebody in sand, mud, water, leaves or snow: sunk into it, shaking to both sides. */
export function bathe(member: Member, { time }: Moment, y: number): Partial<Pose> {
  const { rig, entry, size, luck } = member;
  const { height } = extentOf(rig, entry);
  const shake = Math.sin(time * 9 + luck * TAU) * (0.6 + 0.4 * Math.sin(time * 1.7));
  return {
    y: y + height * size * SUNK - Math.abs(shake) * size * 0.03,
    turn: shake * 0.1,
    scaleX: 1 + 0.03 * shake,
    scaleY: 1 - 0.04 * Math.abs(shake),
  };
}

/** A colour as it is in the light of the hour. */
export const inLight = ({ palette }: Stage, colour: Colour): Colour =>
  mix(mix(colour, palette.ramp[2], 0.26), palette.ink, palette.dark * 0.4);

interface Bath {
  readonly x: number;
  readonly y: number;
  readonly half: number;
  readonly tall: number;
}

function bathOf({ rig, entry, size, facing }: Member, { x, y }: Pose): Bath {
  const { left, right, height } = extentOf(rig, entry);
  const tall = height * size;
  return { x: x + ((left + right) / 2) * size * facing, y, half: ((right - left) / 2) * size * BEYOND, tall };
}

/** A flat pool with rings that spread from who is in it. */
function drawPool(ctx: Context2d, { x, y, half, tall }: Bath, { time, body }: { time: number; body: Colour }): void {
  const middle = y - tall * 0.02;
  disc(ctx, rgba(mix(body, '#203040', 0.35), 0.9), [x, middle + tall * 0.02, half, half * 0.17]);
  disc(ctx, body, [x, middle, half, half * 0.155]);
  ctx.strokeStyle = rgba('#ffffff', 0.55);
  ctx.lineWidth = Math.max(1, tall * 0.012);
  for (const start of [0, 0.33, 0.66]) {
    const age = fraction(time * 0.7 + start);
    ctx.globalAlpha = 1 - age;
    ctx.beginPath();
    ctx.ellipse(x, middle, half * (0.3 + 0.66 * age), half * (0.045 + 0.1 * age), 0, 0, TAU);
    ctx.stroke();
  }
  ctx.globalAlpha = 1;
}

interface Heap {
  readonly tones: readonly Colour[];
  readonly heaped: number;
  readonly body: Colour;
  readonly flutters: boolean;
}

/** How high a heap is at a share of its half width, -1 to 1, in shares of its rise. */
const heightAt = (share: number): number => Math.cos((share * Math.PI) / 2) ** 1.6 * (1 + 0.07 * Math.sin(share * 17));

/** Leaves one upon the other. */
function drawLeaves(ctx: Context2d, { x, y, half, tall }: Bath, { tones, heaped, body }: Heap): void {
  const random = createRandom(57);
  const rise = tall * heaped;
  for (let leaf = 0; leaf < LEAVES; leaf++) {
    const share = random() * 2 - 1;
    const up = heightAt(share) * rise * (1 - leaf / LEAVES) * 1.05 - rise * 0.16;
    const long = half * (0.06 + 0.03 * random());
    const turn = random() * TAU;
    const at = [x + share * half, y - up] as const;
    disc(ctx, mix(body, '#000000', 0.3), [at[0], at[1] + long * 0.2, long, long * 0.5, turn]);
    disc(ctx, tones[leaf % tones.length] ?? body, [...at, long, long * 0.48, turn]);
  }
}

/** A smooth mound before somebody, lit from above, with grains on it. */
function drawHeap(ctx: Context2d, bath: Bath, heap: Heap): void {
  const { x, y, half, tall } = bath;
  const { tones, heaped, body } = heap;
  const rise = tall * heaped;
  const shares = Array.from({ length: 25 }, (_, index) => (index / 24) * 2 - 1);
  const top = shares.flatMap((share) => [x + share * half, y + rise * 0.12 - heightAt(share) * rise]);
  const foot = shares.toReversed().flatMap((share) => [x + share * half, y + rise * (0.12 + 0.3 * (1 - share ** 2))]);
  const lit = tones[0] ?? body;
  disc(ctx, rgba('#000000', 0.16), [x, y + rise * 0.3, half * 1.04, rise * 0.3]);
  blob(ctx, verticalGradient(ctx, [y - rise, y + rise * 0.5], [lit, body, mix(body, '#000000', 0.22)]), [
    ...top,
    ...foot,
  ]);
  if (heap.flutters) return drawLeaves(ctx, bath, heap);
  const random = createRandom(29);
  for (let speck = 0; speck < SPECKS; speck++) {
    const share = random() * 1.8 - 0.9;
    const up = (heightAt(share) * (0.92 - random() * 1.15) - 0.06) * rise;
    const tone = mix(body, speck % 2 === 0 ? lit : '#000000', speck % 2 === 0 ? 0.7 : 0.2);
    disc(ctx, tone, [x + share * half, y - up, half * 0.012, half * 0.008]);
  }
}

interface Flying {
  readonly bath: Bath;
  readonly tones: readonly Colour[];
  readonly time: number;
  readonly radius: number;
  readonly flutters: boolean;
}

/** Grains that are thrown up to both sides and fall again. */
function drawGrains(ctx: Context2d, { bath, tones, time, radius, flutters }: Flying): void {
  const { x, y, half, tall } = bath;
  const random = createRandom(91);
  for (let grain = 0; grain < GRAINS; grain++) {
    const age = fraction(time * (flutters ? 0.45 : 0.85) + random());
    const side = grain % 2 === 0 ? 1 : -1;
    const reach = half * (0.35 + 0.95 * random());
    const high = tall * (0.35 + 0.75 * random());
    const sway = flutters ? Math.sin(time * 5 + grain) * half * 0.06 : 0;
    const own = radius * (0.7 + 0.8 * random());
    const at = [x + side * (half * 0.3 + reach * age) + sway, y - 4 * high * age * (1 - age)] as const;
    ctx.globalAlpha = Math.min(1, (1 - age) * 3);
    disc(ctx, tones[grain % tones.length] ?? '#ffffff', [
      ...at,
      own * (flutters ? 1.5 : 1),
      own * (flutters ? 0.6 + 0.4 * Math.sin(time * 6 + grain) : 1),
    ]);
  }
  ctx.globalAlpha = 1;
}

/** Clouds of something as fine as flour or dust. */
function drawPuffs(ctx: Context2d, { x, y, half, tall }: Bath, { time, tone }: { time: number; tone: Colour }): void {
  for (let puff = 0; puff < PUFFS; puff++) {
    const age = fraction(time * 0.4 + puff / PUFFS);
    const side = puff % 2 === 0 ? 1 : -1;
    const radius = tall * (0.06 + 0.16 * age);
    ctx.globalAlpha = 0.55 * Math.sin(age * Math.PI);
    const at = [x + side * half * (0.3 + 0.8 * age), y - tall * (0.12 + 0.5 * age) - ((puff * 37) % 11) * tall * 0.02];
    disc(ctx, tone, [at[0] ?? x, at[1] ?? y, radius, radius * 0.8]);
  }
  ctx.globalAlpha = 1;
}

const FINE: readonly string[] = ['sand', 'snow', 'flour'];

/** What flies about somebody who bathes, rolls or splashes in it, and what they are sunk in; or flour of who bakes. */
export const drawThrown: Extra = (ctx, member, { pose, moment: { stage, time } }) => {
  const { throws } = member.entry.looks;
  if (!throws) return;
  const stuff = THROWN[throws];
  const tones = stuff.grains.map((grain) => inLight(stage, grain));
  const body = inLight(stage, stuff.body);
  const flutters = stuff.flutters === true;
  const bath = bathOf(member, pose);
  if (stuff.heaped > 0) drawHeap(ctx, bath, { tones, heaped: stuff.heaped, body, flutters });
  else if (!stuff.isLoose) drawPool(ctx, bath, { time, body });
  if (FINE.includes(throws)) drawPuffs(ctx, bath, { time, tone: tones[0] ?? body });
  drawGrains(ctx, { bath, tones, time, radius: Math.max(1.2, stuff.grain * member.size), flutters });
};
