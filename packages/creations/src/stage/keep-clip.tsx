import { Button, CheckIcon } from '@kinora/ui';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

export interface KeepClipProps {
  /** How many others of the batch there are. */
  others: number;
  /** The others are being moved. */
  isBusy: boolean;
  onKeep: () => void;
}

/** Keeps one clip of a batch: the others go to the trash, after a question. */
export function KeepClip({ others, isBusy, onKeep }: KeepClipProps) {
  const { t } = useLingui();
  const [asks, setAsks] = useState(false);
  if (!asks) {
    return (
      <Button look="default" size="small" icon={<CheckIcon />} busy={isBusy} onClick={() => setAsks(true)}>
        <Trans>Keep this one</Trans>
      </Button>
    );
  }
  const question = t`${plural(others, { one: 'Move the other clip to the trash?', other: 'Move the other # clips to the trash?' })}`;
  return (
    <fieldset aria-label={question} className="flex flex-wrap items-center gap-1.5 text-small">
      <span aria-hidden="true">{question}</span>
      <Button
        look="danger"
        size="small"
        onClick={() => {
          setAsks(false);
          onKeep();
        }}
      >
        <Trans>Move to trash</Trans>
      </Button>
      <Button look="quiet" size="small" onClick={() => setAsks(false)}>
        <Trans>Keep all</Trans>
      </Button>
    </fieldset>
  );
}
