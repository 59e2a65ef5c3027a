import { clamp, smoothStep } from '@kinora/drawing';

/** A word on its way in: offsets in parts of the size, `shown` the share of its letters that is written. */
export interface WordPose {
  readonly across: number;
  readonly down: number;
  readonly scale: number;
  /** Radians. */
  readonly turn: number;
  readonly alpha: number;
  readonly shown: number;
}

/** Which word it is, and when. */
interface WordMoment {
  readonly order: number;
  /** How many words there are. */
  readonly count: number;
  /** Seconds since the caption began. */
  readonly since: number;
  /** 0 to 1 over the caption's time. */
  readonly progress: number;
}
type Motion = (word: WordMoment) => WordPose;

const THERE: WordPose = { across: 0, down: 0, scale: 1, turn: 0, alpha: 1, shown: 1 };
/** Seconds until the first word, and from word to word at most. */
const LEAD = 0.2;
const BEAT = 0.16;
/** Seconds that all words together may take. */
const LONGEST = 1.6;

/** Seconds since this word's turn came. */
const turnOf = ({ order, count, since }: WordMoment, beat = BEAT) =>
  since - LEAD - order * Math.min(beat, LONGEST / count);

/** Share of the count-down's time that the figures take. */
const COUNTED = 0.55;

/** The figure that is shown, with the share of its second that has passed; `null` when the count is over. */
export function figureAt(progress: number, from: number): { figure: number; share: number } | null {
  const place = (progress / COUNTED) * from;
  return place >= from ? null : { figure: from - Math.floor(place), share: place - Math.floor(place) };
}

/** Rises past its size and settles. */
const sprung = (seconds: number) => {
  if (seconds <= 0) return 0;
  return 1 - Math.exp(-seconds * 7) * Math.cos(seconds * 12);
};

const rise: Motion = (word) => {
  const shown = smoothStep(0, 0.6, turnOf(word));
  return { ...THERE, down: (1 - shown) * 0.5, alpha: shown };
};

const write: Motion = (word) => ({ ...THERE, shown: clamp(turnOf(word, 0.42) / 0.5) });

const pop: Motion = (word) => {
  const seconds = turnOf(word);
  const turn = (word.order % 2 === 0 ? -1 : 1) * 0.05 * Math.exp(-seconds * 3) * Math.sin(seconds * 10);
  return { ...THERE, scale: sprung(seconds), alpha: smoothStep(0, 0.08, seconds), turn };
};

/** A tube that strikes twice before it burns, and hums. */
const flicker: Motion = (word) => {
  const seconds = turnOf(word, 0.3);
  if (seconds < 0) return { ...THERE, alpha: 0.1 };
  const struck = seconds < 0.07 || (seconds > 0.16 && seconds < 0.22) || seconds > 0.34;
  const hum = 0.95 + 0.05 * Math.sin(seconds * 37) * Math.sin(seconds * 5.3 + word.order);
  const dip = Math.sin(seconds * 2.1 + word.order * 3) > 0.985 ? 0.35 : 1;
  return { ...THERE, alpha: (struck ? hum : 0.16) * dip };
};

const drop: Motion = (word) => {
  const seconds = turnOf(word);
  const fall = clamp(seconds / 0.3);
  const bounce = seconds > 0.3 ? -0.28 * Math.exp(-(seconds - 0.3) * 5) * Math.abs(Math.sin((seconds - 0.3) * 9)) : 0;
  return { ...THERE, down: (fall * fall - 1) * 2.4 + bounce, alpha: smoothStep(0, 0.12, seconds) };
};

const wave: Motion = (word) => {
  const seconds = turnOf(word);
  const shown = smoothStep(0, 0.5, seconds);
  const swing = Math.sin(word.since * 3.4 - word.order * 0.9);
  return { ...THERE, down: (1 - shown) * 0.4 + 0.1 * swing * shown, turn: 0.03 * swing * shown, alpha: shown };
};

/** The words come when the figures are gone. */
const countDown: Motion = ({ progress, order, count }) => {
  const from = COUNTED + (order / count) * 0.12;
  const seconds = (progress - from) * 5;
  return { ...THERE, scale: sprung(seconds), alpha: smoothStep(0, 0.1, seconds) };
};

/** Every way words come in, by name. */
export const WORD_MOTIONS: Readonly<Record<string, Motion>> = {
  rise,
  write,
  pop,
  flicker,
  drop,
  wave,
  'count-down': countDown,
};
