import type { Ticks } from '@kinora/contracts/timeline';

import type { PreviewRequest } from '../preview-messages.ts';

/** From the page to the worker that mixes. */
export type SoundRequest =
  | Extract<PreviewRequest, { readonly kind: 'document' | 'edits' | 'media' }>
  | { readonly kind: 'mix'; readonly id: number; readonly from: Ticks; readonly to: Ticks };

/** Stereo at 48 kHz. */
export interface MixedSound {
  readonly left: Float32Array<ArrayBuffer>;
  readonly right: Float32Array<ArrayBuffer>;
}

/** From the worker to the page; null where nothing is heard. */
export interface SoundNews {
  readonly kind: 'mixed';
  readonly id: number;
  readonly sound: MixedSound | null;
}
