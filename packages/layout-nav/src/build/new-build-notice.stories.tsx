import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { NewBuildNotice } from './new-build-notice.tsx';

const meta = {
  component: NewBuildNotice,
  args: { onReload: fn(), onClose: fn() },
  decorators: [
    (Story) => (
      <div className="h-60">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NewBuildNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ReloadsOrWaits: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('A new version of Kinora is ready');
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Magnified: Story = {
  globals: { viewport: { value: 'magnified' } },
  play: async ({ canvas }) => {
    const { left, right, height } = canvas.getByRole('status').getBoundingClientRect();
    await expect([left, right]).toEqual([16, 304]);
    await expect(height).toBeLessThan(80);
  },
};
