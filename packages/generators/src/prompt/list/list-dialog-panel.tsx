import { modeAtom, promptAtom, settingsAtom } from '@kinora/creating';
import { costAtom } from '@kinora/creating/models';
import {
  TEXTS_MAX,
  type ListLine,
  lineWords,
  addLinesAtom,
  canUndoListAtom,
  clearListAtom,
  editLineAtom,
  listAtom,
  removeLineAtom,
  undoListAtom,
  plannedAtom,
} from '@kinora/creating/prompts';
import { answerFirst, toast } from '@kinora/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import { decodeText, FILE_MAX } from './decode-text.ts';
import type { ShownLine } from './line-row.tsx';
import { ListDialog } from './list-dialog.tsx';
import type { ShownTable } from './list-source.tsx';
import { isTable, linesIn, plainLines, readTable, tableOf, unusedColumns, type Table } from './read-list.ts';

const FILE_OF_TABLE = /\.(?:csv|tsv)$/i;

function shownTable(table: Table): ShownTable {
  const { columns, column, hasHeader, rows } = table;
  return {
    columns: columns.map((name, at) => name || (rows[0]?.cells[at] ?? '')),
    column,
    hasHeader,
    unused: column === null ? [] : unusedColumns(table, column),
  };
}

/** What lines are made of, and the table that they were brought in. */
function useSource() {
  const { t } = useLingui();
  const add = useSetAtom(addLinesAtom);
  const undo = useSetAtom(undoListAtom);
  const [table, setTable] = useState<Table | null>(null);
  const [problem, setProblem] = useState<string>();
  const addAll = (lines: readonly ListLine[]) => {
    const left = add(lines);
    if (left > 0) {
      toast(
        t`${plural(left, { one: '# line was', other: '# lines were' })} left out. A list holds up to ${TEXTS_MAX}.`,
      );
    }
  };
  const take = (next: Table) => {
    // What was brought from another column goes again.
    if (table !== null && table.column !== null) undo();
    setTable(next);
    if (next.column !== null) addAll(linesIn(next, next.column));
  };
  const bring = (text: string, isOfTable: boolean) => {
    setProblem(undefined);
    setTable(null);
    if (!isOfTable) return addAll(plainLines(text));
    const next = readTable(text);
    setTable(next.columns.length > 1 ? next : null);
    if (next.column !== null) addAll(linesIn(next, next.column));
  };
  const read = async (file: File) => {
    const text = file.size > FILE_MAX ? null : decodeText(new Uint8Array(await file.arrayBuffer()));
    if (text === null) setProblem(t`${file.name} wasn’t added. Choose a CSV or TXT file up to 1 MB.`);
    else bring(text, FILE_OF_TABLE.test(file.name) || isTable(text));
  };
  return {
    table: table && shownTable(table),
    problem,
    /** The lines were changed by hand: another column would lose that. */
    settle: () => setTable(null),
    addAll,
    onText: (text: string) => answerFirst(() => bring(text, isTable(text))),
    onFile: (file: File) => void read(file).catch(() => setProblem(t`${file.name} couldn’t be read. Choose it again.`)),
    onColumn: (column: number) => table && take({ ...table, column }),
    onHeader: (hasHeader: boolean) => table && take(tableOf(table.rows, hasHeader)),
  };
}

function useLines(): readonly ShownLine[] {
  const { i18n } = useLingui();
  const isList = useAtomValue(listAtom) !== null;
  const planned = useAtomValue(plannedAtom);
  const { total } = useAtomValue(costAtom);
  const { promptMax } = useAtomValue(modeAtom);
  if (!isList) return [];
  return planned.map(({ text, texts, problem }, at) => ({
    number: at + 1,
    text,
    prompts: texts.length,
    cost: total * texts.length,
    problem: problem ? i18n._(lineWords(problem, promptMax)) : undefined,
  }));
}

/** The editor of the list, connected to the draft. */
export function ListDialogPanel({ onClose }: { onClose: () => void }) {
  const { settle, addAll, ...source } = useSource();
  const lines = useLines();
  const prompt = useAtomValue(promptAtom);
  const { count } = useAtomValue(settingsAtom);
  const edit = useSetAtom(editLineAtom);
  const remove = useSetAtom(removeLineAtom);
  const undo = useSetAtom(undoListAtom);
  const giveUp = useSetAtom(clearListAtom);
  const settled =
    <Args extends readonly unknown[]>(act: (...args: Args) => void) =>
    (...args: Args) => {
      settle();
      act(...args);
    };
  return (
    <ListDialog
      {...source}
      lines={lines}
      limit={useAtomValue(modeAtom).promptMax}
      clips={lines.reduce((sum, { prompts }) => sum + prompts * count, 0)}
      each={useAtomValue(costAtom).each}
      canUndo={useAtomValue(canUndoListAtom)}
      onEdit={settled((index: number, text: string) => edit({ index, text }))}
      onRemove={settled(remove)}
      onUndo={settled(undo)}
      onGiveUp={settled(giveUp)}
      onStart={prompt.trim() === '' ? undefined : () => addAll(plainLines(prompt))}
      onClose={onClose}
    />
  );
}
