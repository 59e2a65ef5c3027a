import { atom } from 'jotai';

/** The longest a sign-out waits for unsaved work. */
const PATIENCE_MS = 3000;

type SignOutTask = () => Promise<unknown>;

const signOutTasksBaseAtom = atom<ReadonlySet<SignOutTask>>(new Set<SignOutTask>());

/** Adds a task to run before the member signs out, such as saving; returns how to remove it. */
export const beforeSignOutAtom = atom(null, (_get, set, task: SignOutTask) => {
  set(signOutTasksBaseAtom, (now) => new Set([...now, task]));
  return () => set(signOutTasksBaseAtom, (now) => new Set([...now].filter((one) => one !== task)));
});

/** Runs all tasks; one that fails or takes too long is given up. */
export const runSignOutTasksAtom = atom(null, async (get) => {
  const all = Promise.allSettled([...get(signOutTasksBaseAtom)].map((task) => task()));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([all, patience]);
  clearTimeout(timer);
});
