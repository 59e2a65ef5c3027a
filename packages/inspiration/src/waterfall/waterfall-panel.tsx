import { ratioOf } from '@kinora/live-stage';
import { useMemo } from 'react';

import { InspirationCardPanel } from '../cards/inspiration-card-panel.tsx';
import type { InspirationPages } from '../scenes/inspiration-href.ts';
import type { Inspiration } from '../scenes/inspiration.ts';
import { tilePlaces } from './waterfall.ts';

export interface WaterfallPanelProps {
  /** Names the list. */
  label: string;
  inspirations: readonly Inspiration[];
  pages: InspirationPages;
}

/** Films in two to four columns, each with its own ratio, in the order they are given. */
export function WaterfallPanel({ label, inspirations, pages }: WaterfallPanelProps) {
  const places = useMemo(() => tilePlaces(inspirations.map(({ shape }) => ratioOf(shape))), [inspirations]);
  return (
    <div className="@container">
      {/* Rows are a 24th of a column's width: `ROWS_PER_WIDTH`. */}
      <ul
        aria-label={label}
        className="grid auto-rows-[calc((100cqi-14px)/48)] grid-cols-2 gap-x-3.5 nav:auto-rows-[calc((100cqi-28px)/72)] nav:grid-cols-3 hero:auto-rows-[calc((100cqi-42px)/96)] hero:grid-cols-4"
      >
        {inspirations.map((inspiration, index) => {
          const place = places[index];
          return place && <InspirationCardPanel key={inspiration.id} {...{ inspiration, pages, place }} />;
        })}
      </ul>
    </div>
  );
}
