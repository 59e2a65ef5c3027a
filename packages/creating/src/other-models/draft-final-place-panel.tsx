import { useLazy } from '@kinora/ui';
import { useAtomValue } from 'jotai';

import { liveReachableRoutesAtom } from '../model/reachable-routes-atoms.ts';
import { ENGINE } from '../preview/preview-options.ts';
import type { DraftFinalPanelProps } from './draft-final-panel.tsx';
import { hasOthers } from './has-others.ts';
import { lazyOtherModels } from './lazy-other-models.ts';

function Final(props: DraftFinalPanelProps) {
  const part = useLazy(lazyOtherModels);
  return part && <part.DraftFinalPanel {...props} />;
}

/** Below the preview of words: which maker's model would film them. Without one nothing is fetched for it. */
export function DraftFinalPlacePanel(props: DraftFinalPanelProps) {
  const { routes } = useAtomValue(liveReachableRoutesAtom);
  return hasOthers({ model: ENGINE, mode: 'text' }, routes) && <Final {...props} />;
}
