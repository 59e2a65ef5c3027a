import { onPhone, onTablet } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { EditorRoom } from './editor-room.tsx';

const meta = {
  component: EditorRoom,
  parameters: { layout: 'fullscreen' },
  args: {
    bar: <h1>Three small voyages</h1>,
    bin: <p>What there is</p>,
    preview: <p>The picture</p>,
    inspector: <p>What can be set</p>,
    timeline: <p>The timeline</p>,
    tools: <button type="button">Split</button>,
    sheet: null,
    onSheet: fn(),
  },
} satisfies Meta<typeof EditorRoom>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SideBySide: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'Media' })).toBeVisible();
    await expect(canvas.getByRole('complementary', { name: 'Settings' })).toBeVisible();
    // The navigation makes room.
    await expect(getComputedStyle(document.documentElement).getPropertyValue('--frame-nav')).toBe('56px');
  },
};

export const OnATablet: Story = {
  ...onTablet,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(args.onSheet).toHaveBeenCalledWith('bin');
  },
};

export const OnAPhone: Story = {
  ...onPhone,
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Split' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Settings' }));
    await expect(args.onSheet).toHaveBeenCalledWith('inspector');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Sheet: Story = {
  ...onPhone,
  args: { sheet: 'inspector' },
  play: async ({ args }) => {
    const dialog = within(within(document.body).getByRole('dialog', { name: 'Settings' }));
    await expect(dialog.getByText('What can be set')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(args.onSheet).toHaveBeenCalledWith(null));
  },
};
