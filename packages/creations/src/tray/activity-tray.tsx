import { ProgressRing, wordList } from '@kinora/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

import { lengthWords } from '../progress-words.ts';
import type { TraySummary } from '../tray-summary.ts';

export interface ActivityTrayProps {
  /** Null shows nothing. */
  summary: TraySummary | null;
}

/** A ring and a few words about everything in progress, for the header. */
export function ActivityTray({ summary }: ActivityTrayProps) {
  const { t, i18n } = useLingui();
  if (!summary) return null;
  const { count, percent, seconds } = summary;
  const running = t`${plural(count, { one: '# in progress', other: '# in progress' })}`;
  const facts = seconds === null ? [running] : [running, t`about ${i18n._(lengthWords(seconds))}`];
  return (
    <span className="flex items-center gap-2 text-small tabular-nums">
      <ProgressRing label={t`Clips in progress`} value={percent} />
      <span className="max-player:sr-only">{wordList(facts, i18n.locale)}</span>
    </span>
  );
}
