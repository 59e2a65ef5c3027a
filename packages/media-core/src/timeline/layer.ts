import type { Edges, TextLook, Ticks } from '@kinora/contracts/timeline';

/** Where a layer stands at one moment; as `FramePlacement`, without keys. */
export interface LayerPlacement {
  readonly crop: Edges;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly rotation: number;
  readonly opacity: number;
  readonly fit: 'contain' | 'cover';
}

/** An effect at one moment; its numbers without keys. */
export interface LayerEffect {
  readonly effect: string;
  readonly values: Readonly<Record<string, number | string | boolean>>;
  readonly seed: number;
  readonly on: boolean;
}

/** A layer's part in a transition: `share` is 0 at its start and 1 at its end, when only the right clip is left. */
export interface LayerMix {
  readonly kind: string;
  readonly share: number;
  readonly role: 'left' | 'right';
}

/** What one clip shows at one moment. */
export interface TimelineLayer {
  readonly clipId: string;
  readonly kind: 'video' | 'image' | 'text' | 'effect';
  readonly trackId: string;
  readonly mediaId: string | null;
  /** Where in the medium the picture is taken from. */
  readonly sourceTime: Ticks | null;
  /** From the start of the clip. */
  readonly clipTime: Ticks;
  readonly placement: LayerPlacement | null;
  /** What the fades of the clip leave of it. */
  readonly opacity: number;
  readonly effects: readonly LayerEffect[];
  readonly text: string | null;
  readonly look: TextLook | null;
  readonly mix: LayerMix | null;
}
