import { useAtomValue, useSetAtom } from 'jotai';

import { decideConflictAtom, retrySaveAtom, saveDocumentFileAtom } from '../saving/conflict-atoms.ts';
import { saveToAccountAtom } from '../saving/creating-atoms.ts';
import { editHereAtom } from '../saving/opening-atoms.ts';
import { saveStateAtom } from '../saving/save-state-atoms.ts';
import { SaveStateView } from './save-state-view.tsx';

/** Where the edits of the open project are, connected. */
export function SaveStatePanel() {
  const state = useAtomValue(saveStateAtom);
  const retry = useSetAtom(retrySaveAtom);
  const editHere = useSetAtom(editHereAtom);
  const saveToAccount = useSetAtom(saveToAccountAtom);
  const saveFile = useSetAtom(saveDocumentFileAtom);
  const decide = useSetAtom(decideConflictAtom);
  return (
    <SaveStateView
      state={state}
      onRetry={() => void retry()}
      onEditHere={editHere}
      onSaveToAccount={() => void saveToAccount()}
      onSaveFile={() => saveFile()}
      onDecide={decide}
    />
  );
}
