import { reloadPage } from '@kinora/browser';
import { useAtom } from 'jotai';

import { newBuildAtom } from './build-atoms.ts';
import { NewBuildNotice } from './new-build-notice.tsx';

/** Stands once in the app: says when a newer build is on the server. */
export function NewBuildPanel() {
  const [isNewer, close] = useAtom(newBuildAtom);
  return isNewer && <NewBuildNotice onReload={reloadPage} onClose={close} />;
}
