import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Switch } from './switch.tsx';

const meta = {
  component: Switch,
  parameters: {
    guide: {
      use: 'Use it for a setting that is on or off and holds at once. For one of several words take Segmented, for several things to pick take CheckCard.',
      do: [
        'Name what is on: “Keep this seed for the next clip”.',
        'Say beside it why it is blocked when it is disabled.',
      ],
      dont: ['Write the label as a question.', 'Wait for a “Save” button.'],
    },
  },
  args: { label: 'Sound track', onSwitch: fn() },
  decorators: [
    (Story) => (
      <div className="w-60">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Sound track' })).not.toBeChecked();
  },
};

export const TakesKeysAndItsLabel: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('checkbox', { name: 'Sound track' });
    control.focus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await expect(args.onSwitch).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByText('Sound track'));
    await expect(args.onSwitch).toHaveBeenLastCalledWith(false);
  },
};

export const On: Story = {
  args: { defaultChecked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Sound track' })).toBeChecked();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Sound track' })).toBeDisabled();
  },
};

export const LongTextOnAPhone: Story = {
  args: { label: 'Benachrichtige mich, wenn Videoausschnitte fertig sind, während dieser Tab im Hintergrund ist' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('checkbox');
    await expect(control.getBoundingClientRect().width).toBe(40);
    await expect(control.closest('label')?.clientHeight).toBeGreaterThan(44);
  },
};

export const InArabic: Story = {
  args: { label: 'الصوت' },
  globals: { locale: 'ar' },
  parameters: { docs: { story: { inline: false, height: '200px' } } },
  play: async ({ canvas }) => {
    const label = canvas.getByText('الصوت').getBoundingClientRect();
    const control = canvas.getByRole('checkbox').getBoundingClientRect();
    await expect(control.right).toBeLessThan(label.left + label.width / 2);
  },
};
