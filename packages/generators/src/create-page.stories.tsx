import { Toaster } from '@kinora/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { CreatePage } from './create-page.tsx';
import { atGenerator, generatorServer, generatorStories } from './testing/generator-seeds.ts';

const meta = {
  ...generatorStories,
  component: CreatePage,
  args: {
    kind: 'image',
    title: 'Image to Video',
    fragment: 'model=local&mode=first-last&camera=orbit&first=gone',
    onLinkOpened: fn(),
    ...generatorStories.args,
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toaster />
      </>
    ),
    ...generatorStories.decorators,
    atGenerator({ ...generatorServer(['first-last']), getUpload: { refuse: 'unknown-upload' } }),
  ],
} satisfies Meta<typeof CreatePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The settings of an earlier clip are taken, and a picture that is gone is told. */
export const FollowsALink: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Camera' })).toHaveDisplayValue('Orbit');
    await expect(canvas.getByRole('radio', { name: 'First and last frame' })).toBeChecked();
    await expect(await canvas.findByText(/One of this clip’s files is no longer on the server/)).toBeVisible();
    await waitFor(() => expect(args.onLinkOpened).toHaveBeenCalledOnce());
  },
};

/** The file may be there: whoever comes again finds it. */
export const FollowsALinkWithoutAnAnswer: Story = {
  decorators: [atGenerator({ ...generatorServer(['first-last']), getUpload: { offline: true } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/couldn’t be loaded. Try again/)).toBeVisible();
  },
};
