import { useLate } from '@kinora/ui';
import { useAtomValue, useSetAtom } from 'jotai';

import { lateProposal } from './late-proposal.ts';
import { acceptProposalAtom, dropProposalAtom, proposalAtom, proposeAtom, type Proposal } from './proposal-atoms.ts';

function Shown({ proposal }: { proposal: Proposal }) {
  const rest = useLate(lateProposal);
  const propose = useSetAtom(proposeAtom);
  const accept = useSetAtom(acceptProposalAtom);
  const drop = useSetAtom(dropProposalAtom);
  if (!rest) return null;
  return <rest.PromptProposal {...proposal} onAccept={accept} onAnother={() => void propose()} onDrop={drop} />;
}

/** The proposal for what is typed; nothing where nobody asked for one. */
export function PromptProposalPanel() {
  const proposal = useAtomValue(proposalAtom);
  return proposal && <Shown proposal={proposal} />;
}
