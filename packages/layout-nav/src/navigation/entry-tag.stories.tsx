import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { EntryTag } from './entry-tag.tsx';

const entry = { key: 'effects', label: msg`Video Effects`, path: '/ai-video-effects/', icon: () => null };
const season = { from: '10-10', to: '11-03', label: msg`Halloween` };

const meta = {
  component: EntryTag,
  args: { entry: { ...entry, season }, today: new Date(2026, 9, 31) },
} satisfies Meta<typeof EntryTag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InItsSeason: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Halloween')).toBeVisible();
  },
};

export const OutOfSeason: Story = {
  args: { today: new Date(2026, 10, 21) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Halloween')).toBeNull();
  },
};

export const Model: Story = {
  args: { entry: { ...entry, tag: 'VEO 3.1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('VEO 3.1')).toBeVisible();
  },
};
