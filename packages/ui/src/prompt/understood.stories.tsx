import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Understood } from './understood.tsx';

const meta = {
  component: Understood,
  args: {
    seenLabel: 'Understood:',
    missedLabel: 'Can’t draw yet:',
    seen: ['sailboat', 'sunset'],
    missed: ['velvet light'],
    locale: 'en',
  },
} satisfies Meta<typeof Understood>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SeenAndMissed: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Understood: sailboat, sunset. Can’t draw yet: velvet light');
  },
};

export const AllSeen: Story = {
  args: { missed: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('Can’t draw yet');
  },
};
