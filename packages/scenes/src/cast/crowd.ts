import { createRandom, lerp, type Canvas, type Context2d } from '@kinora/drawing';
import { traitsOf } from '@kinora/reading';

import { scaled } from '../light/soften.ts';
import type { Stage, World } from '../stage/stage.ts';
import type { Member } from './member.ts';

/** Adds what is told of in numbers that no foreground holds: many small ones, from far to near. */
export type AddCrowd = (stage: Stage, world: World, members: readonly Member[]) => void;

/** One of a crowd: where it is, how large against those in front, and its place in their motion. */
interface Extra {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly facing: 1 | -1;
  readonly phase: number;
  readonly like: Member;
}

/** Most that are drawn, however many are told of. */
const MOST = 140;
/** How large the farthest and the nearest of a crowd are. */
const FARTHEST = 0.12;
const NEAREST = 0.62;
/** Sizes that drawings are kept in. */
const STEPS = 5;
/** Poses of a cycle that are kept. */
const POSES = 8;
/** What the mirror of still water shows of those above it. */
const MIRRORED = 0.2;
/** Frame widths and heights that those in the air drift in a second. */
const DRIFT = { x: 0.012, y: -0.006 };

const isAloft = ({ mode }: Member) => mode === 'air' || mode === 'party' || mode === 'swim' || mode === 'float';

/** The heights, in pixels, that one of a crowd may be at, by how near it is: 0 far to 1 near. */
function heightAt(
  { frame, height, plan }: Stage,
  like: Member,
  { share, luck }: { share: number; luck: number },
): number {
  if (like.mode === 'swim') return height * (0.12 + 0.7 * luck);
  if (isAloft(like)) return lerp(frame.horizon * 0.92, height * 0.06, luck * (0.55 + 0.45 * share));
  const far = traitsOf(plan.set).indoors ? lerp(frame.horizon, frame.ground, 0.5) : frame.horizon;
  return lerp(far, frame.ground, lerp(FARTHEST, 0.96, share));
}

/** Where one of a crowd is that rises from something, in a plume that widens; `null` where it rises from nothing. */
function rising({ height, width }: Stage, { carrier }: Member, { across, luck }: { across: number; luck: number }) {
  if (carrier?.kind !== 'over') return null;
  const { place, rig, size } = carrier.member;
  const foot = (place.y ?? height * 0.8) + rig.box[1] * size;
  const share = luck ** 0.8;
  return {
    x: place.x + (across - 0.5) * width * (0.06 + share * 0.9),
    y: lerp(Math.min(foot, height * 0.7), height * 0.04, share),
  };
}

/** Everybody of a crowd, from back to front. */
function extrasOf(stage: Stage, group: readonly Member[]): Extra[] {
  const random = createRandom(stage.seed ^ 0x51ed);
  const wanted = Math.min(MOST, (group[0]?.entry.crowd ?? 0) - group.length);
  return Array.from({ length: Math.max(0, wanted) }, (_, index): Extra | null => {
    const like = group[index % group.length];
    const share = ((index + 0.5) / wanted) ** 1.5;
    const [across, luck, turned, phase] = [random(), random(), random(), random()];
    if (!like) return null;
    const facing = isAloft(like) && turned < 0.3 ? -1 : 1;
    const front = like.facing > 0 ? 1 : -1;
    const way = facing === 1 ? front : -front;
    const { x, y } = rising(stage, like, { across, luck }) ?? {
      x: stage.width * (across * 1.2 - 0.1),
      y: heightAt(stage, like, { share, luck }),
    };
    return { x, y, scale: lerp(FARTHEST, NEAREST, share), facing: way === 1 ? 1 : -1, phase, like };
  }).flatMap((one) => one ?? []);
}

/** Small drawings of a member, made once for each size and pose. */
function makeSmall(stage: Stage) {
  const kept = new Map<string, Canvas>();
  return (like: Member, scale: number, phase: number): Canvas => {
    const size = Math.ceil(scale * STEPS) / STEPS;
    const pose = Math.floor((((phase % 1) + 1) % 1) * POSES) / POSES;
    const key = `${like.entry.name} ${like.index} ${size} ${pose}`;
    const known = kept.get(key);
    if (known) return known;
    const sprite = like.bank.at(pose);
    const small = scaled(stage.environment, sprite, [
      Math.max(1, Math.round(sprite.width * size)),
      Math.max(1, Math.round(sprite.height * size)),
    ]);
    kept.set(key, small);
    return small;
  };
}

/** Draws one where it is now; aloft they drift and bob, each in its own time. */
function drawExtra(
  ctx: Context2d,
  { like, scale, facing, phase, ...place }: Extra,
  { stage, time, small }: { stage: Stage; time: number; small: ReturnType<typeof makeSmall> },
): void {
  const sprite = small(like, scale, time * 0.6 * (like.rig.beats ?? 1) + phase);
  const ratio = (scale * like.bank.originX) / Math.max(1, scale * like.bank.at(0).width);
  const own = phase * Math.PI * 2;
  const aloft = isAloft(like) ? 1 : 0;
  const x = place.x + aloft * time * stage.width * DRIFT.x * facing * (0.5 + scale);
  const bob = Math.sin(time * 1.1 + own) * stage.height * 0.006;
  const y = place.y + aloft * (bob + time * stage.height * DRIFT.y * phase);
  const width = like.bank.at(0).width * scale;
  const height = like.bank.at(0).height * scale;
  const foot = (like.bank.originY / Math.max(1, like.bank.at(0).height)) * height;
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(facing, 1);
  ctx.drawImage(sprite, -ratio * width, -foot, width, height);
  ctx.restore();
}

/** The height of the line that still water mirrors about; `null` where there is none. */
const mirrorOf = ({ frame }: Stage, world: World): number | null => (world.water ? frame.horizon : null);

function addGroup(stage: Stage, world: World, group: readonly Member[]): void {
  const extras = extrasOf(stage, group);
  const small = makeSmall(stage);
  const mirror = mirrorOf(stage, world);
  stage.live(0.6, (ctx, time) => {
    for (const extra of extras) {
      ctx.globalAlpha = lerp(0.72, 1, extra.scale / NEAREST);
      drawExtra(ctx, extra, { stage, time, small });
      if (mirror === null || !isAloft(extra.like)) continue;
      ctx.save();
      ctx.globalAlpha = MIRRORED;
      ctx.translate(0, mirror * 2);
      ctx.scale(1, -1);
      drawExtra(ctx, extra, { stage, time, small });
      ctx.restore();
    }
    ctx.globalAlpha = 1;
  });
}

/** Those of a group whom the others are like; a single one of another colour is not among them. */
const alike = (members: readonly Member[], name: string) =>
  members.filter(({ entry, index }) => entry.name === name && (!entry.looks.odd || index !== 1));

export const addCrowd: AddCrowd = (stage, world, members) => {
  const crowds = new Set(
    members
      .filter(({ entry, carrier }) => entry.crowd && (!carrier || carrier.kind === 'over'))
      .map(({ entry }) => entry.name),
  );
  for (const name of crowds) addGroup(stage, world, alike(members, name));
};
