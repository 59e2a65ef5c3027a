import type { ClipPages } from '@kinora/creations/links';
import { useLate } from '@kinora/ui';

import { CreationsWaiting } from './creations-waiting.tsx';
import { lateCreations } from './late-creations.ts';

export interface PageCreationsProps {
  pages: ClipPages;
}

/** The clips below the stage of a create page: they come after the first paint. */
export function PageCreations({ pages }: PageCreationsProps) {
  const rest = useLate(lateCreations);
  return rest ? <rest.CreationsSectionsPanel pages={pages} /> : <CreationsWaiting />;
}
