import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Button } from '../button/button.tsx';
import { ProgressRing } from '../loading/progress-bar.tsx';
import { Pill } from './pill.tsx';

const meta = {
  component: Pill,
  parameters: {
    guide: {
      use: 'Use it for a quiet number in the header, such as the balance, with at most one small button. For a value to choose take Chip, for a state Tag.',
      do: ['Keep the unit in the text: “214 credits”.', 'Set href when the number has a page.'],
      dont: ['Set href and end together: a link can’t hold a button.', 'Use it in the page’s content.'],
    },
  },
  args: { children: '214 credits' },
} satisfies Meta<typeof Pill>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('214 credits').clientHeight).toBe(40);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const WithAButton: Story = {
  args: {
    end: (
      <Button look="soft" size="small" pill>
        Upgrade
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Upgrade' })).toBeEnabled();
  },
};

export const AsALink: Story = {
  args: {
    href: '/library/',
    children: (
      <>
        <ProgressRing label="Clips in progress" value={62} />2 in progress, about 40 s
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /2 in progress, about 40 s/ })).toHaveAttribute('href', '/library/');
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('214 credits').clientHeight).toBe(44);
  },
};
