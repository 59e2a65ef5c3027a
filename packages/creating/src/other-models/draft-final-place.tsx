import { useLazy } from '@kinora/ui';

import type { DraftFinalPanelProps } from './draft-final-panel.tsx';
import { lazyOtherModels } from './lazy-other-models.ts';

/** Below the preview of words: which maker's model would film them, as soon as that is here. */
export function DraftFinalPlace(props: DraftFinalPanelProps) {
  const part = useLazy(lazyOtherModels);
  return part && <part.DraftFinalPanel {...props} />;
}
