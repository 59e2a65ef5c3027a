import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { GoogleLogo } from './google-logo.tsx';

const meta = {
  component: GoogleLogo,
  parameters: {
    guide: {
      use: 'Use it in the button that logs in by Google, and nowhere else. Our own mark is Logo.',
      do: ['Let the button say “Continue with Google”.', 'Put it on a light ground.'],
      dont: ['Recolour it.', 'Use it as the only content of a button.'],
    },
  },
  decorators: [
    (Story) => (
      <span className="inline-block size-10 rounded-tight bg-strong p-2">
        <Story />
      </span>
    ),
  ],
} satisfies Meta<typeof GoogleLogo>;
export default meta;

export const Mark: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};
