import { wordList } from '@kinora/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

import type { BatchSummary } from './batch-summary.ts';

export interface BatchLineProps {
  summary: BatchSummary;
}

/** How a batch stands, in one line above its first clip. */
export function BatchLine({ summary: { count, ready, going, failed, cancelled, sums } }: BatchLineProps) {
  const { t, i18n } = useLingui();
  const parts = [
    t`${i18n.number(ready)} of ${i18n.number(count)} ready`,
    going > 0 && t`${plural(going, { one: '# in progress', other: '# in progress' })}`,
    failed > 0 && t`${plural(failed, { one: '# failed', other: '# failed' })}`,
    cancelled > 0 && t`${plural(cancelled, { one: '# cancelled', other: '# cancelled' })}`,
  ].filter((part) => part !== false);
  const { held, charged, returned } = sums;
  const credits = [
    held > 0 && t`${i18n.number(held)} held`,
    charged > 0 && t`${i18n.number(charged)} charged`,
    returned > 0 && t`${i18n.number(returned)} returned`,
  ].filter((part) => part !== false);
  return (
    <p className="flex flex-wrap justify-between gap-x-4 text-small text-muted tabular-nums">
      <span>{wordList(parts, i18n.locale)}</span>
      <span>{wordList(credits, i18n.locale)}</span>
    </p>
  );
}
