import type { ReactNode } from 'react';

import { FIRST_INSPIRATIONS } from '../scenes/first-inspirations.ts';
import type { InspirationPages } from '../scenes/inspiration-href.ts';
import { MasonryPanel } from './masonry-panel.tsx';

export interface InspirationGridPanelProps {
  /** Names the list. */
  label: string;
  pages: InspirationPages;
  /** The way to all of them, at the lower end. */
  more: ReactNode;
}

/** Some films to go on from, for a page that is about something else too: they fade into the way to all. */
export function InspirationGridPanel({ label, pages, more }: InspirationGridPanelProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)]">
      <MasonryPanel label={label} inspirations={FIRST_INSPIRATIONS} pages={pages} isCut />
      <div className="relative -mt-13 flex justify-center">{more}</div>
    </div>
  );
}
