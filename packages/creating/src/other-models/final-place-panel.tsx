import { useLazy } from '@kinora/ui';
import { useAtomValue } from 'jotai';

import { liveReachableRoutesAtom } from '../model/reachable-routes-atoms.ts';
import { ENGINE } from '../preview/preview-options.ts';
import type { FinalPanelProps } from './final-panel.tsx';
import { hasOthers } from './has-others.ts';
import { lazyOtherModels } from './lazy-other-models.ts';

function Final(props: FinalPanelProps) {
  const part = useLazy(lazyOtherModels);
  return part && <part.FinalPanel {...props} />;
}

/** Below a clip of our own engine: which maker's model makes the final one, where one has a route. */
export function FinalPlacePanel(props: FinalPanelProps) {
  const { routes } = useAtomValue(liveReachableRoutesAtom);
  return props.asked.model === ENGINE && hasOthers(props.asked, routes) && <Final {...props} />;
}
