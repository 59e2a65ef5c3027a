import type { MediaClip } from '@kinora/contracts/timeline';
import { Button, Switch } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';

import { InspectorSection } from './inspector-section.tsx';
import { FASTEST, SLOWEST, speedOf } from './speed-ratio.ts';
import { ValueRow } from './value-row.tsx';

export interface SpeedSectionProps {
  clip: MediaClip;
  onDraft: (speed: number) => void;
  onSpeed: (speed: number) => void;
  onKeepPitch: (keepPitch: boolean) => void;
  onReverse: () => void;
  /** Left out for sounds. */
  onFreeze?: (() => void) | undefined;
}

/** How fast a clip plays, and which way. */
export function SpeedSection({ clip, onDraft, onSpeed, onKeepPitch, onReverse, onFreeze }: SpeedSectionProps) {
  const { t } = useLingui();
  return (
    <InspectorSection name="speed" title={t`Speed`}>
      <ValueRow
        label={t`Rate`}
        value={speedOf(clip.speed)}
        min={SLOWEST}
        max={FASTEST}
        step={0.05}
        usual={1}
        unit="×"
        onDraft={onDraft}
        onCommit={onSpeed}
      />
      <Switch label={t`Keep pitch`} checked={clip.keepPitch} onSwitch={onKeepPitch} />
      <Switch label={t`Reverse`} checked={clip.reversed} onSwitch={onReverse} />
      {onFreeze && (
        <Button size="small" look="default" onClick={onFreeze}>
          {t`Freeze frame at playhead`}
        </Button>
      )}
    </InspectorSection>
  );
}
