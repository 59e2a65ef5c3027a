import { apiClientAtom } from '@kinora/api-client';
import { lateCreations, lateForm, playerPartsAtom } from '@kinora/creation-form';
import { fakeApi, seed, withAtoms } from '@kinora/testkit';
import { Toaster } from '@kinora/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { CreatePage } from './create-page.tsx';

const meta = {
  component: CreatePage,
  args: {
    kind: 'image',
    title: 'Image to video',
    fragment: 'model=local&mode=first-last&camera=orbit&first=gone',
    onLinkOpened: fn(),
    pages: {
      text: '/text-to-video/',
      image: '/image-to-video/',
      video: '/video-to-video/',
      effect: (id: string) => `/ai-video-effects/${id}/`,
    },
  },
  beforeEach: async () => {
    globalThis.localStorage.clear();
    await Promise.all([lateForm.load(), lateCreations.load()]);
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main id="main" className="mx-auto max-w-content px-(--frame-gutter) py-4">
        <Story />
        <Toaster />
      </main>
    ),
    withAtoms(
      seed(apiClientAtom, fakeApi({ listRoutes: { data: { routes: [{ model: 'local', modes: ['first-last'] }] } } })),
      seed(playerPartsAtom, {
        startWorker: () => ({ postMessage: () => {}, terminate: () => {} }),
        whenIdle: () => () => {},
        watchSight: () => () => {},
        openSound: () => ({ play: () => {}, stop: () => {} }),
        isStill: true,
      }),
    ),
  ],
} satisfies Meta<typeof CreatePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The settings of an earlier clip are taken, and a picture that is gone is told. */
export const FollowsALink: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('radio', { name: 'Orbit' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'First and last picture' })).toBeChecked();
    await expect(await canvas.findByText(/A file of this clip is not on the server any more/)).toBeVisible();
    await waitFor(() => expect(args.onLinkOpened).toHaveBeenCalledOnce());
  },
};
