import { modelWords } from '@kinora/credits';
import { Notice, Panel, Skeleton, Tag } from '@kinora/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';

import type { ModelGroup, ModelRow } from './model-rows.ts';

export interface ModelStatusProps {
  state: 'loading' | 'ready' | 'failed';
  rows: readonly ModelRow[];
}

const GROUPS: readonly ModelGroup[] = ['here', 'unconnected', 'closed'];
const TAGS = { here: 'success', unconnected: 'neutral', closed: 'neutral' } as const;

function GroupName({ group }: { group: ModelGroup }) {
  if (group === 'here') return <Trans>Runs here now</Trans>;
  return group === 'unconnected' ? <Trans>Not connected on this server</Trans> : <Trans>Closed by its maker</Trans>;
}

function Fact({ row }: { row: ModelRow }) {
  const { i18n } = useLingui();
  if (row.closedOn !== null) {
    const day = i18n.date(new Date(`${row.closedOn}T00:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' });
    return <Trans>since {day}</Trans>;
  }
  return <Plural value={row.from} one="from # credit" other="from # credits" />;
}

function Row({ row }: { row: ModelRow }) {
  const { i18n } = useLingui();
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-2.5">
      <span className="flex items-baseline gap-2 font-medium text-strong">
        <bdi>{i18n._(modelWords(row.slug))}</bdi>
        {row.isOlder && (
          <Tag look="info">
            <Trans>Older</Trans>
          </Tag>
        )}
      </span>
      <span className="text-small text-muted tabular-nums">
        <Fact row={row} />
      </span>
    </li>
  );
}

/** All models by what is true of them on this server. */
export function ModelStatus({ state, rows }: ModelStatusProps) {
  const { t } = useLingui();
  if (state === 'loading') {
    return (
      <div aria-busy="true" className="grid gap-3.5 nav:grid-cols-3">
        <output className="sr-only">{t`Loading the models`}</output>
        {GROUPS.map((group) => (
          <Skeleton key={group} shape="item" />
        ))}
      </div>
    );
  }
  return (
    <div className="grid gap-3.5">
      {state === 'failed' && (
        <Notice look="info" announce="status">
          <Trans>The server did not say which models it runs. Others may run as well.</Trans>
        </Notice>
      )}
      <div className="grid gap-3.5 nav:grid-cols-3">
        {GROUPS.map((group) => ({ group, members: rows.filter((row) => row.group === group) })).map(
          ({ group, members }) =>
            members.length > 0 && (
              <Panel key={group}>
                <h3>
                  <Tag look={TAGS[group]} size="medium">
                    <GroupName group={group} />
                  </Tag>
                </h3>
                <ul className="mt-2 divide-y divide-line">
                  {members.map((row) => (
                    <Row key={row.slug} row={row} />
                  ))}
                </ul>
              </Panel>
            ),
        )}
      </div>
    </div>
  );
}
