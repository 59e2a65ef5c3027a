import { clipsPerMonth, rightsOf, type PlanTier } from '@kinora/contracts/plans';
import { Button, CheckIcon, ChevronDownIcon, CoinIcon, ExternalIcon, Tag } from '@kinora/ui';
import type { MessageDescriptor } from '@lingui/core';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';

import { PriceCountdown } from '../countdown/price-countdown.tsx';
import type { PlanOffer } from '../offers.ts';
import { BigPrice } from './big-price.tsx';
import { featuresOf, numbersOf, type FeatureNeed } from './plan-features.ts';

/** What the button of a card does for this visitor. */
export type CardAction =
  | { readonly kind: 'buy'; readonly onBuy: () => void }
  /** The plan that runs. */
  | { readonly kind: 'current' }
  | { readonly kind: 'change'; readonly isUp: boolean; readonly onChange: () => void };

export interface PlanCardProps {
  offer: PlanOffer;
  action: CardAction;
  /** Milliseconds until the promotion ends; null where none runs. */
  left?: number | null | undefined;
  /** The name of the season that the offer belongs to. */
  season?: string | undefined;
  /** What this server has of what features need. */
  served?: readonly FeatureNeed[] | undefined;
}

const NOTHING: readonly FeatureNeed[] = [];

const LOOKS = {
  basic: 'bg-surface-2 shadow-e2',
  pro: 'plan-pro',
  season: 'plan-pro plan-season',
} as const;

const TITLES = { basic: 'Basic', pro: 'Pro' } as const;

function Features({ list }: { list: readonly MessageDescriptor[] }) {
  const { i18n } = useLingui();
  return (
    <ul className="grid gap-2 text-small">
      {list.map((feature) => (
        <li key={feature.id} className="flex items-start gap-2.5">
          <span className="mt-0.5 flex-none text-accent [&>svg]:size-4">
            <CheckIcon />
          </span>
          {i18n._(feature)}
        </li>
      ))}
    </ul>
  );
}

function PlanFeatures({ tier, served }: { tier: PlanTier; served: readonly FeatureNeed[] }) {
  const basic = <Features list={featuresOf('basic', served)} />;
  if (tier === 'basic') return basic;
  return (
    <div className="grid gap-2">
      <h4 className="type-label">
        <Trans>Everything in Basic, plus</Trans>
      </h4>
      <Features list={[...featuresOf('pro', served), ...numbersOf('pro')]} />
      <details className="group text-small">
        <summary className="inline-flex min-h-8 list-none items-center gap-1 rounded-control text-muted hover:text-strong max-nav:min-h-11 [&::-webkit-details-marker]:hidden">
          <Trans>Everything in Basic</Trans>
          <span className="transition-[rotate] group-open:rotate-180 [&>svg]:size-4">
            <ChevronDownIcon />
          </span>
        </summary>
        <div className="pt-2">{basic}</div>
      </details>
    </div>
  );
}

function CardButton({ offer, action }: Pick<PlanCardProps, 'offer' | 'action'>) {
  const { tier } = offer.sku;
  const look = tier === 'pro' ? 'primary' : 'default';
  if (action.kind === 'current') {
    return (
      <Button look="default" size="large" wide disabled>
        <Trans>Your plan</Trans>
      </Button>
    );
  }
  // No link yet: nothing to press and nothing to reach.
  if (!offer.address) {
    return (
      <Button look={look} size="large" wide disabled>
        <Trans>Loading</Trans>
      </Button>
    );
  }
  if (action.kind === 'change') {
    return (
      <Button look={action.isUp ? look : 'default'} size="large" wide onClick={action.onChange}>
        {action.isUp ? <Trans>Upgrade</Trans> : <Trans>Switch</Trans>}
        <span className="sr-only">
          {' '}
          <Trans>to {TITLES[tier]}</Trans>
        </span>
      </Button>
    );
  }
  return (
    <Button look={look} size="large" wide onClick={action.onBuy}>
      <Trans>Buy Now with Discount</Trans>
      <ExternalIcon aria-hidden="true" />
      <span className="sr-only">
        <Trans>{TITLES[tier]}, opens in a new tab</Trans>
      </span>
    </Button>
  );
}

function Countdown({ left }: { left: number }) {
  return (
    <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-3 rounded-control bg-surface-1 px-3 py-2 text-small">
      <PriceCountdown left={left} />
    </div>
  );
}

function Tips({ period }: { period: 'month' | 'year' }) {
  return (
    <p className="grid content-center rounded-control bg-surface-1 px-3 py-2 text-small text-pretty text-muted dialog:max-desk:min-h-14">
      {period === 'year' ? (
        <Trans>Renews yearly. Cancel any time.</Trans>
      ) : (
        <Trans>Renews monthly. Cancel any time.</Trans>
      )}
    </p>
  );
}

interface HeadProps {
  tier: PlanTier;
  titleId: string;
  isCurrent: boolean;
  season: string | undefined;
}

function CardHead({ tier, titleId, isCurrent, season }: HeadProps) {
  const isPro = tier === 'pro';
  return (
    <header className="flex flex-wrap items-center justify-between gap-2">
      <h3 id={titleId} className="type-title">
        {TITLES[tier]}
      </h3>
      <span className="flex flex-wrap gap-2">
        {isPro && season !== undefined && (
          <Tag look="lamp" size="medium">
            <bdi>{season}</bdi>
          </Tag>
        )}
        {isCurrent && (
          <Tag look="success" size="medium">
            <Trans>Your plan</Trans>
          </Tag>
        )}
        {isPro && !isCurrent && (
          <span className="rounded-full bg-accent px-2.5 text-micro leading-6 font-bold text-on-accent">
            <Trans>Best Value</Trans>
          </span>
        )}
      </span>
    </header>
  );
}

function Credits({ tier }: { tier: PlanTier }) {
  const clips = clipsPerMonth(tier);
  return (
    <div className="grid gap-0.5">
      <p className="flex items-center gap-2 font-bold text-strong tabular-nums">
        <span className="text-accent">
          <CoinIcon />
        </span>
        <Plural value={rightsOf(tier).creditsPerMonth} one="# credit a month" other="# credits a month" />
      </p>
      <p className="text-small text-muted">
        <Plural value={clips} one="up to # video" other="up to # videos" />
      </p>
    </div>
  );
}

/** A plan: what it costs, what it gives, and how to get it. */
export function PlanCard({ offer, action, left = null, season, served = NOTHING }: PlanCardProps) {
  const titleId = useId();
  const { sku, price } = offer;
  const { tier, period } = sku;
  const isPro = tier === 'pro';
  const look = LOOKS[isPro && season !== undefined ? 'season' : tier];
  return (
    <section aria-labelledby={titleId} className={`grid h-full content-start gap-4 rounded-stage p-5 nav:p-6 ${look}`}>
      <CardHead tier={tier} titleId={titleId} isCurrent={action.kind === 'current'} season={season} />
      <BigPrice price={price} period={period} isPromoted={left !== null} />
      <Credits tier={tier} />
      <Tips period={period} />
      <CardButton offer={offer} action={action} />
      {isPro && left !== null && <Countdown left={left} />}
      <PlanFeatures tier={tier} served={served} />
    </section>
  );
}
