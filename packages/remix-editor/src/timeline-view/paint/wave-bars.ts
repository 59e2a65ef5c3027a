import { TICKS_PER_SECOND, type MediaClip } from '@kinora/contracts/timeline';
import type { Peaks } from '@kinora/footage/sound';

import type { ClipBox } from './clip-boxes.ts';
import { sourceTimeOf } from './film-tiles.ts';

/** A bar and the room before the next. */
const BAR_STEP = 3;
const LOUDEST = 127;

interface WaveBar {
  readonly x: number;
  /** From 0 to 1. */
  readonly height: number;
}

interface Wave {
  readonly clip: MediaClip;
  readonly box: ClipBox;
  readonly peaks: Peaks;
  readonly zoom: number;
  readonly within: number;
}

/** The coarsest level that still has a pair for each bar. */
function levelFor({ levels, samplesPerPair }: Peaks, samples: number): number {
  const wanted = Math.floor(Math.log2(Math.max(1, samples / samplesPerPair)));
  return Math.min(levels.length - 1, Math.max(0, wanted));
}

/** The loudest of all channels between two samples. */
function loudestIn({ levels, samplesPerPair, channels }: Peaks, level: number, [from, to]: [number, number]): number {
  const values = levels[level];
  const perPair = samplesPerPair * 2 ** level;
  const stride = channels * 2;
  if (!values) return 0;
  const first = Math.max(0, Math.floor(from / perPair)) * stride;
  const last = Math.min(values.length, Math.max(Math.ceil(to / perPair) * stride, first + stride));
  let loudest = 0;
  for (let place = first; place < last; place++) loudest = Math.max(loudest, Math.abs(values[place] ?? 0));
  return Math.min(1, loudest / LOUDEST);
}

/** The waveform of a clip within its tile; bars stand at the same places of the clip in every tile. */
export function waveBarsOf({ clip, box, peaks, zoom, within }: Wave): readonly WaveBar[] {
  const ticks = (BAR_STEP / zoom) * TICKS_PER_SECOND;
  const samplesIn = (after: number) => (sourceTimeOf(clip, after) / TICKS_PER_SECOND) * peaks.sampleRate;
  const level = levelFor(peaks, Math.abs(samplesIn(ticks) - samplesIn(0)));
  const first = Math.max(0, Math.floor(-box.x / BAR_STEP));
  const end = Math.min(box.width - 1, within - box.x);
  const bars: WaveBar[] = [];
  for (let bar = first; bar * BAR_STEP < end; bar++) {
    const [one, other] = [samplesIn(bar * ticks), samplesIn((bar + 1) * ticks)];
    const range: [number, number] = [Math.min(one, other), Math.max(one, other)];
    bars.push({ x: box.x + bar * BAR_STEP, height: loudestIn(peaks, level, range) });
  }
  return bars;
}
