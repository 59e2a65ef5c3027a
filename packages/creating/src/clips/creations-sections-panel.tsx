import type { Creation } from '@kinora/contracts/creations';
import { CreationsPanel, earlierCreationsAtom, MoreCreationsPanel, todaysCreationsAtom } from '@kinora/creations';
import type { ClipPages } from '@kinora/creations/links';
import { playOnStageAtom, stageViewAtom } from '@kinora/creations/stage';
import { sumReceipts } from '@kinora/credits';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';

import { sketchOf } from '../sketch/creation-sketch-panel.tsx';
import { ClipLinksPanel } from './clip-links-panel.tsx';
import { DaySummary } from './day-summary.tsx';
import { showStage } from './stage-place.ts';

export interface CreationsSectionsPanelProps {
  pages: ClipPages;
}

interface SectionProps extends CreationsSectionsPanelProps {
  id: string;
  title: string;
  aside?: ReactNode;
  creations: readonly Creation[];
}

function Section({ id, title, aside, creations, pages }: SectionProps) {
  const view = useAtomValue(stageViewAtom);
  const play = useSetAtom(playOnStageAtom);
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-3.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="type-title">
          {title}
        </h2>
        {aside}
      </div>
      <ClipLinksPanel pages={pages}>
        {(links) => (
          <CreationsPanel
            label={title}
            creations={creations}
            {...links}
            onStage={view.kind === 'clip' ? view.clip.id : undefined}
            onPlay={(creation) => {
              play(creation);
              showStage();
            }}
            renderSketch={sketchOf}
          />
        )}
      </ClipLinksPanel>
    </section>
  );
}

/** The clips of today with the sums of the day, and the ones before. */
export function CreationsSectionsPanel({ pages }: CreationsSectionsPanelProps) {
  const { t } = useLingui();
  const today = useAtomValue(todaysCreationsAtom);
  const earlier = useAtomValue(earlierCreationsAtom);
  const sums = sumReceipts(today.map(({ receipt }) => receipt));
  const isShown = today.length > 0 || earlier.length === 0;
  return (
    <MoreCreationsPanel>
      {isShown && (
        <Section
          id="today"
          title={t`Today`}
          creations={today}
          pages={pages}
          aside={today.length > 0 ? <DaySummary sums={sums} /> : undefined}
        />
      )}
      {earlier.length > 0 && <Section id="earlier" title={t`Earlier`} creations={earlier} pages={pages} />}
    </MoreCreationsPanel>
  );
}
