import { TICKS_PER_SECOND, type Ticks, type TimelineDocument } from '@kinora/contracts/timeline';

import { endOf } from '../document/clip-order.ts';
import type { Cue } from './read-srt.ts';

const PER_MILLISECOND = TICKS_PER_SECOND / 1000;

const padded = (value: number, digits: number) => String(value).padStart(digits, '0');

function timeOf(time: Ticks): string {
  const whole = Math.floor(time / PER_MILLISECOND);
  const seconds = Math.floor(whole / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return `${parts.map((part) => padded(part, 2)).join(':')},${padded(whole % 1000, 3)}`;
}

/** Empty lines would end a cue. */
const textOf = (text: string) => text.replaceAll(/\r\n?/g, '\n').replaceAll(/\n\s*\n+/g, '\n');

/** An SRT file, in thousandths of a second. */
export function writeSrt(cues: readonly Cue[]): string {
  return cues
    .map(({ start, end, text }, index) => `${index + 1}\n${timeOf(start)} --> ${timeOf(end)}\n${textOf(text)}\n`)
    .join('\n');
}

/** The texts of all visible tracks, or of one track, sorted by start. */
export function cuesOf({ tracks }: TimelineDocument, trackId?: string): Cue[] {
  const wanted = tracks.filter(({ id, hidden }) => (trackId === undefined ? !hidden : id === trackId));
  return wanted
    .flatMap(({ clips }) => clips)
    .flatMap((clip) => (clip.kind === 'text' ? [{ start: clip.start, end: endOf(clip), text: clip.text }] : []))
    .toSorted((one, other) => one.start - other.start);
}
