import { atom, type Atom, type WritableAtom } from 'jotai';

/** An atom that asks when it is shown, and again whenever one of the causes changes while it is. */
export function refreshWhileMounted(
  causes: readonly Atom<unknown>[],
  askAtom: WritableAtom<unknown, [], unknown>,
): Atom<null> {
  // Another atom for each change, so each of them is mounted and asks.
  const mountedAtom = atom((get) => {
    for (const cause of causes) get(cause);
    const askingAtom = atom(null, (_get, set) => void set(askAtom));
    askingAtom.onMount = (ask) => ask();
    return askingAtom;
  });
  return atom((get) => {
    get(get(mountedAtom));
    return null;
  });
}
