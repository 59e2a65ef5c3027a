import { readLibrary } from '@kinora/api-client/creations';
import { createMemberAnswer } from '@kinora/auth';
import type { Creation } from '@kinora/contracts/creations';
import { creationsAtom } from '@kinora/creations';
import { atom } from 'jotai';
import { selectAtom } from 'jotai/utils';

const isAsBefore = (now: readonly Creation[], before: readonly Creation[]) =>
  now.length === before.length &&
  now.every(({ id, state }, place) => id === before[place]?.id && state === before[place].state);

/** Changes when a creation has arrived, ended or gone, not with its progress. */
const arrivalsAtom = selectAtom(creationsAtom, (creations) => creations, isAsBefore);

const overview = createMemberAnswer({ read: readLibrary, newsAtom: arrivalsAtom });

/** What the library of the member who is here holds, counted while it is shown; null until that is known. */
export const overviewAtom = atom((get) => {
  const known = get(overview.answerAtom);
  return known.state === 'ready' ? known.value : null;
});

/** Counts again; what is known stays where it cannot be had. */
export const loadOverviewAtom = overview.refreshAtom;
