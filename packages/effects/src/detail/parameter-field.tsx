import { unreachable } from '@kinora/contracts';
import type { RecipeParameter } from '@kinora/contracts/recipe';
import { Choices, RadioCard, Range } from '@kinora/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

import type { WordOf } from '../catalogue/effect-messages.ts';

export interface ParameterFieldProps {
  parameter: RecipeParameter;
  /** What was chosen; left out for the usual. */
  value?: number | string | undefined;
  wordOf: WordOf;
  onChoose: (value: number | string) => void;
}

type NumberParameter = Extract<RecipeParameter, { kind: 'number' }>;

/** A number with its unit. */
function useShown({ unit }: NumberParameter, value: number): string {
  const { t, i18n } = useLingui();
  const number = i18n.number(value);
  switch (unit) {
    case 'percent':
      return t`${number} %`;
    case 'degrees':
      return t`${number}°`;
    case 'beats-per-minute':
      return t`${plural(value, { one: '# beat per minute', other: '# beats per minute' })}`;
    case 'seconds':
      return t`${number} s`;
    case 'count':
      return number;
    default:
      return unreachable(unit);
  }
}

interface NumberFieldProps extends Omit<ParameterFieldProps, 'parameter'> {
  parameter: NumberParameter;
}

function NumberParameterField({ parameter, value, wordOf, onChoose }: NumberFieldProps) {
  const { minimum, maximum, step, usual, label } = parameter;
  const number = typeof value === 'number' ? value : usual;
  const shown = useShown(parameter, number);
  return (
    <Range
      label={wordOf(label)}
      value={number}
      min={minimum}
      max={maximum}
      step={step}
      shown={shown}
      valueText={shown}
      onValue={onChoose}
    />
  );
}

/** One parameter of an effect: a slider for a number, cards for a choice. */
export function ParameterField({ parameter, value, wordOf, onChoose }: ParameterFieldProps) {
  if (parameter.kind === 'number') {
    return <NumberParameterField parameter={parameter} value={value} wordOf={wordOf} onChoose={onChoose} />;
  }
  const { id, label, choices, usual } = parameter;
  return (
    <Choices legend={wordOf(label)} columns={choices.length > 4 ? 3 : 2}>
      {choices.map((choice) => (
        <RadioCard
          key={choice}
          name={id}
          value={choice}
          checked={choice === (value ?? usual)}
          onChoose={onChoose}
          middle
        >
          {wordOf(`choice.${choice}`)}
        </RadioCard>
      ))}
    </Choices>
  );
}
