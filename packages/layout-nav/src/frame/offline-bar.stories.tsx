import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { OfflineBar } from './offline-bar.tsx';

const meta = { component: OfflineBar } satisfies Meta<typeof OfflineBar>;
export default meta;

export const SaysThatWorkGoesOn: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Clips in progress keep running');
  },
};
