import { onPhone, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { EVERYTHING } from '../filter/library-address.ts';
import { anItem, atLibrary, libraryServer } from '../testing/library-server.ts';
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

export const Loading: Story = {
  decorators: [withAtoms(atLibrary(libraryServer([], { searchLibrary: { forever: true } })))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your library')).toBeInTheDocument();
    await expect(canvas.queryByRole('gridcell')).toBeNull();
  },
};

export const Empty: Story = {
  decorators: [withAtoms(atLibrary(libraryServer([])))],
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('link', { name: 'Create a clip' })).toHaveAttribute('href', args.createHref);
  },
};

let isAway = true;

export const ServerAway: Story = {
  beforeEach: () => {
    isAway = true;
  },
  decorators: [
    withAtoms(
      atLibrary(
        libraryServer([], {
          searchLibrary: () => (isAway ? { offline: true } : { data: { items: [anItem(2)], next: null } }),
        }),
      ),
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Kinora can’t be reached.');
    isAway = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('gridcell', { name: /^A paper boat, number 2 / })).toBeVisible();
  },
};

const prompt = `${'غابة unbroken'.repeat(40)} in the rain`;

export const LongTitlesOnAPhone: Story = {
  ...onPhone,
  decorators: [
    withAtoms(atLibrary(libraryServer([anItem(0, { input: { prompt }, tags: ['unbroken'.repeat(8)] }), anItem(1)]))),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('gridcell', { name: /unbroken/ })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(globalThis.innerWidth);
  },
};
