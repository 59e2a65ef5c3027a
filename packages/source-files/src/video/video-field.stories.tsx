import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { aVideo } from '../testing/a-video.ts';
import type { OwnVideo } from './read-video.ts';
import { VideoField } from './video-field.tsx';

const film = await aVideo('a walk along the harbour.mp4', 2);
const VIDEO: OwnVideo = {
  id: 'video-1',
  name: film.name,
  file: film,
  bytes: 4_300_000,
  measures: { width: 1920, height: 1080, seconds: 12.4 },
  url: URL.createObjectURL(film),
};

const meta = {
  component: VideoField,
  args: { video: null, at: 0, refusal: null, serverRefusal: null, onFile: fn(), onRemove: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-[348px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VideoField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.upload(canvas.getByLabelText('Choose: Your video'), film);
    await expect(args.onFile).toHaveBeenCalledWith(film);
  },
};

export const Chosen: Story = {
  args: { video: VIDEO, at: 1 },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('1,920 × 1,080, 12.4 s, 4.1 MB')).toBeVisible();
    await expect(canvas.getByLabelText('Your video: a walk along the harbour.mp4')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const OnlyTheServerCanReadIt: Story = {
  args: { video: { ...VIDEO, measures: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/This browser can’t preview this video/)).toBeVisible();
  },
};

export const Refused: Story = {
  args: { video: VIDEO, refusal: { reason: 'not-a-video', name: 'notes.txt' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('notes.txt wasn’t added. It isn’t a video.');
  },
};

export const RefusedByTheServer: Story = {
  args: {
    video: VIDEO,
    serverRefusal: { kind: 'file-refused', reason: 'too-long', detail: { seconds: 75, most: 60 } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'It’s longer than 60 s. Trim it to the part you want',
    );
  },
};

export const LongName: Story = {
  args: { video: { ...VIDEO, name: `${'غابة an unbroken'.repeat(20)}.mp4` } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const OnAPhone: Story = { ...onPhone, args: { video: VIDEO } };
