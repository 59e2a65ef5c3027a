import type { CodecName } from '../../codec/codec-port.ts';
import type { SoundFormat, VideoFormat } from '../limits.ts';
import type { MeasuredSound, MeasuredVideo, ProbedMedia } from '../probed.ts';
import type { Normalisation } from './normalisation.ts';

/** A file of a stranger under a name of ours; its bytes were sniffed as `format`, and nothing else opens it. */
export interface SourceMedia {
  /** Absolute. */
  readonly file: string;
  readonly format: SoundFormat | VideoFormat;
  /** How long it may be; reading stops soon after. */
  readonly mostSeconds: number;
}

export interface NormaliseWork {
  readonly source: SourceMedia;
  readonly measured: MeasuredVideo;
  readonly plan: Normalisation;
  readonly hasSound: boolean;
  /** Absolute path to write to. */
  readonly target: string;
  /** From 0 to 1. */
  readonly onProgress: (done: number) => void;
}

/** What was decoded and written. */
export interface NormalisedVideo {
  /** Frames of the result. */
  readonly frames: number;
  /** Pieces of the source that could not be decoded cleanly. */
  readonly faults: number;
}

export interface NormaliseSoundWork {
  readonly source: SourceMedia;
  readonly measured: MeasuredSound;
  /** A chain of FFmpeg filters, up to 48 kHz stereo. */
  readonly filters: string;
  /** Absolute path to write to. */
  readonly target: string;
  /** From 0 to 1. */
  readonly onProgress: (done: number) => void;
}

/** What was decoded and written of a sound; faults as of a video. */
export interface NormalisedSound {
  readonly seconds: number;
  readonly faults: number;
}

/**
 * The only code that parses strangers' videos and sounds; loaded in an intake process only. What a file does wrong is thrown,
 * as an error with a `refusal` where it is known which, otherwise as one of the code `EMEDIA`.
 */
export interface IntakeCodec {
  readonly name: CodecName;
  /** Reads headers; decodes nothing that is shown. */
  probe(source: SourceMedia): Promise<ProbedMedia>;
  /** Walks the packets of the one video track without decoding them. */
  measure(source: SourceMedia): Promise<MeasuredVideo>;
  normalise(work: NormaliseWork): Promise<NormalisedVideo>;
  /** Walks the packets of the first track with a sound we take. */
  measureSound(source: SourceMedia): Promise<MeasuredSound>;
  normaliseSound(work: NormaliseSoundWork): Promise<NormalisedSound>;
}
