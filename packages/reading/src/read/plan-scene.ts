import { createRandom, hashText } from '@kinora/drawing';
import { frameSize, type FrameShape, type Resolution } from '@kinora/drawing/frame';
import { fontsFor } from '@kinora/drawing/type';
import type { Action } from '@kinora/subjects';

import { chooseLexicon } from '../lexicon/choose-lexicon.ts';
import { chooseRule } from '../lexicon/words.ts';
import type { Claim, ShotPart } from '../plan/claim.ts';
import type { AirKind, CastEntry, SafeArea, ScenePlan, StyleName } from '../plan/scene-plan.ts';
import { traitsOf, type SetName } from '../plan/set-traits.ts';
import { STYLE_FONTS } from '../plan/style-fonts.ts';
import { NO_WORDS, type Words } from '../words/word-table.ts';
import { carryOn } from './carry-on.ts';
import { chosenMove } from './chosen-move.ts';
import { describeReading } from './describe-reading.ts';
import { readCaption, splitQuote, type CaptionReading, type QuotedPrompt } from './read-caption.ts';
import { styleFor, type StyleChoice } from './read-style.ts';
import { readShot, type Reading } from './reading.ts';
import { shareFrames, splitShots } from './split-shots.ts';
import { filmingOf, firstSeed, knownVariant, varyReading } from './vary-reading.ts';

export interface PlanOptions {
  readonly shape: FrameShape;
  readonly resolution: Resolution;
  readonly seconds: number;
  readonly style: StyleChoice;
  readonly seed: number;
  /** How the camera moves, as the catalogue names it, whatever the words say; `auto` leaves it to them. */
  readonly camera?: string | undefined;
  readonly watermark?: boolean | undefined;
  /** Words for what must not be seen, whatever the prompt says. */
  readonly avoid?: string | undefined;
  /** Which of the ways to film what the words leave open, below `VARIANTS`; the clips of a batch count it up. */
  readonly variant?: number | undefined;
  /** Part of the frame in which hero and light are to be seen. */
  readonly safeArea?: SafeArea | undefined;
}

const FPS = 24;
const LONGEST_PROMPT = 5000;
const LONGEST_CLIP = 60;
const MOST_PHRASES = 16;
/** The set decides on the look of a caption alone. */
const ANY_SET: SetName = 'forest';
const SCROLL_SPEEDS: Partial<Record<Action, number>> = { run: 0.3, drive: 0.34, walk: 0.1, ride: 0.26 };

/** What falls from the sky. */
function fallOf({ weather, without }: Reading['setting']): AirKind | null {
  if (weather === 'snow') return 'snow';
  return (weather === 'rain' || weather === 'storm') && !without.includes('rain') ? 'rain' : null;
}

/** What drifts through the air: what is asked for, else what the weather or the occasion brings and nobody refused. */
function airOf({ air, setting, season, denied, lexicon }: Reading): AirKind | null {
  if (air) return air.value;
  const refused = chooseRule(denied, lexicon.conditions.airs)?.value;
  const falls = fallOf(setting);
  if (falls) return falls;
  const usual = setting.set === 'party' ? 'confetti' : null;
  const brought = usual ?? (season === 'autumn' ? 'leaves' : null);
  return brought === refused ? null : brought;
}

function scrollOf({ cast, setting, slope }: Reading): number {
  if (slope) return 0;
  const action = cast[0]?.entry.action;
  const runs = cast[0]?.entry.mode === 'ground' && traitsOf(setting.set).scrolls;
  return runs && action ? (SCROLL_SPEEDS[action] ?? 0) : 0;
}

function picturesOf(cast: readonly CastEntry[]): string[] {
  return [...new Set(cast.flatMap(({ looks }) => looks.picture ?? []))];
}

function fontsOf({ caption }: CaptionReading, style: StyleName): string[] {
  return caption ? fontsFor(STYLE_FONTS[style], caption.text) : [];
}

function framesOf(seconds: number): number {
  const length = Number.isFinite(seconds) ? Math.min(LONGEST_CLIP, Math.max(1 / FPS, seconds)) : 5;
  return Math.max(1, Math.round(length * FPS));
}

const takenFrom = (prompt: string) => prompt.slice(0, LONGEST_PROMPT);

/** The languages of a prompt's shots: those whose nouns its plan is made with. */
export function languagesIn(prompt: string): string[] {
  const shots = splitShots(takenFrom(prompt)).map(({ text }) => chooseLexicon(splitQuote(text).rest).language);
  return [...new Set(shots)];
}

/** What a plan says of these two, found without reading the scene. */
export function measureClip(prompt: string, seconds: number): Pick<ScenePlan, 'frames' | 'unsupportedScript'> {
  const scripts = splitShots(takenFrom(prompt)).map(
    ({ text }) => readCaption(splitQuote(text), ANY_SET).unsupportedScript,
  );
  return { frames: framesOf(seconds), unsupportedScript: scripts.find((script) => script !== null) ?? null };
}

type Styled = PlanOptions & { readonly style: StyleName };

interface Shot {
  readonly text: string;
  readonly quoted: QuotedPrompt;
  readonly reading: Reading;
  readonly frames: number;
}

/** The side of the frame the hero stands on; the clips of a batch begin from that of the first. */
function sideOf(composition: string, seed: number): -1 | 1 {
  const mixed = (hashText(composition) ^ Math.imul(seed, 2654435761)) >>> 0;
  return createRandom(mixed ^ 77)() < 0.5 ? -1 : 1;
}

/** Where and when a shot is; what the words leave out is left out. */
function sceneryOf({ set, site, fixture, time, weather, without }: Reading['setting']) {
  return {
    set,
    ...(site ? { site } : {}),
    ...(fixture ? { fixture } : {}),
    time,
    weather,
    ...(without.length > 0 ? { without } : {}),
  };
}

const slopeOf = ({ slope }: Reading) => (slope ? { slope: slope.slope } : {});
const gradeOf = ({ grade }: Reading) => (grade ? { grade: grade.grade } : {});

function planShot({ text, quoted, reading: plain, frames }: Shot, options: Styled): ShotPlan {
  const { style, seed, watermark = false, safeArea = null } = options;
  const variant = knownVariant(options.variant);
  const reading = varyReading(plain, variant);
  const { isMirrored, ...filming } = filmingOf(reading, variant, chosenMove(options.camera));
  const usual = sideOf(reading.composition, firstSeed(seed, variant));
  const other = usual === 1 ? -1 : 1;
  const { set } = reading.setting;
  const captioned = readCaption(quoted, set);
  const cast = reading.told?.telling.cast ?? reading.cast.map(({ entry }) => entry);
  return {
    prompt: text,
    composition: reading.composition,
    ...frameSize(options.shape, options.resolution),
    fps: FPS,
    seconds: frames / FPS,
    frames,
    style,
    seed,
    watermark,
    ...sceneryOf(reading.setting),
    ...slopeOf(reading),
    season: reading.season,
    cast,
    ...filming,
    side: isMirrored ? other : usual,
    safeArea,
    variant,
    scroll: scrollOf(reading),
    iceberg: reading.iceberg,
    ...reading.tone,
    ...gradeOf(reading),
    air: airOf(reading),
    ...captioned,
    pictures: picturesOf(cast),
    fonts: fontsOf(captioned, style),
    ...describeReading(plain, captioned, { style, camera: filming.camera }),
    words: reading.nouns.version,
    shots: [],
  };
}

const union = (plans: readonly ScenePlan[], key: 'pictures' | 'fonts' | 'seen' | 'missed') => [
  ...new Set(plans.flatMap((plan) => plan[key])),
];

/** The plan of one shot, whose claims are all of its own parts. */
interface ShotPlan extends ScenePlan {
  readonly claims: readonly Claim<ShotPart>[];
}

const inShot = ({ words, part }: Claim<ShotPart>, index: number): Claim => ({ words, part: `shots/${index}/${part}` });

/** A film of several shots is a plan whose place and cast are those of the first. */
function joinShots(prompt: string, frames: number, plans: readonly [ShotPlan, ...ShotPlan[]]): ScenePlan {
  const [first] = plans;
  if (plans.length === 1) return { ...first, prompt };
  return {
    ...first,
    prompt,
    frames,
    seconds: frames / FPS,
    pictures: union(plans, 'pictures'),
    fonts: union(plans, 'fonts'),
    seen: union(plans, 'seen').slice(0, MOST_PHRASES),
    claims: plans.flatMap(({ claims }, index) => claims.map((claim) => inShot(claim, index))),
    drawnAs: plans.flatMap(({ drawnAs }) => drawnAs).slice(0, MOST_PHRASES),
    missed: union(plans, 'missed').slice(0, MOST_PHRASES),
    isSubjectMissed: plans.every(({ isSubjectMissed }) => isSubjectMissed),
    styleNamed: plans.find(({ styleNamed }) => styleNamed !== null)?.styleNamed ?? null,
    unsupportedScript: plans.find(({ unsupportedScript }) => unsupportedScript !== null)?.unsupportedScript ?? null,
    shots: plans,
  };
}

/**
 * Turns a prompt into a plan by rules; never throws, and the same prompt and options give the same plan. Shots that the
 * prompt lists go on from one another and share the clip's length.
 */
export function planScene(prompt: string, options: PlanOptions, words: Words = NO_WORDS): ScenePlan {
  const text = takenFrom(prompt);
  const frames = framesOf(options.seconds);
  const { avoid = '' } = options;
  const seed = firstSeed(options.seed, knownVariant(options.variant));
  const texts = splitShots(text);
  let before: Reading | null = null;
  const shots = shareFrames(texts, frames).map((length, index): Shot => {
    const own = texts[index]?.text ?? '';
    const quoted = splitQuote(own);
    const read = readShot(quoted.rest, { seed, avoid, words });
    const reading: Reading = before ? carryOn(read, before) : read;
    before = reading;
    return { text: own, quoted, reading, frames: length };
  });
  const readings = shots.map(({ reading }) => reading);
  const styled = { ...options, style: styleFor(readings, options.style) };
  const plans = shots.map((shot) => planShot(shot, styled));
  const [first, ...others] = plans;
  if (!first) throw new Error('A clip has at least one shot.');
  return joinShots(text, frames, [first, ...others]);
}
