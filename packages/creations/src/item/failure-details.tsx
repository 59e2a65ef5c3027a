import { copyText } from '@kinora/browser';
import type { Creation } from '@kinora/contracts/creations';
import { Button, CopyIcon, Details } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { detailsText } from './details-text.ts';

export interface FailureDetailsProps {
  creation: Creation;
  /** Puts a text on the clipboard; false where that is not allowed. */
  onCopy?: (text: string) => Promise<boolean>;
}

/** What support asks for: numbers of the clip and words of machines, to be copied. */
export function FailureDetails({ creation, onCopy = copyText }: FailureDetailsProps) {
  const { t } = useLingui();
  const [copied, setCopied] = useState<boolean | null>(null);
  const { id, batch, endedAt, failure } = creation;
  if (failure === null) return null;
  const rows = [
    { label: t`Clip`, value: id },
    { label: t`Batch`, value: batch },
    { label: t({ message: 'Reason', context: 'failure' }), value: failure.reason },
    { label: t`Provider code`, value: failure.code ?? '' },
    { label: t`Provider ID`, value: failure.reference ?? '' },
    {
      label: t({ message: 'Ended', context: 'failure' }),
      value: endedAt === null ? '' : new Date(endedAt).toISOString(),
    },
  ].filter(({ value }) => value !== '');
  return (
    <Details
      label={t({ message: 'Details', context: 'failure' })}
      rows={rows}
      action={
        <>
          <Button
            look="default"
            size="small"
            icon={<CopyIcon />}
            onClick={() => void onCopy(detailsText(creation)).then(setCopied)}
          >
            <Trans>Copy details</Trans>
          </Button>
          <output>
            {copied === true && <Trans>Copied.</Trans>}
            {copied === false && <Trans>Your browser blocks copying. Select the text and copy it.</Trans>}
          </output>
        </>
      }
    />
  );
}
