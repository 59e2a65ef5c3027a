import { TICKS_PER_SECOND, type Ratio, type Ticks } from '@kinora/contracts/timeline';
import { frameAt, frameStart } from '@kinora/timeline';

const pad = (value: number) => String(value).padStart(2, '0');

function clockOf(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = pad(seconds % 60);
  return hours > 0 ? `${hours}:${pad(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** A time as the ruler writes it: minutes and seconds, within a second the frame too. */
export function writeRulerTime(time: Ticks, rate: Ratio): string {
  const seconds = Math.floor(time / TICKS_PER_SECOND);
  const frame = frameAt(time, rate) - frameAt(seconds * TICKS_PER_SECOND, rate);
  const isWhole = time === seconds * TICKS_PER_SECOND || frameStart(frameAt(time, rate), rate) === 0;
  return isWhole ? clockOf(seconds) : `${clockOf(seconds)}:${pad(frame)}`;
}

/** A time with hundredths of a second, as the playhead shows it. */
export function writeFineTime(time: Ticks): string {
  const hundredths = Math.floor((time / TICKS_PER_SECOND) * 100);
  return `${clockOf(Math.floor(hundredths / 100))}.${pad(hundredths % 100)}`;
}
