import type { LibraryAct, LibraryChange } from '@kinora/contracts/library';
import { toast, wordList } from '@kinora/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState, type ReactNode } from 'react';

import { libraryProblem } from '../failure-messages.ts';
import { filterAtom, searchAtom } from '../library-atoms.ts';
import { chosenAtom } from '../selection-atoms.ts';
import { changeItemsAtom, downloadItemsAtom, emptyTrashAtom, type Changed } from './change-atoms.ts';
import { changeWholeAtom } from './found-atoms.ts';
import { projectUsesAtom } from './project-uses-atoms.ts';

/** How many projects a message names. */
const NAMES_MAX = 3;

interface Meant {
  /** How many were to be changed. */
  readonly wanted: number;
  /** Names of projects that use what is thrown away. */
  readonly usedIn: readonly string[];
}

/** Says what became of changes; what was thrown away comes back with one press. */
function useTold() {
  const { t, i18n } = useLingui();
  const change = useSetAtom(changeItemsAtom);
  const search = useSetAtom(searchAtom);
  const filter = useAtomValue(filterAtom);
  const undo = async (ids: readonly string[]) => {
    const { failure } = await change({ ids, act: 'restore' });
    if (failure) toast(i18n._(libraryProblem(failure)), { look: 'danger' });
    await search(filter);
  };
  const said: Readonly<Partial<Record<LibraryAct, (count: number) => string>>> = {
    trash: (count) => t`${plural(count, { one: '# clip moved to trash', other: '# clips moved to trash' })}`,
    restore: (count) => t`${plural(count, { one: '# clip restored', other: '# clips restored' })}`,
    erase: (count) => t`${plural(count, { one: '# clip deleted', other: '# clips deleted' })}`,
  };
  const tell = (act: LibraryAct, ids: readonly string[], usedIn: readonly string[]) => {
    const words = said[act];
    if (!words || ids.length === 0) return;
    const action = { label: t`Undo`, onPress: () => void undo(ids) };
    const done = words(ids.length);
    const rest = usedIn.length - NAMES_MAX;
    const more = rest > 0 ? [t`${i18n.number(rest)} more`] : [];
    const names = wordList([...usedIn.slice(0, NAMES_MAX), ...more], i18n.locale);
    toast(usedIn.length === 0 ? done : t`${done}. Used in: ${names}`, {
      look: 'success',
      ...(act === 'trash' ? { action } : {}),
    });
  };
  return (act: LibraryAct, { ids, failure }: Changed, { wanted, usedIn }: Meant) => {
    tell(act, ids, usedIn);
    const left = wanted - ids.length;
    if (failure) toast(i18n._(libraryProblem(failure)), { look: 'danger' });
    else if (left > 0 && act === 'trash') {
      toast(
        t`${plural(left, { one: '# clip is still in progress and stays', other: '# clips are still in progress and stay' })}`,
      );
    }
    return ids;
  };
}

/** Ways to change the library, with word of what became of each. */
function useChanges() {
  const { t, i18n } = useLingui();
  const tell = useTold();
  const change = useSetAtom(changeItemsAtom);
  const changeWhole = useSetAtom(changeWholeAtom);
  const readUses = useSetAtom(projectUsesAtom);
  const empty = useSetAtom(emptyTrashAtom);
  const download = useSetAtom(downloadItemsAtom);
  const search = useSetAtom(searchAtom);
  const filter = useAtomValue(filterAtom);
  const chosen = useAtomValue(chosenAtom);
  const [isBusy, setBusy] = useState(false);
  const [seen, setSeen] = useState<number>();
  const during = async <Value,>(work: Promise<Value>) => {
    setBusy(true);
    return work.finally(() => setBusy(false));
  };
  const usesOf = async (kind: LibraryAct, ids: readonly string[]) => (kind === 'trash' ? readUses(ids) : []);
  const act = async (wanted: LibraryChange) => {
    const [usedIn, done] = await during(Promise.all([usesOf(wanted.act, wanted.ids), change(wanted)]));
    return tell(wanted.act, done, { wanted: wanted.ids.length, usedIn });
  };
  const actOnWhole = async (wanted: Omit<LibraryChange, 'ids'>) => {
    let looked = 0;
    const onSeen = (count: number) => {
      looked = count;
      setSeen(count);
    };
    setSeen(0);
    const done = await during(changeWhole({ change: wanted, onSeen }));
    setSeen(undefined);
    tell(wanted.act, done, { wanted: looked, usedIn: await usesOf(wanted.act, done.ids) });
    await search(filter);
  };
  return {
    isBusy,
    /** Of everything that a search finds: how many were looked at so far; undefined while nothing of that goes on. */
    seen,
    act,
    /** With everything that is chosen. */
    actOnChosen: async (wanted: Omit<LibraryChange, 'ids'>) => {
      if (chosen.whole) await actOnWhole(wanted);
      else await act({ ...wanted, ids: chosen.items.map(({ id }) => id) });
    },
    emptyTrash: async () => {
      const failure = await during(empty());
      if (failure) toast(i18n._(libraryProblem(failure)), { look: 'danger' });
      else toast(t`The trash is empty`, { look: 'success' });
    },
    download: async (ids: readonly string[]) => {
      const failure = await during(download(ids));
      if (failure) toast(i18n._(libraryProblem(failure)), { look: 'danger' });
    },
  };
}

export type Changes = ReturnType<typeof useChanges>;

export interface ChangesPanelProps {
  children: (changes: Changes) => ReactNode;
}

/** Gives what it holds the ways to change the library. */
export function ChangesPanel({ children }: ChangesPanelProps) {
  return children(useChanges());
}
