export { ClipPlayer } from './clip/clip-player.tsx';
export { playsClips } from './clip/plays-clips.ts';
