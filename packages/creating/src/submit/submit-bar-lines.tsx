import { Notice } from '@kinora/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export function Line({ start, end }: { start: ReactNode; end?: ReactNode }) {
  return (
    <p className="flex flex-wrap justify-between gap-x-3 text-small text-muted tabular-nums">
      <span>{start}</span>
      {end !== undefined && <span>{end}</span>}
    </p>
  );
}

/** A new member's credits come a moment after the member: until then nothing is said to be missing. */
export function AfterThis({ balance, cost }: { balance: number | null; cost: number }) {
  if (balance === null) return <Line start={<Trans>Your credits are being counted</Trans>} />;
  const left = balance - cost;
  return (
    <Line
      start={
        <Trans>
          After this you have{' '}
          <b className="font-bold text-strong">
            <Plural value={left} one="# credit" other="# credits" />
          </b>
        </Trans>
      }
    />
  );
}

export function Missing({ balance, missing, cost }: { balance: number; missing: number; cost: number }) {
  const { i18n } = useLingui();
  return (
    <Line
      start={
        <Trans>
          Needs <b className="font-bold text-strong">{i18n.number(cost)}</b>, you have {i18n.number(balance)}
        </Trans>
      }
      end={<Trans>{i18n.number(missing)} short</Trans>}
    />
  );
}

export function Changed({ from, to }: { from: number; to: number }) {
  const { i18n } = useLingui();
  return (
    <Notice look="info" announce="status">
      <Trans>
        The price changed from {i18n.number(from)} to <Plural value={to} one="# credit" other="# credits" />. Nothing
        was charged. Press Create again to accept.
      </Trans>
    </Notice>
  );
}
