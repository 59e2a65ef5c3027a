import { MissingNotice } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';

export interface MissingPartNoticeProps {
  onReload: () => void;
}

/** Stands once in the app: says when a part of the page that comes late did not come. */
export function MissingPartNotice({ onReload }: MissingPartNoticeProps) {
  const { t } = useLingui();
  return (
    <MissingNotice reload={t`Reload the page`} onReload={onReload}>
      <Trans>Part of this page didn’t load. What you typed is kept.</Trans>
    </MissingNotice>
  );
}
