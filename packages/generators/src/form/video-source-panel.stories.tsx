import { pageKindAtom } from '@kinora/creating';
import { aVideo } from '@kinora/source-files/testing';
import { seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';

import { VideoSourcePanel } from './video-source-panel.tsx';

const meta = {
  component: VideoSourcePanel,
  beforeEach: () => globalThis.localStorage.clear(),
  decorators: [
    (Story) => (
      <div className="max-w-[348px]">
        <Story />
      </div>
    ),
    withAtoms(seed(pageKindAtom, 'video')),
  ],
} satisfies Meta<typeof VideoSourcePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TakesAPartOfALongVideo: Story = {
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText('Choose: Your video'), await aVideo('walk.mp4', 9));
    const part = await canvas.findByRole('slider', { name: 'Part' }, { timeout: 5000 });
    await expect(part).toHaveAttribute('aria-valuetext', '0.0 to 5.0 of 9.0 s');
    await fireEvent.input(part, { target: { value: '2.5' } });
    await expect(part).toHaveAttribute('aria-valuetext', '2.5 to 7.5 of 9.0 s');
    const still = canvas.getByLabelText<HTMLVideoElement>('Your video: walk.mp4');
    await waitFor(() => expect(still.currentTime).toBeCloseTo(2.5, 1));
  },
};

export const KeepsTheVideoWhenAFileIsRefused: Story = {
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText('Choose: Your video'), await aVideo('walk.mp4', 2));
    await expect(await canvas.findByText('The full 2 s will be used.', {}, { timeout: 5000 })).toBeVisible();
    const field = canvas.getByLabelText('Replace: Your video');
    await userEvent.upload(field, new File(['no video'], 'notes.mp4', { type: 'video/mp4' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your previous video is still here.');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(canvas.queryByText('walk.mp4')).toBeNull());
  },
};

export const ForgetsTheCropWithTheVideo: Story = {
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText('Choose: Your video'), await aVideo('walk.mp4', 2));
    await userEvent.click(await canvas.findByRole('button', { name: 'Crop: Your video' }, { timeout: 5000 }));
    await waitFor(() => expect(screen.getByRole('slider', { name: 'From left to right' })).toHaveFocus());
    await userEvent.keyboard('++++{ArrowLeft}');
    await userEvent.click(screen.getByRole('button', { name: 'Apply crop' }));
    await expect(await canvas.findByText('Custom crop')).toBeVisible();
    await userEvent.upload(canvas.getByLabelText('Replace: Your video'), await aVideo('run.mp4', 2));
    await expect(await canvas.findByText('run.mp4', {}, { timeout: 5000 })).toBeVisible();
    await expect(canvas.queryByText('Custom crop')).toBeNull();
  },
};
