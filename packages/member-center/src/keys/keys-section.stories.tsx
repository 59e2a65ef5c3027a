import { onPhone, someOwnKeys } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { KeysSection } from './keys-section.tsx';

const kept = { provider: 'vidu', hint: '7f3a', addedAt: Date.UTC(2026, 10, 20, 12), used: 3 } as const;
const value = someOwnKeys({ keys: [kept] });

const meta = {
  component: KeysSection,
  args: { list: { state: 'ready', value }, removing: null, onAdd: fn(), onRemove: fn(), onReload: fn() },
} satisfies Meta<typeof KeysSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneIsKept: Story = {
  play: async ({ args, canvas }) => {
    const [fal, , vidu] = canvas.getAllByRole('listitem');
    await expect(fal).toHaveTextContent('falVeo 3.1, Vidu Q1, Hailuo 02, PixVerse 4.5');
    await expect(vidu).toHaveTextContent('ViduEnds in 7f3aVidu Q1Added on Nov 20, 2026. 3 clips of 50 today.');
    await userEvent.click(canvas.getByRole('button', { name: 'Add key: Google' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Replace key: Vidu' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove key: Vidu' }));
    await expect(args.onAdd.mock.calls.flat()).toEqual(['google', 'vidu']);
    await expect(args.onRemove.mock.calls.flat()).toEqual(['vidu']);
  },
};

export const NoneYet: Story = {
  args: { list: { state: 'ready', value: someOwnKeys() } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Add key/ })).toHaveLength(3);
    await expect(canvas.queryByText(/Ends in/)).toBeNull();
  },
};

export const OneIsBeingRemoved: Story = {
  args: { removing: 'vidu' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Remove key: Vidu' })).toHaveAttribute('aria-busy');
  },
};

export const Loading: Story = {
  args: { list: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading your keys')).toBeInTheDocument();
  },
};

export const NotRead: Story = {
  args: { list: { state: 'failed', problem: 'Kinora can’t be reached. Check your connection and try again.' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Kinora can’t be reached.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = {
  ...onPhone,
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('list', { name: 'Providers' })).getAllByRole('listitem')).toHaveLength(3);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const InArabic: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('7f3a')).toBeVisible();
  },
};
