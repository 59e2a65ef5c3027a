import type { CreditEntry } from '@kinora/contracts/money';
import { modelWords, priceText, skuWords } from '@kinora/credits';
import { Link, Panel } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { reasonWords, SOURCE_WORDS, staysForEver } from './credit-messages.ts';

export interface EntryReceiptProps {
  entry: CreditEntry;
  /** Where its clip can be watched: null for nowhere, undefined while it is looked for. */
  clipUrl?: string | null | undefined;
}

function Row({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-6">
      <dt className="text-muted">{label}</dt>
      <dd className="text-end wrap-anywhere text-body tabular-nums">{children}</dd>
    </div>
  );
}

function CreationRows({ creation }: { creation: NonNullable<CreditEntry['creation']> }) {
  const { i18n } = useLingui();
  const { held, charged, returned, reason, at } = creation.receipt;
  const why = reasonWords(reason);
  return (
    <>
      <Row label={<Trans>Model</Trans>}>
        <bdi>{i18n._(modelWords(creation.model))}</bdi>
      </Row>
      {held > 0 && <Row label={<Trans>Held</Trans>}>{i18n.number(held)}</Row>}
      <Row label={<Trans>Charged</Trans>}>{i18n.number(charged)}</Row>
      <Row label={<Trans>Returned</Trans>}>{i18n.number(returned)}</Row>
      {why && <Row label={<Trans>Why</Trans>}>{i18n._(why)}</Row>}
      {held === 0 && (
        <Row label={<Trans>Settled</Trans>}>
          {i18n.date(new Date(at), { dateStyle: 'medium', timeStyle: 'medium' })}
        </Row>
      )}
    </>
  );
}

function LotRows({ lot }: { lot: NonNullable<CreditEntry['lot']> }) {
  const { i18n, t } = useLingui();
  const { source, scope, expiresAt } = lot;
  const isForEver = staysForEver(source) ? t`Never` : t`When your plan ends`;
  return (
    <>
      <Row label={<Trans>From</Trans>}>{i18n._(SOURCE_WORDS[source])}</Row>
      <Row label={<Trans>For</Trans>}>
        {scope === 'any' ? <Trans>every model</Trans> : <Trans>the local preview engine</Trans>}
      </Row>
      <Row label={<Trans>Expires</Trans>}>
        {expiresAt === null ? isForEver : i18n.date(new Date(expiresAt), { dateStyle: 'long' })}
      </Row>
    </>
  );
}

function PaymentRows({ payment }: { payment: NonNullable<CreditEntry['payment']> }) {
  const { i18n } = useLingui();
  const price = priceText(payment.cents, i18n.locale);
  return (
    <>
      <Row label={<Trans>Purchase</Trans>}>{i18n._(skuWords(payment.sku))}</Row>
      <Row label={<Trans>Payment</Trans>}>
        {payment.isSandbox ? <Trans>{price} in the sandbox, no money charged</Trans> : <bdi>{price}</bdi>}
      </Row>
    </>
  );
}

function ClipLine({ clipUrl }: Pick<EntryReceiptProps, 'clipUrl'>) {
  if (clipUrl) {
    return (
      <Link href={clipUrl} external>
        <Trans>Watch clip</Trans>
      </Link>
    );
  }
  if (clipUrl === undefined) return <Trans>Loading clip</Trans>;
  return <Trans>This clip no longer exists.</Trans>;
}

/** The whole receipt of a line, opened in place. */
export function EntryReceipt({ entry, clipUrl }: EntryReceiptProps) {
  const { i18n } = useLingui();
  const { creation, lot, payment, reason } = entry;
  const why = creation ? null : reasonWords(reason);
  return (
    <Panel look="inset">
      <dl className="grid gap-2 text-small">
        {creation && <CreationRows creation={creation} />}
        {lot && <LotRows lot={lot} />}
        {payment && <PaymentRows payment={payment} />}
        {why && <Row label={<Trans>Why</Trans>}>{i18n._(why)}</Row>}
      </dl>
      {creation && (
        <p className="pt-3 text-small text-muted">
          <ClipLine clipUrl={clipUrl} />
        </p>
      )}
    </Panel>
  );
}
