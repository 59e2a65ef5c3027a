import { Button, ImproveIcon, Notice } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';

import type { Proposal } from './proposal-atoms.ts';

export interface PromptProposalProps extends Proposal {
  onAccept: () => void;
  onAnother: () => void;
  onDrop: () => void;
}

/** What is proposed, with what is new in it marked. */
function Proposed({ of, text, added }: Proposal) {
  const old = added.length === 0 ? of : text.slice(0, text.length - added.join(', ').length);
  return (
    <bdi className="block">
      {old}
      <ins className="bg-accent-soft px-0.5 font-label text-strong decoration-accent">{added.join(', ')}</ins>
    </bdi>
  );
}

/** A better prompt: nothing changes before it is accepted. */
export function PromptProposal({ onAccept, onAnother, onDrop, ...proposal }: PromptProposalProps) {
  const { t } = useLingui();
  if (proposal.added.length === 0) {
    return (
      <Notice icon={<ImproveIcon />} announce="status">
        <Trans>Your prompt already covers time of day, weather and camera.</Trans>
      </Notice>
    );
  }
  return (
    <section
      aria-label={t`Suggestion`}
      className="grid gap-3 rounded-inner bg-surface-2 px-3.5 py-3 text-small shadow-e1"
    >
      <output className="block text-body">
        <Proposed {...proposal} />
      </output>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={onAccept}>
          <Trans>Use this</Trans>
        </Button>
        <Button look="default" size="small" onClick={onAnother}>
          <Trans>Try another</Trans>
        </Button>
        <Button look="soft" size="small" onClick={onDrop}>
          <Trans>Keep my prompt</Trans>
        </Button>
      </div>
    </section>
  );
}
