export { fakeSurface } from './testing/a-player.ts';
