import { Notice, OfflineIcon } from '@kinora/ui';
import { Trans } from '@lingui/react/macro';

/** One bar under the header; the page below goes on working. */
export function OfflineBar() {
  return (
    <Notice announce="status" icon={<OfflineIcon />}>
      <Trans>You are offline. Editing goes on here and saves when you are back. Clips in progress keep running.</Trans>
    </Notice>
  );
}
