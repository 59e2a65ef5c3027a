import type { SharedClip } from '@kinora/contracts/share';

import type { Protocol } from '../../http/create-app.ts';
import { sharedClipOf } from '../../http/sharing/present-share.ts';
import { serveShared } from '../../http/sharing/serve-shared.ts';
import { shareRoutes } from '../../http/sharing/share-routes.ts';
import type { Runtime } from '../runtime.ts';

export interface ShareParts {
  readonly routes: ReturnType<typeof shareRoutes>;
  readonly protocol: Protocol;
  /** What the page of a link shows. */
  readonly look: (id: string) => Promise<SharedClip | undefined>;
}

/** Clips that are shared by link. */
export function shareParts(runtime: Runtime, base: () => string): ShareParts {
  return {
    routes: shareRoutes({ ...runtime, base }),
    protocol: serveShared(runtime),
    look: async (id) => {
      const found = await runtime.shares.find(id);
      return found && sharedClipOf(found);
    },
  };
}
