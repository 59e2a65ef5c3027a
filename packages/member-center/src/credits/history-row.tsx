import type { CreditEntry } from '@kinora/contracts/money';
import { modelWords } from '@kinora/credits';
import { ChevronDownIcon, IconButton, Tag } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useId, useState, type ReactNode } from 'react';

import { KIND_WORDS, signedChange } from './credit-messages.ts';
import { EntryWhat } from './entry-what.tsx';
import type { HistoryLine } from './history-lines.ts';

export interface HistoryRowProps {
  line: HistoryLine;
  /** Whether what could be spent afterwards is told: only the whole history adds up. */
  hasBalance: boolean;
  /** Draws the receipt once it is opened. */
  renderReceipt: (entry: CreditEntry) => ReactNode;
}

const CLASSES = 'py-3 pe-3 align-top';

/** A line of the history; its receipt opens below it. */
export function HistoryRow({ line, hasBalance, renderReceipt }: HistoryRowProps) {
  const { t, i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const receiptId = useId();
  const whatId = useId();
  const { entry, kind, change, balance } = line;
  const { at, creation } = entry;
  const { tag, look } = KIND_WORDS[kind];
  const time = i18n.date(new Date(at), { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' });
  const day = i18n.date(new Date(at), { dateStyle: 'full', timeStyle: 'medium' });
  return (
    <>
      <tr className="border-t border-line">
        <td className={`${CLASSES} text-small text-nowrap text-muted tabular-nums max-phone:hidden`}>
          <time dateTime={new Date(at).toISOString()} title={day}>
            {time}
          </time>
        </td>
        <th scope="row" id={whatId} className={`${CLASSES} min-w-0 text-start font-normal wrap-anywhere text-strong`}>
          <span className="line-clamp-2">
            <EntryWhat entry={entry} />
          </span>
          <span className="block text-micro text-muted tabular-nums phone:hidden">{time}</span>
        </th>
        <td className={`${CLASSES} text-small text-nowrap text-muted max-desk:hidden`}>
          {creation && <bdi>{i18n._(modelWords(creation.model))}</bdi>}
        </td>
        <td className={CLASSES}>
          <Tag look={look}>{i18n._(tag)}</Tag>
        </td>
        <td className={`${CLASSES} text-end font-bold text-strong tabular-nums`}>
          <bdi>{signedChange(change, i18n.locale)}</bdi>
        </td>
        {hasBalance && (
          <td className={`${CLASSES} text-end text-muted tabular-nums max-nav:hidden`}>{i18n.number(balance)}</td>
        )}
        <td className="py-1.5 text-end align-top">
          <IconButton
            label={t`Receipt`}
            icon={<ChevronDownIcon />}
            size="small"
            aria-expanded={isOpen}
            aria-controls={receiptId}
            aria-describedby={whatId}
            onClick={() => setOpen(!isOpen)}
          />
        </td>
      </tr>
      {isOpen && (
        <tr id={receiptId}>
          <td colSpan={hasBalance ? 7 : 6} className="pb-4">
            {renderReceipt(entry)}
          </td>
        </tr>
      )}
    </>
  );
}
