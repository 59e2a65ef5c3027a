import { isMemberAtom } from '@kinora/auth';
import { isHidden } from '@kinora/browser';
import { toast } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, type ReactNode } from 'react';

import { endingsAtom, progressAtom } from '../creations-atoms.ts';
import { titlesAtom } from '../effect/titles-atoms.ts';
import { liveCreationsAtom } from '../live-creations-atoms.ts';
import { newsAtom, toggleTrayAtom } from './activity-atoms.ts';
import { ActivityTray } from './activity-tray.tsx';
import { endingNews } from './ending-news.ts';
import { notifyAtom } from './notice-atoms.ts';

export interface ActivityTrayPanelProps {
  /** What the open tray shows: a `TrayListPanel`, which may come late. */
  children: ReactNode;
}

/** Announces what has ended, on screen and to screen readers; a hidden page sends a notification instead, if enabled. */
function useEndingNews() {
  const { i18n } = useLingui();
  const title = useAtomValue(titlesAtom);
  const endings = useAtomValue(endingsAtom);
  const takeEndings = useSetAtom(endingsAtom);
  const notify = useSetAtom(notifyAtom);
  useEffect(() => {
    if (endings.length === 0) return;
    const ended = takeEndings();
    const news = endingNews(ended, (creation) => title(creation, i18n));
    const sentences = news.map(({ words }) => i18n._(words));
    if (!isHidden()) for (const [at, { look }] of news.entries()) toast(sentences[at] ?? '', { look });
    if (news.length > 0) void notify({ ended, sentences, isHidden: isHidden() });
  }, [endings, takeEndings, notify, title, i18n]);
}

function MembersTray({ children }: ActivityTrayPanelProps) {
  useEndingNews();
  return (
    <ActivityTray
      summary={useAtomValue(progressAtom)}
      news={useAtomValue(newsAtom)}
      onToggle={useSetAtom(toggleTrayAtom)}
    >
      {children}
    </ActivityTray>
  );
}

/** The tray of the header; showing it keeps the stream open. A guest has none. */
export function ActivityTrayPanel({ children }: ActivityTrayPanelProps) {
  useAtomValue(liveCreationsAtom);
  return useAtomValue(isMemberAtom) ? <MembersTray>{children}</MembersTray> : null;
}
