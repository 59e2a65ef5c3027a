import { TextField, type TextFieldProps } from './text-field.tsx';

export interface NumberFieldProps extends Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'onChange' | 'value' | 'min' | 'max'
> {
  /** Empty means that nothing is chosen. */
  value: number | undefined;
  min: number;
  max: number;
  onValue: (value: number | undefined) => void;
}

/** What was typed as a whole number within the limits, `undefined` for an empty field. */
function parse(text: string, min: number, max: number): number | undefined {
  const digits = text.replaceAll(/\D/g, '');
  return digits === '' ? undefined : Math.min(max, Math.max(min, Number(digits)));
}

/** Whole numbers, such as a seed; arrow keys step by one. */
export function NumberField({ value, min, max, onValue, ...rest }: NumberFieldProps) {
  return (
    <TextField
      autoComplete="off"
      dir="ltr"
      {...rest}
      type="text"
      inputMode="numeric"
      value={value ?? ''}
      onChange={(event) => onValue(parse(event.target.value, min, max))}
      onKeyDown={(event) => {
        const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
        if (step === undefined) return;
        event.preventDefault();
        onValue(Math.min(max, Math.max(min, (value ?? min) + step)));
      }}
    />
  );
}
