import { TICKS_PER_SECOND, type Ticks, type Transition } from '@kinora/contracts/timeline';
import { Button } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';

import { InspectorSection } from './inspector-section.tsx';
import { ValueRow } from './value-row.tsx';

export interface TransitionSectionProps {
  transition: Transition;
  /** It lies at the start of the clip, not at its end. */
  isEntering: boolean;
  /** The longest that there is room for. */
  longest: Ticks;
  onDraft: (duration: Ticks) => void;
  onCommit: (duration: Ticks) => void;
  onRemove: () => void;
}

const ticksOf = (seconds: number) => Math.round(seconds * TICKS_PER_SECOND);

/** A dissolve at one end of the clip. */
export function TransitionSection(props: TransitionSectionProps) {
  const { transition, isEntering, longest, onDraft, onCommit, onRemove } = props;
  const { t } = useLingui();
  return (
    <InspectorSection title={isEntering ? t`Dissolve at start` : t`Dissolve at end`}>
      <ValueRow
        label={t`Length`}
        value={Math.round((transition.duration / TICKS_PER_SECOND) * 100) / 100}
        min={0.1}
        max={Math.max(0.2, Math.floor((longest / TICKS_PER_SECOND) * 10) / 10)}
        step={0.1}
        usual={1}
        unit="s"
        onDraft={(seconds) => onDraft(ticksOf(seconds))}
        onCommit={(seconds) => onCommit(ticksOf(seconds))}
      />
      <Button size="small" look="default" onClick={onRemove}>
        {t`Remove dissolve`}
      </Button>
    </InspectorSection>
  );
}
