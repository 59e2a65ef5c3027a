import type { ScenePlan } from '@kinora/media-core';

import type { CodecName } from './codec/codec-port.ts';
import type { RenderFailure } from './render-failure.ts';

/** What a render process is told; plain JSON. */
export interface RenderJob {
  readonly plan: ScenePlan;
  /** Absolute paths to write to. */
  readonly clip: string;
  readonly poster: string;
  readonly ffmpegPath: string | null;
}

export interface FileDigest {
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

/** What a render process tells about a finished job; the files are on the disk by then. */
export interface RenderReport {
  readonly clip: FileDigest;
  readonly poster: FileDigest;
  readonly codec: CodecName;
  readonly frames: number;
  readonly seconds: number;
  /** Largest resident size that was seen of the process, in bytes. */
  readonly peakMemory: number;
  readonly cpuSeconds: number;
}

/** What a render process says while it works and at its end. */
export type RenderMessage =
  | { readonly kind: 'done'; readonly report: RenderReport }
  | { readonly kind: 'failed'; readonly failure: RenderFailure }
  | { readonly kind: 'frame'; readonly frame: number }
  | { readonly kind: 'memory'; readonly bytes: number };
