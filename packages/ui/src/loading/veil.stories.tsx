import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Veil } from './veil.tsx';

const meta = {
  component: Veil,
  args: { children: 'Logging in' },
  decorators: [
    (Story) => (
      <div className="relative h-60 rounded-card bg-surface-2">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Veil>;
export default meta;

export const SaysWhatGoesOn: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Logging in');
  },
};
