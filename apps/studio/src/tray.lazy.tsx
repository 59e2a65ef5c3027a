import { sketchOf } from '@kinora/creating/clips';
// Loaded by `lazy-tray.ts` alone.
import { TrayListPanel } from '@kinora/creations';
import { settingsHref, videoHref } from '@kinora/creations/links';

import { CLIP_PAGES } from './clip-pages.ts';

/** The list of the tray, with the pages that clips of this studio are made on. */
export function StudioTrayList() {
  return (
    <TrayListPanel
      againHrefOf={(creation) => settingsHref(creation, CLIP_PAGES)}
      videoHrefOf={(creation) => videoHref(creation, CLIP_PAGES)}
      renderSketch={sketchOf}
    />
  );
}
