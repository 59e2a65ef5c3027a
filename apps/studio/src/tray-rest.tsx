// Loaded by `late-tray.ts` alone.
import { settingsHref, sketchOf } from '@kinora/creation-form';
import { TrayListPanel } from '@kinora/creations';

import { effectPath } from './effect-addresses.ts';
import { TEXT_TO_VIDEO } from './site-routes.ts';

const PAGES = { text: TEXT_TO_VIDEO, effect: effectPath };

/** The list of the tray, with the pages that clips of this studio are made on. */
export function TrayRest() {
  return <TrayListPanel againHrefOf={(creation) => settingsHref(creation, PAGES)} renderSketch={sketchOf} />;
}
