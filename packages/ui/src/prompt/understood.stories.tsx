import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Understood } from './understood.tsx';

const meta = {
  component: Understood,
  args: {
    seenLabel: 'Understood:',
    nearLabel: 'Drawn as:',
    missedLabel: 'Can’t draw yet:',
    seen: ['sailboat', 'sunset'],
    near: [],
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

export const SomethingNear: Story = {
  args: { near: ['hoopoe: bird', 'walrus: seal'] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      'Understood: sailboat, sunset. Drawn as: hoopoe: bird, walrus: seal. Can’t draw yet: velvet light',
    );
  },
};

export const AllSeen: Story = {
  args: { missed: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('Can’t draw yet');
  },
};
