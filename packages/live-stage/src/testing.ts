export { fakeSurface } from './testing/a-player.ts';
export { aVideo, frameIn, VIDEO_FPS, type VideoLook } from './testing/a-video.ts';
export { A_CLIP, playEverything } from './testing/clip-story.ts';
