import { keptShapeAtom, promptAtom, pageKindAtom } from '@kinora/creating';
import { ratioOf, WaitingStage } from '@kinora/live-stage';
import { useLazy } from '@kinora/ui';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';

import { lazyForm } from '../lazy-form.ts';

export interface PreviewStagePanelProps {
  /** The way to the clip that came, where there is one. */
  stageSwitch?: ReactNode;
}

/** The stage of the page: its place and its words at once, the player when it is here. */
export function PreviewStagePanel({ stageSwitch }: PreviewStagePanelProps) {
  const form = useLazy(lazyForm);
  const shape = useAtomValue(keptShapeAtom);
  const about = useAtomValue(pageKindAtom);
  // Files are not kept over a reload.
  const isEmpty = useAtomValue(promptAtom).trim() === '' || about !== 'text';
  return form ? (
    <form.LiveStagePanel stageSwitch={stageSwitch} />
  ) : (
    <WaitingStage ratio={ratioOf(shape)} about={about} isEmpty={isEmpty} />
  );
}
