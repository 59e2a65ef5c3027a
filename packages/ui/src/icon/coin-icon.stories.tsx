import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { CoinIcon } from './coin-icon.tsx';

const meta = { component: CoinIcon } satisfies Meta<typeof CoinIcon>;
export default meta;

export const IsHiddenFromScreenReaders: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const svg = canvasElement.querySelector('svg');
    await expect(svg).toHaveAttribute('aria-hidden', 'true');
    await expect(svg?.getBoundingClientRect().width).toBe(16);
  },
};
