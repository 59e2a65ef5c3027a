import { HUNYUAN_VIDEO } from './hunyuan-video.ts';
import { LTX_VIDEO } from './ltx-video.ts';
import type { OpenModel } from './open-model.ts';
import { REAL_ESRGAN } from './real-esrgan.ts';
import { WAN_2_1 } from './wan-2-1.ts';
import { WAN_2_2 } from './wan-2-2.ts';

/** The models there is a workflow for, in the order in which they are offered. */
export const OPEN_MODELS: readonly OpenModel[] = [WAN_2_2, LTX_VIDEO, HUNYUAN_VIDEO, WAN_2_1, REAL_ESRGAN];

export const findOpenModel = (slug: string): OpenModel | undefined => OPEN_MODELS.find((model) => model.slug === slug);
