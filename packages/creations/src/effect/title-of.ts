import type { Creation } from '@kinora/contracts';

/** How effects are called, as far as that is known. */
export type NameOfEffect = (id: string) => string | null;

/** "bunny-hop" as people would write it, until its name is here. */
function plainName(id: string): string {
  const words = id.replaceAll('-', ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** What a clip is called: its prompt, or its effect with the words that effect prints. */
export function titleOf({ mode, input }: Pick<Creation, 'mode' | 'input'>, nameOf: NameOfEffect): string {
  const { prompt = '', effect } = input;
  if (mode !== 'effect' || effect === undefined) return prompt;
  const name = nameOf(effect) ?? plainName(effect);
  return prompt === '' ? name : `${name}: ${prompt}`;
}
