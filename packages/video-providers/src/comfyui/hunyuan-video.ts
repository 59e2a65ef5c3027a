import { COMFYUI, type OpenModel } from './open-model.ts';
import { FIRST_PICTURE, SAVE_CLIP } from './parts.ts';
import type { Workflow } from './workflow.ts';

interface Start {
  readonly weights: string;
  readonly conditioning: readonly [node: string, output: number];
  readonly latent: readonly [node: string, output: number];
}

/** From what it starts from to the frames of `decode`. The model is guided by a number, not by what to leave out. */
const painting = ({ conditioning, latent, weights }: Start): Workflow => ({
  weights: { class_type: 'UNETLoader', inputs: { unet_name: weights, weight_dtype: 'default' } },
  model: { class_type: 'ModelSamplingSD3', inputs: { model: ['weights', 0], shift: 7 } },
  clip: {
    class_type: 'DualCLIPLoader',
    inputs: {
      clip_name1: 'clip_l.safetensors',
      clip_name2: 'llava_llama3_fp8_scaled.safetensors',
      type: 'hunyuan_video',
    },
  },
  vae: { class_type: 'VAELoader', inputs: { vae_name: 'hunyuan_video_vae_bf16.safetensors' } },
  guidance: { class_type: 'FluxGuidance', inputs: { conditioning, guidance: 6 } },
  guider: { class_type: 'BasicGuider', inputs: { model: ['model', 0], conditioning: ['guidance', 0] } },
  noise: { class_type: 'RandomNoise', inputs: { noise_seed: { slot: 'seed' } } },
  method: { class_type: 'KSamplerSelect', inputs: { sampler_name: 'euler' } },
  steps: {
    class_type: 'BasicScheduler',
    inputs: { model: ['weights', 0], scheduler: 'simple', steps: 20, denoise: 1 },
  },
  sampler: {
    class_type: 'SamplerCustomAdvanced',
    inputs: {
      noise: ['noise', 0],
      guider: ['guider', 0],
      sampler: ['method', 0],
      sigmas: ['steps', 0],
      latent_image: latent,
    },
  },
  decode: {
    class_type: 'VAEDecodeTiled',
    inputs: {
      samples: ['sampler', 0],
      vae: ['vae', 0],
      tile_size: 256,
      overlap: 64,
      temporal_size: 64,
      temporal_overlap: 8,
    },
  },
});

const SIZE = { width: { slot: 'width' }, height: { slot: 'height' }, batch_size: 1 } as const;

const OF_WORDS: Workflow = {
  ...painting({
    weights: 'hunyuan_video_t2v_720p_bf16.safetensors',
    conditioning: ['positive', 0],
    latent: ['latent', 0],
  }),
  positive: { class_type: 'CLIPTextEncode', inputs: { clip: ['clip', 0], text: { slot: 'prompt' } } },
};

const emptyOf = (length: 1 | { readonly slot: 'frames' }) =>
  ({ class_type: 'EmptyHunyuanLatentVideo', inputs: { ...SIZE, length } }) as const satisfies Workflow[string];

const TEXT: Workflow = { ...OF_WORDS, latent: emptyOf({ slot: 'frames' }), ...SAVE_CLIP };

/** A clip of one frame. */
const STILL: Workflow = {
  ...OF_WORDS,
  latent: emptyOf(1),
  save: { class_type: 'SaveImage', inputs: { images: ['decode', 0], filename_prefix: { slot: 'name' } } },
};

/** The way that keeps close to its picture. */
const IMAGE: Workflow = {
  ...painting({
    weights: 'hunyuan_video_v2_replace_image_to_video_720p_bf16.safetensors',
    conditioning: ['begun', 0],
    latent: ['begun', 1],
  }),
  ...FIRST_PICTURE,
  sight: { class_type: 'CLIPVisionLoader', inputs: { clip_name: 'llava_llama3_vision.safetensors' } },
  seen: { class_type: 'CLIPVisionEncode', inputs: { clip_vision: ['sight', 0], image: ['first', 0], crop: 'none' } },
  positive: {
    class_type: 'TextEncodeHunyuanVideo_ImageToVideo',
    inputs: { clip: ['clip', 0], clip_vision_output: ['seen', 0], prompt: { slot: 'prompt' }, image_interleave: 4 },
  },
  begun: {
    class_type: 'HunyuanImageToVideo',
    inputs: {
      ...SIZE,
      positive: ['positive', 0],
      vae: ['vae', 0],
      length: { slot: 'frames' },
      guidance_type: 'v2 (replace)',
      start_image: ['first', 0],
    },
  },
  ...SAVE_CLIP,
};

const AT = 'https://huggingface.co/Comfy-Org/HunyuanVideo_repackaged/tree/main/split_files';
const WEIGHTS = `${AT}/diffusion_models`;

/** Files: https://docs.comfy.org/tutorials/video/hunyuan/hunyuan-video. */
export const HUNYUAN_VIDEO: OpenModel = {
  slug: 'hunyuan-video',
  needs: {
    files: [
      {
        folder: 'diffusion_models',
        name: 'hunyuan_video_t2v_720p_bf16.safetensors',
        from: WEIGHTS,
        only: ['text', 'still'],
      },
      {
        folder: 'diffusion_models',
        name: 'hunyuan_video_v2_replace_image_to_video_720p_bf16.safetensors',
        from: WEIGHTS,
        only: ['image'],
      },
      { folder: 'clip_vision', name: 'llava_llama3_vision.safetensors', from: `${AT}/clip_vision`, only: ['image'] },
      { folder: 'text_encoders', name: 'clip_l.safetensors', from: `${AT}/text_encoders` },
      { folder: 'text_encoders', name: 'llava_llama3_fp8_scaled.safetensors', from: `${AT}/text_encoders` },
      { folder: 'vae', name: 'hunyuan_video_vae_bf16.safetensors', from: `${AT}/vae` },
    ],
    vramGb: 24,
    isVramEstimated: true,
    customNodes: [],
    comfyui: COMFYUI,
  },
  fps: 24,
  sizes: {
    '480p': { '16:9': [848, 480], '9:16': [480, 848], '1:1': [640, 640] },
    '720p': { '16:9': [1280, 720], '9:16': [720, 1280], '1:1': [960, 960] },
  },
  negative: '',
  workflows: { text: TEXT, image: IMAGE, still: STILL },
};
