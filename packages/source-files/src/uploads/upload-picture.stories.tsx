import { anUpload } from '@kinora/contracts/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { UploadPicture } from './upload-picture.tsx';

const DOT = 'data:image/gif;base64,R0lGODlhAQABAIAAAKBQMAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';
const BROKEN = 'data:image/webp;base64,AAAA';
const VIDEO = { kind: 'video', seconds: 4, url: '/media/video' } as const;

const meta = {
  component: UploadPicture,
  args: { upload: anUpload({ url: DOT }) },
  decorators: [(Story) => <div className="grid size-24 [&>*]:size-full">{Story()}</div>],
} satisfies Meta<typeof UploadPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Decoration: the name of the file says what it is. */
const shown = (canvas: HTMLElement) => canvas.querySelector('img')?.getAttribute('src') ?? null;

export const APictureShowsItself: Story = {
  play: async ({ canvasElement }) => {
    await expect(shown(canvasElement)).toBe(DOT);
  },
};

export const AVideoShowsItsPoster: Story = {
  args: { upload: anUpload({ ...VIDEO, poster: DOT }) },
  play: async ({ canvasElement }) => {
    await expect(shown(canvasElement)).toBe(DOT);
  },
};

export const AVideoWithoutPoster: Story = {
  args: { upload: anUpload(VIDEO) },
  play: async ({ canvasElement }) => {
    await expect(shown(canvasElement)).toBeNull();
    await expect(canvasElement.querySelector('svg')).toBeVisible();
  },
};

export const APosterThatDoesNotCome: Story = {
  args: { upload: anUpload({ ...VIDEO, poster: BROKEN }) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('svg')).toBeVisible());
    await expect(shown(canvasElement)).toBeNull();
  },
};

export const APictureThatDoesNotCome: Story = {
  args: { upload: anUpload({ url: BROKEN }) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('svg')).toBeVisible());
  },
};
