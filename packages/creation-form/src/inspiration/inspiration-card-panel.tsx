import { followPointing } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useCallback, useSyncExternalStore } from 'react';

import { InspirationCard } from './inspiration-card.tsx';
import { inspirationHref, inspirationPrice, type InspirationPages } from './inspiration-href.ts';
import { titleIn } from './inspiration-title.ts';
import { INSPIRATION_URLS } from './inspiration-urls.gen.ts';
import type { Inspiration } from './inspiration.ts';
import { filmDirectorAtom, playsLoopsAtom } from './loops-atoms.ts';
import type { TilePlace } from './waterfall.ts';

export interface InspirationCardPanelProps {
  inspiration: Inspiration;
  pages: InspirationPages;
  place: TilePlace;
}

/** One inspiration in its place of the waterfall. It plays when its turn has come, or while it is pointed at. */
export function InspirationCardPanel({ inspiration, pages, place }: InspirationCardPanelProps) {
  const { i18n } = useLingui();
  const director = useAtomValue(filmDirectorAtom);
  const playsLoops = useAtomValue(playsLoopsAtom);
  const { id, seconds } = inspiration;
  const isTurn = useSyncExternalStore(director.subscribe, () => director.isPlaying(id));
  const follow = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const ends = [director.watch(id, element), followPointing(element, (isThere) => director.point(id, isThere))];
      return () => {
        for (const end of ends) end();
      };
    },
    [director, id],
  );
  const { title, language } = titleIn(inspiration, i18n);
  return (
    <li
      ref={follow}
      style={place}
      className="col-(--column-2) row-(--row-2) min-w-0 pb-3.5 nav:col-(--column-3) nav:row-(--row-3) hero:col-(--column-4) hero:row-(--row-4)"
    >
      <InspirationCard
        title={title}
        language={language}
        seconds={seconds}
        price={inspirationPrice(inspiration)}
        href={inspirationHref(inspiration, title, pages)}
        still={INSPIRATION_URLS[id]?.still ?? ''}
        loop={INSPIRATION_URLS[id]?.loop ?? ''}
        isPlaying={playsLoops && isTurn}
      />
    </li>
  );
}
