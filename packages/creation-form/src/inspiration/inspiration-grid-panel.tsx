import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useCallback, useMemo } from 'react';

import { cardMoverAtom } from '../cards/cards-atoms.ts';
import { CardsHostPanel } from '../cards/cards-host-panel.tsx';
import { InspirationCard } from './inspiration-card.tsx';
import { inspirationFragment, inspirationScene } from './inspiration-scene.ts';
import { INSPIRATION_URLS } from './inspiration-urls.gen.ts';
import { inspirationIn, type Inspiration } from './inspiration.ts';
import { INSPIRATIONS } from './inspirations.data.ts';

export interface InspirationGridPanelProps {
  /** Names the list. */
  label: string;
  /** The address that sets a form up as a fragment says, such as `/text-to-video/`. */
  formHref: string;
}

function CardPanel({ inspiration, formHref }: { inspiration: Inspiration; formHref: string }) {
  const mover = useAtomValue(cardMoverAtom);
  const scene = useMemo(() => inspirationScene(inspiration), [inspiration]);
  const point = useCallback(
    (slot: HTMLElement | null) => (slot ? mover.move(scene, slot) : mover.rest()),
    [mover, scene],
  );
  return (
    <InspirationCard
      inspiration={inspiration}
      picture={INSPIRATION_URLS[inspiration.id] ?? ''}
      href={`${formHref}#${inspirationFragment(inspiration)}`}
      onPoint={point}
    />
  );
}

/** Scenes of our own engine in columns, each with its own ratio. */
export function InspirationGridPanel({ label, formHref }: InspirationGridPanelProps) {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const inspirations = useMemo(() => INSPIRATIONS.map((one) => inspirationIn(one, locale)), [locale]);
  return (
    <>
      <ul aria-label={label} className="columns-2 gap-3.5 nav:columns-3 hero:columns-4">
        {inspirations.map((inspiration) => (
          <li key={inspiration.id} className="break-inside-avoid pb-3.5">
            <CardPanel inspiration={inspiration} formHref={formHref} />
          </li>
        ))}
      </ul>
      <CardsHostPanel />
    </>
  );
}
