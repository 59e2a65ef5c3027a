import type { EffectUse } from '@kinora/contracts/timeline';
import { findTimelineEffect, type EffectFacts, type EffectOption } from '@kinora/footage/timeline';
import { Button, IconButton, PlusIcon, SelectField, Switch, TextField, TrashIcon } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';

import { choiceName, effectNameOf, optionName } from '../effects/effect-messages.ts';
import { InspectorSection } from './inspector-section.tsx';
import { useTyped } from './use-typed.ts';
import { ValueRow } from './value-row.tsx';

type Value = number | string | boolean;

export interface EffectsSectionProps {
  effects: readonly EffectUse[];
  onDraft: (index: number, change: Partial<EffectUse>) => void;
  /** Null takes the effect off. */
  onCommit: (index: number, change: Partial<EffectUse> | null) => void;
  onMore: () => void;
}

interface OptionProps {
  facts: EffectFacts;
  option: EffectOption;
  value: unknown;
  onDraft: (value: Value) => void;
  onCommit: (value: Value) => void;
}

const HUNDRED = 100;

function AmountRow({ label, value, onDraft, onCommit }: Omit<OptionProps, 'facts' | 'option'> & { label: string }) {
  const share = typeof value === 'number' ? value : 1;
  return (
    <ValueRow
      label={label}
      value={Math.round(share * HUNDRED)}
      min={0}
      max={HUNDRED}
      step={1}
      usual={HUNDRED}
      unit="%"
      onDraft={(next) => onDraft(next / HUNDRED)}
      onCommit={(next) => onCommit(next / HUNDRED)}
    />
  );
}

interface WordsProps extends Omit<OptionProps, 'facts' | 'option'> {
  label: string;
  longest: number;
}

function WordsField({ label, longest, value, onDraft, onCommit }: WordsProps) {
  const words = useTyped({ value: typeof value === 'string' ? value : '', onDraft, onCommit });
  return (
    <TextField
      label={label}
      value={words.value}
      maxLength={longest}
      onChange={(event) => words.type(event.target.value)}
      onBlur={words.leave}
    />
  );
}

function OptionField(props: OptionProps) {
  const { facts, option, value, onDraft, onCommit } = props;
  const { i18n } = useLingui();
  const label = optionName(facts, option, i18n);
  if (option.name === 'amount') return <AmountRow {...props} label={label} />;
  if (option.kind === 'number') {
    const { minimum: min, maximum: max, step, usual } = option;
    const number = typeof value === 'number' ? value : usual;
    return <ValueRow {...{ label, min, max, step, usual, onDraft, onCommit }} value={number} />;
  }
  if (option.kind === 'choice') {
    const chosen = typeof value === 'string' ? value : option.usual;
    return (
      <SelectField label={label} value={chosen} onChange={(event) => onCommit(event.target.value)}>
        {option.choices.map((choice) => (
          <option key={choice} value={choice}>
            {choiceName(choice, i18n)}
          </option>
        ))}
      </SelectField>
    );
  }
  return <WordsField {...props} label={label} longest={option.longest} />;
}

interface UseProps {
  use: EffectUse;
  onDraft: (change: Partial<EffectUse>) => void;
  onCommit: (change: Partial<EffectUse> | null) => void;
}

function EffectCard({ use, onDraft, onCommit }: UseProps) {
  const { t, i18n } = useLingui();
  const facts = findTimelineEffect(use.effect);
  const name = effectNameOf(use.effect, i18n);
  const withValue = (option: EffectOption, value: Value) => ({ values: { ...use.values, [option.name]: value } });
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-inner bg-surface-3 p-2.5">
      <div className="flex items-center gap-2">
        <div className="min-w-0 flex-1">
          <Switch
            label={<span className="truncate">{name}</span>}
            checked={use.on}
            onSwitch={(on) => onCommit({ on })}
          />
        </div>
        <IconButton size="small" label={t`Remove ${name}`} icon={<TrashIcon />} onClick={() => onCommit(null)} />
      </div>
      {use.on &&
        facts?.options.map((option) => (
          <OptionField
            key={option.name}
            facts={facts}
            option={option}
            value={use.values[option.name]}
            onDraft={(value) => onDraft(withValue(option, value))}
            onCommit={(value) => onCommit(withValue(option, value))}
          />
        ))}
    </li>
  );
}

const nameOf = ({ effect, seed }: EffectUse) => `${effect} ${seed}`;

/** An effect has no id: how many like it come before tells two of the same kind and seed apart. */
function keyOf(use: EffectUse, before: readonly EffectUse[]): string {
  const name = nameOf(use);
  return `${name} ${before.filter((other) => nameOf(other) === name).length}`;
}

/** The effects on a clip, the lowest first, each with its options. */
export function EffectsSection({ effects, onDraft, onCommit, onMore }: EffectsSectionProps) {
  const { t } = useLingui();
  return (
    <InspectorSection
      title={t`Effects`}
      end={
        <Button size="small" look="default" icon={<PlusIcon />} onClick={onMore}>
          {t`More effects`}
        </Button>
      }
    >
      {effects.length === 0 && <p className="text-small text-muted">{t`No effects yet.`}</p>}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {effects.map((use, index) => (
          <EffectCard
            key={keyOf(use, effects.slice(0, index))}
            use={use}
            onDraft={(change) => onDraft(index, change)}
            onCommit={(change) => onCommit(index, change)}
          />
        ))}
      </ul>
    </InspectorSection>
  );
}
