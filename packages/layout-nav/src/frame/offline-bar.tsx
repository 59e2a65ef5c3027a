import { Notice, OfflineIcon } from '@kinora/ui';
import { Trans } from '@lingui/react/macro';

/** One bar under the header; the page below goes on working. */
export function OfflineBar() {
  return (
    <Notice announce="status" icon={<OfflineIcon />}>
      <Trans>
        You’re offline. You can keep editing, and changes sync when you’re back. Clips in progress keep running.
      </Trans>
    </Notice>
  );
}
