import type { Creation } from '@kinora/contracts/creations';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';

import { tasksAtom } from '../creation-actions-atoms.ts';
import { titlesAtom } from '../effect/titles-atoms.ts';
import type { CreationHandlers } from '../item/creation-actions.tsx';
import { CreationHandlersPanel } from '../item/creation-handlers-panel.tsx';
import { activityAtom } from './activity-atoms.ts';
import { noticeStateAtom, switchNoticesAtom } from './notice-atoms.ts';
import { NoticeSwitch } from './notice-switch.tsx';
import { TrayList } from './tray-list.tsx';

export interface TrayListPanelProps extends Pick<CreationHandlers, 'renderOtherModels'> {
  /** Where the form is that takes a clip's settings. */
  againHrefOf: (creation: Creation) => string | null;
  /** Where a ready clip becomes the video of another. */
  videoHrefOf?: ((creation: Creation) => string | null) | undefined;
  /** A picture of what is being made. */
  renderSketch?: (creation: Creation) => ReactNode;
}

/** The content of the open tray. */
export function TrayListPanel(props: TrayListPanelProps) {
  const { i18n } = useLingui();
  const activity = useAtomValue(activityAtom);
  const tasks = useAtomValue(tasksAtom);
  const title = useAtomValue(titlesAtom);
  const notices = useAtomValue(noticeStateAtom);
  const switchNotices = useSetAtom(switchNoticesAtom);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <CreationHandlersPanel>
        {(handlers) => (
          <TrayList
            {...props}
            {...handlers}
            activity={activity}
            tasks={tasks}
            titleOf={(creation) => title(creation, i18n)}
          />
        )}
      </CreationHandlersPanel>
      <NoticeSwitch {...notices} onSwitch={(isOn) => void switchNotices(isOn)} />
    </div>
  );
}
