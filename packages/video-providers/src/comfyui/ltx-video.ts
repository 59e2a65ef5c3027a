import { COMFYUI, type OpenModel } from './open-model.ts';
import { FIRST_PICTURE, SAVE_CLIP, WORDS } from './parts.ts';
import type { Workflow } from './workflow.ts';

const SIZE = {
  width: { slot: 'width' },
  height: { slot: 'height' },
  length: { slot: 'frames' },
  batch_size: 1,
} as const;

const EMPTY = { class_type: 'EmptyLTXVLatentVideo', inputs: SIZE } as const;

/** The output of a node, by its number. */
type From = readonly [node: string, output: number];

interface Start {
  readonly positive: From;
  readonly negative: From;
  readonly latent: From;
  readonly sampler: 'euler' | 'res_multistep';
}

/** From what it starts from to what `sampler` has painted. */
const painting = ({ latent, negative, positive, sampler }: Start): Workflow => ({
  model: { class_type: 'CheckpointLoaderSimple', inputs: { ckpt_name: 'ltx-video-2b-v0.9.5.safetensors' } },
  clip: { class_type: 'CLIPLoader', inputs: { clip_name: 't5xxl_fp16.safetensors', type: 'ltxv' } },
  ...WORDS,
  timed: { class_type: 'LTXVConditioning', inputs: { positive, negative, frame_rate: { slot: 'fps' } } },
  steps: {
    class_type: 'LTXVScheduler',
    inputs: { steps: 30, max_shift: 2.05, base_shift: 0.95, stretch: true, terminal: 0.1, latent },
  },
  method: { class_type: 'KSamplerSelect', inputs: { sampler_name: sampler } },
  sampler: {
    class_type: 'SamplerCustom',
    inputs: {
      model: ['model', 0],
      add_noise: true,
      noise_seed: { slot: 'seed' },
      cfg: 3,
      positive: ['timed', 0],
      negative: ['timed', 1],
      sampler: ['method', 0],
      sigmas: ['steps', 0],
      latent_image: latent,
    },
  },
  ...SAVE_CLIP,
});

const decoding = (samples: From) =>
  ({ class_type: 'VAEDecode', inputs: { samples, vae: ['model', 2] } }) as const satisfies Workflow[string];

/** A picture with the marks of a compressed video, as the frames of which the model learned have them. */
const compressed = (picture: 'first' | 'last') =>
  ({
    class_type: 'LTXVPreprocess',
    inputs: { image: [picture, 0], img_compression: 40 },
  }) as const satisfies Workflow[string];

const TEXT: Workflow = {
  ...painting({
    positive: ['positive', 0],
    negative: ['negative', 0],
    latent: ['latent', 0],
    sampler: 'res_multistep',
  }),
  latent: EMPTY,
  decode: decoding(['sampler', 0]),
};

const IMAGE: Workflow = {
  ...painting({ positive: ['begun', 0], negative: ['begun', 1], latent: ['begun', 2], sampler: 'euler' }),
  ...FIRST_PICTURE,
  opening: compressed('first'),
  begun: {
    class_type: 'LTXVImgToVideo',
    inputs: {
      ...SIZE,
      positive: ['positive', 0],
      negative: ['negative', 0],
      vae: ['model', 2],
      image: ['opening', 0],
      strength: 1,
    },
  },
  decode: decoding(['sampler', 0]),
};

/** Both pictures guide the clip; what guided it is cut off before it is decoded. */
const FIRST_LAST: Workflow = {
  ...painting({ positive: ['closed', 0], negative: ['closed', 1], latent: ['closed', 2], sampler: 'euler' }),
  ...FIRST_PICTURE,
  last: { class_type: 'LoadImage', inputs: { image: { slot: 'last' } } },
  latent: EMPTY,
  opening: compressed('first'),
  ending: compressed('last'),
  begun: {
    class_type: 'LTXVAddGuide',
    inputs: {
      positive: ['positive', 0],
      negative: ['negative', 0],
      vae: ['model', 2],
      latent: ['latent', 0],
      image: ['opening', 0],
      frame_idx: 0,
      strength: 1,
    },
  },
  closed: {
    class_type: 'LTXVAddGuide',
    inputs: {
      positive: ['begun', 0],
      negative: ['begun', 1],
      vae: ['model', 2],
      latent: ['begun', 2],
      image: ['ending', 0],
      frame_idx: -1,
      strength: 1,
    },
  },
  cut: {
    class_type: 'LTXVCropGuides',
    inputs: { positive: ['timed', 0], negative: ['timed', 1], latent: ['sampler', 0] },
  },
  decode: decoding(['cut', 2]),
};

/** LTX-Video 2B 0.9.5. Files: the examples of ComfyUI, https://comfyanonymous.github.io/ComfyUI_examples/ltxv/. */
export const LTX_VIDEO: OpenModel = {
  slug: 'ltx-video',
  needs: {
    files: [
      {
        folder: 'checkpoints',
        name: 'ltx-video-2b-v0.9.5.safetensors',
        from: 'https://huggingface.co/Lightricks/LTX-Video/tree/main',
      },
      {
        folder: 'text_encoders',
        name: 't5xxl_fp16.safetensors',
        from: 'https://huggingface.co/Comfy-Org/mochi_preview_repackaged/tree/main/split_files/text_encoders',
      },
    ],
    vramGb: 12,
    isVramEstimated: true,
    customNodes: [],
    comfyui: COMFYUI,
  },
  // A whole number of seconds is then a multiple of eight frames, as the model wants it.
  fps: 24,
  sizes: {
    '480p': { '16:9': [832, 480], '9:16': [480, 832], '1:1': [640, 640] },
    '720p': { '16:9': [1216, 704], '9:16': [704, 1216], '1:1': [928, 928] },
  },
  negative: 'low quality, worst quality, distorted, motion artifacts, blurry details, deformed hands',
  workflows: { text: TEXT, image: IMAGE, 'first-last': FIRST_LAST },
};
