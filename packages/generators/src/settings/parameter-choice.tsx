import type { Choice, ParameterName } from '@kinora/contracts/catalogue';
import { isSameParameter, type Option, type Parameter } from '@kinora/creating';
import { parameterWords, valueWords, ruleWords } from '@kinora/creating/models';
import { ratioOf } from '@kinora/live-stage';
import { Choices, RadioCard, RatioCard, SelectField, StyleCard, useAnswered } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';

import { STYLE_PICTURES } from './style-pictures.ts';

export interface ParameterChoiceProps extends Parameter {
  onChoose: (choice: { name: ParameterName; value: Choice }) => void;
  /** What the styles look like, by their names. */
  pictures?: Readonly<Record<string, string>>;
}

type Columns = 2 | 3 | 4 | 5 | 6;

/** Many words of which one holds: a menu says the same in one line. */
const MENUS: readonly ParameterName[] = ['camera', 'pace', 'air', 'sound', 'motion'];

const CARDS_MAX = 3;

function columnsFor(name: ParameterName, count: number): Columns {
  if (name === 'shape') return count > 5 ? 3 : 5;
  if (name === 'seconds' && count === 6) return 6;
  if (count <= 2) return 2;
  return count === 4 || count > 6 ? 4 : 3;
}

interface CardProps extends Option {
  name: ParameterName;
  pictures: Readonly<Record<string, string>>;
  onPick: () => void;
}

function Card({ name, value, isChosen, breach, pictures, onPick }: CardProps) {
  const { i18n } = useLingui();
  const label = i18n._(valueWords(name, value));
  const radio = { name, value: String(value), checked: isChosen, disabled: breach !== null, onChoose: onPick };
  if (name === 'shape') return <RatioCard {...radio} label={label} ratio={ratioOf(String(value))} />;
  const picture = name === 'style' ? pictures[String(value)] : undefined;
  if (picture !== undefined) {
    return <StyleCard {...radio} label={label} picture={<img src={picture} alt="" loading="lazy" />} />;
  }
  return (
    <RadioCard {...radio} middle>
      {label}
    </RadioCard>
  );
}

const isSame = (one: ParameterChoiceProps, other: ParameterChoiceProps): boolean =>
  one.onChoose === other.onChoose && one.pictures === other.pictures && isSameParameter(one, other);

type FieldProps = Pick<ParameterChoiceProps, 'name' | 'options' | 'onChoose'>;

/** What is chosen, shown before all that follows from it. */
function useChoice({ name, options, onChoose }: FieldProps) {
  const chosen = options.find(({ isChosen }) => isChosen)?.value;
  return useAnswered(chosen, (value) => value !== undefined && onChoose({ name, value }));
}

function MenuChoice(props: FieldProps) {
  const { name, options } = props;
  const { i18n } = useLingui();
  const [chosen, choose] = useChoice(props);
  return (
    <SelectField
      label={i18n._(parameterWords(name))}
      value={String(chosen)}
      onChange={({ target }) => choose(options.find(({ value }) => String(value) === target.value)?.value)}
    >
      {options.map(({ value, breach }) => (
        <option key={String(value)} value={String(value)} disabled={breach !== null}>
          {i18n._(valueWords(name, value))}
        </option>
      ))}
    </SelectField>
  );
}

function CardChoice({ pictures, ...props }: FieldProps & Pick<CardProps, 'pictures'>) {
  const { name, options } = props;
  const { i18n } = useLingui();
  const [chosen, choose] = useChoice(props);
  const reasons = [...new Set(options.flatMap(({ breach }) => (breach === null ? [] : [breach])))];
  return (
    <Choices
      legend={i18n._(parameterWords(name))}
      columns={columnsFor(name, options.length)}
      note={
        reasons.length > 0 ? (
          <p className="text-micro text-muted">{reasons.map((reason) => i18n._(ruleWords(reason))).join(' ')}</p>
        ) : undefined
      }
    >
      {options.map((option) => (
        <Card
          key={String(option.value)}
          {...option}
          isChosen={option.value === chosen}
          name={name}
          pictures={pictures}
          onPick={() => choose(option.value)}
        />
      ))}
    </Choices>
  );
}

/** One parameter of a model: what is impossible is disabled, and says why. */
export const ParameterChoice = memo(function ParameterChoice(props: ParameterChoiceProps) {
  const { pictures = STYLE_PICTURES, ...field } = props;
  const isMenu = MENUS.includes(field.name) && field.options.length > CARDS_MAX;
  return isMenu ? <MenuChoice {...field} /> : <CardChoice {...field} pictures={pictures} />;
}, isSame);
