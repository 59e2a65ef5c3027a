import { pick, TAU, type Context2d, colourOf, drawMarks } from '@kinora/drawing';

import type { Anchors } from '../rig/rig.ts';
import { wrap } from '../rig/wrap.ts';
import { ACTIVITIES, type ActivityData, type ActivityName } from './activities.data.ts';
import { CARRYING } from './carrying.data.ts';
import type { Character } from './character.ts';
import { drawCape, drawPelvis, drawSheet, drawSkirt, drawTorso, onTorso } from './garments.ts';
import { drawFacingHead, drawTurnedHead } from './head.ts';
import { drawArm, drawHand, drawLeg, drawSleeve, type Dressing } from './limbs.ts';
import { MOODS, type Mood } from './moods.data.ts';
import { PROPS_BEFORE, PROPS_BEHIND } from './moving-props.ts';
import { samplePose, type FigurePose } from './pose.ts';
import { PROPS, type Prop, type PropName } from './props.data.ts';
import { habitOf, whereOneIs } from './seated.ts';
import { skeletonOf, type Skeleton } from './skeleton.ts';

/** What stands in for doings that a figure has no drawing of. */
const ALIKE = { drive: 'sit', circle: 'fly' } as const;
/** Hair and cloth follow this share of a cycle later. */
const LAG = 0.07;
const BLINK = [0.84, 0.92] as const;

interface Figure {
  readonly ctx: Context2d;
  readonly character: Character;
  readonly activity: ActivityData;
  readonly pose: FigurePose;
  readonly skeleton: Skeleton;
  readonly phase: number;
  /** How far hair and cloth trail now. */
  readonly drag: number;
  readonly near: Dressing;
  readonly far: Dressing;
  readonly prop: PropName | undefined;
}

/** The way a figure does something; one of several by its variant. */
function activityOf(name: ActivityName, variant: number): ActivityData {
  const drawn = name === 'drive' || name === 'circle' ? ALIKE[name] : name;
  return pick<ActivityData>(ACTIVITIES[drawn], variant);
}

function dragOf(activity: ActivityData, phase: number): number {
  const late = samplePose(activity, phase - LAG);
  const now = samplePose(activity, phase);
  return late.drag + (now.lean - late.lean) * 0.5 + (now.shift - late.shift) * 1.5;
}

function propOf(activity: ActivityData, { outfit, carries }: Character): PropName | undefined {
  if (carries) return undefined;
  return activity.prop ?? (activity.free ? outfit.held : undefined);
}

/** What is in the hand of who tastes it; another thing in its place is brought to the mouth as that is. */
const TASTED: readonly PropName[] = ['food', 'cup'];

/** The activity with the arm that carries what the costume brings. */
function carrying(activity: ActivityData, prop: PropName | undefined, carries: boolean): ActivityData {
  if (carries && activity.prop && TASTED.includes(activity.prop)) return activity;
  if (carries) return { ...activity, tracks: { ...activity.tracks, ...CARRYING.both }, farInFront: true };
  if (!prop || !activity.free) return activity;
  const { carried = 'down' }: Prop = PROPS[prop];
  return { ...activity, tracks: { ...activity.tracks, ...CARRYING[carried] } };
}

function onHead({ ctx, skeleton: { head, tilt, build } }: Figure, draw: () => void): void {
  ctx.save();
  ctx.translate(head.x, head.y);
  ctx.rotate(tilt);
  ctx.scale(build.head, build.head);
  draw();
  ctx.restore();
}

function drawBackHair(figure: Figure): void {
  const { ctx, character, drag } = figure;
  onHead(figure, () => {
    ctx.transform(1, 0, -drag * 0.9, 1, 0, 0);
    drawMarks(ctx, character.outfit.hatBack ?? [], character.palette);
    drawMarks(ctx, character.hair.back ?? [], character.palette);
  });
}

function drawNeck({ ctx, skeleton: { chest, head, build }, character: { palette } }: Figure): void {
  if (build.neck === 0) return;
  const radius = build.head * 0.28;
  wrap(ctx, colourOf(palette, 'skin-'), [
    { x: chest.x + 0.004, y: chest.y - build.torso * 0.02, radius },
    { x: head.x, y: head.y + build.head * 0.5, radius },
  ]);
}

/** How its face looks: as it feels, else as what it does looks; who sleeps only sleeps. */
function moodOf({ mood }: ActivityData, { feeling }: Character): Mood {
  return MOODS[mood === 'asleep' ? mood : (feeling ?? mood ?? 'smile')];
}

function drawHead(figure: Figure): void {
  const { ctx, character, activity, pose, phase } = figure;
  onHead(figure, () => {
    const blinks = activity.blinks === true && phase >= BLINK[0] && phase < BLINK[1];
    drawFacingHead(ctx, character, { mood: moodOf(activity, character), mouth: pose.mouth, blinks });
  });
}

function drawHeld({ ctx, skeleton: { nearArm, build }, character: { palette }, prop }: Figure, behind: boolean): void {
  if (!prop) return;
  const thing: Prop = PROPS[prop];
  if ((thing.behind ?? false) !== behind) return;
  const { upperArm, hand } = build;
  const size = upperArm / 0.17;
  ctx.save();
  ctx.translate(
    nearArm.end.x + Math.sin(nearArm.lower) * hand * 0.7,
    nearArm.end.y + Math.cos(nearArm.lower) * hand * 0.7,
  );
  if (!thing.upright) ctx.rotate(nearArm.tip);
  ctx.scale(size, size);
  drawMarks(ctx, thing.marks, palette);
  ctx.restore();
}

type Side = 0 | 1;

function drawWholeArm(
  { ctx, activity, prop, skeleton, near, far, character }: Figure,
  side: Side,
  from: 0 | 1 = 0,
): void {
  const arm = side === 0 ? skeleton.nearArm : skeleton.farArm;
  const dressing = side === 0 ? near : far;
  const held = character.carries || (side === 0 && prop !== undefined);
  const shape = held ? 'grip' : (activity.hands?.[side] ?? 'relaxed');
  drawArm(ctx, arm, { dressing, from });
  drawHand(ctx, arm, { shape, dressing, mirrored: Math.sin(arm.lower) < -0.2 });
}

/** The near arm's shadow on whatever of the figure lies under it. */
function dropShadow({ ctx, skeleton: { nearArm }, near }: Figure): void {
  const shade = 'rgba(40,24,36,.16)';
  ctx.save();
  ctx.globalCompositeOperation = 'source-atop';
  ctx.translate(0.016, 0.012);
  drawSleeve(ctx, nearArm, { build: near.build, paint: shade });
  ctx.restore();
}

function propState({ skeleton, character: { palette }, pose, phase }: Figure) {
  return { skeleton, palette, motion: pose.prop, phase };
}

function drawBehind(figure: Figure): void {
  const { ctx, skeleton, near, drag, phase, character, prop } = figure;
  if (prop) PROPS_BEHIND[prop]?.(ctx, propState(figure));
  drawHeld(figure, true);
  if (character.isTurned) return;
  drawCape(ctx, skeleton, { dressing: near, drag, flow: phase * TAU });
  drawBackHair(figure);
  onTorso(ctx, skeleton, () => drawMarks(ctx, character.outfit.pack ?? [], character.palette));
}

/** What hangs on the back of somebody seen from behind, and the back of the head. */
function drawBackOf(figure: Figure): void {
  const { ctx, skeleton, near, drag, phase, character } = figure;
  drawCape(ctx, skeleton, { dressing: near, drag: drag * 0.3, flow: phase * TAU });
  onTorso(ctx, skeleton, () => {
    ctx.translate(0.3, 0);
    drawMarks(ctx, character.outfit.pack ?? [], character.palette);
  });
  onHead(figure, () => drawTurnedHead(ctx, character));
}

function drawBody(figure: Figure): void {
  const { ctx, skeleton, near, far, drag, activity } = figure;
  if (figure.prop !== 'bedding') {
    drawWholeArm(figure, 1);
    if (!activity.astride) drawLeg(ctx, skeleton.farLeg, far);
    drawLeg(ctx, skeleton.nearLeg, near);
    drawPelvis(ctx, skeleton, near);
    drawSkirt(ctx, skeleton, { dressing: near, drag });
  }
  drawTorso(ctx, skeleton, near);
  drawNeck(figure);
  if (!figure.character.isTurned) drawHead(figure);
}

function drawFront(figure: Figure): void {
  const { ctx, skeleton, near, activity, prop, character } = figure;
  if (prop === 'bedding') return PROPS_BEFORE.bedding?.(ctx, propState(figure));
  if (prop) PROPS_BEFORE[prop]?.(ctx, propState(figure));
  if (activity.farInFront) drawWholeArm(figure, 1, 1);
  if (character.outfit.sheet) {
    drawSheet(ctx, skeleton, near);
    return drawHeld(figure, false);
  }
  drawHeld(figure, false);
  dropShadow(figure);
  drawWholeArm(figure, 0);
  if (character.isTurned) drawBackOf(figure);
}

interface Acting {
  readonly activity: ActivityName;
  readonly variant: number;
  readonly phase: number;
}

/** How somebody does something now: the way of it, what is in the hand, and every joint. */
function posed(character: Character, { activity: name, variant, phase }: Acting) {
  const plain = whereOneIs(character, activityOf(habitOf(character, name), variant));
  const prop = propOf(plain, character);
  const activity = carrying(plain, prop, character.carries);
  const sampled = samplePose(activity, phase);
  const pose = { ...sampled, nod: sampled.nod + (moodOf(activity, character).nod ?? 0) };
  return { prop, activity, pose, skeleton: skeletonOf(pose, character.build, activity.contact ?? 'feet') };
}

/** Where others touch somebody who does something. */
export function anchorsOf(character: Character, acting: Acting): Anchors {
  const { head, hips, nearArm, nearLeg, build } = posed(character, acting).skeleton;
  const { x, y } = nearArm.end;
  return {
    head: [head.x, head.y, build.head],
    nose: [head.x + build.head * 0.3, head.y + build.head * 0.2],
    hand: [x + Math.sin(nearArm.lower) * build.hand * 0.7, y + Math.cos(nearArm.lower) * build.hand * 0.7],
    lap: [(hips.x + nearLeg.joint.x) / 2, (hips.y + nearLeg.joint.y) / 2 - build.leg],
  };
}

/** Draws a character doing something at a phase of its cycle: facing right, on y = 0, a little over one unit tall. */
export function drawFigure(ctx: Context2d, character: Character, acting: Acting): void {
  const { outfit, build, palette, farPalette } = character;
  const { phase } = acting;
  const { prop, activity, pose, skeleton } = posed(character, acting);
  const worn = character.isTurned ? { ...outfit, chest: [] } : outfit;
  const near = { build, outfit: worn, palette };
  const far = { build, outfit: worn, palette: farPalette };
  const drag = dragOf(activity, phase);
  const figure = { ctx, character, activity, pose, skeleton, phase, drag, near, far, prop };
  ctx.save();
  ctx.scale(1 / Math.sqrt(pose.squash), pose.squash);
  drawBehind(figure);
  drawBody(figure);
  drawFront(figure);
  ctx.restore();
}
