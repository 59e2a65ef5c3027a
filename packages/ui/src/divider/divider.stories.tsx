import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Divider } from './divider.tsx';

const meta = { component: Divider, args: { children: 'or' } } satisfies Meta<typeof Divider>;
export default meta;

export const SaysItsWord: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('or')).toBeVisible();
  },
};
