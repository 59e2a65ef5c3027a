import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { FileOnItsWay } from './file-on-its-way.tsx';

const meta = {
  component: FileOnItsWay,
  args: {
    file: { field: 'last', number: 2, count: 2, step: { phase: 'sending', share: 0.995 } },
    onCancel: fn(),
  },
} satisfies Meta<typeof FileOnItsWay>;
export default meta;

export const TheSecondOfTwo: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sending picture 2 of 2')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Sending your picture' })).toHaveValue(100);
  },
};
