import { msg } from '@lingui/core/macro';

import effects from '../../pictures/tool-effects.webp?url&no-inline';
import image from '../../pictures/tool-image.webp?url&no-inline';
import text from '../../pictures/tool-text.webp?url&no-inline';
import video from '../../pictures/tool-video.webp?url&no-inline';
import type { Tool } from './tool.ts';

/** What can be made; a tool is shown when its page exists. Pictures: `tooling/gallery/draw-tools.mjs`. */
export const TOOLS: readonly Tool[] = [
  {
    path: '/text-to-video/',
    title: msg`Text to Video`,
    detail: msg`A sentence becomes a moving scene. From 8 credits.`,
    picture: text,
  },
  {
    path: '/image-to-video/',
    title: msg`Image to video`,
    detail: msg`A picture moves with real depth, or turns into another. From 8 credits.`,
    picture: image,
  },
  {
    path: '/video-to-video/',
    title: msg`Video to Video`,
    detail: msg`A video is painted anew, slowed down or snowed in. From 8 credits.`,
    picture: video,
  },
  {
    path: '/ai-video-effects/',
    title: msg`Video Effects`,
    detail: msg`See it on your own picture first. From 8 credits.`,
    picture: effects,
  },
];
