import { promptAtom, writePromptAtom, pageKindAtom } from '@kinora/creating';
import { atom } from 'jotai';

import { lazyImprove } from './lazy-improve.ts';

/** A better prompt, which nobody has accepted yet. */
export interface Proposal {
  /** The prompt it was made for. */
  readonly of: string;
  readonly text: string;
  /** What is new at its end; nothing where the prompt says everything. */
  readonly added: readonly string[];
}

const proposalBaseAtom = atom<Proposal | null>(null);
const turnAtom = atom(0);

/** The proposal for what is typed; it goes away with the next key. */
export const proposalAtom = atom((get) => {
  const proposal = get(proposalBaseAtom);
  return proposal?.of === get(promptAtom) ? proposal : null;
});

/** Proposes what the prompt leaves open, another thing every time. Rejects when the engine's words do not come. */
export const proposeAtom = atom(null, async (get, set) => {
  const { improvePrompt } = await lazyImprove.load();
  const prompt = get(promptAtom);
  const seed = get(turnAtom);
  set(turnAtom, seed + 1);
  const improved = improvePrompt(prompt, { seed, isOfPicture: get(pageKindAtom) === 'image' });
  set(proposalBaseAtom, { of: prompt, ...improved });
});

export const dropProposalAtom = atom(null, (_get, set) => set(proposalBaseAtom, null));

export const acceptProposalAtom = atom(null, (get, set) => {
  const proposal = get(proposalAtom);
  if (proposal) set(writePromptAtom, proposal.text);
  set(dropProposalAtom);
});
