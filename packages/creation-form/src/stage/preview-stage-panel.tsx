import { useLate } from '@kinora/ui';
import { useAtomValue } from 'jotai';

import { keptShapeAtom, promptAtom } from '../draft/kept-draft-atoms.ts';
import { pageKindAtom } from '../draft/page-kind-atoms.ts';
import { lateForm } from '../late-form.ts';
import { ratioOf } from '../settings/ratio-of.ts';
import { WaitingStage } from './waiting-stage.tsx';

/** The stage of the page: its place and its words at once, the player when it is here. */
export function PreviewStagePanel() {
  const rest = useLate(lateForm);
  const shape = useAtomValue(keptShapeAtom);
  const about = useAtomValue(pageKindAtom);
  // Files are not kept over a reload.
  const isEmpty = useAtomValue(promptAtom).trim() === '' || about !== 'text';
  return rest ? <rest.LiveStagePanel /> : <WaitingStage ratio={ratioOf(shape)} about={about} isEmpty={isEmpty} />;
}
