import type { UploadKind, UploadUse } from '@kinora/contracts/uploads';

import type { RefusalReason } from '../refusal.ts';
import type { Corner } from './test-card.ts';

/** What a decoded result must show; corners are named by the quarter of the test card that stands in them. */
export interface ExpectedPicture {
  readonly width: number;
  readonly height: number;
  /** Top left, top right, bottom left, bottom right; as on the card by default. */
  readonly corners?: readonly [Corner, Corner, Corner, Corner];
  /** How far a colour may be off; 10 of 255 by default. */
  readonly tolerance?: number;
}

export interface ExpectedVideo extends ExpectedPicture {
  readonly fps: number;
  readonly frames: number;
  readonly hasSound: boolean;
}

/** Decided by hand, never by what the code does. */
export type Verdict =
  | { readonly refused: RefusalReason; readonly detail?: Readonly<Record<string, unknown>> }
  | { readonly picture: ExpectedPicture & { readonly hasAlpha?: boolean } }
  | { readonly sound: { readonly seconds: number } }
  | { readonly video: ExpectedVideo };

export interface Fixture {
  /** Also the name of the file, as a stranger would call it. */
  readonly name: string;
  /** Writes the file; `made` gives the path of another fixture by its name. */
  readonly write: (file: string, made: (name: string) => Promise<string>) => Promise<void>;
  readonly verdict: Verdict;
  /** What the one who uploads it is asked for. */
  readonly kind?: UploadKind;
  /** What it's for; `creation` by default. */
  readonly use?: UploadUse;
}
