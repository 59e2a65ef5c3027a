import { ActivityTrayPanel } from '@kinora/creations';
import { Skeleton, useLate } from '@kinora/ui';

import { lateTray } from './late-tray.ts';

function TrayContent() {
  const rest = useLate(lateTray);
  return rest ? <rest.TrayRest /> : <Skeleton shape="item" />;
}

/** What is in progress, on every page. */
export function Tray() {
  return (
    <ActivityTrayPanel>
      <TrayContent />
    </ActivityTrayPanel>
  );
}
