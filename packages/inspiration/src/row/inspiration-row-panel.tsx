import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';

import { InspirationCard } from '../cards/inspiration-card.tsx';
import { titleIn } from '../cards/inspiration-title.ts';
import { FilmTurnPanel } from '../loops/film-turn-panel.tsx';
import { INSPIRATION_URLS } from '../loops/inspiration-urls.gen.ts';
import { inspirationHref, inspirationPrice, type InspirationPages } from '../scenes/inspiration-href.ts';
import type { OfferedScene } from '../scenes/inspiration.ts';
import { wideScenes } from './wide-scenes.ts';

export interface InspirationRowPanelProps {
  /** Names the list. */
  label: string;
  /** Chooses the scenes: the same seed, the same scenes. */
  seed: string;
  pages: InspirationPages;
}

const COUNT = 3;

function Film({ scene, pages }: { scene: OfferedScene; pages: InspirationPages }) {
  const { i18n } = useLingui();
  const { id, seconds } = scene;
  const { title, language } = titleIn(scene, i18n);
  return (
    <FilmTurnPanel id={id}>
      {({ follow, isPlaying }) => (
        <li ref={follow} className="aspect-video min-w-0">
          <InspirationCard
            title={title}
            language={language}
            seconds={seconds}
            price={inspirationPrice(scene)}
            href={inspirationHref(scene, title, pages)}
            still={INSPIRATION_URLS[id]?.still ?? ''}
            loop={INSPIRATION_URLS[id]?.loop ?? ''}
            isPlaying={isPlaying}
          />
        </li>
      )}
    </FilmTurnPanel>
  );
}

/** Three wide scenes to go on from, for the end of a page about something else. */
export function InspirationRowPanel({ label, seed, pages }: InspirationRowPanelProps) {
  const scenes = useMemo(() => wideScenes(COUNT, seed), [seed]);
  return (
    <ul aria-label={label} className="grid gap-3.5 dialog:grid-cols-3">
      {scenes.map((scene) => (
        <Film key={scene.id} scene={scene} pages={pages} />
      ))}
    </ul>
  );
}
