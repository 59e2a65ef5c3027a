import { INTAKE_LIMITS, VIDEO_CODECS } from './limits.ts';
import {
  framesPerSecond,
  type MeasuredSound,
  type MeasuredVideo,
  type ProbedMedia,
  type VideoTrackFacts,
} from './probed.ts';
import { ACCEPTED_CODECS, ACCEPTED_SOUNDS, formatsOf, type IntakeRefusal } from './refusal.ts';

const { leastSeconds, spareSeconds } = INTAKE_LIMITS;

/** Rounding of time stamps must not make 120 into 121. */
const RATE_TOLERANCE = 1.02;

function judgeTracks({ encryption, streams }: ProbedMedia): IntakeRefusal | null {
  if (streams > INTAKE_LIMITS.streams) {
    return { reason: 'too-many-streams', detail: { most: INTAKE_LIMITS.streams } };
  }
  return encryption === null ? null : { reason: 'encrypted', detail: { found: encryption } };
}

/** Judges what the headers of a video file say, which may last `most` seconds; `null` when it may be decoded. */
export function judgeHeaders(probed: ProbedMedia, most: number): IntakeRefusal | null {
  const { seconds, videos } = probed;
  const refusal = judgeTracks(probed);
  if (refusal !== null) return refusal;
  const [video] = videos;
  if (video === undefined) return { reason: 'no-video', detail: { found: probed.sounds[0] ?? probed.format } };
  if (videos.length > 1) return { reason: 'several-videos', detail: { count: videos.length } };
  return judgeTrack(video) ?? judgeLength(seconds, most);
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

function judgeLength(seconds: number | null, most: number): IntakeRefusal | null {
  if (seconds === null || seconds <= most + spareSeconds) return null;
  return { reason: 'too-long', detail: { seconds, most } };
}

/** Judges what the packets of a video say, which may last `most` seconds; `null` when it may be decoded. */
export function judgeMeasure(measured: MeasuredVideo, most: number): IntakeRefusal | null {
  const rate = framesPerSecond(measured);
  if (rate > INTAKE_LIMITS.framesPerSecond * RATE_TOLERANCE) {
    const detail = { framesPerSecond: rate, most: INTAKE_LIMITS.framesPerSecond };
    return { reason: 'too-many-frames-per-second', detail };
  }
  const { seconds } = measured;
  // A frame of the slowest rate may be missing at the end.
  const least = leastSeconds.video;
  if (seconds < least - 1 / 24) return { reason: 'too-short', detail: { seconds, least } };
  return judgeLength(seconds, most);
}

/** Judges what the headers of a sound file say, as of a video; `isTaken` tells the codecs we can decode. */
export function judgeSoundHeaders(probed: ProbedMedia, most: number, isTaken: (codec: string) => boolean) {
  const { format, seconds, sounds, videos } = probed;
  const refusal = judgeTracks(probed);
  if (refusal !== null) return refusal;
  if (format === 'ogg' && videos.length > 0) return unsupportedContainer('ogv');
  const [sound] = sounds;
  if (sound === undefined) return { reason: 'damaged', detail: { words: 'It has no track with sound.' } } as const;
  return sounds.some(isTaken) ? judgeLength(seconds, most) : unsupportedSound(sound);
}

const unsupportedContainer = (found: string): IntakeRefusal => ({
  reason: 'unsupported-container',
  detail: { found, accepted: formatsOf('sound') },
});

const unsupportedSound = (found: string): IntakeRefusal => ({
  reason: 'unsupported-codec',
  detail: { found, accepted: ACCEPTED_SOUNDS },
});

/** Judges what the packets of a sound say. */
export function judgeSoundMeasure({ seconds }: MeasuredSound, most: number): IntakeRefusal | null {
  const least = leastSeconds.sound;
  return seconds < least ? { reason: 'too-short', detail: { seconds, least } } : judgeLength(seconds, most);
}
