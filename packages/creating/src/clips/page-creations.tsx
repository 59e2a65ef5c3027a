import type { ClipPages } from '@kinora/creations/links';
import { useLazy } from '@kinora/ui';

import { CreationsWaiting } from './creations-waiting.tsx';
import { lazyCreations } from './lazy-creations.ts';

export interface PageCreationsProps {
  pages: ClipPages;
}

/** The clips below the stage of a create page: they come after the first paint. */
export function PageCreations({ pages }: PageCreationsProps) {
  const creations = useLazy(lazyCreations);
  return creations ? <creations.CreationsSectionsPanel pages={pages} /> : <CreationsWaiting />;
}
