import type { sumReceipts } from '@kinora/credits';
import { Trans, useLingui } from '@lingui/react/macro';

export interface DaySummaryProps {
  /** Credits. */
  sums: Pick<ReturnType<typeof sumReceipts>, 'held' | 'charged' | 'returned'>;
}

/** Where the credits of a day are. */
export function DaySummary({ sums: { held, charged, returned } }: DaySummaryProps) {
  const { i18n } = useLingui();
  return (
    <p className="text-small text-muted tabular-nums">
      <Trans>
        {i18n.number(held)} held, {i18n.number(charged)} charged, {i18n.number(returned)} returned
      </Trans>
    </p>
  );
}
