import { UPLOAD_LIMITS } from '@kinora/contracts/uploads';

import type { IntakeJob, SoundReport } from '../intake-job.ts';
import { judgeSoundHeaders, judgeSoundMeasure } from '../policy.ts';
import type { MeasuredSound } from '../probed.ts';
import type { IntakeRefusal } from '../refusal.ts';
import { chooseIntakeCodec } from './choose-intake-codec.ts';
import { isSoundTaken } from './demuxing.ts';
import type { NormalisedSound, SourceMedia } from './intake-codec.ts';
import { soundFiltersFrom } from './normalisation.ts';
import { damage, refuse, refuseEntries } from './refuse.ts';

/** Of the sound of a source: if more is missing or faulty than this, it is damaged. */
const TOLERANCE = 0.04;
const SPARE_SECONDS = 0.1;
const SPARE_FAULTS = 2;

/** Phones write recordings as MP4: whether a video container holds sound alone. */
export async function isAudioOnly(job: IntakeJob): Promise<boolean> {
  if (job.sniffed.kind !== 'video' || job.use !== 'timeline') return false;
  const codec = await chooseIntakeCodec(job.ffmpegPath);
  const { sounds, videos } = await codec.probe(sourceOf(job));
  return videos.length === 0 && sounds.length > 0;
}

/** Normalises a stranger's sound to AAC in an MP4. Throws as `takeVideo` does. */
export async function takeSound(job: IntakeJob, onProgress: (done: number) => void): Promise<SoundReport> {
  const source = sourceOf(job);
  await refuseEntries(job.source);
  const codec = await chooseIntakeCodec(job.ffmpegPath);
  const probed = await codec.probe(source);
  refuse(judgeSoundHeaders(probed, source.mostSeconds, isSoundTaken));
  const measured = await codec.measureSound(source);
  refuse(judgeSoundMeasure(measured, source.mostSeconds));
  onProgress(0);
  const filters = soundFiltersFrom(measured);
  const made = await codec.normaliseSound({ source, measured, filters, target: job.target, onProgress });
  refuse(judgeResult(made, measured));
  return {
    kind: 'sound',
    seconds: made.seconds,
    codec: codec.name,
    source: { format: source.format, codec: probed.sounds.find(isSoundTaken) ?? 'unknown', seconds: measured.seconds },
  };
}

function sourceOf({ sniffed, source, use }: IntakeJob): SourceMedia {
  if (sniffed.kind === 'picture') throw new Error('A picture is no sound.');
  return { file: source, format: sniffed.format, mostSeconds: UPLOAD_LIMITS[use].seconds };
}

function judgeResult({ faults, seconds }: NormalisedSound, measured: MeasuredSound): IntakeRefusal | null {
  const spare = Math.max(SPARE_SECONDS, measured.seconds * TOLERANCE);
  if (measured.seconds - seconds > spare) return damage('Some of its sound could not be decoded.');
  const mostFaults = Math.max(SPARE_FAULTS, measured.seconds * TOLERANCE);
  return faults > mostFaults ? damage(`${String(faults)} of its pieces could not be decoded.`) : null;
}
