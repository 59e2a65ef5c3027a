export { ClipPlayer } from './clip/clip-player.tsx';
export type { PlayedClip } from './clip/played-clip.ts';
export { playsClips } from './clip/plays-clips.ts';
