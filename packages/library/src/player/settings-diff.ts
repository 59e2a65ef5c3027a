import type { Creation } from '@kinora/contracts/creations';
import type { Draft } from '@kinora/creating';

/** A setting that would be another one: what the form has now, and what the clip was made with. */
export interface Difference {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

/**
 * What using a clip's settings would replace in the form: nothing where its prompt is empty, because then nobody has
 * begun anything there.
 */
export function settingsDiff(
  { prompt, model, choices }: Pick<Draft, 'choices' | 'model' | 'prompt'>,
  clip: Pick<Creation, 'input' | 'model'>,
): readonly Difference[] {
  if (prompt.trim() === '') return [];
  const { input } = clip;
  const rows: readonly Difference[] = [
    { name: 'prompt', before: prompt, after: input.prompt ?? '' },
    { name: 'model', before: model, after: clip.model },
    ...Object.entries(choices).map(([name, value]) => ({
      name,
      before: textOf(value),
      // The names of choices are fields of an input.
      after: textOf(input[name as keyof typeof input] ?? value),
    })),
  ];
  return rows.filter(({ before, after }) => before !== after);
}
