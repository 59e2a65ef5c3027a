import { useMemo } from 'react';

import type { InspirationPages } from '../scenes/inspiration-href.ts';
import { INSPIRATIONS } from '../scenes/inspirations.ts';
import { WaterfallPanel } from './waterfall-panel.tsx';

export interface InspirationGridPanelProps {
  /** Names the list. */
  label: string;
  /** The first so many. */
  count: number;
  pages: InspirationPages;
}

/** Some films to go on from, for a page that is about something else too. */
export function InspirationGridPanel({ label, count, pages }: InspirationGridPanelProps) {
  const first = useMemo(() => INSPIRATIONS.slice(0, count), [count]);
  return <WaterfallPanel label={label} inspirations={first} pages={pages} />;
}
