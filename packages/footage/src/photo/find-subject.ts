import { clamp, smoothStep } from '@kinora/drawing';

import { clearestFace } from './clearest-face.ts';
import { refineByColour } from './colour-model.ts';
import { shrinkPlanes, type ColourPlanes } from './colour-planes.ts';
import { fillHoles, keepLargeRegions } from './components.ts';
import { applyGuided, fitGuided, type GuidedModel } from './guided-filter.ts';
import { heldShare } from './held-share.ts';
import { blurPlane, createPlane, mapPlane, meanOf, quantileOf, resizePlane, type Plane } from './plane.ts';
import { skinPlane } from './saliency.ts';

/** The part of a picture that stands out as one thing. */
export interface Subject {
  /** Share of each measured pixel that belongs to it, 0 to 1. */
  readonly matte: Plane;
  /** The matte as a model in the picture's colours, for sharp edges at any size; `null` where the alpha says it. */
  readonly model: GuidedModel | null;
  /** How clearly it stands out from what is around, 0 to 1. */
  readonly clarity: number;
  /** Whether it is people that the network found, who need no colours of their own to be trusted. */
  readonly isPerson?: boolean;
}

/** Longest side at which candidates are compared. */
const SEARCH_SIDE = 128;
const ROUNDS = 4;
/** A subject smaller or larger than these shares of the picture is no subject. */
const SMALLEST = 0.012;
const LARGEST = 0.74;
const CLEAR_ENOUGH = 0.2;
/** Colour steps along an outline, summed over the channels, below which there is none. */
const FAINTEST_EDGE = 0.02;

/** A picture that is cut out already says itself what its subject is. */
export function subjectOfAlpha({ alpha }: ColourPlanes): Subject | null {
  const share = meanOf(alpha);
  return share < 0.97 && share > SMALLEST ? { matte: alpha, model: null, clarity: 1 } : null;
}

/** First guess: what stands out, from a share of the range on. */
function seedOfSaliency(saliency: Plane, from: number): Plane {
  const high = quantileOf(saliency, 0.985);
  const low = quantileOf(saliency, 0.6);
  return mapPlane(saliency, (value) =>
    smoothStep(low + (high - low) * from, low + (high - low) * (0.4 + from * 0.6), value),
  );
}

/** First guess: someone or something large stands in the middle; skin above all. */
function seedOfMiddle(planes: ColourPlanes): Plane {
  const { width, height } = planes;
  const skin = blurPlane(skinPlane(planes), 3);
  return mapPlane(createPlane(width, height), (_, at) => {
    const x = Math.abs((at % width) / width - 0.5) / (Math.floor(at / width) > height * 0.55 ? 0.34 : 0.24);
    const y = Math.max(0, 0.55 - Math.floor(at / width) / height) / 0.46;
    const middle = 1 - smoothStep(0.6, 1.15, Math.hypot(x, y));
    return clamp(middle * (0.75 + 0.5 * (skin.data[at] ?? 0)));
  });
}

/** Lets the colours of inside and outside compete, round by round, within a reach of where the seed was. */
function grow(seed: Plane, planes: ColourPlanes, reach: number): Plane {
  let guess = seed;
  for (let round = 0; round < ROUNDS; round++) {
    const near = blurPlane(blurPlane(guess, Math.max(1, reach - round)), 2);
    const prior = mapPlane(near, (value, at) => clamp(0.02 + 0.75 * value + 0.15 * (seed.data[at] ?? 0), 0.02, 0.94));
    guess = mapPlane(blurPlane(refineByColour(guess, prior, planes), 1), (value) => smoothStep(0.2, 0.8, value));
  }
  return fillHoles(keepLargeRegions(guess, seed));
}

/** Length of the steps between neighbours, as a plane. */
function slopeOf({ width, height, data }: Plane): Plane {
  return mapPlane({ width, height, data }, (value, at) => {
    const right = at % width < width - 1 ? (data[at + 1] ?? 0) : value;
    const below = at + width < data.length ? (data[at + width] ?? 0) : value;
    return Math.hypot(right - value, below - value);
  });
}

/** How much of the frame left, right and above the matte covers: a subject seldom leaves there. */
function touchOf({ width, height, data }: Plane): number {
  let sum = 0;
  for (let x = 0; x < width; x++) sum += data[x] ?? 0;
  for (let y = 0; y < height; y++) sum += (data[y * width] ?? 0) + (data[y * width + width - 1] ?? 0);
  return sum / (width + 2 * height);
}

/** Share of the matte in the spans it reaches over, row by row: fragments and horseshoes have a low one. */
function solidityOf({ width, height, data }: Plane): number {
  let filled = 0;
  let spanned = 0;
  for (let y = 0; y < height; y++) {
    let first = -1;
    let last = -1;
    for (let x = 0; x < width; x++) {
      if ((data[y * width + x] ?? 0) <= 0.5) continue;
      if (first < 0) first = x;
      last = x;
      filled++;
    }
    if (first >= 0) spanned += last - first + 1;
  }
  return spanned > 0 ? filled / spanned : 0;
}

/** Share of an outline that lies on a visible edge of the picture. */
function edgeShareOf(outline: Plane, edges: readonly Plane[]): number {
  const visible = mapPlane(outline, (_, at) =>
    smoothStep(
      0.05,
      0.22,
      edges.reduce((sum, edge) => sum + (edge.data[at] ?? 0), 0),
    ),
  );
  return clamp(meanOf(blurPlane(visible, 1), outline) * 1.5, 0, 1.5);
}

/** Where heads are in pictures of people: in the upper middle. */
function headPrior(x: number, y: number, { width, height }: Plane): number {
  const across = (x / width - 0.5) / 0.2;
  const down = (y / height - 0.32) / 0.22;
  return Math.exp(-(across * across + down * down));
}

/** The better, the more its outline lies on edges, the fuller it is, and the less it leaves the picture. */
function clarityOf(matte: Plane, planes: ColourPlanes, saliency: Plane): number {
  const area = meanOf(matte);
  if (area < SMALLEST || area > LARGEST) return 0;
  const edges = [planes.red, planes.green, planes.blue].map(slopeOf);
  const outline = slopeOf(matte);
  const along = edges.reduce((sum, edge) => sum + meanOf(edge, outline), 0);
  const anywhere = edges.reduce((sum, edge) => sum + meanOf(edge), 0);
  if (along < FAINTEST_EDGE) return 0;
  const length = meanOf(outline) * Math.sqrt(matte.data.length);
  const compact = clamp(Math.sqrt(area) / Math.max(0.01, length), 0, 0.4) / 0.4;
  const contrast = clamp((along / Math.max(0.01, anywhere) - 0.8) / 2.4);
  const edged = edgeShareOf(outline, edges);
  const standing = clamp(
    meanOf(saliency, matte) -
      meanOf(
        saliency,
        mapPlane(matte, (value) => 1 - value),
      ) +
      0.2,
  );
  const whole = smoothStep(0.55, 0.92, solidityOf(matte)) * (0.4 + 0.6 * smoothStep(0, 0.1, area));
  const face = mapPlane(skinPlane(planes), (value, at) => value * headPrior(at % matte.width, at / matte.width, matte));
  const faceShare = clamp(meanOf(face) * 40);
  const faced = faceShare * (meanOf(matte, face) - 0.5);
  return clamp(
    contrast * 0.2 +
      edged * 0.55 +
      compact * 0.2 +
      standing * 0.25 +
      whole * 0.3 +
      smoothStep(0.08, 0.26, area) * 0.2 +
      faced * 0.5 -
      touchOf(matte) * 1.4 -
      0.35,
  );
}

/** What stands out most, what stands out well, and what fills the middle. */
function seedsOf(planes: ColourPlanes, saliency: Plane): { seed: Plane; reach: number }[] {
  return [
    { seed: seedOfSaliency(saliency, 0.75), reach: 2 },
    { seed: seedOfSaliency(saliency, 0.45), reach: 5 },
    { seed: seedOfMiddle(planes), reach: 6 },
  ];
}

/** A face has hair and ears around it: an ellipse about a clear face joins the subject, but for what is behind it. */
function withHead(matte: Plane, planes: ColourPlanes): Plane {
  const { width } = matte;
  const face = clearestFace(planes);
  if (!face || (matte.data[Math.round(face.y) * width + Math.round(face.x)] ?? 0) < 0.5) return matte;
  const reach = face.spread * 2.1;
  const withEllipse = mapPlane(matte, (value, at) => {
    const across = ((at % width) - face.x) / reach;
    const down = (Math.floor(at / width) - face.y + face.spread * 0.5) / (reach * 1.2);
    return Math.max(value, 1 - smoothStep(0.85, 1.1, Math.hypot(across, down)));
  });
  const even = mapPlane(matte, () => 0.5);
  const own = refineByColour(withEllipse, even, planes);
  return mapPlane(withEllipse, (value, at) =>
    Math.max(matte.data[at] ?? 0, value * smoothStep(0.3, 0.5, own.data[at] ?? 0)),
  );
}

/** Finds the subject by what stands out and by whose colours are whose; `null` where nothing does clearly. */
export function findSubject(planes: ColourPlanes, saliency: Plane): Subject | null {
  const cut = subjectOfAlpha(planes);
  if (cut) return cut;
  const small = shrinkPlanes(planes, SEARCH_SIDE);
  const eye = resizePlane(saliency, small.width, small.height);
  const candidates = seedsOf(small, eye).map(({ seed, reach }) => {
    const matte = grow(seed, small, reach);
    return { matte, clarity: clarityOf(matte, small, eye) * smoothStep(0.2, 0.95, heldShare(matte, small)) };
  });
  const [best] = candidates.toSorted((one, two) => two.clarity - one.clarity);
  if (!best || best.clarity < CLEAR_ENOUGH) return null;
  const rough = resizePlane(withHead(best.matte, small), planes.width, planes.height);
  const model = fitGuided(rough, planes, { radius: 4, smoothness: 0.0005 });
  const matte = mapPlane(applyGuided(model, planes), (value) => smoothStep(0.3, 0.72, value));
  return { matte, model, clarity: best.clarity };
}
