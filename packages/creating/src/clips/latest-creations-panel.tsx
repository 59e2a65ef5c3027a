import { CreationsPanel, creationsAtom } from '@kinora/creations';
import type { ClipPages } from '@kinora/creations/links';
import { useAtomValue } from 'jotai';

import { sketchOf } from '../sketch/creation-sketch-panel.tsx';
import { ClipLinksPanel } from './clip-links-panel.tsx';

export interface LatestCreationsPanelProps {
  /** Names the list. */
  label: string;
  /** At most so many. */
  count: number;
  pages: ClipPages;
}

/** The newest clips, for a page that is about something else too. */
export function LatestCreationsPanel({ label, count, pages }: LatestCreationsPanelProps) {
  const creations = useAtomValue(creationsAtom).slice(0, count);
  return (
    <ClipLinksPanel pages={pages}>
      {(links) => <CreationsPanel label={label} creations={creations} {...links} renderSketch={sketchOf} />}
    </ClipLinksPanel>
  );
}
