import { keptShapeAtom, promptAtom, pageKindAtom } from '@kinora/creating';
import { ratioOf, WaitingStage } from '@kinora/live-stage';
import { useLazy } from '@kinora/ui';
import { useAtomValue } from 'jotai';

import { lazyForm } from '../lazy-form.ts';
import type { LiveStagePanelProps } from './live-stage-panel.tsx';

export type PreviewStagePanelProps = LiveStagePanelProps;

/** The stage of the page: its place and its words at once, the player when it is here. */
export function PreviewStagePanel(props: PreviewStagePanelProps) {
  const form = useLazy(lazyForm);
  const shape = useAtomValue(keptShapeAtom);
  const about = useAtomValue(pageKindAtom);
  // Files are not kept over a reload.
  const isEmpty = useAtomValue(promptAtom).trim() === '' || about !== 'text';
  return form ? (
    <form.LiveStagePanel {...props} />
  ) : (
    <WaitingStage ratio={ratioOf(shape)} about={about} isEmpty={isEmpty} />
  );
}
