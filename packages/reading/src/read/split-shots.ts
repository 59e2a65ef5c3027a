import { LEXICONS } from '../lexicon/all-lexicons.ts';

/** One shot of a prompt: its words, and how long it wants to be against the others. */
export interface ShotText {
  readonly text: string;
  /** In seconds, where the prompt says so. */
  readonly seconds: number | null;
}

const MOST_SHOTS = 6;
const headings = LEXICONS.flatMap(({ shots }) => shots.headings).join('|');
const cuts = LEXICONS.flatMap(({ shots }) => shots.cuts).join('|');
/** "Shot 2:", "Scene 3 (2 s) -" at the start of a line or a sentence; or the numbers of a list, one to a line. */
const HEADING = new RegExp(
  String.raw`(?:^|[\n.;!?])\s*(?:${headings})\s*\d{1,2}\s*(?=[:.\-–—(])|(?:^|\n)\s*\d{1,2}[.)](?=\s)`,
  'giu',
);
const CUT = new RegExp(String.raw`(?:^|[\n.,;:!?–—-]|\s)\s*(?:${cuts})(?![\p{L}])\s*[:–—-]?`, 'giu');
const LENGTH = /\(?\b(\d{1,2}(?:[.,]\d)?)\s*(?:s|sec|secs|second|seconds|sek|sekunden)\b\.?\)?/iu;
const SEPARATOR = '\u0000';

function readShot(part: string): ShotText {
  const length = LENGTH.exec(part);
  const text = (length ? part.replace(length[0], ' ') : part).replace(/^[\s:.,;)\-–—]+/u, '').trim();
  const seconds = Number(length?.[1]?.replace(',', '.') ?? 0);
  return { text, seconds: seconds > 0 ? seconds : null };
}

/** The shots of a prompt that lists them or says "cut to", at most six; any other prompt is a single one. */
export function splitShots(prompt: string): readonly ShotText[] {
  const marked = prompt.replaceAll(SEPARATOR, ' ').replace(HEADING, SEPARATOR).replace(CUT, SEPARATOR);
  const parts = marked.split(SEPARATOR).filter((part) => /[\p{L}\p{N}]/u.test(part));
  if (parts.length < 2) return [{ text: prompt, seconds: null }];
  return parts.slice(0, MOST_SHOTS).map(readShot);
}

/** Fewest frames of a shot. */
const SHORTEST = 12;

/** Shares frames among shots: by the seconds they ask for, where one asks for none by the mean of the others. */
export function shareFrames(shots: readonly ShotText[], frames: number): readonly number[] {
  const count = Math.max(1, Math.min(shots.length, Math.floor(frames / SHORTEST)));
  const asked = shots.slice(0, count).map(({ seconds }) => seconds);
  const known = asked.filter((seconds) => seconds !== null);
  const mean = known.length > 0 ? known.reduce((sum, seconds) => sum + seconds, 0) / known.length : 1;
  const weights = asked.map((seconds) => seconds ?? mean);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const shortest = Math.min(SHORTEST, frames);
  const spare = frames - count * shortest;
  let weight = 0;
  const ends = weights.map((own) => {
    weight += own;
    return Math.round((spare * weight) / total);
  });
  return ends.map((end, index) => end - (ends[index - 1] ?? 0) + shortest);
}
