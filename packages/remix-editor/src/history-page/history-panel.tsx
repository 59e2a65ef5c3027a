import { memberAtom, openLoginAtom } from '@kinora/auth';
import { ClipLinksPanel, SketchHostPanel, sketchOf } from '@kinora/creating/clips';
import {
  CreationHandlersPanel,
  creationsAtom,
  liveListStateAtom,
  loadCreationsAtom,
  MoreCreationsPanel,
  tasksAtom,
  titlesAtom,
} from '@kinora/creations';
import type { ClipPages } from '@kinora/creations/links';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import { HistoryBox } from './history-box.tsx';
import { HistoryGuest } from './history-guest.tsx';
import { onShelf, type HistoryShelf } from './history-shelf.ts';
import { HistoryView } from './history-view.tsx';

export interface HistoryPanelProps {
  pages: ClipPages;
  /** Where something to begin with is found. */
  galleryHref: string;
}

/** A member's creations as boxes, up to date as long as they are shown. */
function MemberHistory({ pages, galleryHref }: HistoryPanelProps) {
  const { i18n } = useLingui();
  const creations = useAtomValue(creationsAtom);
  const state = useAtomValue(liveListStateAtom);
  const tasks = useAtomValue(tasksAtom);
  const title = useAtomValue(titlesAtom);
  const load = useSetAtom(loadCreationsAtom);
  const [shelf, setShelf] = useState<HistoryShelf>('all');
  return (
    <CreationHandlersPanel>
      {(handlers) => (
        <MoreCreationsPanel>
          <HistoryView
            state={state}
            shelf={shelf}
            onShelf={setShelf}
            hasAny={creations.length > 0}
            galleryHref={galleryHref}
            onReload={() => void load()}
            boxes={onShelf(creations, shelf).map((creation) => (
              <li key={creation.id} className="min-w-0">
                <ClipLinksPanel pages={pages}>
                  {({ editHrefOf, settingsHrefOf, renderOtherModels }) => (
                    <HistoryBox
                      creation={creation}
                      title={title(creation, i18n)}
                      sketch={creation.result ? undefined : sketchOf(creation)}
                      task={tasks[creation.id]}
                      editHref={editHrefOf(creation)}
                      settingsHref={settingsHrefOf(creation)}
                      renderOtherModels={renderOtherModels}
                      {...handlers}
                    />
                  )}
                </ClipLinksPanel>
              </li>
            ))}
          />
          {creations.some(({ result }) => result === null) && <SketchHostPanel />}
        </MoreCreationsPanel>
      )}
    </CreationHandlersPanel>
  );
}

/** What became of everything that was asked for; a guest finds the way in. */
export function HistoryPanel(props: HistoryPanelProps) {
  const member = useAtomValue(memberAtom);
  const openLogin = useSetAtom(openLoginAtom);
  if (member === null) return <HistoryGuest onLogIn={() => openLogin({ reason: 'header' })} />;
  return <MemberHistory key={member.id} {...props} />;
}
