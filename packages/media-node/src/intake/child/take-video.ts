import { UPLOAD_LIMITS } from '@kinora/contracts/uploads';

import type { IntakeJob, VideoReport } from '../intake-job.ts';
import { INTAKE_LIMITS, type VideoFormat } from '../limits.ts';
import { judgeHeaders, judgeMeasure } from '../policy.ts';
import { framesPerSecond, type MeasuredVideo, type ProbedMedia, type VideoTrackFacts } from '../probed.ts';
import type { IntakeRefusal } from '../refusal.ts';
import { chooseIntakeCodec } from './choose-intake-codec.ts';
import { isSoundTaken } from './demuxing.ts';
import type { IntakeCodec, NormalisedVideo, SourceMedia } from './intake-codec.ts';
import { planNormalisation, type Normalisation } from './normalisation.ts';
import { damage, refuse, refuseEntries } from './refuse.ts';

/** Of the frames of a source: more faults than this, or fewer frames, and it is damaged. */
const TOLERANCE = 0.04;
const SPARE_FRAMES = 2;

/** Makes a video of ours of a stranger's that is all there. Throws refusals, and errors of the code `EMEDIA` for what cannot be read. */
export async function takeVideo(job: IntakeJob, onProgress: (done: number) => void): Promise<VideoReport> {
  const source = sourceOf(job);
  await refuseEntries(job.source);
  const codec = await chooseIntakeCodec(job.ffmpegPath);
  const probed = await codec.probe(source);
  refuse(judgeHeaders(probed, source.mostSeconds));
  const track = onlyTrack(probed);
  const measured = await codec.measure(source);
  refuse(
    measured.frames === 0
      ? damage('It has a track for a film, and no frame in it.')
      : judgeMeasure(measured, source.mostSeconds),
  );
  const plan = planNormalisation(track, measured);
  refuse(judgeShape(track, plan));
  onProgress(0);
  const hasSound = probed.sounds.some(isSoundTaken);
  const told = await codec.normalise({ source, measured, plan, hasSound, target: job.target, onProgress });
  refuse(judgeResult(told, { measured, plan }));
  // What counts is what was written, not what the encoder was given.
  const { frames } = await codec.measure({ ...source, file: job.target, format: 'mp4' });
  const made = { ...told, frames };
  refuse(judgeResult(made, { measured, plan }));
  const { format } = source;
  return reportOf({ codec, format, hasSound, made, measured, plan, probed, track });
}

function sourceOf({ sniffed, source, use }: IntakeJob): SourceMedia & { readonly format: VideoFormat } {
  if (sniffed.kind !== 'video') throw new Error(`A ${sniffed.kind} is no video.`);
  return { file: source, format: sniffed.format, mostSeconds: UPLOAD_LIMITS[use].seconds };
}

function onlyTrack({ videos }: ProbedMedia): VideoTrackFacts {
  const [track] = videos;
  if (track === undefined) throw new Error('A file without a video passed the policy.');
  return track;
}

/** A long stripe would become too thin to be seen. */
function judgeShape({ height, width }: VideoTrackFacts, plan: Normalisation): IntakeRefusal | null {
  const { least } = INTAKE_LIMITS.videoSide;
  return Math.min(plan.width, plan.height) < least ? { reason: 'too-small', detail: { width, height, least } } : null;
}

interface Outcome {
  readonly measured: MeasuredVideo;
  readonly plan: Normalisation;
}

const spare = (count: number) => Math.max(SPARE_FRAMES, count * TOLERANCE);

function judgeResult({ faults, frames }: NormalisedVideo, { measured, plan }: Outcome): IntakeRefusal | null {
  const expected = measured.seconds * plan.fps;
  if (faults > spare(measured.frames)) return damage(`${String(faults)} of its pieces could not be decoded.`);
  const missing = expected - frames;
  return missing > spare(expected) ? damage(`${String(Math.round(missing))} frames are missing.`) : null;
}

interface Taken extends Outcome {
  readonly codec: IntakeCodec;
  readonly hasSound: boolean;
  readonly made: NormalisedVideo;
  readonly probed: ProbedMedia;
  readonly format: VideoFormat;
  readonly track: VideoTrackFacts;
}

function reportOf({ codec, format, hasSound, made, measured, plan, probed, track }: Taken): VideoReport {
  const [sound = null] = probed.sounds;
  return {
    kind: 'video',
    width: plan.width,
    height: plan.height,
    fps: plan.fps,
    frames: made.frames,
    seconds: made.frames / plan.fps,
    hasSound,
    codec: codec.name,
    source: {
      format,
      codec: track.codec,
      width: track.width,
      height: track.height,
      framesPerSecond: framesPerSecond(measured),
      seconds: measured.seconds,
      droppedSound: hasSound ? null : sound,
    },
  };
}
