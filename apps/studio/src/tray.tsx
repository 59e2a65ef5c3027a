import { ActivityTrayPanel } from '@kinora/creations';
import { Skeleton, useLazy } from '@kinora/ui';

import { lazyTray } from './lazy-tray.ts';

function TrayContent() {
  const tray = useLazy(lazyTray);
  return tray ? <tray.StudioTrayList /> : <Skeleton shape="item" />;
}

/** What is in progress, on every page. */
export function Tray() {
  return (
    <ActivityTrayPanel>
      <TrayContent />
    </ActivityTrayPanel>
  );
}
