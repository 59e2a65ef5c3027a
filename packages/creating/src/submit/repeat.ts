import type { Creation, CreationInput, CreationState } from '@kinora/contracts/creations';

/** A clip that is there or on its way; what ended otherwise may be asked for again as it was. */
const KEPT: readonly CreationState[] = ['waiting', 'running', 'ready'];

/** What decides a clip: the same of all three is the same clip again. */
export type ClipRecipe = Pick<Creation, 'model' | 'mode' | 'input'>;

/** What asking for a clip that is made already does: draws another take, or the same clip once more. */
export type Repeat = 'new-take' | 'same-clip';

const textOf = (input: CreationInput): string =>
  JSON.stringify(Object.entries(input).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** Whether this very clip was made already or is being made; without a seed no two are the same. */
export function isMade({ model, mode, input }: ClipRecipe, creations: readonly Creation[]): boolean {
  if (input.seed === undefined) return false;
  const wanted = textOf(input);
  return creations.some(
    (one) => one.model === model && one.mode === mode && KEPT.includes(one.state) && textOf(one.input) === wanted,
  );
}
