export type PlanTier = 'basic' | 'pro';
export type PlanPeriod = 'month' | 'year';

/** Every price is a whole number of US cents. */
interface Sku {
  readonly id: string;
  /** What is paid at once. */
  readonly priceCents: number;
  /** What is struck through beside it. */
  readonly listCents: number;
}

/** A plan for a month or a year; either way its credits come month by month. */
export interface PlanSku extends Sku {
  readonly kind: 'plan';
  readonly tier: PlanTier;
  readonly period: PlanPeriod;
  /** What a month costs, rounded to cents; the card of a year shows one cent less (`product-spec.md` 9). */
  readonly monthCents: number;
}

/** Credits bought once. Members with a plan pay `memberCents`. */
export interface PackSku extends Sku {
  readonly kind: 'pack';
  readonly credits: number;
  readonly memberCents: number;
}

export type AnySku = PlanSku | PackSku;

/** What the server lets a member do; `docs/plans.md` says where each is enforced (decisions 10). */
export interface PlanRights {
  /** Credits that come every month. */
  readonly creditsPerMonth: number;
  /** Clips of one request. */
  readonly countMax: number;
  /** Lines of the picture of the local engine: `1080` is full HD. */
  readonly localLines: 720 | 1080;
  /** How long an exported timeline may be. */
  readonly exportMinutes: 1 | 10 | 30;
  /** Clips of the member that are made at once. */
  readonly atOnce: number;
  /** Weight in the queue: one with twice the weight comes twice as often. */
  readonly queueWeight: number;
  /** Whether clips of vendors' models go before those of members without it. */
  readonly hasPriorityAccess: boolean;
  /** Clips without the mark, those of before too. */
  readonly hasCleanClips: boolean;
  /** A batch as one ZIP. */
  readonly hasBatchDownload: boolean;
  /** Effects whose recipe is marked as trending. */
  readonly hasTrendingEffects: boolean;
  /** Packs at half their price. */
  readonly hasHalfPacks: boolean;
  /** Days in which a new effect is there before all have it. */
  readonly earlyEffectDays: number;
  /** The operator's chat, where one is set. */
  readonly hasLiveSupport: boolean;
}
