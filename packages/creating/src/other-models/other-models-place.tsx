import { useLazy } from '@kinora/ui';

import { lazyOtherModels } from './lazy-other-models.ts';
import type { OtherModelsPanelProps } from './other-models-panel.tsx';

/** Other models for a clip, as soon as they are here. */
export function OtherModelsPlace(props: OtherModelsPanelProps) {
  const part = useLazy(lazyOtherModels);
  return part ? <part.OtherModelsPanel {...props} /> : props.children;
}
