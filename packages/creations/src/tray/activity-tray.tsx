import { ProgressRing } from '@kinora/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';

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
  return (
    <span className="flex items-center gap-2 text-small tabular-nums">
      <ProgressRing label={t`Clips in progress`} value={percent} />
      <span className="max-player:sr-only">
        <Plural value={count} one="# in progress" other="# in progress" />
        {seconds !== null && (
          <>
            , <Trans>about {i18n._(lengthWords(seconds))}</Trans>
          </>
        )}
      </span>
    </span>
  );
}
