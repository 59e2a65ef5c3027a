import { COMFYUI, type OpenModel } from './open-model.ts';
import { FIRST_PICTURE, SAVE_CLIP, WORDS } from './parts.ts';
import type { Workflow } from './workflow.ts';

const LATENT = {
  vae: ['vae', 0],
  width: { slot: 'width' },
  height: { slot: 'height' },
  length: { slot: 'frames' },
  batch_size: 1,
} as const;

/** All but where it starts from, which is `latent`. */
const PAINTING: Workflow = {
  weights: {
    class_type: 'UNETLoader',
    inputs: { unet_name: 'wan2.2_ti2v_5B_fp16.safetensors', weight_dtype: 'default' },
  },
  model: { class_type: 'ModelSamplingSD3', inputs: { model: ['weights', 0], shift: 8 } },
  clip: { class_type: 'CLIPLoader', inputs: { clip_name: 'umt5_xxl_fp8_e4m3fn_scaled.safetensors', type: 'wan' } },
  vae: { class_type: 'VAELoader', inputs: { vae_name: 'wan2.2_vae.safetensors' } },
  ...WORDS,
  sampler: {
    class_type: 'KSampler',
    inputs: {
      model: ['model', 0],
      positive: ['positive', 0],
      negative: ['negative', 0],
      latent_image: ['latent', 0],
      seed: { slot: 'seed' },
      steps: 30,
      cfg: 5,
      sampler_name: 'uni_pc',
      scheduler: 'simple',
      denoise: 1,
    },
  },
  decode: { class_type: 'VAEDecode', inputs: { samples: ['sampler', 0], vae: ['vae', 0] } },
  ...SAVE_CLIP,
};

const TEXT: Workflow = { ...PAINTING, latent: { class_type: 'Wan22ImageToVideoLatent', inputs: LATENT } };

const IMAGE: Workflow = {
  ...PAINTING,
  ...FIRST_PICTURE,
  latent: { class_type: 'Wan22ImageToVideoLatent', inputs: { ...LATENT, start_image: ['first', 0] } },
};

const AT = 'https://huggingface.co/Comfy-Org/Wan_2.2_ComfyUI_Repackaged/tree/main/split_files';

/** The 5B model, for words and pictures. Files and memory: https://docs.comfy.org/tutorials/video/wan/wan2_2. */
export const WAN_2_2: OpenModel = {
  slug: 'wan-2-2',
  needs: {
    files: [
      { folder: 'diffusion_models', name: 'wan2.2_ti2v_5B_fp16.safetensors', from: `${AT}/diffusion_models` },
      { folder: 'text_encoders', name: 'umt5_xxl_fp8_e4m3fn_scaled.safetensors', from: `${AT}/text_encoders` },
      { folder: 'vae', name: 'wan2.2_vae.safetensors', from: `${AT}/vae` },
    ],
    vramGb: 8,
    customNodes: [],
    comfyui: COMFYUI,
  },
  fps: 24,
  sizes: {
    '720p': { '16:9': [1280, 704], '9:16': [704, 1280], '1:1': [960, 960] },
    '480p': { '16:9': [832, 480], '9:16': [480, 832], '1:1': [640, 640] },
  },
  negative: 'overexposed, static, blurry details, subtitles, worst quality, deformed hands, messy background',
  workflows: { text: TEXT, image: IMAGE },
};
