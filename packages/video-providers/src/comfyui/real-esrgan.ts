import { COMFYUI, type OpenModel } from './open-model.ts';
import { SAVE_AS_VIDEO, VIDEO_FRAMES } from './parts.ts';
import type { Workflow } from './workflow.ts';

/** Twice as wide and as high, then to the size that was asked for. `decode` is what is saved. */
const UPSCALE: Workflow = {
  ...VIDEO_FRAMES,
  model: { class_type: 'UpscaleModelLoader', inputs: { model_name: 'RealESRGAN_x2plus.pth' } },
  sampler: { class_type: 'ImageUpscaleWithModel', inputs: { upscale_model: ['model', 0], image: ['frames', 0] } },
  decode: {
    class_type: 'ImageScale',
    inputs: {
      image: ['sampler', 0],
      upscale_method: 'lanczos',
      width: { slot: 'width' },
      height: { slot: 'height' },
      crop: 'disabled',
    },
  },
  ...SAVE_AS_VIDEO,
};

/** Enlarges a video frame by frame: https://docs.comfy.org/tutorials/basic/upscale. */
export const REAL_ESRGAN: OpenModel = {
  slug: 'real-esrgan',
  needs: {
    files: [
      {
        folder: 'upscale_models',
        name: 'RealESRGAN_x2plus.pth',
        from: 'https://github.com/xinntao/Real-ESRGAN/releases/tag/v0.2.1',
      },
    ],
    vramGb: 4,
    isVramEstimated: true,
    customNodes: [],
    comfyui: COMFYUI,
  },
  // The longest it takes: the video keeps its own speed.
  fps: 30,
  sizes: {},
  negative: '',
  workflows: { upscale: UPSCALE },
};
