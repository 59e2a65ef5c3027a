import { useCallback, useEffect, useRef, useState } from 'react';

import type { PlayedClip } from './played-clip.ts';
import { createSeeker, type Seeker } from './seeker.ts';
import { SpriteTile } from './sprite-tile.tsx';

export interface ScrubPictureProps {
  clip: PlayedClip;
  /** Seconds: the place under the pointer. */
  time: number;
}

/** The clip at the place under the pointer: its tile at once, the frame of its small copy as soon as that is found. */
export function ScrubPicture({ clip, time }: ScrubPictureProps) {
  const seeker = useRef<Seeker | null>(null);
  const [isFound, setFound] = useState(false);
  const attach = useCallback((video: HTMLVideoElement | null) => {
    if (!video) return undefined;
    const own = createSeeker(video);
    seeker.current = own;
    return () => own.close();
  }, []);
  useEffect(() => seeker.current?.seek(time), [time]);
  return (
    <div aria-hidden="true" className="absolute inset-0 overflow-hidden">
      {clip.sprite && <SpriteTile sprite={clip.sprite} seconds={clip.seconds} time={time} />}
      {clip.proxy && (
        <video
          ref={attach}
          src={clip.proxy}
          muted
          playsInline
          preload="auto"
          disableRemotePlayback
          onSeeked={() => setFound(true)}
          className={`absolute inset-0 size-full object-contain ${isFound ? '' : 'invisible'}`}
        />
      )}
    </div>
  );
}
