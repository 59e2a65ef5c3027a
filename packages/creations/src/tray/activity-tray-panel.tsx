import { useAtomValue } from 'jotai';

import { progressAtom } from '../creations-atoms.ts';
import { liveCreationsAtom } from '../live-creations-atoms.ts';
import { ActivityTray } from './activity-tray.tsx';

/** The tray of the header; showing it keeps the stream open. */
export function ActivityTrayPanel() {
  useAtomValue(liveCreationsAtom);
  return <ActivityTray summary={useAtomValue(progressAtom)} />;
}
