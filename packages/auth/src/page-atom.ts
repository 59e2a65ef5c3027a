import { openSessionNews, reloadPage } from '@kinora/browser';
import { atom } from 'jotai';

/** What sessions need of the page; stories and tests set a fake. */
export interface Page {
  readonly reload: () => void;
  /** Replaces the browser's own in tests: resolves when the user does nothing for a moment. */
  readonly firstPause?: (onUse: () => void) => Promise<void>;
  /** In place of the browser's own; `address` asks for the network address, only where the id is not known yet. */
  readonly deviceId?: (address: () => Promise<string>) => Promise<string>;
  /** The line to the other tabs. */
  readonly openNews: typeof openSessionNews;
}

export const pageAtom = atom<Page>({
  reload: reloadPage,
  openNews: openSessionNews,
});
