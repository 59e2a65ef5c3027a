import { useLazy } from '@kinora/ui';
import { useAtomValue, useSetAtom } from 'jotai';

import { lazyProposal } from './lazy-proposal.ts';
import { acceptProposalAtom, dropProposalAtom, proposalAtom, proposeAtom, type Proposal } from './proposal-atoms.ts';

function Shown({ proposal }: { proposal: Proposal }) {
  const view = useLazy(lazyProposal);
  const propose = useSetAtom(proposeAtom);
  const accept = useSetAtom(acceptProposalAtom);
  const drop = useSetAtom(dropProposalAtom);
  if (!view) return null;
  return <view.PromptProposal {...proposal} onAccept={accept} onAnother={() => void propose()} onDrop={drop} />;
}

/** The proposal for what is typed; nothing where nobody asked for one. */
export function PromptProposalPanel() {
  const proposal = useAtomValue(proposalAtom);
  return proposal && <Shown proposal={proposal} />;
}
