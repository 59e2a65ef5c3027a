import { CATALOGUE, findMode, type CatalogueModel, type InputProblems, type Mode } from '@kinora/contracts/catalogue';
import type { CreationInput, KeyProvider } from '@kinora/contracts/creations';

import { checkDraft, costOf, switchModel, type Draft, type LostChoice } from '../draft/draft.ts';

/** The draft as one model makes it. */
export interface Candidate {
  readonly model: string;
  /** The settings that the model cannot keep. */
  readonly lost: readonly LostChoice[];
  /** Whose own key makes it; null where credits pay. */
  readonly ownKey: KeyProvider | null;
  /** Credits for one clip. */
  readonly price: number;
  /** Without its files; null where `problems` say why it cannot be made. */
  readonly input: CreationInput | null;
  readonly problems: InputProblems;
}

export interface CandidateFacts {
  readonly runs: (model: CatalogueModel, mode: Mode) => boolean;
  readonly ownKeyFor: (model: string, mode: Mode) => KeyProvider | null;
  readonly gpuCredits: number;
  /** Reference pictures of the draft. */
  readonly references: number;
}

/** The draft by one model that makes such clips. */
export function candidateOf(draft: Draft, model: string, facts: Omit<CandidateFacts, 'runs'>): Candidate {
  const { draft: switched, lost } =
    model === draft.model ? { draft, lost: [] } : switchModel(draft, model, [draft.mode]);
  const ownKey = facts.ownKeyFor(model, draft.mode);
  const price = ownKey === null ? costOf(switched, facts.gpuCredits).each : 0;
  const checked = checkDraft(switched);
  const { referencesMax = facts.references } = findMode(model, draft.mode) ?? {};
  const problems: InputProblems = {
    ...(!checked.ok && checked.failure),
    ...(facts.references > referencesMax && { references: 'too-many' }),
  };
  const input = checked.ok && Object.keys(problems).length === 0 ? checked.value : null;
  return { model, lost, ownKey, price, input, problems };
}

/** The draft by every model that makes such clips here. */
export const candidatesOf = (draft: Draft, facts: CandidateFacts): readonly Candidate[] =>
  CATALOGUE.filter((model) => findMode(model.slug, draft.mode) && facts.runs(model, draft.mode)).map(({ slug }) =>
    candidateOf(draft, slug, facts),
  );

/** The draft's own model, and of the others that can make it the one that keeps most and then costs least. */
export function firstChoice(candidates: readonly Candidate[], model: string): readonly string[] {
  const [other] = candidates
    .filter((one) => one.model !== model && one.input !== null)
    .toSorted((one, next) => one.lost.length - next.lost.length || one.price - next.price);
  return [...(candidates.some((one) => one.model === model) ? [model] : []), ...(other ? [other.model] : [])];
}
