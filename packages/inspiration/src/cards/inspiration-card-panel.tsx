import { useLingui } from '@lingui/react/macro';

import { FilmTurnPanel } from '../loops/film-turn-panel.tsx';
import { INSPIRATION_URLS } from '../loops/inspiration-urls.gen.ts';
import type { TilePlace } from '../masonry/masonry.ts';
import {
  inspirationHref,
  inspirationPrice,
  settingsOnlyHref,
  type InspirationPages,
} from '../scenes/inspiration-href.ts';
import type { Inspiration } from '../scenes/inspiration.ts';
import { InspirationCard } from './inspiration-card.tsx';
import { titleIn } from './inspiration-title.ts';

export interface InspirationCardPanelProps {
  inspiration: Inspiration;
  pages: InspirationPages;
  place: TilePlace;
}

/** One inspiration in its place of the masonry. It plays when its turn has come, or while it is pointed at. */
export function InspirationCardPanel({ inspiration, pages, place }: InspirationCardPanelProps) {
  const { i18n } = useLingui();
  const { id, seconds } = inspiration;
  const { title, language } = titleIn(inspiration, i18n);
  return (
    <FilmTurnPanel id={id}>
      {({ follow, isPlaying }) => (
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
            settingsHref={settingsOnlyHref(inspiration, pages)}
            still={INSPIRATION_URLS[id]?.still ?? ''}
            loop={INSPIRATION_URLS[id]?.loop ?? ''}
            isPlaying={isPlaying}
          />
        </li>
      )}
    </FilmTurnPanel>
  );
}
