import type { Creation } from '@kinora/contracts/creations';
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
import { useLazy } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState, type ReactNode } from 'react';

import { FinalPlacePanel } from '../other-models/final-place-panel.tsx';
import { sketchOf } from '../sketch/creation-sketch-panel.tsx';
import { ClipLinksPanel } from './clip-links-panel.tsx';
import { lazyShare } from './lazy-share.ts';

export interface ResultStagePanelProps {
  view: ShownView;
  pages: ClipPages;
  /** Width divided by height, before any clip of a batch is there. */
  ratio: number;
  stageSwitch: ReactNode;
}

function ShareDialog({ id, title, onClose }: { id: string; title: string; onClose: () => void }) {
  const share = useLazy(lazyShare);
  return share && <share.ShareDialogPanel {...{ id, title, onClose }} />;
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
  const [shared, setShared] = useState<Creation>();
  return (
    <>
      {shared && <ShareDialog id={shared.id} title={titleOf(shared, i18n)} onClose={() => setShared(undefined)} />}
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
                {(links) => (
                  <CreationActions
                    creation={creation}
                    task={tasks[creation.id]}
                    onShare={setShared}
                    {...links}
                    {...handlers}
                  />
                )}
              </ClipLinksPanel>
            )}
            renderFinal={(creation, video) => (
              <FinalPlacePanel
                // Another clip has another frame.
                key={creation.id}
                {...{ pages, asked: creation }}
                sourceOf={() => video}
                onHold={() => video?.pause()}
              />
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
    </>
  );
}
