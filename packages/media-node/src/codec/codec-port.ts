import type { CropRegion } from '@kinora/drawing/frame';
import type { WatermarkStamp } from '@kinora/scenes';
import type { Soundtrack, Stereo } from '@kinora/scenes/sound';

import type { Purpose } from './encoding.ts';
import type { SoundStream } from './sound-stream.ts';

/** What the encoder is to write: H.264 High yuv420p BT.709 limited and AAC-LC in a faststart MP4. */
export interface ClipFormat {
  /** Absolute path; an existing file is overwritten. */
  readonly file: string;
  /** Even. */
  readonly width: number;
  /** Even. */
  readonly height: number;
  readonly fps: number;
  readonly soundtrack: Soundtrack | SoundStream | null;
  /** A clip to watch unless said otherwise. */
  readonly purpose?: Purpose | undefined;
  /** How coarse the picture may be, as x264 counts; what the purpose has unless said otherwise. */
  readonly rateFactor?: number | undefined;
}

/** What was written. */
export interface EncodedClip {
  readonly frames: number;
  readonly seconds: number;
  readonly bytes: number;
}

/** An encoder that owns a file until `finish` or `abort`; a full disk is thrown with the code `ENOSPC`. */
export interface ClipEncoder {
  /**
   * Takes one opaque RGBA frame (`width * height * 4` bytes) and encodes it in the background. The pixels must
   * not change until the next call has returned; a problem with them may be thrown by a later one.
   */
  writeFrame(pixels: Buffer): Promise<void>;
  /**
   * The same for a frame that the codec has decoded itself, of the clip's size and with a mark or without one: a detour
   * through RGBA would cost as much as the encoding does. It may be closed at once.
   */
  writeNative(frame: NativeFrame, mark: WatermarkStamp | null): Promise<void>;
  finish(): Promise<EncodedClip>;
  /** Frees everything at once; what stands in the file is worthless. */
  abort(): Promise<void>;
}

/** What a finished file says about its picture. */
export interface VideoFacts {
  readonly codec: string;
  readonly profile: string;
  readonly pixelFormat: string;
  readonly width: number;
  readonly height: number;
  readonly fps: number;
  readonly frames: number;
  /** For example `bt709`. */
  readonly matrix: string;
  readonly primaries: string;
  readonly transfer: string;
  /** `tv` is limited range. */
  readonly range: string;
}

/** What a finished file says about its sound. */
export interface AudioFacts {
  readonly codec: string;
  readonly profile: string;
  readonly sampleRate: number;
  readonly channels: number;
}

export interface ClipFacts {
  readonly seconds: number;
  /** A browser can start to play before it has the whole file. */
  readonly fastStart: boolean;
  readonly video: VideoFacts;
  readonly audio: AudioFacts | null;
}

/** Size that frames are to have when they are read, in pixels; even. */
export interface FrameSize {
  readonly width: number;
  readonly height: number;
}

export interface FrameRequest extends FrameSize {
  readonly from?: number | undefined;
  /** The part of each frame that is wanted, in even pixels; all of it by default. */
  readonly part?: CropRegion | undefined;
  /** How it is scaled: finer than usual, which takes longer. */
  readonly scaling?: 'lanczos' | undefined;
}

/** One frame of a file as opaque RGBA, and when it is shown. */
export interface DecodedFrame {
  readonly seconds: number;
  readonly pixels: Buffer;
}

/** One frame of a file at its size, as the codec holds it. */
export interface NativeFrame {
  /** Writes it as opaque RGBA into an array of that length; only while its reader is open. */
  copyPixels(target: Uint8Array | Uint8ClampedArray): void;
  close(): void;
}

/** A run of samples of a file at 48 kHz. */
export interface SoundPiece extends Stereo {
  /** Which sample of the file its first one is. */
  readonly start: number;
}

export type CodecName = 'ffmpeg' | 'node-av';

/** The only way to H.264 and AAC; loaded in a render process only, never beside the server. */
export interface CodecPort {
  readonly name: CodecName;
  openEncoder(format: ClipFormat): Promise<ClipEncoder>;
  /**
   * Encodes the pictures of one of our own files once more, as they are and in their size, into another file. What
   * `onFrame` throws gives that file up.
   */
  reencode(source: string, format: ClipFormat, onFrame: (done: number) => Promise<void>): Promise<EncodedClip>;
  probe(file: string): Promise<ClipFacts>;
  /** Frame `index` (from 0) of one of our own clips as RGBA. */
  decodeFrame(file: string, index: number): Promise<Buffer>;
  /**
   * Every frame of one of our own clips from frame `from` (0 by default) to the last, cut and scaled; stop early by
   * leaving the loop. Reading starts at the key frame before, so that a late start costs little.
   */
  readFrames(file: string, request: FrameRequest): AsyncIterable<DecodedFrame>;
  /** The same at the size they have; each is to be closed, also after leaving the loop. */
  readNative(file: string, from: number): AsyncIterable<NativeFrame>;
  /** The sound of one of our own clips. */
  decodeSound(file: string): Promise<Soundtrack>;
  /**
   * The same sound piece by piece from a sample on; the first piece may begin before it. A file without sound has no
   * pieces; stop early by leaving the loop.
   */
  readSound(file: string, from: number): AsyncIterable<SoundPiece>;
}
