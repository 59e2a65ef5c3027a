import { aPlacement } from '@kinora/timeline/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { CropSection } from './crop-section.tsx';

const meta = {
  component: CropSection,
  args: {
    frame: aPlacement(),
    width: 1280,
    height: 720,
    isCropping: false,
    ratio: null,
    onCropping: fn(),
    onRatio: fn(),
    onDraft: fn(),
    onCommit: fn(),
  },
  decorators: [
    (Story) => (
      <div className="w-71 bg-surface-2 p-3.5">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CropSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('1,280 × 720 pixels')).toBeVisible();
    const left = canvas.getByRole('textbox', { name: 'Crop: Left' });
    await userEvent.clear(left);
    await userEvent.type(left, '25{Enter}');
    const crop = { left: 0.25, top: 0, right: 0, bottom: 0 };
    await expect(args.onCommit).toHaveBeenLastCalledWith({ frame: aPlacement({ crop }) });
    await userEvent.click(canvas.getByRole('radio', { name: '1:1' }));
    await expect(args.onRatio).toHaveBeenLastCalledWith(1);
    const square = { left: 0.21875, top: 0, right: 0.21875, bottom: 0 };
    await expect(args.onCommit).toHaveBeenLastCalledWith({ frame: aPlacement({ crop: square }) });
    await userEvent.click(canvas.getByRole('button', { name: 'On the preview' }));
    await expect(args.onCropping).toHaveBeenLastCalledWith(true);
  },
};

export const Cropping: Story = {
  args: { frame: aPlacement({ crop: { left: 0.25, top: 0, right: 0, bottom: 0.5 } }), isCropping: true, ratio: 16 / 9 },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('960 × 360 pixels')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '16:9' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Free' }));
    await expect(args.onCommit).toHaveBeenLastCalledWith({ frame: aPlacement() });
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(args.onCropping).toHaveBeenLastCalledWith(false);
  },
};
