import type { SiteConfig } from '@kinora/contracts';
import { atom } from 'jotai';

/** The server's configuration; null before it is set. The app sets it once, before anything is shown. */
export const siteAtom = atom<SiteConfig | null>(null);
