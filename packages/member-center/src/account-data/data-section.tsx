import { Button, DownloadIcon, Notice } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';

import { MemberSection } from '../section/member-section.tsx';

export interface DataSectionProps {
  isBusy: boolean;
  /** What became of the last press; null before the first. */
  outcome:
    /** The browser has it; the page does not learn how it ends. */
    | { readonly state: 'begun' }
    /** In the reader's language. */
    | { readonly state: 'failed'; readonly text: string }
    | null;
  onExport: () => void;
}

function Outcome({ outcome }: { outcome: NonNullable<DataSectionProps['outcome']> }) {
  if (outcome.state === 'failed') {
    return (
      <Notice look="danger" announce="alert">
        {outcome.text}
      </Notice>
    );
  }
  return (
    <Notice look="success" announce="status">
      <Trans>
        The download has begun. Your browser shows how far it is, and whether it has arrived. If it stops, export again.
      </Trans>
    </Notice>
  );
}

/** Everything the account holds, as a file. */
export function DataSection({ isBusy, outcome, onExport }: DataSectionProps) {
  const { t } = useLingui();
  return (
    <MemberSection id="data" title={t`Your data`}>
      <p className="text-small text-pretty text-muted">
        <Trans>
          Everything your account holds as one JSON file: profile, sign-ins, sessions, credits, creations and uploads,
          with addresses of the files.
        </Trans>
      </p>
      <div>
        <Button look="default" icon={<DownloadIcon />} busy={isBusy} onClick={onExport}>
          <Trans>Export my data</Trans>
        </Button>
      </div>
      {outcome && !isBusy && <Outcome outcome={outcome} />}
    </MemberSection>
  );
}
