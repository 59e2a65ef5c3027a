export { ClipPlayer, type ClipPlayerProps } from './clip/clip-player.tsx';
export { PairPlayer } from './clip/pair-player.tsx';
export type { PlayedClip } from './clip/played-clip.ts';
export { playsClips } from './clip/plays-clips.ts';
