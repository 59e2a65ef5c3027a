import type { Ratio, Ticks } from '@kinora/contracts/timeline';

import { frameAt, frameStart } from './ticks.ts';

interface TimecodeOptions {
  /** Skips numbers to follow the clock; only at 29.97 and 59.94. */
  readonly dropFrame?: boolean;
}

/** Frames of a second of timecode: the rate, rounded. */
const nominalRate = ({ num, den }: Ratio) => Math.max(1, Math.round(num / den));

/** How many numbers are skipped each minute but every tenth; 0 at rates that skip none. */
function droppedAt({ num, den }: Ratio): number {
  if (num * 1001 === 30_000 * den) return 2;
  return num * 1001 === 60_000 * den ? 4 : 0;
}

/** The number that a frame is called by, where numbers are skipped. */
function withDropped(frame: number, perSecond: number, dropped: number): number {
  const perTen = perSecond * 600 - dropped * 9;
  const perMinute = perSecond * 60 - dropped;
  const [tens, rest] = [Math.floor(frame / perTen), frame % perTen];
  // The first minute of ten skips none.
  const minutes = rest < perSecond * 60 ? 0 : 1 + Math.floor((rest - perSecond * 60) / perMinute);
  return frame + dropped * (tens * 9 + minutes);
}

/** A time as `HH:MM:SS:FF`, with drop-frame as `HH:MM:SS;FF`. Times below 0 count as 0. */
export function formatTimecode(time: Ticks, rate: Ratio, { dropFrame = false }: TimecodeOptions = {}): string {
  const perSecond = nominalRate(rate);
  const dropped = dropFrame ? droppedAt(rate) : 0;
  const frame = Math.max(0, frameAt(time, rate));
  const number = dropped > 0 ? withDropped(frame, perSecond, dropped) : frame;
  const seconds = Math.floor(number / perSecond);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [whole, frames] = [parts.map((part) => String(part).padStart(2, '0')).join(':'), number % perSecond];
  return `${whole}${dropped > 0 ? ';' : ':'}${String(frames).padStart(2, '0')}`;
}

const TIMECODE = /^\s*(\d{1,3}):(\d{1,2}):(\d{1,2})([:;])(\d{1,3})\s*$/;

interface Numbers {
  readonly minutes: number;
  readonly seconds: number;
  readonly frames: number;
}

/** The numbers of a timecode, hours as minutes; null if one is out of range. */
function numbersOf(parts: readonly (string | undefined)[], perSecond: number): Numbers | null {
  const [hours = 0, minutes = 0, seconds = 0, frames = 0] = parts.map(Number);
  if (minutes > 59 || seconds > 59 || frames >= perSecond) return null;
  return { minutes: hours * 60 + minutes, seconds, frames };
}

/** The frame of a timecode that skips numbers; null for a number that is skipped. */
function droppedFrame({ minutes, seconds, frames }: Numbers, perSecond: number, dropped: number): number | null {
  if (seconds === 0 && frames < dropped && minutes % 10 !== 0) return null;
  const skipped = dropped * (minutes - Math.floor(minutes / 10));
  return (minutes * 60 + seconds) * perSecond + frames - skipped;
}

/** How many numbers a text skips; null if a semicolon asks for drop-frame at another rate. */
function droppedIn(separator: string, rate: Ratio, dropFrame: boolean): number | null {
  const dropped = droppedAt(rate);
  if (separator === ';') return dropped > 0 ? dropped : null;
  return dropFrame ? dropped : 0;
}

/** The time of a timecode, or null. A semicolon means drop-frame. */
export function parseTimecode(text: string, rate: Ratio, { dropFrame = false }: TimecodeOptions = {}): Ticks | null {
  const match = TIMECODE.exec(text);
  if (!match) return null;
  const [, hours, minutes, seconds, separator = ':', frames] = match;
  const perSecond = nominalRate(rate);
  const numbers = numbersOf([hours, minutes, seconds, frames], perSecond);
  const dropped = droppedIn(separator, rate, dropFrame);
  if (!numbers || dropped === null) return null;
  const frame = droppedFrame(numbers, perSecond, dropped);
  return frame === null ? null : frameStart(frame, rate);
}
