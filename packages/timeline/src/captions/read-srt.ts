import { TICKS_PER_SECOND, type Ticks } from '@kinora/contracts/timeline';

/** One caption with its times. */
export interface Cue {
  readonly start: Ticks;
  readonly end: Ticks;
  readonly text: string;
}

const TIME = String.raw`(\d{1,3}):(\d{1,2}):(\d{1,2})[,.](\d{1,3})`;
const TIMES = new RegExp(String.raw`^\s*${TIME}\s*-->\s*${TIME}`);
/** Tags of SRT, and SubStation's positions. */
const TAGS = /<\/?(?:[biuscv]|font|ruby|rt|lang)\b[^<>]*>|\{\\[^{}]*\}/gi;

const PER_MILLISECOND = TICKS_PER_SECOND / 1000;

function ticksOf([hours = '', minutes = '', seconds = '', fraction = '']: readonly string[]): Ticks {
  const whole = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  return whole * TICKS_PER_SECOND + Number(fraction.padEnd(3, '0')) * PER_MILLISECOND;
}

/** The times of a line, or null. */
function timesOf(line: string): { start: Ticks; end: Ticks } | null {
  const parts = TIMES.exec(line);
  return parts && { start: ticksOf(parts.slice(1, 5)), end: ticksOf(parts.slice(5, 9)) };
}

/** The text of a cue, without the number of the next one. */
function textOf(lines: readonly string[], isFollowed: boolean): string {
  const end = isFollowed && /^\s*\d+\s*$/.test(lines.at(-1) ?? '') ? -1 : lines.length;
  return lines
    .slice(0, end)
    .join('\n')
    .replaceAll(TAGS, '')
    .replaceAll(/^\s+|\s+$/g, '');
}

/** The cues of an SRT file, sorted by start. Anything else is skipped. */
export function readSrt(text: string): Cue[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const starts = lines.flatMap((line, index) => (timesOf(line) ? [index] : []));
  const cues = starts.flatMap((index, place) => {
    const times = timesOf(lines[index] ?? '');
    const next = starts[place + 1];
    const words = textOf(lines.slice(index + 1, next), next !== undefined);
    return times && times.end > times.start && words !== '' ? [{ ...times, text: words }] : [];
  });
  return cues.toSorted((one, other) => one.start - other.start);
}
