import type { CSSProperties } from 'react';

import { tileAt } from './tile-at.ts';

export interface SpriteTileProps {
  /** Address of the clip's sprite. */
  sprite: string;
  seconds: number;
  /** Seconds into the clip. */
  time: number;
}

interface TileStyle extends CSSProperties {
  '--column': number;
  '--row': number;
}

/** The picture of a clip near a moment, cut out of its sprite; it fills its place. */
export function SpriteTile({ sprite, seconds, time }: SpriteTileProps) {
  const { column, row } = tileAt(time, seconds);
  const style: TileStyle = { '--column': column, '--row': row };
  return (
    <span style={style} className="absolute inset-0 block overflow-hidden">
      <img
        src={sprite}
        alt=""
        className="absolute top-[calc(var(--row)*-100%)] left-[calc(var(--column)*-100%)] h-[300%] w-[400%] max-w-none"
      />
    </span>
  );
}
