import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { Button } from '../button/button.tsx';
import { Details } from './details.tsx';

const meta = {
  component: Details,
  parameters: {
    guide: {
      use: 'Use it for what only support asks for, such as the id and reason of a failed clip. For settings take More; for what members need, show it.',
      do: ['Offer “Copy” as its action.', 'Keep values as machines write them.'],
      dont: ['Hide the reason of a failure in it: the sentence above says it.', 'Put prose into its rows.'],
    },
  },
  args: {
    label: 'Details',
    rows: [
      { label: 'Clip', value: '01940000-0000-7000-8000-000000000101' },
      { label: 'Reason', value: 'crashed' },
    ],
    action: (
      <Button look="default" size="small">
        Copy
      </Button>
    ),
  },
} satisfies Meta<typeof Details>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Details')).toBeVisible();
    await expect(canvas.getByText('crashed')).not.toBeVisible();
  },
};

export const OpensOnDemand: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Details'));
    await expect(canvas.getByText('crashed')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: { rows: [{ label: 'Provider code', value: 'E'.repeat(80) }] },
  decorators: [
    (Story) => (
      <div className="max-w-[260px]">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByText('Details'));
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const InArabic: Story = {
  args: { label: 'التفاصيل' },
  globals: { locale: 'ar' },
  parameters: { docs: { story: { inline: false, height: '200px' } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('التفاصيل'));
    await expect(canvas.getByText('crashed')).toHaveAttribute('dir', 'ltr');
    const name = canvas.getByText('Reason').getBoundingClientRect();
    await expect(canvas.getByText('crashed').getBoundingClientRect().right).toBeLessThanOrEqual(name.left);
  },
};
