import { TextField } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { isDay, type Day } from './day.ts';

export interface DateRangeProps {
  from: Day | undefined;
  to: Day | undefined;
  onFrom: (day: Day | undefined) => void;
  onTo: (day: Day | undefined) => void;
}

interface DayFieldProps {
  label: string;
  day: Day | undefined;
  min?: Day | undefined;
  max?: Day | undefined;
  onDay: (day: Day | undefined) => void;
}

/** What is typed on the way to a day stays in the field, and asks for nothing yet. */
function DayField({ label, day = '', min, max, onDay }: DayFieldProps) {
  const [typed, setTyped] = useState({ of: day, text: day });
  const change = (text: string) => {
    const isWhole = text === '' || isDay(text);
    setTyped({ of: isWhole ? text : day, text });
    if (isWhole && text !== day) onDay(text === '' ? undefined : text);
  };
  return (
    <TextField
      label={label}
      type="date"
      value={typed.of === day ? typed.text : day}
      {...(min === undefined ? {} : { min })}
      {...(max === undefined ? {} : { max })}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  );
}

/** The first and the last day of what is looked for, where the reader is. */
export function DateRange({ from, to, onFrom, onTo }: DateRangeProps) {
  const { t } = useLingui();
  return (
    <>
      <DayField label={t`First day`} day={from} max={to} onDay={onFrom} />
      <DayField label={t`Last day`} day={to} min={from} onDay={onTo} />
    </>
  );
}
