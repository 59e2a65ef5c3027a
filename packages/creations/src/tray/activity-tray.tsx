import { CheckIcon, ClockIcon, Flyout, ProgressRing, Tag, wordList } from '@kinora/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { lengthWords } from '../progress-messages.ts';
import type { TraySummary } from '../tray-summary.ts';
import type { News } from './activity.ts';

export interface ActivityTrayProps {
  /** Null while nothing is in progress. */
  summary: TraySummary | null;
  news: News;
  onToggle: (isOpen: boolean) => void;
  /** What the open tray shows. */
  children: ReactNode;
}

/** What is in progress, in words; empty when nothing is. */
function useProgressWords(summary: TraySummary | null): readonly string[] {
  const { t, i18n } = useLingui();
  if (!summary) return [];
  const { count, seconds } = summary;
  const running = t`${plural(count, { one: '# in progress', other: '# in progress' })}`;
  return seconds === null ? [running] : [running, t`about ${i18n._(lengthWords(seconds))}`];
}

/** What has ended, in words; empty when nothing has. */
function useNewsWords({ ready, failed }: News): readonly string[] {
  const { t } = useLingui();
  const arrived = t`${plural(ready, { one: '# ready', other: '# ready' })}`;
  const lost = t`${plural(failed, { one: '# failed', other: '# failed' })}`;
  return [...(ready > 0 ? [arrived] : []), ...(failed > 0 ? [lost] : [])];
}

function Sign({ summary, news }: Pick<ActivityTrayProps, 'summary' | 'news'>) {
  const { t } = useLingui();
  if (summary) return <ProgressRing label={t`Clips in progress`} value={summary.percent} />;
  return <span className="[&>svg]:size-5">{news.ready > 0 ? <CheckIcon /> : <ClockIcon />}</span>;
}

/** A button for the header with a ring and a few words about everything in progress; it opens the list of it. */
export function ActivityTray({ summary, news, onToggle, children }: ActivityTrayProps) {
  const { t, i18n } = useLingui();
  const progress = wordList(useProgressWords(summary), i18n.locale);
  const ended = wordList(useNewsWords(news), i18n.locale);
  const facts = wordList(
    [progress, ended].filter((text) => text !== ''),
    i18n.locale,
  );
  const count = news.ready + news.failed;
  return (
    <Flyout
      label={facts === '' ? t`Activity` : t`Activity: ${facts}`}
      title={t`Activity`}
      closeLabel={t`Close`}
      onToggle={onToggle}
      trigger={
        <>
          <Sign summary={summary} news={news} />
          {progress !== '' && <span className="max-player:hidden">{progress}</span>}
          {/* As in the button's name: who sees the words can say them. */ ' '}
          {count > 0 && (
            <Tag look={news.ready > 0 ? 'success' : 'danger'}>
              <span className="max-player:hidden">{ended}</span>
              <span data-count={i18n.number(count)} className="before:content-[attr(data-count)] player:hidden" />
            </Tag>
          )}
        </>
      }
    >
      {children}
    </Flyout>
  );
}
