import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Button } from '../button/button.tsx';
import { Empty } from './empty.tsx';

const meta = {
  component: Empty,
  parameters: {
    guide: {
      use: 'Use it where a list has nothing to show: it says what will be here and how it comes. For a failed list take RetryNotice, for one still loading Skeleton.',
      do: [
        'Offer one next step: “Show all effects”.',
        'Quote what was searched for.',
        'Set heading to h2 right below the page’s title.',
      ],
      dont: ['Write only “Nothing found”.', 'Offer two steps of equal weight.'],
    },
  },
  args: { title: 'No clips yet', children: 'Your clips appear here and are saved to your library.' },
} satisfies Meta<typeof Empty>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingYet: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No clips yet' })).toBeVisible();
  },
};

export const WithAction: Story = {
  args: {
    title: 'No effect matches “glitter”',
    children: 'Clear search, or start from Petal storm, the closest one.',
    action: (
      <Button look="default" size="small">
        Clear search
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Clear search' })).toBeVisible();
  },
};

export const BelowThePageTitle: Story = {
  args: { heading: 'h2' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'No clips yet' })).toBeVisible();
  },
};

export const LongTextOnAPhone: Story = {
  args: { title: `No effect matches “${'glitter'.repeat(30)}”` },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading');
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
  },
};
