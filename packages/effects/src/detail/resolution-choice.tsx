import { EFFECT_RESOLUTIONS } from '@kinora/contracts/recipe';
import { Choices, RadioCard } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';

export interface ResolutionChoiceProps {
  resolution: string;
  onChoose: (resolution: string) => void;
}

const SMALL_TO_LARGE = EFFECT_RESOLUTIONS.toSorted(
  (one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10),
);

/** The size of the clip; the preview draws as many pixels as this device can. */
export function ResolutionChoice({ resolution, onChoose }: ResolutionChoiceProps) {
  const { t } = useLingui();
  return (
    <Choices legend={t`Resolution`} columns={4}>
      {SMALL_TO_LARGE.map((one) => (
        <RadioCard key={one} name="resolution" value={one} checked={one === resolution} onChoose={onChoose} middle>
          {one}
        </RadioCard>
      ))}
    </Choices>
  );
}
