import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

import { PageHead } from './page-head.tsx';

const meta = {
  component: PageHead,
  parameters: {
    guide: {
      use: 'Use it once in each page, to name its tab and describe it to search engines. It shows nothing itself; the visible title is the page’s heading.',
      do: ['End the title with the product: “Privacy · Kinora”.', 'Describe public pages in one sentence.'],
      dont: ['Use it in a dialog: the page below keeps its name.', 'Put a clip’s whole prompt into the title.'],
    },
  },
  args: { title: 'Privacy · Kinora' },
  render: function Page(args) {
    const [isShown, setShown] = useState(true);
    return (
      <>
        {isShown && <PageHead {...args} />}
        <button type="button" onClick={() => setShown(!isShown)}>
          Leave
        </button>
      </>
    );
  },
} satisfies Meta<typeof PageHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Titled: Story = {
  play: async () => {
    await expect(document.title).toBe('Privacy · Kinora');
  },
};

export const NamesThePageWhileItIsShown: Story = {
  beforeEach: () => {
    document.title = 'Before';
  },
  play: async ({ canvas, userEvent }) => {
    await expect(document.title).toBe('Privacy · Kinora');
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await expect(document.title).toBe('Before');
  },
};

export const DescribesItToo: Story = {
  args: { description: 'What this server knows about you.' },
  beforeEach: () => {
    const tag = document.createElement('meta');
    tag.name = 'description';
    tag.content = 'Before';
    document.head.append(tag);
    return () => tag.remove();
  },
  play: async ({ canvas, userEvent }) => {
    const tag = document.querySelector('meta[name=description]');
    await expect(tag).toHaveAttribute('content', 'What this server knows about you.');
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await expect(tag).toHaveAttribute('content', 'Before');
  },
};
