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
      <Trans>The download has started. Your browser shows its progress. If it stops, export again.</Trans>
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
          Everything in your account as one JSON file: profile, sign-ins, sessions, credits, creations and uploads, with
          links to the files.
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
