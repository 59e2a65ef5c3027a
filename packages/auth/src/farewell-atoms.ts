import { atom } from 'jotai';

/** Who signs out waits no longer than this for what is unsaved. */
const PATIENCE_MS = 3000;

type Farewell = () => Promise<unknown>;

const farewellsBaseAtom = atom<ReadonlySet<Farewell>>(new Set<Farewell>());

/** Has something done before the member signs out, such as saving; returns how to stop. */
export const beforeSignOutAtom = atom(null, (_get, set, farewell: Farewell) => {
  set(farewellsBaseAtom, (now) => new Set([...now, farewell]));
  return () => set(farewellsBaseAtom, (now) => new Set([...now].filter((one) => one !== farewell)));
});

/** Does all of that; what fails or takes too long stays undone. */
export const sayFarewellAtom = atom(null, async (get) => {
  const all = Promise.allSettled([...get(farewellsBaseAtom)].map((farewell) => farewell()));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([all, patience]);
  clearTimeout(timer);
});
