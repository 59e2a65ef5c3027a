import { TAU } from '@kinora/drawing';

import { beatsAt, hitAt, hopAt, swingAt } from '../beat.ts';
import { roomAbove } from '../fit-into.ts';
import { combine, motionOf, moveForward, STAY, type Motion, type Step } from '../motion.ts';
import type { Layers, MakeOperation, Studio } from '../studio.ts';

type Moves = Omit<Step, 'pivot'>;
/** Moves of a style at a number of beats; `size` is the subject's height. */
type Style = (beats: number, size: number) => Moves;

const STYLES: Readonly<Record<string, Style>> = {
  bounce: (beats, size) => {
    const down = hitAt(beats);
    return {
      scaleY: 1 - 0.09 * down,
      scaleX: 1 + 0.06 * down,
      lean: 0.07 * swingAt(beats),
      y: -0.03 * size * hopAt(beats),
    };
  },
  sway: (beats, size) => ({
    lean: 0.17 * swingAt(beats),
    x: 0.03 * size * swingAt(beats),
    scaleY: 1 - 0.03 * hopAt(beats),
  }),
  twist: (beats) => ({
    scaleX: 0.72 + 0.28 * Math.abs(Math.cos((beats * TAU) / 4)),
    lean: 0.12 * Math.sin((beats * TAU) / 2),
    scaleY: 1 + 0.03 * hopAt(beats),
  }),
  hop: (beats, size) => {
    const hop = hopAt(beats);
    return { y: -0.14 * size * hop, scaleY: 0.92 + 0.12 * hop, scaleX: 1.06 - 0.08 * hop, turn: 0.07 * swingAt(beats) };
  },
  wave: (beats) => ({
    turn: 0.09 * swingAt(beats),
    lean: 0.08 * Math.sin(beats * TAU),
    scaleY: 1 + 0.025 * Math.sin(beats * TAU),
  }),
  shuffle: (beats, size) => ({
    x: 0.13 * size * Math.sin((beats * TAU) / 4),
    y: -0.035 * size * hopAt(beats * 2),
    lean: 0.1 * Math.cos((beats * TAU) / 4),
  }),
  float: (beats, size) => ({
    y: -0.05 * size * (1.2 + Math.sin((beats * TAU) / 4)),
    turn: 0.05 * Math.sin((beats * TAU) / 6),
    x: 0.02 * size * Math.sin((beats * TAU) / 5),
  }),
  spin: (beats, size) => {
    const face = Math.cos((beats * TAU) / 4);
    return { scaleX: Math.sign(face || 1) * Math.max(0.34, Math.abs(face) ** 0.7), y: -0.03 * size * hopAt(beats) };
  },
  nod: (beats) => ({
    turn: 0.045 * swingAt(beats * 2),
    scaleY: 1 - 0.04 * hitAt(beats),
    scaleX: 1 + 0.02 * hitAt(beats),
  }),
};

const STILL: Style = () => ({});
/** How far styles lift the subject, in its heights. */
const LIFTS: Readonly<Record<string, number>> = { bounce: 0.03, hop: 0.14, shuffle: 0.035, float: 0.11, spin: 0.03 };

/** Arms and legs cannot be moved, so a dance stretches from the feet; a subject cut off below swings from beneath the edge. */
function pivotOf({ anchors }: Studio) {
  const { feet, box, cut } = anchors;
  return { x: feet.x, y: cut ? box.bottom + (box.bottom - box.top) * 0.12 : box.bottom };
}

const grown = (value: number | undefined, amount: number) => 1 + ((value ?? 1) - 1) * amount;

/** Heads come no higher than this, in frame heights about the middle. */
const HIGHEST = -0.48;

/** How far a head reaches above its middle, in its radii: bare, and with what is worn on it. */
const [BARE, DRESSED] = [1.15, 2.5];
/** Who jumps is stretched too: how far a head comes up, in heights of the jump. */
const STRETCHED = 1.4;

/** How much lower a jump must stay to keep the head in the frame; the picture's own background moves with nobody. */
function tooHigh({ anchors: { head } }: Studio, { backdrop, motion }: Layers, jump: Motion): number {
  const crown = { x: head.x, y: head.y - head.radius * BARE };
  const before = { ...crown };
  moveForward(motion, before);
  moveForward(combine(motion, jump), crown);
  return backdrop ? Math.max(0, Math.min(HIGHEST - crown.y, before.y - crown.y)) : 0;
}

/** Who would jump out of the frame, with all that is worn, stands a little smaller before a painted scene. */
function roomToJump({ anchors: { head, feet, box } }: Studio, layers: Layers, lift: number): Motion {
  if (!layers.backdrop || lift === 0) return STAY;
  const top = { x: head.x, y: head.y - head.radius * (layers.before.length > 0 ? DRESSED : BARE) };
  const foot = { x: feet.x, y: box.bottom };
  moveForward(layers.motion, top);
  moveForward(layers.motion, foot);
  return roomAbove(foot, top.y - lift * STRETCHED);
}

/** Lets the subject dance to a tempo. */
export const dance: MakeOperation = (studio, values) => {
  const style = STYLES[values.text('style')] ?? STILL;
  const tempo = values.number('tempo');
  const amount = values.number('amount') / 100;
  const pivot = pivotOf(studio);
  const { box, cut } = studio.anchors;
  // Who the lower edge cuts off stays below it: nothing is known of what is under the edge.
  const height = (LIFTS[values.text('style')] ?? 0) * (box.bottom - box.top);
  const [lift, jump] = cut ? [height, 0] : [0, height];
  const spins = values.text('style') === 'spin' || values.text('style') === 'twist';
  return {
    arrange: (layers, { time, presence }) => {
      const moves = style(beatsAt(time, tempo), box.bottom - box.top);
      const share = amount * presence;
      const motion = motionOf({
        pivot,
        x: (moves.x ?? 0) * share,
        y: (moves.y ?? 0) * share,
        turn: (moves.turn ?? 0) * share,
        lean: (moves.lean ?? 0) * share,
        scaleX: spins ? (moves.scaleX ?? 1) : grown(moves.scaleX, share),
        scaleY: grown(moves.scaleY, share),
      });
      layers.motion = combine(layers.motion, roomToJump(studio, layers, jump * share));
      const lower = motionOf({ pivot, y: Math.max(lift * share, tooHigh(studio, layers, motion)) });
      layers.motion = combine(combine(layers.motion, motion), lower);
    },
  };
};
