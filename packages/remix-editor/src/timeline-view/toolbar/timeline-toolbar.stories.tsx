import { onPhone } from '@kinora/testkit';
import { Range } from '@kinora/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { TimelineToolbar } from './timeline-toolbar.tsx';

const meta = {
  component: TimelineToolbar,
  args: {
    tool: 'select',
    isSnapping: true,
    hasSelection: true,
    isEmpty: false,
    zoom: <Range label="Zoom" labelHidden value={40} max={100} onValue={fn()} />,
    isMac: false,
    onAct: fn(),
  },
} satisfies Meta<typeof TimelineToolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Split at the playhead' }));
    await expect(args.onAct).toHaveBeenLastCalledWith('split');
    await expect(canvas.getByRole('button', { name: 'Snapping', pressed: true })).toHaveAttribute(
      'title',
      'Snapping (N)',
    );
    await expect(canvas.getByRole('button', { name: 'Fit to view' })).toHaveAttribute('title', 'Fit to view (Shift+Z)');
    canvas.getByRole('slider', { name: 'Zoom' }).focus();
    await userEvent.click(canvas.getByRole('button', { name: 'Slide a clip between its neighbours' }));
    await expect(args.onAct).toHaveBeenLastCalledWith('slide');
  },
};

export const NothingSelected: Story = {
  args: { hasSelection: false, isSnapping: false, tool: 'roll', isMac: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Delete and leave a gap' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Roll a cut', pressed: true })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Duplicate' })).toHaveAttribute('title', 'Duplicate (⌘+D)');
  },
};

export const OnAPhone: Story = {
  ...onPhone,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};

export const InArabic: Story = { globals: { locale: 'ar' } };
