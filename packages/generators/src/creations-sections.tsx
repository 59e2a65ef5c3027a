import type { Creation } from '@kinora/contracts';
import { useSettingsAtom } from '@kinora/creation-form';
import { creationsAtom, CreationsPanel, creationsOfDay, sumReceipts } from '@kinora/creations';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';

import { DaySummary } from './day-summary.tsx';

/** The clips of today with the sums of the day, and the ones before. */
export function CreationsSections() {
  const { t } = useLingui();
  const creations = useAtomValue(creationsAtom);
  const setSettings = useSetAtom(useSettingsAtom);
  const today = creationsOfDay(creations, Date.now());
  const earlier = creations.filter((creation) => !today.includes(creation));
  const takeSettings = (creation: Creation) => {
    setSettings(creation);
    document.getElementById('main')?.scrollIntoView({ block: 'start' });
  };
  const hasOnlyEarlier = today.length === 0 && earlier.length > 0;
  return (
    <div className="grid gap-8">
      {!hasOnlyEarlier && (
        <section aria-labelledby="today" className="grid gap-3.5">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <h2 id="today" className="type-title">
              {t`Today`}
            </h2>
            {today.length > 0 && <DaySummary sums={sumReceipts(today)} />}
          </div>
          <CreationsPanel label={t`Today`} creations={today} onUseSettings={takeSettings} />
        </section>
      )}
      {earlier.length > 0 && (
        <section aria-labelledby="earlier" className="grid gap-3.5">
          <h2 id="earlier" className="type-title">
            {t`Earlier`}
          </h2>
          <CreationsPanel label={t`Earlier`} creations={earlier} onUseSettings={takeSettings} />
        </section>
      )}
    </div>
  );
}
