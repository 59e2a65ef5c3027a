import type { MediaClip } from '@kinora/contracts/timeline';
import { Button } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';

import { startOf, type ClipChanges } from './clip-fields.ts';
import { decibelsOf, gainOf, LOUDEST, QUIETEST } from './decibels.ts';
import { InspectorSection } from './inspector-section.tsx';
import { ValueRow } from './value-row.tsx';

export interface SoundSectionProps extends ClipChanges {
  clip: MediaClip;
  /** Moves the sound of a video to a track of its own; left out where there is none to move. */
  onDetach?: (() => void) | undefined;
}

/** How loud a clip is. */
export function SoundSection({ clip, onDraft, onCommit, onDetach }: SoundSectionProps) {
  const { t } = useLingui();
  return (
    <InspectorSection title={t`Sound`}>
      <ValueRow
        label={t`Volume`}
        value={decibelsOf(startOf(clip.gain))}
        min={QUIETEST}
        max={LOUDEST}
        step={0.5}
        usual={0}
        unit="dB"
        onDraft={(decibels) => onDraft({ gain: gainOf(decibels) })}
        onCommit={(decibels) => onCommit({ gain: gainOf(decibels) })}
      />
      {onDetach && (
        <Button size="small" look="default" onClick={onDetach}>
          {t`Detach audio`}
        </Button>
      )}
    </InspectorSection>
  );
}
