import { deviceId, openAddress, openSessionNews, pageAddress, reloadPage } from '@kinora/browser';
import { atom } from 'jotai';

/** What sessions need of the page; stories and tests set a fake. */
export interface Page {
  readonly reload: () => void;
  readonly deviceId: () => Promise<string>;
  /** Where it is, for a way back. */
  readonly address: () => string;
  /** Leaves for another address. */
  readonly open: (address: string) => void;
  /** The line to the other tabs. */
  readonly openNews: typeof openSessionNews;
}

export const pageAtom = atom<Page>({
  reload: reloadPage,
  deviceId: () => deviceId(),
  address: () => pageAddress(),
  open: openAddress,
  openNews: openSessionNews,
});
