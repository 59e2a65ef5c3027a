import { within } from '../place-picture.ts';

/** What can be set of an effect. */
export type EffectOption =
  | {
      readonly kind: 'number';
      readonly name: string;
      readonly minimum: number;
      readonly maximum: number;
      readonly step: number;
      readonly usual: number;
    }
  | { readonly kind: 'choice'; readonly name: string; readonly choices: readonly string[]; readonly usual: string }
  | { readonly kind: 'text'; readonly name: string; readonly longest: number };

/** Values of an effect at one moment, by the names of its options. */
export type EffectValues = Readonly<Record<string, number | string | boolean>>;

type NumberOption = Extract<EffectOption, { kind: 'number' }>;

/** Within the option's range; its usual value where there is no number. */
export function readNumber({ name, minimum, maximum, usual }: NumberOption, values: EffectValues): number {
  const value = Object.hasOwn(values, name) ? values[name] : usual;
  return typeof value === 'number' ? within(value, [minimum, maximum], usual) : usual;
}

/** The value of any option, fit to be used. */
export function readOption(option: EffectOption, values: EffectValues): number | string {
  if (option.kind === 'number') return readNumber(option, values);
  const value = Object.hasOwn(values, option.name) ? values[option.name] : undefined;
  if (option.kind === 'choice') return option.choices.find((choice) => choice === value) ?? option.usual;
  return typeof value === 'string' ? value.slice(0, option.longest) : '';
}

/** How much of an effect is seen; every effect has it. */
export const AMOUNT: NumberOption = { kind: 'number', name: 'amount', minimum: 0, maximum: 1, step: 0.01, usual: 1 };
