import type { Workflow } from './workflow.ts';

/** Turns the frames of `decode` into an MP4. */
export const SAVE_CLIP = {
  film: { class_type: 'CreateVideo', inputs: { images: ['decode', 0], fps: { slot: 'fps' } } },
  save: {
    class_type: 'SaveVideo',
    inputs: { video: ['film', 0], filename_prefix: { slot: 'name' }, format: 'mp4', codec: 'h264' },
  },
} as const satisfies Workflow;

/** What is to be seen, and what is not, read by `clip`. */
export const WORDS = {
  positive: { class_type: 'CLIPTextEncode', inputs: { clip: ['clip', 0], text: { slot: 'prompt' } } },
  negative: { class_type: 'CLIPTextEncode', inputs: { clip: ['clip', 0], text: { slot: 'negative' } } },
} as const satisfies Workflow;

export const FIRST_PICTURE = {
  first: { class_type: 'LoadImage', inputs: { image: { slot: 'first' } } },
} as const satisfies Workflow;

/** A video as `frames`, at most so many, with its sound and its speed. */
export const VIDEO_FRAMES = {
  video: { class_type: 'LoadVideo', inputs: { file: { slot: 'video' } } },
  parts: { class_type: 'GetVideoComponents', inputs: { video: ['video', 0] } },
  frames: {
    class_type: 'ImageFromBatch',
    inputs: { image: ['parts', 0], batch_index: 0, length: { slot: 'frames' } },
  },
} as const satisfies Workflow;

/** Saves the frames of `decode` with the sound and the speed of the video they come from. */
export const SAVE_AS_VIDEO = {
  film: { class_type: 'CreateVideo', inputs: { images: ['decode', 0], fps: ['parts', 2], audio: ['parts', 1] } },
  save: SAVE_CLIP.save,
} as const satisfies Workflow;
