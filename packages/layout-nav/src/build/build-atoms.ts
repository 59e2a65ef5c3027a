import { loadJson } from '@kinora/api-client';
import { buildOfPage, watchFocus, watchTyping } from '@kinora/browser';
import { atom } from 'jotai';

import { followBuilds, type BuildPorts } from './follow-builds.ts';

async function latest(): Promise<string> {
  const build = await loadJson('/builds/latest.json', { cache: 'no-cache' });
  if (typeof build === 'object' && build !== null && 'id' in build && typeof build.id === 'string') return build.id;
  throw new Error('builds/latest.json names no build');
}

/** The page, the server and the person; tests set their own. */
export const buildPortsAtom = atom<BuildPorts>({ own: buildOfPage, latest, watchReturn: watchFocus, watchTyping });

const newerAtom = atom(false);

/** Follows builds while somebody wants to know of them. */
const followAtom = atom(null, (get, set) => followBuilds(get(buildPortsAtom), () => set(newerAtom, true)));
followAtom.onMount = (follow) => follow();

/** Whether a newer build than this page is on the server, told at a quiet moment; setting it closes the news. */
export const newBuildAtom = atom(
  (get) => {
    get(followAtom);
    return get(newerAtom);
  },
  (_get, set) => set(newerAtom, false),
);
