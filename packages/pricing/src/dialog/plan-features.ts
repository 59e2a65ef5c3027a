import { EFFECT_BADGES, rightsOf, type PlanTier } from '@kinora/contracts/plans';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';

/** What a feature is made of; without it nobody gets anything by that name. */
export type FeatureNeed = 'chat' | 'dated-effects' | 'vendor-models';

interface PlanFeature {
  readonly words: MessageDescriptor;
  readonly needs?: FeatureNeed;
}

/** The features of the plans (`product-spec.md` 9). docs/plans.md says what serves each. */
const FEATURES: Readonly<Record<PlanTier, readonly PlanFeature[]>> = {
  basic: [
    { words: msg`Multi-model support`, needs: 'vendor-models' },
    { words: msg`Priority access to an advanced video model`, needs: 'vendor-models' },
    { words: msg`Watermark removal with unlimited downloads` },
    { words: msg`Fast HD generation` },
    { words: msg`Batch generation and download` },
    { words: msg`Trending effects` },
    { words: msg`50% off credit packs` },
  ],
  pro: [
    { words: msg`Ultra-fast generation` },
    { words: msg`Early access to new effects`, needs: 'dated-effects' },
    { words: msg`24/7 live support`, needs: 'chat' },
  ],
};

/** What a plan has that the one below it has not, as far as it is served here. */
export const featuresOf = (tier: PlanTier, served: readonly FeatureNeed[]): readonly MessageDescriptor[] =>
  FEATURES[tier].filter(({ needs }) => needs === undefined || served.includes(needs)).map(({ words }) => words);

/** How much more the higher plan lets a member do, in numbers; what the specification names stands above it. */
export function numbersOf(tier: PlanTier): readonly MessageDescriptor[] {
  if (tier === 'basic') return [];
  const { countMax, exportMinutes } = rightsOf(tier);
  return [
    msg`${plural(countMax, { one: 'Up to # clip in a batch', other: 'Up to # clips in a batch' })}`,
    msg`${plural(exportMinutes, { one: 'Exports of up to # minute', other: 'Exports of up to # minutes' })}`,
  ];
}

export interface ServerFacts {
  /** The models that can be asked for a clip; empty while nobody knows. */
  readonly models: readonly string[];
  readonly hasChat: boolean;
}

const hasDatedEffects = Object.values(EFFECT_BADGES).some(({ since }) => since !== undefined);

/** What of that a server has. */
export function servedNeeds({ models, hasChat }: ServerFacts): readonly FeatureNeed[] {
  return [
    ...(hasChat ? (['chat'] as const) : []),
    ...(hasDatedEffects ? (['dated-effects'] as const) : []),
    ...(models.some((model) => model !== 'local') ? (['vendor-models'] as const) : []),
  ];
}
