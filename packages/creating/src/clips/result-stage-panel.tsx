import { CreationActions, CreationHandlersPanel, tasksAtom, titlesAtom } from '@kinora/creations';
import type { ClipPages } from '@kinora/creations/links';
import {
  compareOnStageAtom,
  playOnStageAtom,
  ResultStage,
  showBatchOnStageAtom,
  stageChoiceAtom,
  type ShownView,
} from '@kinora/creations/stage';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';

import { sketchOf } from '../sketch/creation-sketch-panel.tsx';
import { ClipLinksPanel } from './clip-links-panel.tsx';

export interface ResultStagePanelProps {
  view: ShownView;
  pages: ClipPages;
  /** Width divided by height, before any clip of a batch is there. */
  ratio: number;
  stageSwitch: ReactNode;
}

/** What the member made, on the stage, connected. */
export function ResultStagePanel({ view, pages, ratio, stageSwitch }: ResultStagePanelProps) {
  const { i18n } = useLingui();
  const titleOf = useAtomValue(titlesAtom);
  const tasks = useAtomValue(tasksAtom);
  const choice = useAtomValue(stageChoiceAtom);
  const play = useSetAtom(playOnStageAtom);
  const compare = useSetAtom(compareOnStageAtom);
  const showBatch = useSetAtom(showBatchOnStageAtom);
  return (
    <CreationHandlersPanel>
      {({ onMakeNext: _inTheTray, onExpired, ...handlers }) => (
        <ResultStage
          {...{ view, ratio, stageSwitch, onExpired }}
          isKeeping={view.batch.some(({ id }) => tasks[id] === 'remove')}
          titleOf={(creation) => titleOf(creation, i18n)}
          isQuiet={choice?.isPressed !== true}
          renderSketch={sketchOf}
          renderActions={(creation) => (
            <ClipLinksPanel pages={pages}>
              {(links) => <CreationActions creation={creation} task={tasks[creation.id]} {...links} {...handlers} />}
            </ClipLinksPanel>
          )}
          onOpen={play}
          onCompare={compare}
          onShowBatch={showBatch}
          onDrop={(others) => {
            for (const other of others) void handlers.onRemove(other);
          }}
        />
      )}
    </CreationHandlersPanel>
  );
}
