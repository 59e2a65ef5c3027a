import { useAtomValue, useSetAtom } from 'jotai';

import { SaveStatePanel } from '../save-state/save-state-panel.tsx';
import { redoStepAtom, runCommandAtom, undoStepAtom } from '../state/command-atoms.ts';
import { canRedoAtom, canUndoAtom, documentAtom } from '../state/document-atoms.ts';
import { readOnlyAtom } from '../state/read-only-atoms.ts';
import { EditorBar } from './editor-bar.tsx';

export interface EditorBarPanelProps {
  backHref: string;
  onExport: () => void;
  isList: boolean;
  onList: (isList: boolean) => void;
}

/** The upper edge of the editor, connected. */
export function EditorBarPanel({ backHref, onExport, isList, onList }: EditorBarPanelProps) {
  const { name, width, height } = useAtomValue(documentAtom);
  const run = useSetAtom(runCommandAtom);
  const undo = useSetAtom(undoStepAtom);
  const redo = useSetAtom(redoStepAtom);
  return (
    <EditorBar
      {...{ name, width, height, backHref, onExport, isList, onList }}
      canUndo={useAtomValue(canUndoAtom)}
      canRedo={useAtomValue(canRedoAtom)}
      isReadOnly={useAtomValue(readOnlyAtom)}
      saveState={<SaveStatePanel />}
      onRename={(wanted) => run({ op: 'setProject', name: wanted })}
      onShape={(shape) => run({ op: 'setProject', ...shape })}
      onUndo={undo}
      onRedo={redo}
    />
  );
}
