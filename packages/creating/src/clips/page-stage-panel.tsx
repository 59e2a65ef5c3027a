import type { Creation } from '@kinora/contracts/creations';
import type { ClipPages } from '@kinora/creations/links';
import { stageChoiceAtom, StageSwitch, stageViewAtom, type StageSide } from '@kinora/creations/stage';
import { useLazy } from '@kinora/ui';
import { useAtomValue } from 'jotai';
import { useState, type ReactNode } from 'react';

import { lazyResultStage } from './lazy-result-stage.ts';
import type { ResultStagePanelProps } from './result-stage-panel.tsx';
import { STAGE_PLACE } from './stage-place.ts';

export interface PageStagePanelProps {
  pages: ClipPages;
  /** What the preview shows: once it is another object, the preview takes the stage again. */
  subject: unknown;
  /** Width divided by height of the preview. */
  ratio: number;
  /** Whether a clip is of this page: one of another page stays there. */
  isOfPage: (creation: Creation) => boolean;
  /** The live preview, with the way to the result where there is one. */
  renderPreview: (stageSwitch: ReactNode) => ReactNode;
}

/** Which of both is on the stage: each new clip takes it, each change of the draft gives it back to the preview. */
function useSide(subject: unknown) {
  const choice = useAtomValue(stageChoiceAtom);
  const [state, setState] = useState<{ choice: typeof choice; subject: unknown; side: StageSide }>({
    choice,
    subject,
    side: 'result',
  });
  if (state.choice !== choice) setState({ choice, subject, side: 'result' });
  else if (state.subject !== subject) setState({ choice, subject, side: 'preview' });
  return { side: state.side, turn: (side: StageSide) => setState({ choice, subject, side }) };
}

interface OverPreviewProps extends ResultStagePanelProps {
  /** The result has taken the place of the preview whole. */
  onCovered: () => void;
}

/** The result, fading in over the preview as soon as its player is here. */
function OverPreview({ onCovered, ...props }: OverPreviewProps) {
  const stage = useLazy(lazyResultStage);
  if (!stage) return null;
  return (
    <div className="z-1 animate-develop" onAnimationEnd={onCovered}>
      <stage.ResultStagePanel {...props} />
    </div>
  );
}

/** The stage of a create page: the free preview, and over it what came of it. */
export function PageStagePanel({ pages, subject, ratio, isOfPage, renderPreview }: PageStagePanelProps) {
  const view = useAtomValue(stageViewAtom);
  const { side, turn } = useSide(subject);
  const [isCovered, setCovered] = useState(false);
  const result = view.kind !== 'preview' && view.batch.every(isOfPage) ? view : null;
  const isShown = result !== null && side === 'result';
  if (isCovered && !isShown) setCovered(false);
  const stageSwitch = result && <StageSwitch side={side} onSide={turn} />;
  return (
    <div id={STAGE_PLACE} className="grid grid-cols-[minmax(0,1fr)] items-start *:[grid-area:1/1]">
      {/* Out of sight it stands still, and is there at once when it is wanted again. */}
      <div hidden={isShown && isCovered} inert={isShown}>
        {renderPreview(stageSwitch)}
      </div>
      {isShown && <OverPreview {...{ view: result, pages, ratio, stageSwitch }} onCovered={() => setCovered(true)} />}
    </div>
  );
}
