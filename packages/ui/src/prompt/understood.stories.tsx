import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Understood } from './understood.tsx';

const meta = {
  component: Understood,
  args: {
    seenLabel: 'Seen:',
    missedLabel: 'Not drawn:',
    seen: ['sailboat', 'sunset'],
    missed: ['velvet light'],
    locale: 'en',
  },
} satisfies Meta<typeof Understood>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SeenAndMissed: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Seen: sailboat, sunset. Not drawn: velvet light');
  },
};

export const AllSeen: Story = {
  args: { missed: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('Not drawn');
  },
};
