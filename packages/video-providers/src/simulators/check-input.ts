/** What a field may hold: one of a few values, or anything of a kind. */
type Field = 'flag' | 'number' | 'text' | 'url' | 'urls' | readonly unknown[];

/** The fields of a vendor's body, by name; nothing else may stand there. */
export interface InputShape {
  readonly needs: Readonly<Record<string, Field>>;
  readonly takes: Readonly<Record<string, Field>>;
}

export interface InputProblem {
  readonly field: string;
  readonly what: 'extra' | 'missing' | 'wrong';
}

const isUrl = (value: unknown) => typeof value === 'string' && /^(?:data|https):/.test(value);

const IS: Readonly<Record<Extract<Field, string>, (value: unknown) => boolean>> = {
  flag: (value) => typeof value === 'boolean',
  number: Number.isInteger,
  text: (value) => typeof value === 'string',
  url: isUrl,
  urls: (value) => Array.isArray(value) && value.length > 0 && value.every(isUrl),
};
const fits = (value: unknown, field: Field) => (typeof field === 'string' ? IS[field](value) : field.includes(value));

/** The first thing that is wrong with an input, as a strict vendor sees it; undefined where nothing is. */
export function inputProblem(input: object, { needs, takes }: InputShape): InputProblem | undefined {
  const known: InputShape['needs'] = { ...takes, ...needs };
  const values: readonly (readonly [string, unknown])[] = Object.entries(input);
  const missing = Object.keys(needs).find((name) => values.every(([given, value]) => given !== name || value === ''));
  if (missing !== undefined) return { field: missing, what: 'missing' };
  for (const [name, value] of values) {
    const field = known[name];
    if (field === undefined) return { field: name, what: 'extra' };
    if (!fits(value, field)) return { field: name, what: 'wrong' };
  }
  return undefined;
}
