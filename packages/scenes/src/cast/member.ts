import { clamp, createRandom, hashText } from '@kinora/drawing';
import { type CastEntry, traitsOf } from '@kinora/reading';
import {
  type RigName,
  felt,
  pictureRig,
  shaped,
  inFishbowl,
  type Rig,
  type RigOptions,
  type View,
  type Mode,
} from '@kinora/subjects';

import type { RelightOptions } from '../stage/relight-options.ts';
import type { Place, Stage, World } from '../stage/stage.ts';
import { activityOf, FIGURES } from './activity-of.ts';
import { asFilmed } from './as-filmed.ts';
import type { Carrying } from './carriers.ts';
import { sizeClimbing } from './climb-up.ts';
import { drawnBounds } from './drawn-bounds.ts';
import { isOnBody } from './edge-sprite.ts';
import { extentOf } from './extent.ts';
import { frontOf } from './front-of.ts';
import { heldSize } from './held-size.ts';
import { leapsOver } from './leap-over.ts';
import { createSpriteBank, type SpriteBank, type SpriteOptions } from './sprite-bank.ts';

/** One subject of the cast, placed and ready to draw. */
export interface Member {
  readonly entry: CastEntry;
  readonly mode: Mode;
  readonly rig: Rig;
  readonly looks: RigOptions;
  readonly bank: SpriteBank;
  /** Its drawings from ahead and behind, of one that has them. */
  readonly views: Readonly<Record<View, SpriteBank>> | null;
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
  /** Who bears it, on its back or in its hand. */
  readonly carrier: Carrier | null;
}
export interface Carrier {
  readonly member: Member;
  readonly kind: Carrying['kind'];
  /** What of a body it is on. */
  readonly part?: Carrying['part'];
  /** Where on its back, 0 hind to 1 fore, when several share it. */
  readonly share: number;
}

/** Who swims and can walk as well. */
const WALKERS: readonly RigName[] = ['person', 'couple', 'turtle'];

/** Swimmers of this size need no bowl under the open sky: they swim in it. */
const LARGE = 0.7;

/** Whether somebody large swims through the sky. */
const swimsInAir = ({ plan }: Stage, { mode, size, rig }: CastEntry): boolean =>
  mode === 'swim' && size >= LARGE && !WALKERS.includes(rig) && plan.set === 'nightsky';

/** Whether something swims where there is no water. */
function isInBowl(stage: Stage, entry: CastEntry): boolean {
  const { plan } = stage;
  const { mode, relation, rig } = entry;
  if (entry.looks.isDreamt || swimsInAir(stage, entry) || (relation && plan.cast[relation.to]?.rig === 'aquarium'))
    return false;
  return mode === 'swim' && !WALKERS.includes(rig) && traitsOf(plan.set).waterless === true;
}

/** Whether a turtle crawls, having nothing to swim in. */
function isAshore({ plan }: Stage, { mode, rig }: CastEntry): boolean {
  return mode === 'swim' && rig === 'turtle' && traitsOf(plan.set).waterless === true;
}

/** Whether the cast is seen from straight above, and nobody of it is on, in or under another. */
const isFromAbove = ({ plan: { angle, cast } }: Stage): boolean =>
  angle === 'above' && cast.every(({ relation }) => relation === null || relation.kind === 'beside');

/** What is drawn around its middle, as it stands on the ground. */
function standing(rig: Rig): Rig {
  const [left, top, right, bottom] = rig.box;
  const lift = bottom * 0.36;
  return {
    ...rig,
    box: [left, top - lift, right, bottom - lift],
    draw: (ctx, phase, options) => {
      ctx.save();
      ctx.translate(0, -lift);
      rig.draw(ctx, phase, options);
      ctx.restore();
    },
  };
}

/** With eyes that show what is felt, where its own drawing does not. */
const showing = ({ rig }: CastEntry, { feeling }: RigOptions, own: Rig): Rig =>
  feeling && !FIGURES.includes(rig) ? felt(own) : own;

/** How it is drawn to who is straight above or below it; `null` where it is seen from its side. */
function seenFrom(stage: Stage, entry: CastEntry, { above, below }: Rig): Rig | null {
  if (above && isFromAbove(stage)) return above;
  return below && leapsOver(stage, entry) ? below : null;
}

/** What somebody is drawn by, before it becomes the shape of something else. */
function plainRigFor(stage: Stage, entry: CastEntry, looks: RigOptions): Rig | null {
  const { rig, action } = entry;
  if (rig === 'picture') return pictureRig(stage.environment, looks);
  const drawn = stage.rigs.get(rig);
  if (!drawn) throw new Error(`The rig ${rig} was not loaded.`);
  const seen = seenFrom(stage, entry, drawn);
  if (seen) return seen;
  if (isInBowl(stage, entry)) return inFishbowl(drawn);
  if (isAshore(stage, entry)) return standing(drawn);
  return showing(entry, looks, (action === 'sleep' ? drawn.asleep : undefined) ?? drawn);
}

export function rigFor(stage: Stage, entry: CastEntry, looks: RigOptions): Rig | null {
  const plain = plainRigFor(stage, entry, looks);
  if (!plain || !looks.shaped) return plain;
  const { feeling: _, ...still } = looks;
  const drawn = drawnBounds(stage, plain, { ...still, activity: 'idle' });
  return drawn && shaped(plain, looks.shaped, { ...drawn, top: -drawn.over, bottom: drawn.below });
}

/** Whether two hold one umbrella together. */
export function sharesUmbrella({ count, looks }: CastEntry): boolean {
  return count === 2 && looks.costume === 'umbrella';
}

/** Which of a group is the single one of another colour. */
const ODD = 1;

export function looksOf({ seed, plan }: Stage, entry: CastEntry, index: number): RigOptions {
  const { odd, tint, tints = [] } = entry.looks;
  const usual = tints[index % Math.max(1, tints.length)] ?? tint;
  const own = index === ODD ? (odd ?? usual) : usual;
  const costume = index > 0 && sharesUmbrella(entry) ? undefined : entry.looks.costume;
  return {
    ...entry.looks,
    costume,
    tint: own,
    variant: index + ((seed >> 3) % 3) + plan.variant,
    activity: leapsOver({ plan }, entry) && entry.relation?.kind === 'on' ? 'float' : activityOf(entry),
  };
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

export interface Part {
  readonly entry: CastEntry;
  readonly index: number;
  readonly place: Place;
  readonly carrier?: Carrier | undefined;
  /** Pixels per unit, where what bears it decides. */
  readonly size?: number | undefined;
}

/** Of the frame's width, the most that anything has. */
const WIDEST = 0.95;

function sizeOf(stage: Stage, world: World, { entry, place, carrier, rig, size: fitted }: Part & { rig: Rig }): number {
  const { width } = extentOf(rig, entry);
  const widest = place.isCut ? Infinity : (stage.frame.width * WIDEST) / width;
  const usual = stage.frame.hero * entry.size * place.scale * (world.heroScale ?? 1);
  const size = Math.min(usual, widest, sizeClimbing(stage, { entry, rig }));
  if (place.seat) return place.seat.size;
  if (fitted !== undefined) return fitted;
  return carrier ? heldSize(carrier, { entry, rig }, size) : size;
}

/** Who would stand half out of the frame is moved until all of it can be seen. */
function within({ frame: { width } }: Stage, { entry, place }: Part, { rig, size }: { rig: Rig; size: number }) {
  if (rig.spans || place.isCut) return place;
  const { left, right } = extentOf(rig, entry);
  const reach = Math.max(-left, right) * size;
  return { ...place, x: clamp(place.x, Math.min(reach, width / 2), Math.max(width - reach, width / 2)) };
}

/** Some of a flock look the other way. */
function isLoose({ entry: { isFacing, mode }, index }: Part): boolean {
  return !isFacing && (mode === 'swim' || mode === 'air') && index > 0;
}

/** Where a set leaves it open, a person swims on the water and not above it. */
function modeIn(stage: Stage, world: World, entry: CastEntry): Mode {
  if (isInBowl(stage, entry)) return 'prop';
  if (swimsInAir(stage, entry)) return 'air';
  if (isAshore(stage, entry)) return 'ground';
  if (world.modeFor) return world.modeFor(entry);
  return entry.mode === 'swim' && entry.rig === 'person' && world.water ? 'water' : entry.mode;
}

function viewsOf(stage: Stage, sprite: SpriteOptions): Member['views'] {
  const { views } = sprite.rig;
  if (!views) return null;
  const bankOf = (rig: Rig) => createSpriteBank(stage, { ...sprite, rig });
  return { ahead: bankOf(views.ahead), behind: bankOf(views.behind) };
}

/** Draws nothing yet: its sprites are made when they are first needed. `null` for a picture that is not there. */
export function makeMember(stage: Stage, world: World, part: Part): Member | null {
  const { entry, index, carrier = null } = part;
  const looks = looksOf(stage, entry, index);
  const rig = rigFor(stage, entry, looks);
  if (!rig) return null;
  const random = createRandom(stage.seed ^ hashText(entry.name + index));
  const size = sizeOf(stage, world, { ...part, rig });
  const place = carrier ? part.place : within(stage, part, { rig, size });
  const front = frontOf(stage, world, { ...part, place });
  const turned = isLoose(part) && random() < 0.25 ? -front : front;
  const facing = rig.lettered ? 1 : turned;
  const light = lightOn(stage, world, { place, facing });
  const sprite = {
    ...asFilmed(stage, { ...part, rig, place, size, facing }),
    looks,
    size,
    light,
    isEdged: isOnBody(carrier),
  };
  const bank = createSpriteBank(stage, sprite);
  const views = viewsOf(stage, sprite);
  const phase = random() * (index > 0 ? 1 : 0);
  const mode = modeIn(stage, world, entry);
  return { entry, mode, rig, looks, bank, views, size, place, facing, phase, luck: random(), index, carrier };
}
