import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Spinner } from './spinner.tsx';

const meta = { component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;

export const Turns: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const ring = canvasElement.querySelector('[aria-hidden=true]');
    await expect(ring && getComputedStyle(ring).animationName).toBe('spin');
  },
};
