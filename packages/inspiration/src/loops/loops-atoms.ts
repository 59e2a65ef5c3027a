import { savesData } from '@kinora/browser';
import { atom } from 'jotai';

import { createFilmDirector } from './film-director.ts';

/** More would only be noise, and work for the machine. */
const MOST_AT_ONCE = 6;

const wantsMotion = () =>
  typeof matchMedia === 'function' && !matchMedia('(prefers-reduced-motion: reduce)').matches && !savesData();

/** Whether loops play by themselves: not where less motion or less data is wanted, or somebody stopped them. */
export const playsLoopsAtom = atom(wantsMotion());

/** Chooses among the loops of a page. */
export const filmDirectorAtom = atom(() => createFilmDirector(MOST_AT_ONCE));
