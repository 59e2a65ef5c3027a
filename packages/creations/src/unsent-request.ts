import type { CreationRequest } from '@kinora/api-client/creations';

/** What somebody wants made; its key is added when it is sent. */
export type UnsentRequest = Omit<CreationRequest, 'key'>;

/** What a request is called in the data layer: its effect, or the model that draws it. */
export const labelOf = ({ model, input }: UnsentRequest): string => input.effect ?? model;

/** Clips that a request makes. */
export const clipsOf = ({
  count,
  others = [],
  prompts = [''],
}: Pick<UnsentRequest, 'count' | 'others' | 'prompts'>): number => count * prompts.length + others.length;

/** A request that was sent without an answer, and the key it was sent with. */
export interface Intent {
  readonly request: UnsentRequest;
  readonly key: string;
}

const isSame = (one: UnsentRequest, other: UnsentRequest): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * The key to send a request with: the one of the press before, when that press got no answer and asked for exactly the
 * same; so two presses never make two charges.
 */
export function intentFor(
  request: UnsentRequest,
  { before, newKey }: { before: Intent | null; newKey: () => string },
): Intent {
  return before && isSame(before.request, request) ? before : { request, key: newKey() };
}
