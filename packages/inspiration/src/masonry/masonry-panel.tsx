import { ratioOf } from '@kinora/live-stage';
import { useMemo } from 'react';

import { InspirationCardPanel } from '../cards/inspiration-card-panel.tsx';
import type { InspirationPages } from '../scenes/inspiration-href.ts';
import type { Inspiration } from '../scenes/inspiration.ts';
import { cutRows, tilePlaces } from './masonry.ts';

export interface MasonryPanelProps {
  /** Names the list. */
  label: string;
  inspirations: readonly Inspiration[];
  pages: InspirationPages;
  /** It goes on elsewhere: all columns fade out at the same height. */
  isCut?: boolean;
}

/** Rows are a 24th of a column's width: `ROWS_PER_WIDTH`. */
const ROWS_CLASSES =
  '[--row:calc((100cqi-14px)/48)] nav:[--row:calc((100cqi-28px)/72)] hero:[--row:calc((100cqi-42px)/96)]';
const CUT_CLASSES =
  'fade-end h-[calc(var(--rows-2)*var(--row))] overflow-clip nav:h-[calc(var(--rows-3)*var(--row))] hero:h-[calc(var(--rows-4)*var(--row))]';

/** Films in two to four columns, each with its own ratio, in the order they are given. */
export function MasonryPanel({ label, inspirations, pages, isCut = false }: MasonryPanelProps) {
  const ratios = useMemo(() => inspirations.map(({ shape }) => ratioOf(shape)), [inspirations]);
  const places = useMemo(() => tilePlaces(ratios), [ratios]);
  const cut = useMemo(() => (isCut ? cutRows(ratios) : undefined), [isCut, ratios]);
  return (
    <div className="@container">
      <ul
        aria-label={label}
        style={cut}
        className={`grid auto-rows-(--row) grid-cols-2 gap-x-3.5 nav:grid-cols-3 hero:grid-cols-4 ${ROWS_CLASSES} ${isCut ? CUT_CLASSES : ''}`}
      >
        {inspirations.map((inspiration, index) => {
          const place = places[index];
          return place && <InspirationCardPanel key={inspiration.id} {...{ inspiration, pages, place }} />;
        })}
      </ul>
    </div>
  );
}
