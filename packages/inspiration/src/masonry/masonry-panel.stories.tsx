import { seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { playsLoopsAtom } from '../loops/loops-atoms.ts';
import { INSPIRATIONS } from '../scenes/inspirations.ts';
import { MasonryPanel } from './masonry-panel.tsx';

const meta = {
  component: MasonryPanel,
  args: {
    label: 'Inspiration',
    inspirations: INSPIRATIONS.slice(0, 24),
    pages: { text: '/text-to-video/', video: '/video-to-video/', effect: (id) => `/ai-video-effects/${id}/` },
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MasonryPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each film leads to its form; scenes have a second way, for their settings alone. */
const REMIX = /Remix \d+ credits$/;

const filmsIn = (element: HTMLElement) => element.querySelectorAll('video');

export const PlaysSixAtMost: Story = {
  decorators: [withAtoms(seed(playsLoopsAtom, true))],
  play: async ({ canvas, canvasElement }) => {
    const links = within(canvas.getByRole('list', { name: 'Inspiration' })).getAllByRole('link', { name: REMIX });
    await expect(links).toHaveLength(24);
    await expect(links[0]).toHaveAttribute('href', expect.stringMatching(/^\/text-to-video\/#model=local&prompt=A/));
    await waitFor(() => expect(filmsIn(canvasElement).length).toBeGreaterThan(0), { timeout: 5000 });
    await expect(filmsIn(canvasElement).length).toBeLessThanOrEqual(6);
  },
};

export const PlaysWhatIsFocused: Story = {
  decorators: [withAtoms(seed(playsLoopsAtom, true))],
  play: async ({ canvas }) => {
    const last = canvas.getAllByRole('link', { name: REMIX }).at(-1);
    if (!last) throw new Error('the list is empty');
    last.focus();
    await waitFor(() => expect(last.querySelector('video')).not.toBeNull(), { timeout: 5000 });
  },
};

export const StandsStill: Story = {
  decorators: [withAtoms(seed(playsLoopsAtom, false))],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [first] = canvas.getAllByRole('link', { name: REMIX });
    if (!first) throw new Error('the list is empty');
    await userEvent.hover(first);
    await expect(filmsIn(canvasElement)).toHaveLength(0);
  },
};

export const KeepsTheShapeOfEach: Story = {
  decorators: [withAtoms(seed(playsLoopsAtom, false))],
  play: async ({ canvas }) => {
    const tiles = canvas.getAllByRole('link', { name: REMIX }).map((link) => link.getBoundingClientRect());
    const ratios = tiles.map(({ width, height }) => width / height);
    const wanted = INSPIRATIONS.slice(0, 24).map(({ shape }) => shape.split(':').map(Number));
    for (const [index, [across = 1, down = 1]] of wanted.entries()) {
      const ratio = ratios[index] ?? 0;
      await expect(Math.abs(ratio / (across / down) - 1)).toBeLessThan(0.12);
    }
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  decorators: [withAtoms(seed(playsLoopsAtom, false))],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    const columns = new Set(
      canvas.getAllByRole('link', { name: REMIX }).map((link) => Math.round(link.getBoundingClientRect().left)),
    );
    await expect(columns.size).toBe(2);
  },
};
