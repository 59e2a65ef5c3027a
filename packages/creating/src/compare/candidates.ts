import { CATALOGUE, type CatalogueMode, type InputProblems, type Mode } from '@kinora/contracts/catalogue';
import type { CreationInput, KeyProvider } from '@kinora/contracts/creations';

import {
  checkDraft,
  costOf,
  lostBetween,
  lostNegative,
  switchMode,
  switchModel,
  type Draft,
  type LostChoice,
} from '../draft/draft.ts';

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
  /** A mode as a route of this server offers it; undefined where none does. */
  readonly offered: (wanted: Pick<Draft, 'mode' | 'model'>) => CatalogueMode | undefined;
  readonly ownKeyFor: (model: string, mode: Mode) => KeyProvider | null;
  readonly gpuCredits: number;
  /** Reference pictures of the draft. */
  readonly references: number;
}

/** The draft by one model, in a mode of it that is like the draft's. */
function madeBy(
  draft: Draft,
  { model, mode }: { readonly model: string; readonly mode: CatalogueMode },
  facts: CandidateFacts,
): Candidate {
  const { draft: moved, lost } = model === draft.model ? { draft, lost: [] } : switchModel(draft, model, [draft.mode]);
  const made = switchMode(moved, mode);
  const ownKey = facts.ownKeyFor(model, draft.mode);
  const checked = checkDraft(made, mode);
  const { referencesMax = facts.references } = mode;
  const problems: InputProblems = {
    ...(!checked.ok && checked.failure),
    ...(facts.references > referencesMax && { references: 'too-many' }),
  };
  return {
    model,
    ownKey,
    problems,
    lost: [...lost, ...lostNegative(made, mode), ...lostBetween(draft.choices, made.choices)],
    price: ownKey === null ? costOf(made, facts.gpuCredits).each : 0,
    input: checked.ok && Object.keys(problems).length === 0 ? checked.value : null,
  };
}

/** The draft by one model; undefined where no route here makes such clips with it. */
export function candidateOf(draft: Draft, model: string, facts: CandidateFacts): Candidate | undefined {
  const mode = facts.offered({ model, mode: draft.mode });
  return mode && madeBy(draft, { model, mode }, facts);
}

/** The draft by every model that makes such clips here. */
export const candidatesOf = (draft: Draft, facts: CandidateFacts): readonly Candidate[] =>
  CATALOGUE.flatMap(({ slug }) => candidateOf(draft, slug, facts) ?? []);

/** The draft's own model, and of the others that can make it the one that keeps most and then costs least. */
export function firstChoice(candidates: readonly Candidate[], model: string): readonly string[] {
  const [other] = candidates
    .filter((one) => one.model !== model && one.input !== null)
    .toSorted((one, next) => one.lost.length - next.lost.length || one.price - next.price);
  return [...(candidates.some((one) => one.model === model) ? [model] : []), ...(other ? [other.model] : [])];
}
