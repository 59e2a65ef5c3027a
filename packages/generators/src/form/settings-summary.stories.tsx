import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { SettingsSummary } from './settings-summary.tsx';

const meta = {
  component: SettingsSummary,
  args: { href: '/text-to-video/', chosen: ['Local preview engine', '16:9', '5 s', '720p', 'Storybook'] },
} satisfies Meta<typeof SettingsSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LeadsToAllSettings: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', {
      name: 'All settings: Local preview engine · 16:9 · 5 s · 720p · Storybook',
    });
    await expect(link).toHaveAttribute('href', '/text-to-video/');
  },
};

export const LongWordsOnAPhone: Story = {
  ...onPhone,
  args: { chosen: ['Ein Modell mit einem ganz und gar ungewöhnlich langen Namen', '16:9', '5 s', '1080p', 'Aquarell'] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
