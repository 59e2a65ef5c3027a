import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';

import { GalleryFilterBar } from './gallery-filter-bar.tsx';
import { EVERYTHING } from './gallery-filter.ts';

const meta = {
  component: GalleryFilterBar,
  args: { filter: EVERYTHING, onFilter: fn() },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main className="px-(--frame-gutter) py-4">
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof GalleryFilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NarrowsDown: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Woodcut' }));
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...EVERYTHING, look: 'woodcut' });
  },
};

export const OffersWhatLeadsSomewhere: Story = {
  args: { filter: { ...EVERYTHING, look: 'woodcut' } },
  play: async ({ canvas }) => {
    const tools = within(canvas.getByRole('group', { name: 'Tool' })).getAllByRole('button');
    await expect(tools.map(({ textContent }) => textContent)).toEqual(['All', 'Text to Video']);
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
