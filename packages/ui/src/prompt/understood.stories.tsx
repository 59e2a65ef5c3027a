import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Understood } from './understood.tsx';

const meta = {
  component: Understood,
  parameters: {
    guide: {
      use: 'Use it below a PromptField, to say which words the live preview draws, draws as something near, or can’t draw yet. For what a vendor’s model refuses, take the field’s error.',
      do: ['Take the words as the member wrote them.', 'Name what stands in: “cuckoo: bird”.'],
      dont: ['Call a missed word a mistake.', 'List words that no picture could show, such as “and”.'],
    },
  },
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
  args: { near: ['cuckoo: bird', 'moth: butterfly'] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      'Understood: sailboat, sunset. Drawn as: cuckoo: bird, moth: butterfly. Can’t draw yet: velvet light',
    );
  },
};

export const AllSeen: Story = {
  args: { missed: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('Can’t draw yet');
  },
};

export const LongTextOnAPhone: Story = {
  args: { seen: ['sailboat'.repeat(30), ...Array.from({ length: 40 }, (_, place) => `sailboat ${place}`)] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const words = canvas.getByText(/^Understood/);
    await expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth);
    await expect(words.clientHeight).toBeGreaterThan(60);
  },
};
