import type { CodecName } from '../../codec/codec-port.ts';
import type { VideoFormat } from '../limits.ts';
import type { MeasuredVideo, ProbedVideo } from '../probed.ts';
import type { Normalisation } from './normalisation.ts';

/** A file of a stranger under a name of ours; its bytes were sniffed as `format`, and nothing else opens it. */
export interface SourceVideo {
  /** Absolute. */
  readonly file: string;
  readonly format: VideoFormat;
}

export interface NormaliseWork {
  readonly source: SourceVideo;
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

/**
 * The only code that parses strangers' videos; loaded in an intake process only. What a file does wrong is thrown,
 * as an error with a `refusal` where it is known which, otherwise as one of the code `EMEDIA`.
 */
export interface IntakeCodec {
  readonly name: CodecName;
  /** Reads headers; decodes nothing that is shown. */
  probe(source: SourceVideo): Promise<ProbedVideo>;
  /** Walks the packets of the one video track without decoding them. */
  measure(source: SourceVideo): Promise<MeasuredVideo>;
  normalise(work: NormaliseWork): Promise<NormalisedVideo>;
}
