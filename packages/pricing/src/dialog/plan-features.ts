import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What every plan has (`product-spec.md` 9). */
export const BASIC_FEATURES: readonly MessageDescriptor[] = [
  msg`Multi-model support`,
  msg`Priority access to an advanced video model`,
  msg`Watermark removal with unlimited downloads`,
  msg`Fast HD generation`,
  msg`Batch generation and download`,
  msg`Trending effects`,
  msg`50% off credit packs`,
];

const PRO_FEATURES: readonly MessageDescriptor[] = [msg`Ultra-fast generation`, msg`Early access to new effects`];
const LIVE_SUPPORT = msg`24/7 live support`;

/** What Pro has besides; live support only where the operator has a chat (decisions 10). */
export const proFeatures = (hasLiveSupport: boolean): readonly MessageDescriptor[] =>
  hasLiveSupport ? [...PRO_FEATURES, LIVE_SUPPORT] : PRO_FEATURES;
