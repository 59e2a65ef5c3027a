import { sketchOf } from '@kinora/creating/clips';
// Loaded by `late-tray.ts` alone.
import { settingsHref, videoHref, TrayListPanel } from '@kinora/creations';

import { CLIP_PAGES } from './clip-pages.ts';

/** The list of the tray, with the pages that clips of this studio are made on. */
export function TrayRest() {
  return (
    <TrayListPanel
      againHrefOf={(creation) => settingsHref(creation, CLIP_PAGES)}
      videoHrefOf={(creation) => videoHref(creation, CLIP_PAGES)}
      renderSketch={sketchOf}
    />
  );
}
