import { useLingui } from '@lingui/react';
import { useAtomValue } from 'jotai';

import { announcementAtom } from '../state/command-atoms.ts';

/** Says what every edit did, or why it wasn't done. One of them is enough for the whole editor. */
export function AnnouncementsPanel() {
  const { i18n } = useLingui();
  const news = useAtomValue(announcementAtom);
  return (
    <output className="sr-only">
      {/* Another element is news, even with the same words. */}
      {news && <span key={news.number}>{i18n._(news.message)}</span>}
    </output>
  );
}
