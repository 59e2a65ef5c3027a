import type { Lexicon, Rules } from '../lexicon/lexicon.ts';
import { chooseRule, findPhrases, placesIn, type Choice, type Span, type Word } from '../lexicon/words.ts';
import type { Angle, CameraMove, Framing } from '../plan/scene-plan.ts';

/** What a shot says of its camera, and its words without that: "push in" is no place to be in. */
export interface CameraReading {
  readonly camera: Choice<CameraMove> | null;
  readonly framing: Choice<Framing> | null;
  readonly angle: Choice<Angle> | null;
  /** Words that show everybody from behind. */
  readonly turned: readonly Span[];
  /** The same words at the same places; those of the camera and of sound are blank. */
  readonly scene: readonly Word[];
  /** Words of what is to be heard; all others are blank. */
  readonly heard: readonly Word[];
}

/** Matches no phrase. */
const BLANK = { text: '', base: '' };

/** The words between two stops. */
function clausesOf(words: readonly Word[]): Span[] {
  const clauses: Span[] = [];
  let start = 0;
  words.forEach(({ stops }, index) => {
    if (!stops && index < words.length - 1) return;
    clauses.push({ start, end: index + 1 });
    start = index + 1;
  });
  return clauses;
}

/** Clauses that say nothing but a word that means the camera where it stands alone: "orbit", "slow rise". */
function readLone(words: readonly Word[], { conditions, small }: Lexicon): Choice<CameraMove>[] {
  const beside = new Set([...small.paces, ...small.articles]);
  const clauses = clausesOf(words);
  // A prompt of one clause is about a scene.
  if (clauses.length < 2) return [];
  return clauses.flatMap((span) => {
    const clause = words.slice(span.start, span.end);
    const choice = chooseRule(clause, conditions.loneCameras);
    const isSaid = (index: number) => choice?.spans.some(({ start, end }) => index >= start && index < end);
    const isAlone = clause.every(({ text }, index) => beside.has(text) || isSaid(index));
    return choice && isAlone ? [{ value: choice.value, spans: [span] }] : [];
  });
}

/** Clauses about what is to be heard: "soft piano music", "the sound of waves". The first one is about the scene. */
function soundClauses(words: readonly Word[], { small }: Lexicon): Span[] {
  const heard = findPhrases(words, small.sounds);
  const isOfSound = ({ start, end }: Span) => start > 0 && heard.some((word) => word.start >= start && word.end <= end);
  return clausesOf(words).filter(isOfSound);
}

const allPhrases = (rules: Rules<unknown>) => rules.flatMap(([, phrases]) => phrases);

/** A phrase with the words that say how fast it goes, and with the preposition behind it: "slow zoom in on". */
function widen(words: readonly Word[], { start, end }: Span, { small, relations }: Lexicon): Span {
  const isPace = (index: number) => small.paces.includes(words[index]?.text ?? '');
  const stopsAt = (index: number) => words[index]?.stops !== false;
  const prepositions = findPhrases(words, allPhrases(relations));
  let [first, last] = [start, end];
  while (!stopsAt(first - 1) && isPace(first - 1)) first--;
  while (!stopsAt(last - 1) && isPace(last)) last++;
  for (;;) {
    const next = prepositions.find((one) => one.start === last);
    if (!next || stopsAt(last - 1)) return { start: first, end: last };
    last = next.end;
  }
}

/** The words without those of some spans, each at its place. */
export function blank(words: readonly Word[], spans: readonly Span[]): readonly Word[] {
  const used = placesIn(spans);
  return used.size === 0 ? words : words.map((word, index) => (used.has(index) ? { ...word, ...BLANK } : word));
}

/** "From behind", where no noun follows that somebody could be behind. */
function turnedSpans(words: readonly Word[], { conditions, small }: Lexicon): Span[] {
  const phrases = conditions.turned.flatMap(([kind, said]) => (kind === 'seen' ? said : []));
  return findPhrases(words, phrases).filter(({ start, end }) => {
    const [last, next] = [words[end - 1], words[end]];
    const goesOn = last?.stops === false && next !== undefined;
    const isObject = goesOn && (small.articles.includes(next.text) || small.linking.includes(next.text));
    return end - start > 2 || !isObject;
  });
}

/** How near the hero is; what says "close" besides "macro" says it too. */
function readFraming(words: readonly Word[], framings: Rules<Framing>): Choice<Framing> | null {
  const choice = chooseRule(words, framings);
  if (choice?.value !== 'macro') return choice;
  const near = framings.flatMap(([value, phrases]) => (value === 'macro' || value === 'close' ? phrases : []));
  return { ...choice, spans: findPhrases(words, near) };
}

/** The words of some spans, each at its place, without all others. */
function only(words: readonly Word[], spans: readonly Span[]): readonly Word[] {
  const kept = placesIn(spans);
  return words.map((word, index) => (kept.has(index) ? word : { ...word, ...BLANK }));
}

/** Reads the camera before anything else; every phrase about it is used up, whichever of them decides. */
export function readCamera(words: readonly Word[], lexicon: Lexicon): CameraReading {
  const { angles, cameras, framings } = lexicon.conditions;
  const lone = readLone(words, lexicon);
  const phrases = findPhrases(words, [...allPhrases(cameras), ...allPhrases(framings), ...allPhrases(angles)]);
  const turned = turnedSpans(words, lexicon);
  const sounds = soundClauses(words, lexicon);
  const spoken = [...phrases, ...lone.flatMap(({ spans }) => spans)].map((span) => widen(words, span, lexicon));
  return {
    camera: chooseRule(words, cameras) ?? lone[0] ?? null,
    framing: readFraming(words, framings),
    angle: chooseRule(words, angles),
    turned,
    scene: blank(words, [...spoken, ...turned, ...sounds]),
    heard: only(words, sounds),
  };
}
