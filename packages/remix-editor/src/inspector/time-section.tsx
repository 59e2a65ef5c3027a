import type { Clip, Ratio, Ticks } from '@kinora/contracts/timeline';
import { useLingui } from '@lingui/react/macro';

import { InspectorSection } from './inspector-section.tsx';
import { TimeField } from './time-field.tsx';

export interface TimeSectionProps {
  clip: Clip;
  rate: Ratio;
  onStart: (start: Ticks) => void;
  onLength: (length: Ticks) => void;
  /** Where in its medium a clip begins; left out where it has none. */
  onSource?: ((sourceIn: Ticks) => void) | undefined;
}

/** When a clip begins and how long it is, to be typed: what a drag does, without one. */
export function TimeSection({ clip, rate, onStart, onLength, onSource }: TimeSectionProps) {
  const { t } = useLingui();
  return (
    <InspectorSection title={t`Timing`}>
      <div className="grid grid-cols-2 gap-2.5">
        <TimeField label={t`Starts`} value={clip.start} rate={rate} onCommit={onStart} />
        <TimeField label={t`Length`} value={clip.duration} rate={rate} onCommit={onLength} />
      </div>
      {onSource && 'sourceIn' in clip && (
        <TimeField label={t`Start in source`} value={clip.sourceIn} rate={rate} onCommit={onSource} />
      )}
    </InspectorSection>
  );
}
