import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { StormScene } from './storm-scene.tsx';

const meta = { component: StormScene } satisfies Meta<typeof StormScene>;
export default meta;

export const IsDecoration: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};
