import { seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { playerPartsAtom } from '../preview/preview-atoms.ts';
import { InspirationGridPanel } from './inspiration-grid-panel.tsx';
import { INSPIRATIONS } from './inspirations.data.ts';

const meta = {
  component: InspirationGridPanel,
  args: { label: 'Inspiration', formHref: '/text-to-video/' },
} satisfies Meta<typeof InspirationGridPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MovesWhatIsPointedAt: Story = {
  decorators: [withAtoms(seed(playerPartsAtom, { ...playerPartsAtom.init, isStill: false }))],
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: 'Inspiration' });
    const links = within(list).getAllByRole('link');
    await expect(links).toHaveLength(INSPIRATIONS.length);
    const [first] = links;
    if (!first) throw new Error('the list is empty');
    await expect(first).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/text-to-video\/#model=local&prompt=A\+red\+fox/),
    );
    await userEvent.hover(first);
    await waitFor(() => expect(first.querySelector('canvas')).not.toBeNull(), { timeout: 20_000 });
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
