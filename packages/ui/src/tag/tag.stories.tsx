import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Tag } from './tag.tsx';

const meta = {
  component: Tag,
  parameters: {
    guide: {
      use: 'Use it for one state or kind in a word or two: “Ready”, “Previous generation”. If it can be pressed take Chip, for a number in the header Pill, for a sentence Notice.',
      do: [
        'Choose the look by meaning: success arrived, danger failed, info is older, lamp is a season.',
        'Take glass on pictures and films.',
        'Set live only while something plays.',
      ],
      dont: ['Make colour the only difference between two tags.', 'Put more than two on one card.'],
    },
  },
  args: { children: 'VEO 3.1' },
} satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  render: () => (
    <div className="flex gap-2">
      <Tag>Discontinued</Tag>
      <Tag look="info">Previous generation</Tag>
      <Tag look="success">Ready</Tag>
      <Tag look="danger">Failed</Tag>
      <Tag look="lamp">Halloween</Tag>
      <Tag look="glass" size="medium">
        Local preview engine
      </Tag>
    </div>
  ),
  play: async ({ canvas }) => {
    const colours = canvas.getAllByText(/^[A-Z]/).map((tag) => getComputedStyle(tag).color);
    await expect(new Set(colours).size).toBe(6);
  },
};

export const Live: Story = {
  args: { look: 'glass', size: 'medium', live: true, children: 'Live preview, free' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Live preview, free').querySelector('[aria-hidden]')).not.toBeNull();
  },
};
