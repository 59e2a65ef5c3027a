import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Switch } from '../slider/switch.tsx';
import { More } from './more.tsx';

const meta = {
  component: More,
  parameters: {
    guide: {
      use: 'Use it for settings most members leave alone, such as seed and number of clips. For machine facts take Details; what every clip needs, such as model and length, stays in sight.',
      do: [
        'Sum up in summary what is set: “Sound on, 1 clip, random seed”.',
        'Open it by default when a setting in it differs from the usual.',
      ],
      dont: ['Fold away a required field.', 'Put one in another.'],
    },
  },
  args: {
    label: 'More settings',
    summary: 'Sound on, 1 clip, random seed',
    children: <Switch label="Sound track" defaultChecked />,
  },
} satisfies Meta<typeof More>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sound on, 1 clip, random seed')).toBeVisible();
    await expect(canvas.getByLabelText('Sound track')).not.toBeVisible();
  },
};

export const OpensOnDemand: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Sound track')).not.toBeVisible();
    await userEvent.click(canvas.getByText('More settings'));
    await expect(canvas.getByRole('checkbox', { name: 'Sound track' })).toBeVisible();
  },
};

export const Open: Story = {
  args: { defaultOpen: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Sound track' })).toBeVisible();
  },
};

export const LongTextOnAPhone: Story = {
  args: { summary: 'Ton an, vier Videoausschnitte, zufälliger Startwert, ohne Untertitel' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const summary = canvas.getByText(/^Ton an/);
    await expect(summary.scrollWidth).toBeGreaterThan(summary.clientWidth);
    await expect(summary.getBoundingClientRect().right).toBeLessThanOrEqual(globalThis.innerWidth);
  },
};
