import { Segmented } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';

export type StageSide = 'preview' | 'result';

export interface StageSwitchProps {
  side: StageSide;
  onSide: (side: StageSide) => void;
}

/** On the stage: from the free preview to the clip that came, and back. */
export function StageSwitch({ side, onSide }: StageSwitchProps) {
  const { t } = useLingui();
  const segments = [
    { value: 'preview', label: t`Preview` },
    { value: 'result', label: t`Result` },
  ];
  return (
    <Segmented
      look="glass"
      label={t`On the stage`}
      name="stage-side"
      segments={segments}
      value={side}
      onChoose={(value) => onSide(value === 'preview' ? 'preview' : 'result')}
    />
  );
}
