import { Button, FileDrop, FolderIcon, Notice, PromptField, SelectField, Switch, wordList } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

/** A table whose prompts are to be found. */
export interface ShownTable {
  /** What the member sees of each column: its name, else its first cell. */
  readonly columns: readonly string[];
  readonly column: number | null;
  readonly hasHeader: boolean;
  /** Columns besides the prompts. */
  readonly unused: readonly string[];
}

export interface ListSourceProps {
  /** Asked about the table that was brought last. */
  table: ShownTable | null;
  /** What was wrong with the last file. */
  problem?: string | undefined;
  onText: (text: string) => void;
  onFile: (file: File) => void;
  onColumn: (column: number) => void;
  onHeader: (hasHeader: boolean) => void;
}

const ACCEPT = '.csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values';
/** Longer than any list may be. */
const PASTE_MAX = 1_000_000;

function Paste({ onText }: Pick<ListSourceProps, 'onText'>) {
  const { t, i18n } = useLingui();
  const [text, write] = useState('');
  const add = () => {
    if (text.trim() === '') return;
    onText(text);
    write('');
  };
  return (
    <PromptField
      label={t`One prompt per line`}
      value={text}
      limit={PASTE_MAX}
      locale={i18n.locale}
      describeCount={(length) => t`${i18n.number(length)} characters`}
      onValue={write}
      onSend={add}
      tools={
        <Button look="default" size="small" onClick={add}>
          <Trans>Add to list</Trans>
        </Button>
      }
    />
  );
}

function Columns({
  table,
  onColumn,
  onHeader,
}: Pick<ListSourceProps, 'onColumn' | 'onHeader'> & { table: ShownTable }) {
  const { t, i18n } = useLingui();
  const { columns, column, hasHeader, unused } = table;
  const names = wordList(unused, i18n.locale);
  return (
    <Notice look="info" announce="status">
      <div className="grid gap-3">
        <SelectField
          label={t`Prompt column`}
          value={column ?? ''}
          onChange={(event) => onColumn(Number(event.target.value))}
        >
          {column === null && (
            <option value="" disabled>
              {t`Choose a column`}
            </option>
          )}
          {columns.map((name, at) => (
            // Two columns may have the same name.
            <option key={`${at}:${name}`} value={at}>
              {at + 1}: {name}
            </option>
          ))}
        </SelectField>
        <Switch label={t`First row contains column names`} checked={hasHeader} onSwitch={onHeader} />
        {column !== null && unused.length > 0 && (
          <p>
            <Trans>
              Not used: <bdi>{names}</bdi>. Shape, length and seed come from the form and apply to all clips.
            </Trans>
          </p>
        )}
      </div>
    </Notice>
  );
}

/** Where the lines of a list come from: pasted, or from a file. */
export function ListSource({ table, problem, onText, onFile, onColumn, onHeader }: ListSourceProps) {
  const { t } = useLingui();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 nav:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Paste onText={onText} />
        {/* Beside the field, not beside its label, and as high as the field. */}
        <div className="grid nav:pt-6">
          <FileDrop label={t`Prompt file`} accept={ACCEPT} onFile={onFile}>
            <FolderIcon />
            <span>
              <Trans>Drop a CSV or TXT file, or choose one</Trans>
            </span>
          </FileDrop>
        </div>
      </div>
      {problem !== undefined && (
        <Notice look="danger" announce="alert">
          {problem}
        </Notice>
      )}
      {table && <Columns table={table} onColumn={onColumn} onHeader={onHeader} />}
    </div>
  );
}
