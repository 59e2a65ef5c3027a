import { useAtomValue, useSetAtom } from 'jotai';

import { PromptProposal } from './prompt-proposal.tsx';
import { acceptProposalAtom, dropProposalAtom, proposalAtom, proposeAtom } from './proposal-atoms.ts';

/** The proposal for what is typed; nothing where nobody asked for one. */
export function PromptProposalPanel() {
  const proposal = useAtomValue(proposalAtom);
  const propose = useSetAtom(proposeAtom);
  const accept = useSetAtom(acceptProposalAtom);
  const drop = useSetAtom(dropProposalAtom);
  if (!proposal) return null;
  return <PromptProposal {...proposal} onAccept={accept} onAnother={() => void propose()} onDrop={drop} />;
}
