import { disc, stroke, clamp, type Context2d, colourOf, type Palette } from '@kinora/drawing';

import { inside } from '../rig/wrap.ts';
import { BROW, EYES, FACE, TEARS, LINES } from './face-parts.ts';
import type { Mood } from './moods.data.ts';

interface FaceState {
  readonly mood: Mood;
  /** The pose's own opening of the mouth, 0 to 1. */
  readonly mouth: number;
  /** True while it blinks. */
  readonly blinks: boolean;
  /** Long lashes. */
  readonly lashes: boolean;
  readonly elder: boolean;
  readonly isLined: boolean;
}
type Eye = (typeof EYES)[number];
interface Painting {
  readonly ctx: Context2d;
  readonly palette: Palette;
  readonly face: FaceState;
}

function drawClosedEye({ ctx, palette, face }: Painting, { x, y, width }: Eye): void {
  const dip = face.mood.smile > 0.1 ? -0.09 : 0.07;
  const points = [x - width * 1.15, y + 0.03, x, y + 0.03 + dip, x + width * 1.15, y + 0.03];
  stroke(ctx, { colour: colourOf(palette, 'ink'), width: 0.06 }, points);
}

function drawLid({ ctx, palette, face }: Painting, { x, y, width, height, outer }: Eye): void {
  const colour = colourOf(palette, 'ink');
  const top = y - height * (face.mood.lids * 2 - 1);
  const edge = y - height * (face.mood.lids * 2 - 1) * 0.35;
  stroke(ctx, { colour, width: 0.055 }, [x - width * 1.1, edge, x, top - 0.01, x + width * 1.1, edge]);
  if (!face.lashes) return;
  const corner = x + width * 1.1 * outer;
  stroke(ctx, { colour, width: 0.045 }, [corner - outer * 0.03, edge - 0.03, corner + outer * 0.1, edge - 0.12]);
}

function drawOpenEye(painting: Painting, eye: Eye): void {
  const { ctx, palette, face } = painting;
  const { x, y, width, height } = eye;
  disc(ctx, colourOf(palette, 'eyewhite'), [x, y, width * 1.22, height * 1.04]);
  ctx.save();
  ctx.clip();
  disc(ctx, colourOf(palette, 'iris-'), [x + 0.025, y + 0.01, width * 0.98, height * 0.94]);
  disc(ctx, colourOf(palette, 'iris++'), [x + 0.025, y + height * 0.55, width * 0.62, height * 0.36]);
  disc(ctx, '#1d1418', [x + 0.03, y, width * 0.62, height * 0.62]);
  disc(ctx, '#ffffff', [x + width * 0.42, y - height * 0.36, width * 0.34, height * 0.27]);
  disc(ctx, 'rgba(255,255,255,.75)', [x - width * 0.25, y + height * 0.42, width * 0.15]);
  const lid = 2 * height * (1 - face.mood.lids);
  if (lid > 0.01) {
    ctx.fillStyle = colourOf(palette, 'skin-');
    ctx.fillRect(x - width * 1.3, y - height * 1.1, width * 2.6, lid + height * 0.1);
  }
  ctx.restore();
  drawLid(painting, eye);
}

function drawBrow({ ctx, palette, face }: Painting, { x, y, outer }: Eye): void {
  const half = outer < 0 ? BROW.near : BROW.far;
  const height = y + BROW.height - face.mood.brow;
  const inner = height - face.mood.browTilt;
  const points = [x + outer * half, height + 0.035, x, height - BROW.arch, x - outer * half, inner];
  stroke(ctx, { colour: colourOf(palette, face.elder ? 'hair' : 'brow'), width: BROW.width }, points);
}

const MOUTH = { x: 0.35, y: 0.62 };

function drawClosedMouth({ ctx, palette, face: { mood } }: Painting): void {
  const { x, y } = MOUTH;
  const { width, smile } = mood;
  const points = [x - width, y - smile, x, y + smile * 0.35, x + width * 0.95, y - smile * 1.1];
  stroke(ctx, { colour: colourOf(palette, 'lip'), width: 0.06 }, points);
}

/** A smile opens downwards and shows its teeth; a round mouth opens both ways. */
function drawOpenMouth({ ctx, face: { mood } }: Painting, open: number): void {
  const { x, y } = MOUTH;
  const { width, smile } = mood;
  const smiles = smile > 0.03;
  const top = y - 0.02 - (smiles ? 0 : open * 0.55);
  const lower = [x + width * 0.6, y + open * 0.75, x, y + open, x - width * 0.6, y + open * 0.75];
  const upper = [x - width, y - smile, x - width * 0.5, top, x, top, x + width * 0.5, top, x + width * 0.95, y - smile];
  inside(ctx, [...upper, ...lower], () => {
    ctx.fillStyle = '#6b2330';
    ctx.fillRect(-1, -1, 3, 3);
    disc(ctx, '#e0707a', [x, y + open * 1.05, width * 0.62, open * 0.5]);
    if (smiles) disc(ctx, '#fffaf2', [x, y - 0.06, width * 0.85, 0.075]);
  });
}

function drawMouth(painting: Painting): void {
  const { mood, mouth } = painting.face;
  const open = mood.open + mood.talks * clamp(mouth) * 0.3;
  if (open < 0.04) drawClosedMouth(painting);
  else drawOpenMouth(painting, open);
}

/** Lines of age: across the forehead, beside the eyes, and from the nose to the mouth. */
function drawLines({ ctx, palette }: Painting): void {
  const colour = colourOf(palette, 'skin--/55');
  for (const { points, width } of LINES) stroke(ctx, { colour, width }, points);
}

/** Paints a face in head radii around the middle of the head. */
export function drawFace(ctx: Context2d, palette: Palette, face: FaceState): void {
  const painting = { ctx, palette, face };
  for (const cheek of FACE.cheeks) disc(ctx, colourOf(palette, 'blush/45'), cheek);
  for (const eye of EYES) {
    if (face.blinks || face.mood.lids === 0) drawClosedEye(painting, eye);
    else drawOpenEye(painting, eye);
    drawBrow(painting, eye);
  }
  if (face.isLined) drawLines(painting);
  stroke(ctx, { colour: colourOf(palette, 'skin--'), width: 0.06 }, FACE.nose);
  drawMouth(painting);
  if (face.mood.tears) for (const tear of TEARS) disc(ctx, 'rgba(126,190,232,.92)', tear);
}
