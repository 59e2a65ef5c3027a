import { msg } from '@lingui/core/macro';

import effects from '../../pictures/tool-effects.webp?url&no-inline';
import image from '../../pictures/tool-image.webp?url&no-inline';
import remix from '../../pictures/tool-remix.webp?url&no-inline';
import text from '../../pictures/tool-text.webp?url&no-inline';
import video from '../../pictures/tool-video.webp?url&no-inline';
import type { Tool } from './tool.ts';

/** What can be made; a tool is shown when its page exists. Pictures: `tooling/gallery/draw-tools.mjs`. */
export const TOOLS: readonly Tool[] = [
  {
    path: '/text-to-video/',
    title: msg`Text to Video`,
    detail: msg`Turn a sentence into a moving scene. From 8 credits.`,
    picture: text,
  },
  {
    path: '/image-to-video/',
    title: msg`Image to Video`,
    detail: msg`Bring a photo to life, or morph one into another. From 8 credits.`,
    picture: image,
  },
  {
    path: '/ai-video-effects/',
    title: msg`Video Effects`,
    detail: msg`Preview it on your own photo first. From 8 credits.`,
    picture: effects,
  },
  {
    path: '/video-to-video/',
    title: msg`Video to Video`,
    detail: msg`Restyle a video, slow it down, or add snow. From 8 credits.`,
    picture: video,
  },
  {
    path: '/ai-video-remix/',
    search: '?page=inspiration',
    title: msg`AI Video Remix`,
    detail: msg`Cut, layer and export on a real timeline. Editing is free.`,
    picture: remix,
  },
];
