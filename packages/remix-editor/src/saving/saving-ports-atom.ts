import { isOnline, leadOneTab, openTabChannel, watchHide, watchOnline } from '@kinora/browser';
import { projectLog } from '@kinora/browser/projects';
import { atom } from 'jotai';

/** What saving needs of the browser; tests with several tabs set their own. */
export interface SavingPorts {
  readonly logOf: typeof projectLog;
  readonly lead: (leadership: Parameters<typeof leadOneTab>[0]) => void;
  readonly openChannel: typeof openTabChannel;
  readonly isOnline: typeof isOnline;
  readonly watchOnline: typeof watchOnline;
  readonly watchHide: typeof watchHide;
}

export const savingPortsAtom = atom<SavingPorts>({
  logOf: projectLog,
  lead: (leadership) => leadOneTab(leadership),
  openChannel: openTabChannel,
  isOnline,
  watchOnline,
  watchHide,
});
