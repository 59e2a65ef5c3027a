import { useEffect, useState, type CSSProperties } from 'react';

export interface SpriteFramesProps {
  /** A picture of twelve frames, four a row. */
  src: string;
}

interface FrameStyle extends CSSProperties {
  '--frame-x': string;
  '--frame-y': string;
  '--frame-ratio': number;
}

const [ACROSS, DOWN] = [4, 3];
const FRAME_MS = 180;
const WIDE = 16 / 9;

const isStill = () => globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The frames of a clip one after the other, filling what they stand in from the upper part, as posters do; nothing moves where nobody wants that. */
export function SpriteFrames({ src }: SpriteFramesProps) {
  const [frame, setFrame] = useState(0);
  const [ratio, setRatio] = useState(WIDE);
  useEffect(() => {
    if (isStill()) return undefined;
    const timer = setInterval(() => setFrame((before) => (before + 1) % (ACROSS * DOWN)), FRAME_MS);
    return () => clearInterval(timer);
  }, []);
  const style: FrameStyle = {
    '--frame-x': `${(-100 * (frame % ACROSS)) / ACROSS}%`,
    '--frame-y': `${(-100 * Math.floor(frame / ACROSS)) / DOWN}%`,
    '--frame-ratio': ratio,
  };
  return (
    <span dir="ltr" data-frame={frame} className="absolute inset-0 [container-type:size] overflow-hidden">
      <span
        style={style}
        className="absolute top-1/4 left-1/2 aspect-(--frame-ratio) w-[max(100cqw,100cqh*var(--frame-ratio))] -translate-x-1/2 -translate-y-1/4 overflow-hidden"
      >
        <img
          src={src}
          alt=""
          onLoad={({ currentTarget: { naturalHeight, naturalWidth } }) =>
            setRatio(naturalWidth / ACROSS / (naturalHeight / DOWN))
          }
          className="block h-[300%] w-[400%] max-w-none translate-x-(--frame-x) translate-y-(--frame-y)"
        />
      </span>
    </span>
  );
}
