import { onPhone, seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { showKeysAtom } from './keys-atoms.ts';
import { KeysDialogPanel } from './keys-dialog-panel.tsx';

const meta = {
  component: KeysDialogPanel,
  decorators: [withAtoms(seed(showKeysAtom, true))],
} satisfies Meta<typeof KeysDialogPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllKeys: Story = {
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(dialog).toBeVisible();
    await expect(canvas.getByText('Split at the playhead').parentElement).toHaveTextContent('S');
    await expect(canvas.getByText('Redo').parentElement).toHaveTextContent(/(Ctrl|⌘)(Shift|⇧)Z/);
    await expect(dialog.querySelectorAll('dt').length).toBeGreaterThan(40);
  },
};

export const SwitchedOff: Story = {
  play: async ({ canvas }) => {
    const letters = canvas.getByRole('checkbox', { name: 'Single-key shortcuts' });
    await userEvent.click(letters);
    await expect(letters).not.toBeChecked();
    await userEvent.click(letters);
    await expect(letters).toBeChecked();
  },
};

export const Closes: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

export const OnAPhone: Story = { ...onPhone };
export const InArabic: Story = { globals: { locale: 'ar' } };
