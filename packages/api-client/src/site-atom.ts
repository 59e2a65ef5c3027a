import type { SiteConfig } from '@kinora/contracts';
import { atom } from 'jotai';

/** The server's configuration; null where nobody set one. The app sets it once, before anything is shown. */
export const siteAtom = atom<SiteConfig | null>(null);
