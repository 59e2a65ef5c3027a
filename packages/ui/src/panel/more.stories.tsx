import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Switch } from '../slider/switch.tsx';
import { More } from './more.tsx';

const meta = {
  component: More,
  args: {
    label: 'More settings',
    summary: 'Sound on, 1 clip, random seed',
    children: <Switch label="Sound track" defaultChecked />,
  },
} satisfies Meta<typeof More>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OpensOnDemand: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Sound track')).not.toBeVisible();
    await userEvent.click(canvas.getByText('More settings'));
    await expect(canvas.getByRole('checkbox', { name: 'Sound track' })).toBeVisible();
  },
};

export const Open: Story = { args: { defaultOpen: true } };
