import type { Result } from '@kinora/contracts';

import type { PictureFormat, SoundFormat, VideoFormat } from './limits.ts';
import type { IntakeRefusal } from './refusal.ts';

/** What a file is by its first bytes, which say more than its name. */
export type Sniffed =
  | { readonly kind: 'picture'; readonly format: PictureFormat }
  | { readonly kind: 'sound'; readonly format: SoundFormat }
  | { readonly kind: 'video'; readonly format: VideoFormat };

export type SniffResult = Result<Sniffed, IntakeRefusal>;
