import { aCreation, aFailedCreation } from '@kinora/contracts/fixtures';
import { withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { anItem, atLibrary, libraryServer } from '../testing/library-server.ts';
import { EndingPanel } from './ending-panel.tsx';

const asked: string[] = [];
const server = libraryServer([], {
  listRoutes: { data: { routes: [{ model: 'vidu-q1', modes: ['text'] }] } },
  retryCreation: ({ id }) => {
    asked.push(id);
    return { data: { creations: [aCreation()], quote: { each: 8, total: 8 }, balance: 32 } };
  },
});

const meta = {
  component: EndingPanel,
  args: {
    item: anItem(3, aFailedCreation('crashed', { id: 'failed' })),
    pages: { text: '/t/', image: '/i/', video: '/v/', effect: (id) => `/e/${id}/` },
  },
  decorators: [withAtoms(atLibrary(server))],
} satisfies Meta<typeof EndingPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsksAgain: Story = {
  play: async ({ canvas }) => {
    asked.length = 0;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again for 8' }));
    await waitFor(() => expect(asked).toEqual(['failed']));
  },
};

export const NamesAnotherModelWhereItsOwnIsGone: Story = {
  args: { item: anItem(3, aFailedCreation('gone', { model: 'veo-3-1' })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Try with Vidu Q1 for 32' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Choose another model' })).toBeNull();
  },
};

export const OfAClipThatIsThere: Story = {
  args: { item: anItem(3) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Failed')).toBeNull();
  },
};

export const OfOneThatIsOnItsWay: Story = {
  args: { item: anItem(3, aCreation()) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
