export { ClipPlayer, type ClipPlayerProps } from './clip/clip-player.tsx';
export { GroupPlayer } from './clip/group-player.tsx';
export type { PlayedClip } from './clip/played-clip.ts';
export { playsClips } from './clip/plays-clips.ts';
export { sheetPlaces } from './clip/sheet-places.ts';
