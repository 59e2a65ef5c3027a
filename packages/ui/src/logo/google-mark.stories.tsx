import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { GoogleMark } from './google-mark.tsx';

const meta = {
  component: GoogleMark,
  decorators: [
    (Story) => (
      <span className="inline-block size-10 rounded-tight bg-strong p-2">
        <Story />
      </span>
    ),
  ],
} satisfies Meta<typeof GoogleMark>;
export default meta;

export const IsDecoration: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};
