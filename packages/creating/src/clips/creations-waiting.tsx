import { Skeleton } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';

/** Stands where the clips of today will be. */
export function CreationsWaiting() {
  const { t } = useLingui();
  return (
    <section aria-label={t`Today`} aria-busy="true" className="grid grid-cols-[minmax(0,1fr)] gap-3.5">
      <h2 className="type-title">{t`Today`}</h2>
      <output aria-label={t`Loading your clips`} className="grid gap-2">
        <Skeleton shape="item" />
        <Skeleton shape="item" />
      </output>
    </section>
  );
}
