import { rgba, shade } from '../../core/colour.ts';
import { blob, disc, line, stroke } from '../../core/drawing.ts';
import { pick, TAU } from '../../core/math.ts';
import type { Context2d } from '../../painting/canvas.ts';
import type { Activity, Rig } from '../rig.ts';
import { PERSON } from './person.data.ts';

const COATS = ['#d8573f', '#3f7f8f', '#e0a63c', '#6a5fa8'];
const SKINS = ['#f0c6a0', '#c98e64', '#8a5a3c', '#e6b48c'];
const HAIRS = ['#3a2620', '#20181a', '#8a5a30'];
/** Thigh swing, knee lift, extra elbow bend and forward lean of a gait; `moves` is 0 standing still. */
const GAITS = {
  idle: { moves: 0, swing: 0, knee: 0, elbow: 0.4, lean: 0 },
  walk: { moves: 1, swing: 0.42, knee: 0.7, elbow: 0.4, lean: 0 },
  run: { moves: 1, swing: 0.8, knee: 1.3, elbow: 1.2, lean: 0.12 },
} satisfies Partial<Record<Activity, object>>;

function gaitOf(activity: Activity): keyof typeof GAITS {
  return activity === 'run' || activity === 'walk' ? activity : 'idle';
}

interface Limb {
  x: number;
  y: number;
  /** Of each of its two segments. */
  length: number;
  angle: number;
  bend: number;
  width: number;
  colour: string;
}

/** Draws a two-segment limb and tells where it ends. */
function drawLimb(ctx: Context2d, { x, y, length, angle, bend, width, colour }: Limb): [number, number] {
  const jointX = x + Math.sin(angle) * length;
  const jointY = y + Math.cos(angle) * length;
  const end: [number, number] = [jointX + Math.sin(angle - bend) * length, jointY + Math.cos(angle - bend) * length];
  line(ctx, { colour, width }, [x, y, jointX, jointY, ...end]);
  return end;
}

function drawLeg(ctx: Context2d, leg: Limb, shoe: string): void {
  const [x, y] = drawLimb(ctx, leg);
  line(ctx, { colour: shoe, width: 0.08 }, [x, y, x + 0.07, y]);
}

function drawCoat(ctx: Context2d, colour: string, turn: number): void {
  const scarf = shade(colour, 0.14);
  blob(ctx, colour, PERSON.coat);
  stroke(ctx, { colour: scarf, width: 0.06 }, PERSON.collar);
  const tail = [-0.2, -0.82 + 0.03 * Math.sin(turn), -0.34, -0.84 + 0.05 * Math.sin(turn + 1)];
  stroke(ctx, { colour: scarf, width: 0.05 }, [-0.06, -0.86, ...tail]);
}

/** A face turned a little towards us: it looks where the person goes. */
function drawFace(ctx: Context2d, skin: string, hair: string): void {
  const { eyes, brows, nose, mouth, cheek } = PERSON;
  disc(ctx, rgba('#e87a6a', 0.45), cheek);
  for (const brow of brows) stroke(ctx, { colour: hair, width: 0.013 }, brow);
  for (const [x, y, radius] of eyes) {
    disc(ctx, '#241719', [x, y, radius]);
    disc(ctx, '#fff6e8', [x + radius * 0.3, y - radius * 0.35, radius * 0.34]);
  }
  stroke(ctx, { colour: shade(skin, -0.16), width: 0.012 }, nose);
  stroke(ctx, { colour: shade(skin, -0.34), width: 0.013 }, mouth);
}

function drawHead(ctx: Context2d, variant: number): void {
  const skin = pick(SKINS, variant * 3 + 1);
  const hair = pick(HAIRS, variant);
  disc(ctx, skin, PERSON.head);
  blob(ctx, hair, PERSON.hair);
  disc(ctx, shade(skin, -0.06), PERSON.ear);
  drawFace(ctx, skin, hair);
}

export const person: Rig = {
  box: [-0.55, -1.25, 0.6, 0.06],
  frames: 14,
  draw(ctx, phase, { tint, variant = 0, activity = 'idle' }) {
    const turn = phase * TAU;
    const { moves, swing, knee, elbow, lean } = GAITS[gaitOf(activity)];
    const colour = tint ?? pick(COATS, variant);
    const thigh = moves * Math.sin(turn) * swing + (1 - moves) * 0.05;
    const leg = { y: -0.44, length: 0.22 };
    const bendAt = (lift: number) => 0.15 + moves * Math.max(0, lift) * knee;
    const arm = { y: -0.76, length: 0.16, bend: -elbow };
    ctx.save();
    ctx.translate(0, -moves * Math.abs(Math.cos(turn)) * 0.03 - 0.02);
    ctx.rotate(lean);
    drawLimb(ctx, { x: 0.03, ...arm, angle: -thigh * 0.9, width: 0.07, colour: shade(colour, -0.1) });
    const far = { x: 0.02, ...leg, angle: -thigh, bend: bendAt(-Math.cos(turn)), width: 0.1, colour: '#2e3347' };
    drawLeg(ctx, far, '#1d1a22');
    const near = { x: 0, ...leg, angle: thigh, bend: bendAt(Math.cos(turn)), width: 0.105, colour: '#3b4160' };
    drawLeg(ctx, near, '#26222c');
    drawCoat(ctx, colour, turn);
    drawHead(ctx, variant);
    drawLimb(ctx, { x: 0, ...arm, angle: thigh * 0.9 + 0.1, width: 0.075, colour: shade(colour, -0.03) });
    ctx.restore();
  },
};
