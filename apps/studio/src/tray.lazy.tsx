import { ClipLinksPanel, sketchOf } from '@kinora/creating/clips';
// Loaded by `lazy-tray.ts` alone.
import { TrayListPanel } from '@kinora/creations';

import { CLIP_PAGES } from './clip-pages.ts';

/** The list of the tray, with the pages that clips of this studio are made on. */
export function StudioTrayList() {
  return (
    <ClipLinksPanel pages={CLIP_PAGES}>
      {({ settingsHrefOf, videoHrefOf, renderOtherModels }) => (
        <TrayListPanel againHrefOf={settingsHrefOf} renderSketch={sketchOf} {...{ videoHrefOf, renderOtherModels }} />
      )}
    </ClipLinksPanel>
  );
}
