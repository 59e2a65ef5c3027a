import { frameIn } from '@kinora/live-stage/testing';
import { onPhone, seed, withAtoms } from '@kinora/testkit';
import { aClip, aDocument, aTextClip, aTrack } from '@kinora/timeline/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSetAtom } from 'jotai';
import { useState, type ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';

import { openDocumentAtom } from '../state/document-atoms.ts';
import { learnMediaAtom, type EditorMedia } from '../state/media-atoms.ts';
import { aMedium, seconds, twoClips, twoMedia } from '../testing/a-preview.ts';
import { PreviewPanel } from './preview-panel.tsx';

const meta = {
  component: PreviewPanel,
  decorators: [
    (Story) => (
      <div className="h-100 p-2">
        <Story />
      </div>
    ),
    withAtoms(seed(openDocumentAtom, twoClips())),
  ],
} satisfies Meta<typeof PreviewPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

function Learned({ children, media }: { children: ReactNode; media: EditorMedia }) {
  const learn = useSetAtom(learnMediaAtom);
  useState(() => learn(media));
  return children;
}

const withRealMedia = {
  loaders: [async () => ({ media: await twoMedia() })],
  decorators: [
    (Story: () => ReactNode, { loaded }: { loaded: Record<string, unknown> }) => (
      // The loader of this story made it.
      <Learned media={loaded.media as EditorMedia}>
        <Story />
      </Learned>
    ),
  ],
} satisfies Story;

function picture(root: HTMLElement): ImageData {
  const canvas = root.querySelector('canvas');
  const context = canvas && new OffscreenCanvas(canvas.width, canvas.height).getContext('2d');
  if (!context) throw new Error('There is no picture.');
  context.drawImage(canvas, 0, 0);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

const shows = (root: HTMLElement, time: number) =>
  waitFor(() => expect(root.querySelector(`canvas[data-shown="${time}"][data-exact="true"]`)).not.toBeNull());

/** The page has the picture a moment after the worker says so. */
const showsFrame = (root: HTMLElement, frame: number) => waitFor(() => expect(frameIn(picture(root))).toBe(frame));

export const ShowsTheExactFrameAtRest: Story = {
  ...withRealMedia,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await shows(canvasElement, 0);
    await showsFrame(canvasElement, 0);
    const forward = canvas.getByRole('button', { name: 'Forward one frame' });
    await userEvent.click(forward);
    await userEvent.click(forward);
    await shows(canvasElement, 20_000);
    await showsFrame(canvasElement, 2);
    await userEvent.click(canvas.getByRole('button', { name: 'Next edit' }));
    await shows(canvasElement, 240_000);
    await showsFrame(canvasElement, 24);
    await expect(canvas.getByText('00:00:01:00')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next edit' }));
    await shows(canvasElement, 480_000);
    await showsFrame(canvasElement, 24);
  },
};

export const PlaysOverACutAndStopsAtTheEnd: Story = {
  ...withRealMedia,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await shows(canvasElement, 0);
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await expect(canvas.getByRole('button', { name: 'Pause' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible());
    await shows(canvasElement, 950_000);
    await showsFrame(canvasElement, 71);
  },
};

export const SafeAreas: Story = {
  ...withRealMedia,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Safe areas' }));
    await expect(canvas.getByRole('button', { name: 'Safe areas', pressed: true })).toBeVisible();
    await expect(canvasElement.querySelectorAll('svg[preserveAspectRatio] rect')).toHaveLength(2);
  },
};

export const OnAPhone: Story = { ...withRealMedia, ...onPhone };

export const AProjectWithNothingInIt: Story = {
  decorators: [withAtoms(seed(openDocumentAtom, aDocument()))],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The timeline is empty/)).toBeVisible();
  },
};

export const AClipThatIsNotThere: Story = {
  play: async ({ canvasElement }) => {
    await shows(canvasElement, 0);
    // Stripes of two colours.
    const reds = () => new Set(picture(canvasElement).data.filter((_, index) => index % 4 === 0));
    await waitFor(() => expect(reds().size).toBeGreaterThan(1));
  },
};

const LONG =
  'The lighthouse keeper counts the waves until the last ship is home, and then he counts them all again from the first';

export const ALongTitle: Story = {
  decorators: [
    withAtoms(
      seed(
        openDocumentAtom,
        aDocument({ tracks: [aTrack({ kind: 'text', clips: [aTextClip({ text: LONG, duration: seconds(5) })] })] }),
      ),
    ),
  ],
  play: async ({ canvasElement }) => {
    await shows(canvasElement, 0);
    const whites = () => picture(canvasElement).data.filter((value, index) => index % 4 === 0 && value > 200).length;
    await waitFor(() => expect(whites()).toBeGreaterThan(500));
  },
};

/** A picture of one colour. */
async function aPhoto(): Promise<string> {
  const context = new OffscreenCanvas(64, 64).getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#7a2f52';
  context.fillRect(0, 0, 64, 64);
  return URL.createObjectURL(await context.canvas.convertToBlob());
}

export const OnePicture: Story = {
  loaders: [
    async () => ({
      media: {
        'upload:picture': aMedium({ kind: 'image', url: await aPhoto(), width: 64, height: 64, duration: null }),
      },
    }),
  ],
  decorators: [
    ...withRealMedia.decorators,
    withAtoms(
      seed(
        openDocumentAtom,
        aDocument({ tracks: [aTrack({ clips: [aClip({ kind: 'image', duration: seconds(5) })] })] }),
      ),
    ),
  ],
  play: async ({ canvasElement }) => {
    await shows(canvasElement, 0);
    const middle = () => {
      const { data, height, width } = picture(canvasElement);
      return data[(Math.floor(height / 2) * width + Math.floor(width / 2)) * 4];
    };
    await waitFor(() => expect(middle()).toBe(0x7a));
  },
};
