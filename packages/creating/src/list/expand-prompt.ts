import { readChoices, textAt, type Literal } from './read-choices.ts';

/** The most texts that a prompt, or a whole list, may expand to. */
export const TEXTS_MAX = 200;

export interface Expansion {
  /** Every text it becomes, in order; none where they are more than `TEXTS_MAX`. */
  readonly texts: readonly string[];
  /** How many it becomes, also where that is too many to tell. */
  readonly count: number;
  /** Why a brace in it is only a letter. */
  readonly literal: Literal | null;
}

/** An empty way leaves two spaces behind, or one before a comma. */
const closeGaps = (text: string): string =>
  text
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/ +([,.;:!?])/g, '$1')
    .trim();

/** Every prompt that one with choices stands for: `{red|blue} boat at {dawn|night}` for four. Counts before it builds. */
export function expandPrompt(prompt: string): Expansion {
  const choices = readChoices(prompt);
  const { count, literal, hasChoice } = choices;
  if (count > TEXTS_MAX) return { texts: [], count, literal };
  const texts = Array.from({ length: count }, (_, index) => textAt(choices, index));
  return { texts: hasChoice ? texts.map(closeGaps) : texts, count, literal };
}

/** The prompt that stands for exactly this text. */
export const literalPrompt = (text: string): string => text.replace(/[{|}]/g, String.raw`\$&`);
