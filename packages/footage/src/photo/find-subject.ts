import { clamp, smoothStep } from '@kinora/drawing';

import { clarityOf, SMALLEST } from './clarity.ts';
import { clearestFace } from './clearest-face.ts';
import { refineByColour } from './colour-model.ts';
import { shrinkPlanes, type ColourPlanes } from './colour-planes.ts';
import { fillHoles, keepLargeRegions } from './components.ts';
import { cutsByColour, withRest } from './cut-by-colour.ts';
import { applyGuided, fitGuided, type GuidedModel } from './guided-filter.ts';
import { heldShare } from './held-share.ts';
import { blurPlane, createPlane, mapPlane, meanOf, quantileOf, resizePlane, type Plane } from './plane.ts';
import { skinPlane } from './saliency.ts';
import { isTrustworthy, meritOf } from './trust.ts';

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
const CLEAR_ENOUGH = 0.2;
/** Merit of a cut that could not be clearer. */
const BEST_MERIT = 1.7;

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

/** What stands out, as well as one of the seeds shows it. */
function grownFrom(planes: ColourPlanes, saliency: Plane) {
  const candidates = seedsOf(planes, saliency).map(({ seed, reach }) => {
    const matte = grow(seed, planes, reach);
    return { matte, clarity: clarityOf(matte, planes, saliency) * smoothStep(0.2, 0.95, heldShare(matte, planes)) };
  });
  const [best] = candidates.toSorted((one, two) => two.clarity - one.clarity);
  return best && best.clarity >= CLEAR_ENOUGH ? { ...best, matte: withHead(best.matte, planes) } : null;
}

/** The matte that may best be shown by itself; what stands out where none may. */
function findRough(whole: ColourPlanes, saliency: Plane) {
  const planes = shrinkPlanes(whole, SEARCH_SIDE);
  const grown = grownFrom(planes, resizePlane(saliency, planes.width, planes.height));
  const cuts = cutsByColour(whole).map((matte) => resizePlane(matte, planes.width, planes.height));
  const mattes = [...(grown ? [grown.matte] : []), ...cuts];
  const [best] = mattes
    .map((matte) => ({ matte, merit: meritOf(matte, planes) }))
    .toSorted((one, two) => two.merit - one.merit);
  const enlarge = (matte: Plane) => resizePlane(matte, whole.width, whole.height);
  if (grown && (!best || best.merit === 0)) return { ...grown, matte: enlarge(grown.matte) };
  if (!best || best.merit === 0) return null;
  if (best.matte === grown?.matte) {
    const rest = withRest(enlarge(best.matte), whole);
    return { ...grown, matte: isTrustworthy(rest, whole) ? rest : enlarge(best.matte) };
  }
  return { matte: enlarge(best.matte), clarity: clamp(best.merit / BEST_MERIT) };
}

/** Finds the subject by what stands out and by whose colours are whose; `null` where nothing does clearly. */
export function findSubject(planes: ColourPlanes, saliency: Plane): Subject | null {
  const cut = subjectOfAlpha(planes);
  if (cut) return cut;
  const found = findRough(planes, saliency);
  if (!found) return null;
  const model = fitGuided(found.matte, planes, { radius: 4, smoothness: 0.0005 });
  const matte = mapPlane(applyGuided(model, planes), (value) => smoothStep(0.3, 0.72, value));
  return { matte, model, clarity: found.clarity };
}
