import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';

import { ClockIcon } from '../icon/icons.ts';
import { Flyout } from './flyout.tsx';

const meta = {
  component: Flyout,
  parameters: {
    docs: { story: { inline: false, height: '480px' } },
    guide: {
      use: 'Use it for a panel that members glance at and close, such as the clips in progress. For a list of actions, take Menu; for a task that must be finished, take Dialog.',
      do: [
        'Say in label what the button shows: “Activity: 2 in progress”.',
        'Place it beside only in the narrow navigation.',
      ],
      dont: ['Put a long form in it: a press elsewhere closes it.', 'Open a flyout from a flyout.'],
    },
  },
  args: {
    label: 'Activity',
    title: 'Activity',
    closeLabel: 'Close',
    trigger: <ClockIcon />,
    onToggle: fn(),
    children: (
      <div className="grid gap-2">
        <button type="button">Cancel</button>
        <a href="#elsewhere" onClick={(event) => event.preventDefault()}>
          Reuse settings
        </a>
      </div>
    ),
  },
  decorators: [
    (Story) => (
      <div className="flex h-80 justify-end">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Flyout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Activity' }));
    const panel = await canvas.findByRole('dialog', { name: 'Activity' });
    await expect(within(panel).getByRole('button', { name: 'Cancel' })).toBeVisible();
  },
};

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Activity' })).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

export const InArabic: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Activity' });
    await userEvent.click(button);
    const panel = await canvas.findByRole('dialog', { name: 'Activity' });
    const { left, width } = panel.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(within(panel).getByRole('button', { name: 'Close' }).getBoundingClientRect().right).toBeLessThan(
      left + width / 2,
    );
  },
};

export const OpensBelowAndTakesTheFocus: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Activity' });
    await expect(canvas.queryByText('Reuse settings')).toBeNull();
    await userEvent.click(button);
    const panel = await canvas.findByRole('dialog', { name: 'Activity' });
    await waitFor(() => expect(panel).toHaveFocus());
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(args.onToggle).toHaveBeenLastCalledWith(true);
    const box = panel.getBoundingClientRect();
    await expect(box.top).toBeGreaterThanOrEqual(button.getBoundingClientRect().bottom);
    await expect(box.right).toBeLessThanOrEqual(globalThis.innerWidth);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  },
};

export const TheCrossGivesTheFocusBack: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Activity' });
    await userEvent.click(button);
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
    await expect(button).toHaveFocus();
    await expect(args.onToggle).toHaveBeenLastCalledWith(false);
    await expect(canvas.queryByText('Reuse settings')).toBeNull();
  },
};

export const ALinkClosesIt: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Activity' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Reuse settings' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

export const SheetOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Activity' }));
    const panel = await canvas.findByRole('dialog', { name: 'Activity' });
    await waitFor(() =>
      expect(Math.round(panel.getBoundingClientRect().bottom)).toBe(document.documentElement.clientHeight),
    );
    await expect(panel.getBoundingClientRect().width).toBe(document.documentElement.clientWidth);
  },
};
