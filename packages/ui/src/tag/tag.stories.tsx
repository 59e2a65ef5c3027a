import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Tag } from './tag.tsx';

const meta = { component: Tag, args: { children: 'VEO 3.1' } } satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Looks: Story = {
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
    await expect(canvas.getByText('Ready')).toBeVisible();
  },
};

export const Live: Story = {
  args: { look: 'glass', size: 'medium', live: true, children: 'Live preview, free' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Live preview, free').querySelector('[aria-hidden]')).not.toBeNull();
  },
};
