import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ErrorLine } from './error-line.tsx';

const meta = {
  component: ErrorLine,
  args: { id: 'note', children: 'Enter your email address.' },
} satisfies Meta<typeof ErrorLine>;
export default meta;

export const SaysWhatIsWrong: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Enter your email address.')).toBeVisible();
  },
};
