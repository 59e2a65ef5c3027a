import type { Page } from '@kinora/api-client';
import type { CreditEntry } from '@kinora/contracts/money';
import {
  Answer,
  Button,
  DownloadIcon,
  Empty,
  LoadMore,
  RetryNotice,
  Segmented,
  SelectField,
  Skeleton,
  type AnswerView,
  type MoreView,
} from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { MemberSection } from '../section/member-section.tsx';
import { HISTORY_SPANS, HISTORY_VIEWS, type HistoryChoice } from './history-filter.ts';
import { linesOf, type HistoryLine } from './history-lines.ts';
import { HistoryRow } from './history-row.tsx';

export interface HistorySectionProps {
  history: AnswerView<Page<CreditEntry>>;
  choice: HistoryChoice;
  /** What follows the lines that are shown. */
  more: MoreView;
  /** Why what is shown could not be read again, in the reader's language. */
  problem?: string | undefined;
  isExporting: boolean;
  renderReceipt: (entry: CreditEntry) => ReactNode;
  onChoose: (choice: HistoryChoice) => void;
  onMore: () => void;
  onReload: () => void;
  onExport: () => void;
}

const SKELETON_ROWS = 6;

function Filters({ choice, isExporting, onChoose, onExport }: HistorySectionProps) {
  const { t } = useLingui();
  const views = { all: t`All`, spent: t`Spent`, returned: t`Returned`, added: t`Added` };
  const spans = { ever: t`All time`, week: t`7 days`, month: t`30 days`, year: t`A year` };
  const chosenView = HISTORY_VIEWS.find((view) => view === choice.view) ?? 'all';
  return (
    <div className="flex flex-wrap items-end justify-between gap-3">
      <Segmented
        label={t`Type`}
        name="history-view"
        segments={HISTORY_VIEWS.map((view) => ({ value: view, label: views[view] }))}
        value={chosenView}
        onChoose={(value) => onChoose({ ...choice, view: HISTORY_VIEWS.find((view) => view === value) ?? 'all' })}
      />
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label={t`Time`}
          value={choice.span}
          onChange={({ currentTarget: { value } }) =>
            onChoose({ ...choice, span: HISTORY_SPANS.find((span) => span === value) ?? 'ever' })
          }
        >
          {HISTORY_SPANS.map((span) => (
            <option key={span} value={span}>
              {spans[span]}
            </option>
          ))}
        </SelectField>
        <Button look="default" icon={<DownloadIcon />} busy={isExporting} onClick={onExport}>
          <Trans>Download as CSV</Trans>
        </Button>
      </div>
    </div>
  );
}

type ListProps = Pick<HistorySectionProps, 'choice' | 'more' | 'renderReceipt' | 'onMore'> & {
  entries: readonly CreditEntry[];
};

interface TableProps extends Pick<ListProps, 'renderReceipt'> {
  lines: readonly HistoryLine[];
  hasBalance: boolean;
}

function Table({ lines, hasBalance, renderReceipt }: TableProps) {
  const { t } = useLingui();
  return (
    <table className="w-full border-collapse text-ui">
      <caption className="sr-only">
        <Trans>Credit history, newest first</Trans>
      </caption>
      <thead>
        <tr className="text-start text-small text-muted">
          <th scope="col" className="pe-3 pb-2 text-start font-label max-phone:hidden">
            <Trans>When</Trans>
          </th>
          <th scope="col" className="w-full pe-3 pb-2 text-start font-label">
            <Trans>What</Trans>
          </th>
          <th scope="col" className="pe-3 pb-2 text-start font-label max-desk:hidden">
            <Trans>Model</Trans>
          </th>
          <th scope="col" className="pe-3 pb-2 text-start font-label">
            <Trans>Result</Trans>
          </th>
          <th scope="col" className="pe-3 pb-2 text-end font-label">
            <Trans>Credits</Trans>
          </th>
          {hasBalance && (
            <th scope="col" className="pe-3 pb-2 text-end font-label max-nav:hidden">
              <Trans>Balance</Trans>
            </th>
          )}
          <th scope="col" className="pb-2">
            <span className="sr-only">{t`Receipt`}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <HistoryRow key={line.entry.id} line={line} hasBalance={hasBalance} renderReceipt={renderReceipt} />
        ))}
      </tbody>
    </table>
  );
}

const WAITING = (
  <div className="grid gap-5 py-2">
    {Array.from({ length: SKELETON_ROWS }, (_, row) => (
      <Skeleton key={row} shape="line" />
    ))}
  </div>
);

function Nothing({ choice }: Pick<HistorySectionProps, 'choice'>) {
  const { t } = useLingui();
  if (choice.view === 'all' && choice.span === 'ever') {
    return (
      <Empty title={t`No credits moved yet`}>
        <Trans>Credits added, held, charged and returned appear here, each with a receipt.</Trans>
      </Empty>
    );
  }
  return (
    <Empty title={t`No matching entries`}>
      <Trans>Choose another type or a longer period.</Trans>
    </Empty>
  );
}

function List(props: ListProps) {
  const { t } = useLingui();
  const { choice, entries, more, renderReceipt, onMore } = props;
  const lines = linesOf(choice.view, entries);
  if (lines.length === 0 && more.state === 'end') return <Nothing choice={choice} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Table lines={lines} hasBalance={choice.view === 'all'} renderReceipt={renderReceipt} />
      <LoadMore more={more} label={t`Show more`} retryLabel={t`Try again`} onMore={onMore} />
    </div>
  );
}

/** Everything that happened to the credits, with what could be spent after each step. */
export function HistorySection(props: HistorySectionProps) {
  const { t } = useLingui();
  const { history, problem, onReload } = props;
  return (
    <MemberSection id="history" title={t`Credit history`}>
      <Filters {...props} />
      {problem !== undefined && (
        <RetryNotice retryLabel={t`Try again`} onRetry={onReload}>
          {problem}
        </RetryNotice>
      )}
      <Answer
        answer={history}
        loadingLabel={t`Loading history`}
        skeleton={WAITING}
        retryLabel={t`Try again`}
        onRetry={onReload}
      >
        {({ items }) => <List {...props} entries={items} />}
      </Answer>
    </MemberSection>
  );
}
