import type { Palette, Stage } from '../../stage/stage.ts';

/** Green light under glass; by day it is the greenhouse's own, else the hour's. */
export function glassPalette({ palette }: Stage): Palette {
  const day = palette.id === 'day';
  return {
    ...palette,
    key: day ? '#fff2c4' : palette.key,
    fill: '#4a8a7a',
    glow: day ? '#fff0b0' : palette.glow,
    mist: '#d6efd0',
    ramp: ['#cfe9c4', '#7fbb84', '#3a7a5a', '#123a34'],
    ink: '#0c2a28',
  };
}
