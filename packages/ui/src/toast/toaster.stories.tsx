import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';

import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { toast, type ToastOptions } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

function Page({ text, options, withDialog = false }: { text: string; options?: ToastOptions; withDialog?: boolean }) {
  const [isOpen, setOpen] = useState(withDialog);
  return (
    <div className="h-60">
      <Toaster />
      <Button onClick={() => toast(text, options)}>Save</Button>
      {isOpen && (
        <Dialog title="Settings" closeLabel="Close" onClose={() => setOpen(false)}>
          <Button onClick={() => toast(text, options)}>Save in the dialog</Button>
        </Dialog>
      )}
    </div>
  );
}

const meta = {
  component: Page,
  parameters: {
    docs: { story: { inline: false, height: '480px' } },
    guide: {
      use: 'Use it once in the app; call toast for what just happened and needs no answer: “Saved”, “3 clips moved to trash”. For what must stay in sight take Notice, for a field its error.',
      do: [
        'Offer “Undo” as action instead of asking first.',
        'Keep to one short sentence: it stays for three seconds.',
        'Use danger only when the place itself can’t say it.',
      ],
      dont: ['Ask a question in it.', 'Make it the only place that says credits were returned.'],
    },
  },
  args: { text: 'Saved' },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Saved');
    // While it is pointed at, it stays.
    await userEvent.hover(canvas.getByText('Saved'));
    await expect(canvas.getByText('Saved')).toBeVisible();
  },
};

export const WithAction: Story = {
  args: { text: '3 clips moved to trash', options: { action: { label: 'Undo', onPress: fn() } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.hover(canvas.getByText('3 clips moved to trash'));
    await expect(canvas.getByRole('status')).toHaveTextContent('3 clips moved to trashUndo');
  },
};

export const Danger: Story = {
  args: { text: 'That password doesn’t match', options: { look: 'danger' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.hover(canvas.getByText(/^That password/));
    const sign = canvas.getByRole('status').querySelector('svg');
    await expect(sign && getComputedStyle(sign).color).toBe('rgb(255, 147, 130)');
  },
};

export const LongTextOnAPhone: Story = {
  args: { text: `${'unbroken'.repeat(30)} wurde in den Papierkorb verschoben` },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.hover(canvas.getByText(/unbroken/));
    const { left, right } = canvas.getByText(/unbroken/).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(16);
    await expect(right).toBeLessThanOrEqual(globalThis.innerWidth - 16);
  },
};

export const ComesAndGoes: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Saved');
    await userEvent.click(document.body);
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement(), { timeout: 5000 });
  },
};

const undo = fn();

export const OffersAWayBack: Story = {
  args: { text: 'Clip moved to trash', options: { action: { label: 'Undo', onPress: undo } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const ShowsInsideTheOpenDialog: Story = {
  args: { withDialog: true, text: 'That password doesn’t match', options: { look: 'danger' } },
  play: async ({ canvas, userEvent }) => {
    const dialog = await canvas.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save in the dialog' }));
    await expect(within(dialog).getByRole('status')).toHaveTextContent('That password doesn’t match');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('That password doesn’t match'));
  },
};
