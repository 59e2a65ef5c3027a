import { TICKS_PER_SECOND } from '@kinora/contracts/timeline';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { MarkerSection } from './marker-section.tsx';

const meta = {
  component: MarkerSection,
  args: {
    marker: { id: 'mark', time: 12 * TICKS_PER_SECOND, label: 'Balloon', colour: 'teal' },
    rate: { num: 30, den: 1 },
    onLabel: fn(),
    onTime: fn(),
    onColour: fn(),
    onRemove: fn(),
  },
  decorators: [
    (Story) => (
      <main className="w-64">
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof MarkerSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sets: Story = {
  play: async ({ args, canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Lift off{Enter}');
    await expect(args.onLabel).toHaveBeenLastCalledWith('Lift off');
    const time = canvas.getByRole('textbox', { name: 'Time' });
    await expect(time).toHaveValue('00:00:12:00');
    await userEvent.clear(time);
    await userEvent.type(time, '00:00:10:15{Enter}');
    await expect(args.onTime).toHaveBeenLastCalledWith(10.5 * TICKS_PER_SECOND);
    await expect(canvas.getByRole('radio', { name: 'Teal' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Violet' }));
    await expect(args.onColour).toHaveBeenLastCalledWith('violet');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove marker' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
export const InArabic: Story = { globals: { locale: 'ar' } };
