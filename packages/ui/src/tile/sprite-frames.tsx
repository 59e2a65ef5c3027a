import { useEffect, useState, type CSSProperties } from 'react';

export interface SpriteFramesProps {
  /** A picture of twelve frames, four a row. */
  src: string;
}

interface FrameStyle extends CSSProperties {
  '--frame-x': string;
  '--frame-y': string;
}

const [ACROSS, DOWN] = [4, 3];
const FRAME_MS = 180;

const isStill = () => globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The frames of a clip one after the other, as large as what it stands in; nothing moves where nobody wants that. */
export function SpriteFrames({ src }: SpriteFramesProps) {
  const [frame, setFrame] = useState(0);
  useEffect(() => {
    if (isStill()) return undefined;
    const timer = setInterval(() => setFrame((before) => (before + 1) % (ACROSS * DOWN)), FRAME_MS);
    return () => clearInterval(timer);
  }, []);
  const style: FrameStyle = {
    '--frame-x': `${(-100 * (frame % ACROSS)) / ACROSS}%`,
    '--frame-y': `${(-100 * Math.floor(frame / ACROSS)) / DOWN}%`,
  };
  return (
    <span dir="ltr" data-frame={frame} className="absolute inset-0 overflow-hidden">
      <img
        src={src}
        alt=""
        style={style}
        className="block h-[300%] w-[400%] max-w-none translate-x-(--frame-x) translate-y-(--frame-y)"
      />
    </span>
  );
}
