import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import { projectProblem } from '../projects-page/project-messages.ts';
import { keepCopyAtom, openConflictAtom, openTheirsAtom, putOffConflictAtom } from '../saving/conflict-atoms.ts';
import { documentAtom } from '../state/document-atoms.ts';
import { ConflictDialog, type ConflictDialogProps } from './conflict-dialog.tsx';

function Conflict() {
  const { i18n } = useLingui();
  const { name } = useAtomValue(documentAtom);
  const openTheirs = useSetAtom(openTheirsAtom);
  const keepCopy = useSetAtom(keepCopyAtom);
  const putOff = useSetAtom(putOffConflictAtom);
  const [task, setTask] = useState<ConflictDialogProps['task']>();
  const [problem, setProblem] = useState<string>();
  const copy = async () => {
    setTask('copy');
    const result = await keepCopy();
    setTask(undefined);
    setProblem(result.ok ? undefined : i18n._(projectProblem(result.failure)));
  };
  const theirs = async () => {
    setTask('theirs');
    await openTheirs();
    setTask(undefined);
  };
  return (
    <ConflictDialog
      name={name}
      task={task}
      problem={problem}
      onCopy={() => void copy()}
      onTheirs={() => void theirs()}
      onClose={putOff}
    />
  );
}

/** Asks which version of the open project stays, while two stand against each other. */
export function ConflictPanel() {
  return useAtomValue(openConflictAtom) === null ? null : <Conflict />;
}
