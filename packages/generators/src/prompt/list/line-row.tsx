import { Button, IconButton, PromptField, TrashIcon, WriteIcon } from '@kinora/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

/** A line as the table shows it. */
export interface ShownLine {
  /** From 1. */
  readonly number: number;
  readonly text: string;
  /** How many prompts it stands for. */
  readonly prompts: number;
  /** Credits for all of them. */
  readonly cost: number;
  /** What is wrong with it, and what to do. */
  readonly problem: string | undefined;
}

export interface LineRowProps extends ShownLine {
  /** The most characters the model reads. */
  limit: number;
  onEdit: (text: string) => void;
  onRemove: () => void;
}

interface EditingProps extends Pick<LineRowProps, 'number' | 'text' | 'limit' | 'onEdit'> {
  onEnd: () => void;
}

function Editing({ number, text, limit, onEdit, onEnd }: EditingProps) {
  const { t, i18n } = useLingui();
  const [draft, write] = useState(text);
  const save = () => {
    onEdit(draft);
    onEnd();
  };
  return (
    <PromptField
      label={t`Line ${number}`}
      labelHidden
      size="composer"
      value={draft}
      // What is too long already can be read to its end.
      limit={Math.max(limit, text.length)}
      locale={i18n.locale}
      describeCount={(length, max) => t`${i18n.number(length)} of ${i18n.number(max)} characters`}
      onValue={write}
      onSend={save}
      tools={
        <>
          <Button size="small" onClick={save}>
            <Trans>Save</Trans>
          </Button>
          <Button look="quiet" size="small" onClick={onEnd}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      }
    />
  );
}

function Shown({ text, prompts, problem }: Pick<LineRowProps, 'text' | 'prompts' | 'problem'>) {
  return (
    <>
      <span className="block wrap-anywhere whitespace-pre-line text-body">
        <bdi>{text}</bdi>
      </span>
      {prompts > 1 && (
        <span className="block text-micro text-muted">
          <Plural value={prompts} one="# prompt" other="# prompts" />
        </span>
      )}
      {problem !== undefined && <span className="block text-micro text-danger">{problem}</span>}
    </>
  );
}

/** One line of a list: its text, what it costs, what is wrong with it. */
export function LineRow({ number, text, prompts, cost, problem, limit, onEdit, onRemove }: LineRowProps) {
  const { t, i18n } = useLingui();
  const [isEdited, edit] = useState(false);
  return (
    <tr className="border-b border-line align-top">
      <th scope="row" className="py-2.5 pe-3 text-start font-normal text-muted tabular-nums">
        {i18n.number(number)}
      </th>
      <td className="w-full min-w-0 py-2.5">
        {isEdited ? (
          <Editing {...{ number, text, limit, onEdit }} onEnd={() => edit(false)} />
        ) : (
          <Shown {...{ text, prompts, problem }} />
        )}
      </td>
      <td className="py-2.5 ps-3 text-end tabular-nums">{i18n.number(cost)}</td>
      <td className="py-1 ps-2">
        {!isEdited && (
          <span className="flex">
            <IconButton size="small" label={t`Edit line ${number}`} icon={<WriteIcon />} onClick={() => edit(true)} />
            <IconButton
              size="small"
              label={t`Remove line ${number}`}
              icon={<TrashIcon />}
              data-remove={number}
              onClick={onRemove}
            />
          </span>
        )}
      </td>
    </tr>
  );
}
