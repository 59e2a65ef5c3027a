import type { PlayedClip } from '../clip/played-clip.ts';

/** A clip of 2 s whose files are empty, for stories that need none. */
export const A_CLIP: PlayedClip = {
  url: 'data:video/mp4,',
  poster: 'data:image/gif,',
  sprite: 'data:image/gif,',
  proxy: null,
  width: 320,
  height: 180,
  seconds: 2,
};

/** Lets every browser of a story say that it plays clips; call what it returns to take that back. */
export function playEverything(): () => void {
  const real = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'canPlayType') ?? {};
  HTMLMediaElement.prototype.canPlayType = () => 'probably';
  return () => {
    Object.defineProperty(HTMLMediaElement.prototype, 'canPlayType', real);
  };
}
