import type { OpenModel } from './open-model.ts';
import { WAN_2_2 } from './wan-2-2.ts';

/** The models there is a workflow for. */
export const OPEN_MODELS: readonly OpenModel[] = [WAN_2_2];

export const findOpenModel = (slug: string): OpenModel | undefined =>
  OPEN_MODELS.find(({ listed }) => listed.slug === slug);
