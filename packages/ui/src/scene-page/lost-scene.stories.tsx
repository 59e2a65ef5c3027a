import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { LostScene } from './lost-scene.tsx';

const meta = {
  component: LostScene,
  parameters: {
    guide: {
      use: 'Use it as the picture of the page that doesn’t exist and of the region page. For the page of a server error, take StormScene.',
      do: ['Pass it as scene of ScenePage or SceneCard.'],
      dont: ['Use it as the thumb of a clip.', 'Name it for screen readers: it is decoration.'],
    },
  },
} satisfies Meta<typeof LostScene>;
export default meta;

export const Picture: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};
