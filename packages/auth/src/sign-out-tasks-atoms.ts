import { atom } from 'jotai';

/** Who signs out waits no longer than this for what is unsaved. */
const PATIENCE_MS = 3000;

type SignOutTask = () => Promise<unknown>;

const signOutTasksBaseAtom = atom<ReadonlySet<SignOutTask>>(new Set<SignOutTask>());

/** Has something done before the member signs out, such as saving; returns how to stop. */
export const beforeSignOutAtom = atom(null, (_get, set, task: SignOutTask) => {
  set(signOutTasksBaseAtom, (now) => new Set([...now, task]));
  return () => set(signOutTasksBaseAtom, (now) => new Set([...now].filter((one) => one !== task)));
});

/** Does all of that; what fails or takes too long stays undone. */
export const runSignOutTasksAtom = atom(null, async (get) => {
  const all = Promise.allSettled([...get(signOutTasksBaseAtom)].map((task) => task()));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([all, patience]);
  clearTimeout(timer);
});
