import { TICKS_PER_SECOND, type Clip } from '@kinora/contracts/timeline';
import { useLingui } from '@lingui/react/macro';

import type { ClipChanges } from './clip-fields.ts';
import { InspectorSection } from './inspector-section.tsx';
import { ValueRow } from './value-row.tsx';

export interface FadeSectionProps extends ClipChanges {
  clip: Clip;
}

const TENTH = 10;
const secondsOf = (ticks: number) => Math.round((ticks / TICKS_PER_SECOND) * TENTH) / TENTH;

/** How a clip comes and goes; both fades together are never longer than it is. */
export function FadeSection({ clip, onDraft, onCommit }: FadeSectionProps) {
  const { t } = useLingui();
  const rows = [
    { key: 'fadeIn', label: t`Fade in`, other: clip.fadeOut },
    { key: 'fadeOut', label: t`Fade out`, other: clip.fadeIn },
  ] as const;
  return (
    <InspectorSection title={t`Fades`}>
      {rows.map(({ key, label, other }) => {
        const most = clip.duration - other;
        const ticks = (seconds: number) => Math.min(most, Math.round(seconds * TICKS_PER_SECOND));
        return (
          <ValueRow
            key={key}
            label={label}
            value={secondsOf(clip[key])}
            min={0}
            max={Math.max(0.1, Math.min(10, secondsOf(most)))}
            step={0.1}
            usual={0}
            unit="s"
            onDraft={(seconds) => onDraft({ [key]: ticks(seconds) })}
            onCommit={(seconds) => onCommit({ [key]: ticks(seconds) })}
          />
        );
      })}
    </InspectorSection>
  );
}
