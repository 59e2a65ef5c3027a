import { modelWords } from '@kinora/credits';
import { Link, Notice, Panel, Tag, wordList } from '@kinora/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';

import type { ModelRow } from './model-rows.ts';

export interface ModelStatusProps {
  rows: readonly ModelRow[];
  /** The server could not be asked. */
  isUnknown: boolean;
  /** The page where clips of a model are made. */
  hrefOf: (row: Pick<ModelRow, 'slug' | 'kinds'>) => string;
}

function Status({ row: { state, isOlder } }: { row: ModelRow }) {
  return (
    <span className="flex flex-wrap gap-1.5 nav:justify-end">
      {isOlder && (
        <Tag look="info" size="medium">
          <Trans>Previous generation</Trans>
        </Tag>
      )}
      <Tag look={state === 'here' || state === 'connected' ? 'success' : 'neutral'} size="medium">
        {state === null && <Trans>Checking</Trans>}
        {state === 'here' && <Trans>Runs on this server</Trans>}
        {state === 'connected' && <Trans>Connected</Trans>}
        {state === 'simulated' && <Trans context="model">Simulated</Trans>}
        {state === 'unconnected' && <Trans>Not connected on this server</Trans>}
        {state === 'closed' && <Trans>Discontinued</Trans>}
      </Tag>
    </span>
  );
}

function Fact({ row, rows, hrefOf }: { row: ModelRow } & Pick<ModelStatusProps, 'rows' | 'hrefOf'>) {
  const { t, i18n } = useLingui();
  const names = { text: t`Text to Video`, image: t`Image to Video`, video: t`Video to Video` };
  if (row.closedOn === null) {
    return (
      <>
        {wordList(
          row.kinds.map((kind) => names[kind]),
          i18n.locale,
        )}
        {' · '}
        <Plural value={row.from} one="from # credit" other="from # credits" />
      </>
    );
  }
  const day = i18n.date(new Date(`${row.closedOn}T00:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' });
  const nearest = rows.find(({ slug }) => slug === row.successor);
  return (
    <>
      <Trans>Since {day}</Trans>
      {nearest && (
        <>
          {' · '}
          <Trans>
            Closest match: <Link href={hrefOf(nearest)}>{i18n._(modelWords(nearest.slug))}</Link>
          </Trans>
        </>
      )}
    </>
  );
}

/** All models with what is true of them on this server. */
export function ModelStatus({ rows, isUnknown, hrefOf }: ModelStatusProps) {
  const { t, i18n } = useLingui();
  return (
    <div className="grid gap-3.5">
      {isUnknown && (
        <Notice look="info" announce="status">
          <Trans>We couldn’t check which models run here. More may be available.</Trans>
        </Notice>
      )}
      <Panel look="form">
        <ul aria-label={t`Models`} className="divide-y divide-line">
          {rows.map((row) => (
            <li
              key={row.slug}
              className="grid gap-x-6 gap-y-2 py-4 first:pt-1 last:pb-1 nav:grid-cols-[minmax(0,1fr)_auto] nav:items-center"
            >
              <div className="grid gap-1">
                <h2 className="type-heading">
                  <Link href={hrefOf(row)} look="plain">
                    <bdi>{i18n._(modelWords(row.slug))}</bdi>
                  </Link>
                </h2>
                <p className="text-small text-pretty text-muted tabular-nums">
                  <Fact row={row} rows={rows} hrefOf={hrefOf} />
                </p>
              </div>
              <Status row={row} />
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}
