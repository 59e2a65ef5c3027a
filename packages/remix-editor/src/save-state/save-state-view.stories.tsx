import { aDocument } from '@kinora/timeline/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { SaveStateView } from './save-state-view.tsx';

const meta = {
  component: SaveStateView,
  args: {
    state: { kind: 'saved', at: new Date(2026, 10, 25, 14, 7).getTime() },
    onRetry: fn(),
    onEditHere: fn(),
    onSaveToAccount: fn(),
    onSaveFile: fn(),
    onDecide: fn(),
  },
} satisfies Meta<typeof SaveStateView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Saved .*0?2?:07/)).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Saving: Story = {
  args: { state: { kind: 'saving' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saving')).toBeVisible();
  },
};

export const Offline: Story = {
  args: { state: { kind: 'offline' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Saved here, syncs when you’re back');
  },
};

export const NoAnswer: Story = {
  args: { state: { kind: 'failed', reason: 'no-answer' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  args: { state: { kind: 'failed', reason: 'project-too-large' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save a file' }));
    await expect(args.onSaveFile).toHaveBeenCalledOnce();
  },
};

export const AnotherTabEdits: Story = {
  args: { state: { kind: 'looking' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Another tab is editing');
    await userEvent.click(canvas.getByRole('button', { name: 'Edit here' }));
    await expect(args.onEditHere).toHaveBeenCalledOnce();
  },
};

export const ChangedElsewhere: Story = {
  args: { state: { kind: 'conflict', theirs: { revision: 4, document: aDocument() } } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose version' }));
    await expect(args.onDecide).toHaveBeenCalledOnce();
  },
};

export const Guest: Story = {
  args: { state: { kind: 'local' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save to your account' }));
    await expect(args.onSaveToAccount).toHaveBeenCalledOnce();
  },
};

export const FullOnAPhone: Story = {
  args: { state: { kind: 'full' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('saved to the server only');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
