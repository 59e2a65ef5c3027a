import { lazyCreations } from '@kinora/creating/clips';
import { creationsAtom, liveListStateAtom } from '@kinora/creations';
import type { ClipPages } from '@kinora/creations/links';
import { Skeleton, useLazy } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';

import { YOURS } from '../hero/awaited-clip-panel.tsx';
import { Section } from '../section.tsx';

export interface BelowHeroPanelProps {
  pages: ClipPages;
  /** What follows the own clips. */
  children: ReactNode;
}

/** Clips of the member that are shown here; all of them are on the create pages. */
const LATEST = 3;

/** The newest own clips, where there are some, and what follows: it waits until it is known whether there are. */
export function BelowHeroPanel({ pages, children }: BelowHeroPanelProps) {
  const { t } = useLingui();
  const state = useAtomValue(liveListStateAtom);
  const creations = useLazy(lazyCreations);
  const isEmpty = useAtomValue(creationsAtom).length === 0;
  // A guest's list is ready, and empty, at once.
  if (state === 'none' || state === 'loading') {
    return (
      <div aria-busy="true" className="grid min-h-dvh content-start gap-2">
        <output className="sr-only">{t`Loading your clips`}</output>
        <Skeleton shape="item" />
        <Skeleton shape="item" />
      </div>
    );
  }
  return (
    <>
      {!isEmpty && creations && (
        <Section id={YOURS} title={t`Yours`}>
          <creations.LatestCreationsPanel label={t`Your newest clips`} count={LATEST} pages={pages} />
        </Section>
      )}
      {children}
    </>
  );
}
