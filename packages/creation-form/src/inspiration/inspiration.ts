import type { FrameShape, StyleName } from '@kinora/media-core';

/** A scene of our own engine that anybody may go on from: the same prompt, settings and seed make the same clip. */
export interface Inspiration {
  readonly id: string;
  /** In words the engine understands, whatever the language of the page. */
  readonly prompt: string;
  readonly style: StyleName;
  readonly shape: FrameShape;
  readonly seconds: number;
  readonly seed: number;
}
