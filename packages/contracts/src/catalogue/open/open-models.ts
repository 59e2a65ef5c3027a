import type { CatalogueModel } from '../catalogue-types.ts';
import { HUNYUAN_VIDEO } from './hunyuan-video.ts';
import { LTX_VIDEO } from './ltx-video.ts';
import { REAL_ESRGAN } from './real-esrgan.ts';
import { WAN_2_1, WAN_2_2 } from './wan.ts';

/**
 * Models with open weights, which run on the operator's own graphics card. Their price is its time: our estimate for a
 * GeForce RTX 4090 from what their makers publish, by pixels and steps. The operator's rate scales all of them.
 */
export const OPEN_MODELS: readonly CatalogueModel[] = [WAN_2_2, LTX_VIDEO, HUNYUAN_VIDEO, WAN_2_1, REAL_ESRGAN];
