import type { Picture } from '@kinora/drawing';

/** A decoded frame of a medium; seconds from its first frame. */
export interface ReadFrame {
  readonly timestamp: number;
  readonly duration: number;
  readonly picture: Picture;
}

/** A medium whose frames can be read in order from any moment. */
export interface FrameSource {
  /** Frames as they are shown, beginning with the one at `from` seconds; after the end with the last one. */
  read(from: number): AsyncIterator<ReadFrame, unknown, undefined>;
  close(): void;
}
