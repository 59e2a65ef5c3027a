import { GPU_CREDITS } from '@kinora/contracts';
import { atom } from 'jotai';

import { siteAtom } from './site-atom.ts';

/** What this server asks for a second of its operator's graphics card, in credits. */
export const gpuCreditsAtom = atom((get) => get(siteAtom)?.gpuCredits ?? GPU_CREDITS);
