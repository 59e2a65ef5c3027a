import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { PlanSlider } from './plan-slider.tsx';

const card = (name: string) => (
  <div className="grid gap-3 rounded-stage bg-surface-3 p-5">
    <p>{name}</p>
    <button type="button" className="h-11">
      Buy {name}
    </button>
  </div>
);

const meta = {
  component: PlanSlider,
  args: {
    slides: [
      { id: 'basic', name: 'Basic', card: card('Basic') },
      { id: 'pro', name: 'Pro', card: card('Pro') },
    ],
  },
  decorators: [
    (Story) => (
      <div className="px-5">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PlanSlider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SideBySideWithoutPagination: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Plans' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Next plan' })).toBeNull();
    await expect(canvas.getByText('Basic').getBoundingClientRect().top).toBe(
      canvas.getByText('Pro').getBoundingClientRect().top,
    );
  },
};

export const MovesByArrowsDotsAndFocusOnAPhone: Story = {
  ...onPhone,
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next plan' });
    const [basic, pro] = ['Basic', 'Pro'].map((name) => canvas.getByRole('button', { name }));
    await expect(basic).toHaveAttribute('aria-current', 'true');
    await userEvent.click(next);
    await waitFor(() => expect(pro).toHaveAttribute('aria-current', 'true'));
    await expect(next).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Basic' }));
    await waitFor(() => expect(basic).toHaveAttribute('aria-current', 'true'));
    canvas.getByRole('button', { name: 'Buy Basic' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Buy Pro' })).toHaveFocus();
    await waitFor(() => expect(pro).toHaveAttribute('aria-current', 'true'));
  },
};

export const OneCardHasNoPagination: Story = {
  ...onPhone,
  args: { slides: [{ id: 'pro', name: 'Pro', card: card('Pro') }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Next plan' })).toBeNull();
  },
};
