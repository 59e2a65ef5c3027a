import type { Mode } from '@kinora/contracts/catalogue';
import { modeWords } from '@kinora/creating/models';
import { Choices, RadioCard, useAnswered } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';

/** A way to make a clip, and whether the chosen model has it. */
interface OfferedMode {
  readonly mode: Mode;
  readonly isHad: boolean;
}

export interface ModeChoiceProps {
  modes: readonly OfferedMode[];
  chosen: Mode;
  onChoose: (mode: Mode) => void;
}

/** What the clip is made from; what the chosen model cannot do is disabled, and says why. */
export function ModeChoice({ modes, chosen, onChoose }: ModeChoiceProps) {
  const { t, i18n } = useLingui();
  const [shown, choose] = useAnswered(chosen, onChoose);
  return (
    <Choices
      legend={t`Start with`}
      columns={2}
      note={
        modes.every(({ isHad }) => isHad) ? undefined : (
          <p className="text-micro text-muted">
            <Trans>This model doesn’t support all of these. Another model might.</Trans>
          </p>
        )
      }
    >
      {modes.map(({ mode, isHad }) => (
        <RadioCard
          key={mode}
          name="mode"
          value={mode}
          checked={mode === shown}
          disabled={!isHad}
          onChoose={() => choose(mode)}
          middle
        >
          {i18n._(modeWords(mode))}
        </RadioCard>
      ))}
    </Choices>
  );
}
