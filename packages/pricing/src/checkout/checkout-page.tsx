import { isMemberAtom, openLoginAtom, sessionAtom } from '@kinora/auth';
import { readStored } from '@kinora/browser/kept';
import { purchaseWords } from '@kinora/credits';
import { Button, Empty, PageHead, Skeleton, UserIcon } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import { Bought } from './bought.tsx';
import { checkoutId } from './checkout-id.ts';
import { createOpening } from './open-order-atoms.ts';
import { OpeningView } from './opening-view.tsx';
import { createWatchedOrder } from './order-atoms.ts';
import { OrderMissing, OrderView } from './order-view.tsx';
import { BACK_KEY, returnPath } from './return-path.ts';

export interface CheckoutPageProps {
  /** Of a sku, or of an order. */
  id: string;
  /** Where to return to when the buyer's page is unknown. */
  homeHref: string;
  memberHref: string;
}

type Hrefs = Readonly<Record<'backHref' | 'memberHref', string>>;

function SkuPanel({ sku, ...hrefs }: Hrefs & { sku: string }) {
  const [{ openingAtom, openAtom }] = useState(() => createOpening(sku));
  const step = useAtomValue(openingAtom);
  const open = useSetAtom(openAtom);
  return <OpeningView {...hrefs} sku={sku} step={step} onOpen={(cents) => void open(cents)} />;
}

function OrderPanel({ id, ...hrefs }: Hrefs & { id: string }) {
  const { i18n } = useLingui();
  const [{ orderAtom, answerAtom, againAtom }] = useState(() => createWatchedOrder(id));
  const known = useAtomValue(orderAtom);
  const answer = useSetAtom(answerAtom);
  const again = useSetAtom(againAtom);
  if (known.state === 'ready') return <OrderView {...known} {...hrefs} onAnswer={(one) => void answer(one)} />;
  if (known.state === 'failed') {
    const { failure } = known;
    const isUnknown = failure.kind === 'invalid' || (failure.kind === 'refused' && failure.reason === 'unknown-order');
    return (
      <OrderMissing
        problem={i18n._(purchaseWords(failure))}
        isUnknown={isUnknown}
        backHref={hrefs.backHref}
        onRetry={again}
      />
    );
  }
  return (
    <div aria-busy="true" className="grid gap-4">
      <p className="sr-only">
        <Trans>Loading your purchase</Trans>
      </p>
      <Skeleton shape="item" />
      <Skeleton shape="card" />
    </div>
  );
}

function Guest({ sku }: { sku: string | null }) {
  const { t } = useLingui();
  const openLogin = useSetAtom(openLoginAtom);
  return (
    <>
      {sku !== null && <Bought sku={sku} cents={null} />}
      <Empty
        heading="h2"
        icon={<UserIcon />}
        title={t`Log in to continue`}
        action={
          <Button onClick={() => openLogin({ reason: 'header' })}>
            <Trans>Log in</Trans>
          </Button>
        }
      >
        <Trans>Purchases belong to your account. Nothing was paid.</Trans>
      </Empty>
    </>
  );
}

function Content({ id, ...hrefs }: Hrefs & { id: string }) {
  const { t } = useLingui();
  const isMember = useAtomValue(isMemberAtom);
  const meaning = checkoutId(id);
  if (meaning.kind === 'unknown') {
    return (
      <OrderMissing
        problem={t`This purchase wasn’t found. Nothing was paid.`}
        isUnknown
        backHref={hrefs.backHref}
        onRetry={() => {}}
      />
    );
  }
  if (!isMember) return <Guest sku={meaning.kind === 'sku' ? meaning.sku : null} />;
  if (meaning.kind === 'sku') return <SkuPanel {...hrefs} key={meaning.sku} sku={meaning.sku} />;
  return <OrderPanel {...hrefs} key={meaning.id} id={meaning.id} />;
}

/** The page of a purchase: opens the order of a sku, plays the sandbox's checkout, and waits for the payment. */
export function CheckoutPage({ id, homeHref, memberHref }: CheckoutPageProps) {
  const { t } = useLingui();
  const [backHref] = useState(() => readStored('local', BACK_KEY, (path) => returnPath(path) ?? undefined) ?? homeHref);
  const isKnown = useAtomValue(sessionAtom).owner !== 'nobody';
  return (
    <>
      <PageHead title={t`Your purchase · Kinora`} />
      <div className="mx-auto grid w-full max-w-[1080px] grid-cols-[minmax(0,1fr)] gap-6 pt-4">
        <h1 className="type-display">
          <Trans>Your purchase</Trans>
        </h1>
        {isKnown ? <Content id={id} backHref={backHref} memberHref={memberHref} /> : <Skeleton shape="item" />}
      </div>
    </>
  );
}
