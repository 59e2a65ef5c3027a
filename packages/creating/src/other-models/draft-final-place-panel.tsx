import { useLazy } from '@kinora/ui';
import { useAtomValue } from 'jotai';

import { liveReachableRoutesAtom } from '../model/reachable-routes-atoms.ts';
import { understoodAtom } from '../preview/preview-atoms.ts';
import { ENGINE } from '../preview/preview-options.ts';
import type { DraftFinalPanelProps } from './draft-final-panel.tsx';
import { hasOthers } from './has-others.ts';
import { lazyOtherModels } from './lazy-other-models.ts';

interface OtherWaysProps extends DraftFinalPanelProps {
  isSubjectMissed: boolean;
  hasOtherModels: boolean;
}

function OtherWays({ isSubjectMissed, hasOtherModels, pages }: OtherWaysProps) {
  const part = useLazy(lazyOtherModels);
  return (
    part && (
      <>
        {isSubjectMissed && <part.UndrawnSubjectPanel pages={pages} hasOtherModels={hasOtherModels} />}
        {hasOtherModels && <part.DraftFinalPanel pages={pages} />}
      </>
    )
  );
}

/**
 * Below the preview of words: what to do where their subject can't be drawn, and which maker's model would film them.
 * Without either nothing is fetched for it.
 */
export function DraftFinalPlacePanel({ pages }: DraftFinalPanelProps) {
  const { routes } = useAtomValue(liveReachableRoutesAtom);
  const isSubjectMissed = useAtomValue(understoodAtom)?.isSubjectMissed === true;
  const hasOtherModels = hasOthers({ model: ENGINE, mode: 'text' }, routes);
  return (isSubjectMissed || hasOtherModels) && <OtherWays {...{ pages, isSubjectMissed, hasOtherModels }} />;
}
