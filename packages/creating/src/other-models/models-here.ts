import type { Route } from '@kinora/api-client/creations';
import type { CatalogueMode } from '@kinora/contracts/catalogue';
import type { KeyProvider } from '@kinora/contracts/creations';

import type { Draft } from '../draft/draft.ts';

/** What a member can ask for on this server, and what it costs there. */
export interface ModelsHere {
  readonly routes: readonly Route[];
  /** A mode as a route of this server offers it; undefined where none does. */
  readonly offered: (clip: Pick<Draft, 'mode' | 'model'>) => CatalogueMode | undefined;
  /** What this server asks for a second of its graphics card. */
  readonly gpuCredits: number;
  /** The lines of the largest clip of our own engine that the member's plan allows. */
  readonly localLines: number;
  /** The provider whose key makes such a clip; null where credits pay for it. */
  readonly keyOf: (clip: Pick<Draft, 'mode' | 'model'>) => KeyProvider | null;
}
