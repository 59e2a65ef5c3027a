import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { CoinIcon } from './coin-icon.tsx';

const meta = {
  component: CoinIcon,
  parameters: {
    guide: {
      use: 'Use it before a number of credits. A Button draws it itself: pass price.',
      do: ['Say “credits” in words for screen readers beside it.', 'Let it take the colour of the text.'],
      dont: ['Use it for money: prices in a currency have their sign.', 'Show it without a number.'],
    },
  },
} satisfies Meta<typeof CoinIcon>;
export default meta;

export const Plain: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const svg = canvasElement.querySelector('svg');
    await expect(svg).toHaveAttribute('aria-hidden', 'true');
    await expect(svg?.getBoundingClientRect().width).toBe(16);
  },
};
