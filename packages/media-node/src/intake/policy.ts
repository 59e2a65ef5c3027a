import { INTAKE_LIMITS, VIDEO_CODECS } from './limits.ts';
import { framesPerSecond, type MeasuredVideo, type ProbedVideo, type VideoTrackFacts } from './probed.ts';
import { ACCEPTED_CODECS, type IntakeRefusal } from './refusal.ts';

const { seconds: SECONDS, spareSeconds } = INTAKE_LIMITS;

/** Rounding of time stamps must not make 120 into 121. */
const RATE_TOLERANCE = 1.02;

/** Judges what the headers of a file say; `null` when it may be decoded. */
export function judgeHeaders(probed: ProbedVideo): IntakeRefusal | null {
  const { encryption, seconds, streams, videos } = probed;
  if (streams > INTAKE_LIMITS.streams) {
    return { reason: 'too-many-streams', detail: { most: INTAKE_LIMITS.streams } };
  }
  if (encryption !== null) return { reason: 'encrypted', detail: { found: encryption } };
  const [video] = videos;
  if (video === undefined) return { reason: 'no-video', detail: { found: probed.sounds[0] ?? probed.format } };
  if (videos.length > 1) return { reason: 'several-videos', detail: { count: videos.length } };
  return judgeTrack(video) ?? judgeLength(seconds);
}

function judgeTrack({ codec, height, width }: VideoTrackFacts): IntakeRefusal | null {
  const accepted: readonly string[] = VIDEO_CODECS;
  if (!accepted.includes(codec)) {
    return { reason: 'unsupported-codec', detail: { found: codec, accepted: ACCEPTED_CODECS } };
  }
  return judgeSize({ width, height }, INTAKE_LIMITS.videoSide);
}

/** Judges a picture or frame by its sides in pixels. */
export function judgeSize(
  { width, height }: { readonly width: number; readonly height: number },
  side: { readonly least: number; readonly most: number },
): IntakeRefusal | null {
  const size = { width, height };
  if (width * height > INTAKE_LIMITS.pixels) {
    return { reason: 'too-many-pixels', detail: { ...size, most: INTAKE_LIMITS.pixels } };
  }
  if (Math.max(width, height) > side.most) return { reason: 'side-too-long', detail: { ...size, most: side.most } };
  if (Math.min(width, height) < side.least) return { reason: 'too-small', detail: { ...size, least: side.least } };
  return null;
}

function judgeLength(seconds: number | null): IntakeRefusal | null {
  if (seconds === null || seconds <= SECONDS.most + spareSeconds) return null;
  return { reason: 'too-long', detail: { seconds, most: SECONDS.most } };
}

/** Judges what the packets of a file say; `null` when it may be decoded. */
export function judgeMeasure(measured: MeasuredVideo): IntakeRefusal | null {
  const rate = framesPerSecond(measured);
  if (rate > INTAKE_LIMITS.framesPerSecond * RATE_TOLERANCE) {
    const detail = { framesPerSecond: rate, most: INTAKE_LIMITS.framesPerSecond };
    return { reason: 'too-many-frames-per-second', detail };
  }
  const { seconds } = measured;
  // A frame of the slowest rate may be missing at the end.
  if (seconds < SECONDS.least - 1 / 24) return { reason: 'too-short', detail: { seconds, least: SECONDS.least } };
  return judgeLength(seconds);
}
