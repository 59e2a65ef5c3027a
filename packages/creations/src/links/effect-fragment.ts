import type { CreationInput } from '@kinora/contracts/creations';

type Values = NonNullable<CreationInput['values']>;

/** Names of an effect's own values begin so, to stand beside those every effect has. */
const VALUE = 'v.';
const TEXTS = ['first', 'last', 'prompt', 'shape', 'resolution'] as const;
const NUMBERS = ['seconds', 'seed'] as const;

/** What was asked of an effect as the fragment of its page's address, without `#`. */
export function effectFragmentOf(input: CreationInput): string {
  const fields = new URLSearchParams();
  for (const name of [...TEXTS, ...NUMBERS]) {
    const value = input[name];
    if (value !== undefined) fields.set(name, String(value));
  }
  for (const [name, value] of Object.entries(input.values ?? {})) fields.set(VALUE + name, String(value));
  return fields.toString();
}

function numberIn(text: string): number | undefined {
  const number = Number(text);
  return text.trim() !== '' && Number.isFinite(number) ? number : undefined;
}

/** What an address asks of an effect; whether the effect has that is for whoever uses it to see. */
export function effectInputIn(fragment: string): CreationInput {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  const texts = TEXTS.flatMap((name) => (fields.has(name) ? [[name, fields.get(name) ?? '']] : []));
  const numbers = NUMBERS.flatMap((name) => {
    const value = numberIn(fields.get(name) ?? '');
    return value === undefined ? [] : [[name, value]];
  });
  const values: Values = Object.fromEntries(
    [...fields].flatMap(([name, text]) =>
      name.startsWith(VALUE) ? [[name.slice(VALUE.length), numberIn(text) ?? text] as const] : [],
    ),
  );
  // Made of the names above and values of their types.
  return Object.fromEntries([...texts, ...numbers, ['values', values]]) as CreationInput;
}
