import { fontsFor, STYLE_FONTS, WATERMARK_FONT } from '../caption/fonts.ts';
import { createRandom, hashText } from '../core/random.ts';
import { chooseLexicon } from '../lexicon/choose-lexicon.ts';
import type { Lexicon, Rules } from '../lexicon/lexicon.ts';
import { frameSize, type FrameShape, type Resolution } from './frame-size.ts';
import { readCaption, splitQuote, type CaptionReading } from './read-caption.ts';
import { readCast } from './read-cast.ts';
import { readDeeds, type DeedReading } from './read-deeds.ts';
import { isOutside, readSetting, type Setting } from './read-setting.ts';
import type { Action, AirKind, CameraMove, CastEntry, Framing, ScenePlan, Season, StyleName } from './scene-plan.ts';
import { traitsOf, type SetName } from './set-traits.ts';
import { sortWords, type Understanding, type Understood } from './understood.ts';
import { chooseRule, dropDenied, findPhrases, splitWords, type Choice, type Span, type Word } from './words.ts';

export interface PlanOptions {
  readonly shape: FrameShape;
  readonly resolution: Resolution;
  readonly seconds: number;
  readonly style: StyleName;
  readonly seed: number;
  readonly watermark?: boolean | undefined;
}

const FPS = 24;
const LONGEST_PROMPT = 5000;
const LONGEST_CLIP = 60;
/** The set decides on the look of a caption alone. */
const ANY_SET: SetName = 'forest';
const SCROLL_SPEEDS: Partial<Record<Action, number>> = { run: 0.3, drive: 0.34, walk: 0.1 };

/** Everything the words say, before it becomes a plan. */
interface Reading {
  readonly lexicon: Lexicon;
  readonly words: readonly Word[];
  readonly cast: readonly DeedReading[];
  readonly setting: Setting;
  readonly camera: Choice<CameraMove> | null;
  readonly framing: Choice<Framing> | null;
  readonly air: Choice<AirKind> | null;
  readonly season: Season;
}

function readWords(words: readonly Word[], lexicon: Lexicon, seed: number): Reading {
  const { conditions } = lexicon;
  const camera = chooseRule(words, conditions.cameras);
  const framing = chooseRule(words, conditions.framings);
  const taken = [...(camera?.spans ?? []), ...(framing?.spans ?? [])];
  const cast = readDeeds(words, readCast(words, lexicon, taken), lexicon);
  const text = words.map((word) => word.text).join(' ');
  const random = createRandom(hashText(text) ^ seed);
  const setting = readSetting(words, { lexicon, cast, asleep: cast[0]?.entry.action === 'sleep', random });
  const season = chooseRule(words, conditions.seasons)?.value ?? 'summer';
  return { lexicon, words, cast, setting, camera, framing, air: chooseRule(words, conditions.airs), season };
}

/** What drifts through the air: what is asked for, else what the weather or the occasion brings. */
function airOf({ air, setting, season }: Reading): AirKind | null {
  if (air) return air.value;
  if (setting.weather === 'snow') return 'snow';
  if (setting.weather === 'rain' || setting.weather === 'storm') return 'rain';
  if (setting.set === 'party') return 'confetti';
  return season === 'autumn' ? 'leaves' : null;
}

function scrollOf({ cast, setting }: Reading): number {
  const action = cast[0]?.entry.action;
  const runs = cast[0]?.entry.mode === 'ground' && traitsOf(setting.set).scrolls;
  return runs && action ? (SCROLL_SPEEDS[action] ?? 0) : 0;
}

function phrasesFor<Value>(rules: Rules<Value>, value: Value): readonly string[] {
  return rules.filter(([name]) => name === value).flatMap(([, phrases]) => phrases);
}

/** Words about season and air, where they can be seen. */
function atmosphereSpans({ lexicon, words, setting, air, season }: Reading): readonly Span[] {
  const named = phrasesFor(lexicon.conditions.seasons, season);
  const seasons = isOutside(setting.set) ? findPhrases(words, named) : [];
  return traitsOf(setting.set).airless ? seasons : [...seasons, ...(air?.spans ?? [])];
}

function understoodIn(reading: Reading, style: StyleName): Understood[] {
  const { lexicon, words, cast, setting, camera, framing } = reading;
  const shows = cast.flatMap(({ name }) => findPhrases(words, lexicon.subjects[name].shows ?? []));
  const styled = findPhrases(words, phrasesFor(lexicon.conditions.styles, style));
  return [
    { kind: 'camera', spans: [...(camera?.spans ?? []), ...(framing?.spans ?? [])] },
    { kind: 'subject', spans: cast.map(({ span }) => span) },
    { kind: 'action', spans: [...cast.flatMap(({ deeds }) => deeds), ...shows] },
    { kind: 'setting', spans: [...setting.spans, ...atmosphereSpans(reading), ...styled] },
  ];
}

/** The words of a greeting that is printed are neither drawn nor missed. */
function printedSpans({ words, lexicon }: Reading, { caption }: CaptionReading): Span[] {
  if (caption?.look !== 'title') return [];
  const printed = new Set(splitWords(caption.text, lexicon).map(({ text }) => text));
  return words.flatMap(({ text }, index) => (printed.has(text) ? [{ start: index, end: index + 1 }] : []));
}

function picturesOf(cast: readonly CastEntry[]): string[] {
  return [...new Set(cast.flatMap(({ looks }) => looks.picture ?? []))];
}

function fontsOf({ caption }: CaptionReading, { style, watermark }: PlanOptions): string[] {
  const families = caption ? fontsFor(STYLE_FONTS[style], caption.text) : [];
  return [...new Set(watermark ? [...families, WATERMARK_FONT] : families)];
}

function clipOf(seconds: number): { seconds: number; frames: number } {
  const length = Number.isFinite(seconds) ? Math.min(LONGEST_CLIP, Math.max(1 / FPS, seconds)) : 5;
  return { seconds: length, frames: Math.max(1, Math.round(length * FPS)) };
}

const takenFrom = (prompt: string) => prompt.slice(0, LONGEST_PROMPT);

/** What a plan says of these two, found without reading the scene. */
export function measureClip(prompt: string, seconds: number): Pick<ScenePlan, 'frames' | 'unsupportedScript'> {
  const { unsupportedScript } = readCaption(splitQuote(takenFrom(prompt)), ANY_SET);
  return { frames: clipOf(seconds).frames, unsupportedScript };
}

/** Turns a prompt into a plan by rules; never throws, and the same prompt and options give the same plan. */
export function planScene(prompt: string, options: PlanOptions): ScenePlan {
  const { style, seed, watermark = false } = options;
  const text = takenFrom(prompt);
  const quoted = splitQuote(text);
  const lexicon = chooseLexicon(quoted.rest);
  const words = dropDenied(splitWords(quoted.rest, lexicon), lexicon.small);
  const reading = readWords(words, lexicon, seed);
  const { set, time, weather } = reading.setting;
  const captioned = readCaption(quoted, set);
  const understood = { understood: understoodIn(reading, style), ignored: printedSpans(reading, captioned) };
  const understanding: Understanding = sortWords(words, understood, lexicon.small);
  const cast = reading.cast.map(({ entry }) => entry);
  return {
    prompt: text,
    ...frameSize(options.shape, options.resolution),
    fps: FPS,
    ...clipOf(options.seconds),
    style,
    seed,
    watermark,
    set,
    time,
    weather,
    season: reading.season,
    cast,
    camera: reading.camera?.value ?? traitsOf(set).camera,
    framing: reading.framing?.value ?? 'medium',
    scroll: scrollOf(reading),
    iceberg: findPhrases(words, lexicon.iceberg).length > 0,
    air: airOf(reading),
    ...captioned,
    pictures: picturesOf(cast),
    fonts: fontsOf(captioned, options),
    ...understanding,
  };
}
