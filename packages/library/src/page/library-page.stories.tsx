import { withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { EVERYTHING } from '../filter/library-address.ts';
import { atLibrary } from '../testing/library-server.ts';
import { LibraryPage } from './library-page.tsx';

const meta = {
  component: LibraryPage,
  args: {
    filter: EVERYTHING,
    onFilter: fn(),
    pages: {
      text: '/text-to-video/',
      image: '/image-to-video/',
      video: '/video-to-video/',
      effect: (id: string) => `/effects/${id}/`,
    },
    createHref: '/text-to-video/',
  },
} satisfies Meta<typeof LibraryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = {
  decorators: [withAtoms(atLibrary())],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('gridcell', { name: /^A paper boat, number 2 / })).toBeVisible();
    await expect(document.title).toBe('Library · Kinora');
  },
};

export const Guest: Story = {
  decorators: [withAtoms()],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Log in to see your library' })).toBeVisible();
  },
};
