import { COMFYUI, type OpenModel } from './open-model.ts';
import { SAVE_AS_VIDEO, SAVE_CLIP, VIDEO_FRAMES, WORDS } from './parts.ts';
import type { Workflow } from './workflow.ts';

/** All but where it starts from, which is `latent`, and how it is saved. */
const PAINTING = {
  weights: {
    class_type: 'UNETLoader',
    inputs: { unet_name: 'wan2.1_t2v_1.3B_fp16.safetensors', weight_dtype: 'default' },
  },
  model: { class_type: 'ModelSamplingSD3', inputs: { model: ['weights', 0], shift: 8 } },
  clip: { class_type: 'CLIPLoader', inputs: { clip_name: 'umt5_xxl_fp8_e4m3fn_scaled.safetensors', type: 'wan' } },
  vae: { class_type: 'VAELoader', inputs: { vae_name: 'wan_2.1_vae.safetensors' } },
  ...WORDS,
  decode: { class_type: 'VAEDecode', inputs: { samples: ['sampler', 0], vae: ['vae', 0] } },
} as const satisfies Workflow;

const SAMPLING = {
  model: ['model', 0],
  positive: ['positive', 0],
  negative: ['negative', 0],
  latent_image: ['latent', 0],
  seed: { slot: 'seed' },
  steps: 30,
  cfg: 6,
  sampler_name: 'uni_pc',
  scheduler: 'simple',
} as const;

const TEXT: Workflow = {
  ...PAINTING,
  latent: {
    class_type: 'EmptyHunyuanLatentVideo',
    inputs: { width: { slot: 'width' }, height: { slot: 'height' }, length: { slot: 'frames' }, batch_size: 1 },
  },
  sampler: { class_type: 'KSampler', inputs: { ...SAMPLING, denoise: 1 } },
  ...SAVE_CLIP,
};

/** The frames are noised a part of the way and painted from there, at the video's own speed. */
const VIDEO: Workflow = {
  ...PAINTING,
  ...VIDEO_FRAMES,
  scaled: {
    class_type: 'ImageScale',
    inputs: {
      image: ['frames', 0],
      upscale_method: 'lanczos',
      width: { slot: 'width' },
      height: { slot: 'height' },
      crop: 'center',
    },
  },
  latent: { class_type: 'VAEEncode', inputs: { pixels: ['scaled', 0], vae: ['vae', 0] } },
  sampler: { class_type: 'KSampler', inputs: { ...SAMPLING, denoise: { slot: 'denoise' } } },
  ...SAVE_AS_VIDEO,
};

const AT = 'https://huggingface.co/Comfy-Org/Wan_2.1_ComfyUI_repackaged/tree/main/split_files';

/** The 1.3B model, for words and videos. Files and memory: https://docs.comfy.org/tutorials/video/wan/wan-video. */
export const WAN_2_1: OpenModel = {
  slug: 'wan-2-1',
  needs: {
    files: [
      { folder: 'diffusion_models', name: 'wan2.1_t2v_1.3B_fp16.safetensors', from: `${AT}/diffusion_models` },
      { folder: 'text_encoders', name: 'umt5_xxl_fp8_e4m3fn_scaled.safetensors', from: `${AT}/text_encoders` },
      { folder: 'vae', name: 'wan_2.1_vae.safetensors', from: `${AT}/vae` },
    ],
    vramGb: 8,
    customNodes: [],
    comfyui: COMFYUI,
  },
  fps: 16,
  sizes: { '480p': { '16:9': [832, 480], '9:16': [480, 832], '1:1': [624, 624] } },
  negative: 'overexposed, static, blurry details, subtitles, worst quality, deformed hands, messy background',
  workflows: { text: TEXT, video: VIDEO },
};
