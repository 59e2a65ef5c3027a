import type { Creation } from '@kinora/contracts/creations';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';

import { tasksAtom } from '../creation-actions-atoms.ts';
import { cutBatchAtom, loadCreationsAtom } from '../creations-atoms.ts';
import { titlesAtom } from '../effect/titles-atoms.ts';
import { CreationHandlersPanel } from '../item/creation-handlers-panel.tsx';
import { liveListStateAtom } from '../live-creations-atoms.ts';
import { CreationListView } from './creation-list-view.tsx';

export interface CreationsPanelProps {
  /** Names the list: "Today". */
  label: string;
  /** Which of them to show. */
  creations: readonly Creation[];
  /** Puts a clip's settings into the form of this page. */
  onUseSettings: (creation: Creation) => void;
  /** Where a clip's settings are used instead; null where this page does it. */
  settingsHrefOf?: ((creation: Creation) => string | null) | undefined;
  /** Where a clip becomes the video of another; null where this page does it. */
  videoHrefOf?: ((creation: Creation) => string | null) | undefined;
  /** Where its clip is opened in the editor. */
  editHrefOf?: ((creation: Creation) => string | null) | undefined;
  onUseAsVideo?: ((creation: Creation) => void) | undefined;
  /** What other models would make of it, with their prices: entries of a menu, or a button in place of the usual one. */
  renderOtherModels?: ((creation: Creation, usual: ReactNode) => ReactNode) | undefined;
  /** Plays a clip on the stage of the page; without one it plays below its own line. */
  onPlay?: ((creation: Creation) => void) | undefined;
  /** The id of the clip on that stage. */
  onStage?: string | undefined;
  /** A picture of what is being made. */
  renderSketch?: (creation: Creation) => ReactNode;
}

/** Creations that stay up to date as long as they are shown. */
export function CreationsPanel({ label, creations, ...rest }: CreationsPanelProps) {
  const state = useAtomValue(liveListStateAtom);
  const tasks = useAtomValue(tasksAtom);
  const cutBatch = useAtomValue(cutBatchAtom);
  const load = useSetAtom(loadCreationsAtom);
  const { i18n } = useLingui();
  const title = useAtomValue(titlesAtom);
  return (
    <CreationHandlersPanel>
      {({ onMakeNext: _inTheTray, ...handlers }) => (
        <CreationListView
          label={label}
          state={state}
          creations={creations}
          tasks={tasks}
          cutBatch={cutBatch}
          titleOf={(creation) => title(creation, i18n)}
          onReload={() => void load()}
          {...rest}
          {...handlers}
        />
      )}
    </CreationHandlersPanel>
  );
}
