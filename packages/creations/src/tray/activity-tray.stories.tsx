import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ActivityTray } from './activity-tray.tsx';

const meta = {
  component: ActivityTray,
  args: { summary: { count: 2, percent: 62, seconds: 40 } },
} satisfies Meta<typeof ActivityTray>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InProgress: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('2 in progress, about 40 s');
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '62');
  },
};

/** What is being made takes up words only where there is room: from 820 px on. */
export const OnATablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toBeVisible();
    await expect(canvas.getByText(/in progress/).getBoundingClientRect().width).toBe(1);
  },
};

export const NoTimeKnown: Story = {
  args: { summary: { count: 1, percent: 0, seconds: null } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent.trim()).toBe('1 in progress');
  },
};

export const NothingInProgress: Story = {
  args: { summary: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toBeEmptyDOMElement();
  },
};
