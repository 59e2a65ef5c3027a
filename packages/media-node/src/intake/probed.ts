import type { SoundFormat, VideoFormat } from './limits.ts';

/** How pixels are to be turned for display; clockwise, after the mirror. */
export interface Orientation {
  readonly quarterTurns: 0 | 1 | 2 | 3;
  /** Left and right are exchanged. */
  readonly mirrored: boolean;
}

/** Names as FFmpeg gives them, `unknown` where the file does not say. */
export interface ColourFacts {
  readonly matrix: string;
  readonly primaries: string;
  readonly transfer: string;
}

export interface VideoTrackFacts {
  readonly codec: string;
  /** Of the file's pixels, before anything is turned. */
  readonly width: number;
  readonly height: number;
  /** Width of a pixel by its height. */
  readonly pixelAspect: number;
  readonly orientation: Orientation;
  readonly colours: ColourFacts;
}

/** What the headers of a video or sound file say, before anything is believed. */
export interface ProbedMedia {
  readonly format: SoundFormat | VideoFormat;
  /** `null` when the file does not say. */
  readonly seconds: number | null;
  readonly videos: readonly VideoTrackFacts[];
  /** Codecs of the tracks with sound, whether we take them or not. */
  readonly sounds: readonly string[];
  readonly streams: number;
  /** For example `cenc`, when something in it is locked. */
  readonly encryption: string | null;
}

/** What the packets of the one video track say; headers may lie, packets are what would be decoded. */
export interface MeasuredVideo {
  readonly frames: number;
  /** From the first frame's begin to the last one's end. */
  readonly seconds: number;
  /** When the first frame is shown, on the clock of the file. */
  readonly startSeconds: number;
}

/** What the packets of a track with sound say. */
export interface MeasuredSound {
  readonly seconds: number;
  /** When its first sample is heard, on the clock of the file. */
  readonly startSeconds: number;
}

/** Frames a second of a measured track; 0 when it has one frame only. */
export function framesPerSecond({ frames, seconds }: MeasuredVideo): number {
  return frames > 1 && seconds > 0 ? frames / seconds : 0;
}
