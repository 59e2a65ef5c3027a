import { clamp } from '../core/math.ts';
import { createRandom, hashText } from '../core/random.ts';
import type { RelightOptions } from '../light/relight.ts';
import type { CastEntry, Mode } from '../plan/scene-plan.ts';
import { pictureRig } from '../rigs/picture.ts';
import type { Rig, RigOptions } from '../rigs/rig.ts';
import { placeGroup } from '../scene/compose-frame.ts';
import type { Place, Stage, World } from '../scene/stage.ts';
import { createSpriteBank, type SpriteBank } from './sprite-bank.ts';

/** One subject of the cast, placed and ready to draw. */
export interface Member {
  readonly entry: CastEntry;
  readonly mode: Mode;
  readonly rig: Rig;
  readonly bank: SpriteBank;
  readonly size: number;
  readonly place: Place;
  /** 1 looks right, -1 left. */
  readonly facing: number;
  /** Where in its cycle it starts, so that a group is not in step. */
  readonly phase: number;
  /** Its own number from 0 to 1. */
  readonly luck: number;
  /** Its number in its group. */
  readonly index: number;
}

function rigFor(stage: Stage, { rig, action }: CastEntry, looks: RigOptions): Rig | null {
  if (rig === 'picture') return pictureRig(stage.environment, looks);
  const drawn = stage.rigs.get(rig);
  if (!drawn) throw new Error(`The rig ${rig} was not loaded.`);
  return (action === 'sleep' ? drawn.asleep : undefined) ?? drawn;
}

function looksOf({ seed }: Stage, entry: CastEntry, index: number): RigOptions {
  return { ...entry.looks, variant: index + ((seed >> 3) % 3), activity: entry.action ?? 'idle' };
}

/** Towards the light as the sprite sees it: a mirrored sprite has its light mirrored too. */
function lightOn(stage: Stage, world: World, { place, facing }: { place: Place; facing: number }): RelightOptions {
  const { sun, frame } = stage;
  const x = (sun.x - place.x) / frame.width;
  const y = Math.min(-0.35, (sun.y - frame.ground) / frame.height);
  const length = Math.hypot(x, y);
  return {
    lightX: (x / length) * facing,
    lightY: y / length,
    depth: clamp((1 - place.scale) * 0.55 * (world.hazeGain ?? 1)),
    bounce: world.bounce,
    bounceGain: world.bounceGain,
    rimColour: world.rimColour,
    rimGain: world.rimGain,
  };
}

function facingOf(stage: Stage, world: World, x: number): 1 | -1 {
  if (world.facing) return world.facing;
  return stage.plan.scroll > 0 || x < stage.frame.width * 0.5 ? 1 : -1;
}

interface Part {
  readonly entry: CastEntry;
  readonly index: number;
  readonly place: Place;
}

function makeMember(stage: Stage, world: World, { entry, index, place }: Part): Member | null {
  const looks = looksOf(stage, entry, index);
  const rig = rigFor(stage, entry, looks);
  if (!rig) return null;
  const random = createRandom(stage.seed ^ hashText(entry.name + index));
  const widest = (stage.frame.width * 0.8) / (rig.box[2] - rig.box[0]);
  const size = Math.min(stage.frame.hero * entry.size * place.scale * (world.heroScale ?? 1), widest);
  const front = facingOf(stage, world, place.x);
  const loose = (entry.mode === 'swim' || entry.mode === 'air') && index > 0;
  const facing = loose && random() < 0.25 ? -front : front;
  const light = lightOn(stage, world, { place, facing });
  const bank = createSpriteBank(stage, { rig, looks, size, light });
  const phase = random() * (index > 0 ? 1 : 0);
  const mode = world.modeFor?.(entry) ?? entry.mode;
  return { entry, mode, rig, bank, size, place, facing, phase, luck: random(), index };
}

/** Gives every subject a place, the first the hero's; from back to front. */
export function placeMembers(stage: Stage, world: World): Member[] {
  const { plan, frame, random } = stage;
  const parts = plan.cast.flatMap((entry) => Array.from({ length: entry.count }, (_, index) => ({ entry, index })));
  const places = world.places?.(parts.length) ?? placeGroup(frame, Math.min(7, parts.length), random);
  return places
    .flatMap((place, number) => {
      const part = parts[number];
      const member = part ? makeMember(stage, world, { ...part, place }) : null;
      return member ? [member] : [];
    })
    .toSorted((one, two) => one.place.scale - two.place.scale);
}
