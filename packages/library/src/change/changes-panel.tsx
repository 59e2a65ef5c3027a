import type { LibraryAct, LibraryChange } from '@kinora/contracts/library';
import { toast } from '@kinora/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState, type ReactNode } from 'react';

import { filterAtom, searchAtom } from '../library-atoms.ts';
import { changeItemsAtom, downloadItemsAtom, emptyTrashAtom } from './change-atoms.ts';
import { libraryProblem } from './failure-words.ts';

/** What became of changes, said as toasts; what was thrown away comes back with one press. */
function useChanges() {
  const { t, i18n } = useLingui();
  const change = useSetAtom(changeItemsAtom);
  const empty = useSetAtom(emptyTrashAtom);
  const download = useSetAtom(downloadItemsAtom);
  const search = useSetAtom(searchAtom);
  const filter = useAtomValue(filterAtom);
  const [isBusy, setBusy] = useState(false);
  const during = async <Value,>(work: Promise<Value>) => {
    setBusy(true);
    return work.finally(() => setBusy(false));
  };
  const undo = async (ids: readonly string[]) => {
    const { failure } = await change({ ids, act: 'restore' });
    if (failure) toast(i18n._(libraryProblem(failure)), { look: 'danger' });
    await search(filter);
  };
  const said: Readonly<Partial<Record<LibraryAct, (count: number) => string>>> = {
    trash: (count) => t`${plural(count, { one: '# clip is in the trash', other: '# clips are in the trash' })}`,
    restore: (count) => t`${plural(count, { one: '# clip is back', other: '# clips are back' })}`,
    erase: (count) => t`${plural(count, { one: '# clip is deleted', other: '# clips are deleted' })}`,
  };
  const tell = (act: LibraryAct, ids: readonly string[]) => {
    const words = said[act];
    if (!words || ids.length === 0) return;
    const action = { label: t`Undo`, onPress: () => void undo(ids) };
    toast(words(ids.length), { look: 'success', ...(act === 'trash' ? { action } : {}) });
  };
  const act = async (wanted: LibraryChange): Promise<readonly string[]> => {
    const { ids, failure } = await during(change(wanted));
    tell(wanted.act, ids);
    const left = wanted.ids.length - ids.length;
    if (failure) toast(i18n._(libraryProblem(failure)), { look: 'danger' });
    else if (left > 0 && wanted.act === 'trash') {
      toast(
        t`${plural(left, { one: '# clip is still in progress and stays', other: '# clips are still in progress and stay' })}`,
      );
    }
    return ids;
  };
  return {
    isBusy,
    act,
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
