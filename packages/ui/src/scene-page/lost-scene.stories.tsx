import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { LostScene } from './lost-scene.tsx';

const meta = { component: LostScene } satisfies Meta<typeof LostScene>;
export default meta;

export const IsDecoration: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};
