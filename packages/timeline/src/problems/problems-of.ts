import {
  CLIPS_MAX,
  TRACKS_MAX,
  type MediaTable,
  type Problem,
  type TimelineDocument,
} from '@kinora/contracts/timeline';

import { colour, fields, oneOf, rate, text, time, type FieldCheck } from './field-checks.ts';
import { idProblems, markerProblems, transitionProblems, transitionShapeProblems } from './list-problems.ts';
import { numberProblems } from './number-problems.ts';
import { isList, isRecord } from './reading.ts';
import { mediaProblems, readTrack } from './track-problems.ts';

/** The longest side of a canvas, in pixels. */
const SIDE_MAX = 16_384;

const side: FieldCheck = (value) =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= SIDE_MAX ? null : 'bad-size';

const range: FieldCheck = (value, duration) => {
  if (value === null) return null;
  const problem = fields({ start: time, end: time })(value, duration);
  if (problem || !isRecord(value)) return problem ?? 'bad-shape';
  return Number(value.end) > Number(value.start) ? null : 'bad-range';
};

/** Checks of the project's own fields. */
export const PROJECT_CHECKS = { name: text, rate, width: side, height: side, background: colour, range } as const;

const SHAPE = { format: oneOf('kinora-timeline'), version: oneOf(1), ...PROJECT_CHECKS };

const wordsOf = (document: Readonly<Record<string, unknown>>): Problem[] =>
  Object.entries(SHAPE).flatMap(([name, check]) => {
    const word = check(document[name], 0);
    if (!word) return [];
    const problem = name === 'format' || name === 'version' ? `unknown-${name}` : word;
    return [{ problem, id: null }];
  });

const one = (problem: string): Problem[] => [{ problem, id: null }];

/** What is wrong with the fields of a document that aren't lists. */
export function headProblems(document: unknown): Problem[] {
  if (!isRecord(document)) return one('bad-shape');
  const lists = [document.tracks, document.transitions, document.markers];
  return [...wordsOf(document), ...(lists.every(isList) ? [] : one('bad-shape'))];
}

/** Limits that end the check early. */
function sizeProblems({ tracks }: TimelineDocument): Problem[] {
  if (tracks.length > TRACKS_MAX) return one('too-many-tracks');
  let clips = 0;
  for (const track of tracks) if (isRecord(track) && isList(track.clips)) clips += track.clips.length;
  return clips > CLIPS_MAX ? one('too-many-clips') : [];
}

function entityProblems(document: TimelineDocument, media: MediaTable): Problem[] {
  const { tracks, transitions, markers } = document;
  const read = tracks.map(readTrack);
  const listed = tracks.filter((track) => isRecord(track) && isList(track.clips));
  const clips = listed.flatMap((track) => track.clips);
  const valid = read.flatMap((track) => track.clips);
  return [
    ...read.flatMap(({ problems }) => problems),
    ...mediaProblems(valid, media),
    ...idProblems([...tracks, ...clips, ...transitions, ...markers]),
    ...transitionShapeProblems(transitions),
    ...transitionProblems(transitions, new Map(valid.map((clip) => [clip.id, clip]))),
    ...markerProblems(markers),
  ];
}

/** Everything that is wrong with a document, which may be any value. Clips whose media aren't in the table are offline. */
export function problemsOf(document: TimelineDocument, media: MediaTable): Problem[] {
  const head = headProblems(document);
  if (!isRecord(document) || ![document.tracks, document.transitions, document.markers].every(isList)) return head;
  const size = sizeProblems(document);
  if (size.length > 0) return [...head, ...size];
  return [...head, ...numberProblems(document), ...entityProblems(document, media)];
}
