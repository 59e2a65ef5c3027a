import { useAtomValue } from 'jotai';

import { OfflineBar } from './offline-bar.tsx';
import { onlineAtom } from './online-atoms.ts';

/** The bar for being offline, while one is. */
export function OfflineBarPanel() {
  return !useAtomValue(onlineAtom) && <OfflineBar />;
}
