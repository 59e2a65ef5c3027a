import { playsLoopsAtom } from '@kinora/inspiration';
import { seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { GalleryPanel } from './gallery-panel.tsx';

const meta = {
  component: GalleryPanel,
  args: { pages: { text: '/text-to-video/', video: '/video-to-video/', effect: (id) => `/ai-video-effects/${id}/` } },
  parameters: { layout: 'fullscreen' },
  decorators: [
    withAtoms(seed(playsLoopsAtom, false)),
    (Story) => (
      <main className="px-(--frame-gutter) py-4">
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof GalleryPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FindsByLook: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Chalk' }));
    const links = within(canvas.getByRole('list', { name: 'Inspiration' })).getAllByRole('listitem');
    await expect(canvas.getByText(`${links.length} scenes found`)).toBeInTheDocument();
    await expect(links.length).toBeLessThan(12);
    await expect(canvas.getAllByRole('link', { name: /Remix/ })[0]).toHaveAttribute(
      'href',
      expect.stringContaining('style=chalk'),
    );
  },
};

export const BringsMoreAtItsEnd: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Inspiration' });
    await expect(canvas.getByText('Loading 12 more')).toBeInTheDocument();
    canvas.getByText('Loading 12 more').scrollIntoView();
    await waitFor(() => expect(within(list).getAllByRole('listitem').length).toBeGreaterThan(24));
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
