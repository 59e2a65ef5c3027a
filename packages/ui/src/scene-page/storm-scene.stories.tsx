import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { StormScene } from './storm-scene.tsx';

const meta = {
  component: StormScene,
  parameters: {
    guide: {
      use: 'Use it as the picture of the page of a server error: a boat that stays afloat. For a page that doesn’t exist, take LostScene.',
      do: ['Pass it as scene of ScenePage.'],
      dont: ['Use it in the content of a page.', 'Name it for screen readers: it is decoration.'],
    },
  },
} satisfies Meta<typeof StormScene>;
export default meta;

export const Picture: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};
