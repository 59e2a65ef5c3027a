import type { Style } from './style.ts';

/** Light, mist and bloom on painted card: the mood as it is. */
export const storybook: Style = {
  bloom: 0.42,
  grain: 0.034,
  captionColour: '#fffaf0',
  palette: (mood) => mood,
  treat: () => ({ finish: () => undefined }),
};
