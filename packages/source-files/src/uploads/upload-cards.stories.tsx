import { anUpload } from '@kinora/contracts/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { UploadCards } from './upload-cards.tsx';

const DEER = anUpload({ id: 'p-1', name: 'deer.png', url: null });
const WALK = anUpload({ id: 'v-1', name: 'walk.mp4', kind: 'video', seconds: 12.43 });

const meta = {
  component: UploadCards,
  args: { uploads: [DEER, WALK], chosen: null, onChoose: fn(), onAsk: fn() },
} satisfies Meta<typeof UploadCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ChoosesAndDeletes: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'walk.mp4 12.4 s' }));
    await expect(args.onChoose).toHaveBeenCalledWith('v-1');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete deer.png' }));
    await expect(args.onAsk).toHaveBeenCalledWith(DEER);
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
};
