import { INSPIRATIONS, MasonryPanel, type InspirationPages } from '@kinora/inspiration';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { startTransition, useCallback, useMemo, useState } from 'react';

import { GalleryFilterBar } from './gallery-filter-bar.tsx';
import { EVERYTHING, filterGallery, type GalleryFilter } from './gallery-filter.ts';
import { watchNear } from './watch-near.ts';

export interface GalleryPanelProps {
  pages: InspirationPages;
}

/** How many are added at once. */
const PAGE = 12;

/** More come when somebody is near the end. */
function Footer({ more, onNear }: { more: number; onNear: () => void }) {
  const follow = useCallback(
    (element: HTMLElement | null) => (element ? watchNear(element, onNear) : undefined),
    [onNear],
  );
  return (
    <output ref={follow} className="block min-h-10 text-center text-small text-muted">
      <Trans>Loading {more} more</Trans>
    </output>
  );
}

/** All scenes to go on from, by tool, mood and look. */
export function GalleryPanel({ pages }: GalleryPanelProps) {
  const { t } = useLingui();
  const [filter, setFilter] = useState(EVERYTHING);
  const [count, setCount] = useState(2 * PAGE);
  const found = useMemo(() => filterGallery(INSPIRATIONS, filter), [filter]);
  const shown = useMemo(() => found.slice(0, count), [found, count]);
  const showMore = useCallback(() => startTransition(() => setCount(shown.length + PAGE)), [shown.length]);
  const choose = (next: GalleryFilter) => {
    setFilter(next);
    setCount(2 * PAGE);
  };
  const left = found.length - shown.length;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <GalleryFilterBar filter={filter} onFilter={choose} />
      <h2 className="sr-only">
        <Trans>Scenes</Trans>
      </h2>
      <output className="sr-only">
        <Plural value={found.length} one="# scene found" other="# scenes found" />
      </output>
      <MasonryPanel label={t`Inspiration`} inspirations={shown} pages={pages} />
      {left > 0 && <Footer key={shown.length} more={Math.min(left, PAGE)} onNear={showMore} />}
    </div>
  );
}
