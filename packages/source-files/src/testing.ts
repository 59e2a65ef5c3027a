export { aVideo } from './testing/a-video.ts';
