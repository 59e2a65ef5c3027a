import { seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { playsLoopsAtom } from '../loops/loops-atoms.ts';
import { tilePlaces } from '../masonry/masonry.ts';
import { INSPIRATIONS } from '../scenes/inspirations.ts';
import { InspirationCardPanel } from './inspiration-card-panel.tsx';

const byTool = (wanted: string) => {
  const found = INSPIRATIONS.find(({ tool }) => tool === wanted);
  if (!found) throw new Error(`there is no ${wanted}`);
  return found;
};

const [ONLY] = tilePlaces([3 / 4]);
if (!ONLY) throw new Error('no place');

const meta = {
  component: InspirationCardPanel,
  args: {
    inspiration: byTool('text'),
    pages: { text: '/text-to-video/', video: '/video-to-video/', effect: (id) => `/ai-video-effects/${id}/` },
    place: ONLY,
  },
  decorators: [
    withAtoms(seed(playsLoopsAtom, true)),
    (Story) => (
      <ul className="grid max-w-66 auto-rows-[11px]">
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof InspirationCardPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Scene: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /Remix 8 credits$/ });
    await expect(link).toHaveAttribute('href', expect.stringMatching(/^\/text-to-video\/#/));
    await waitFor(() => expect(link.querySelector('video')).not.toBeNull(), { timeout: 5000 });
  },
};

export const SceneInArabic: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const title = canvas.getByText('ثعلب أحمر في غابة ثلجية عند الغسق');
    await expect(getComputedStyle(title).direction).toBe('rtl');
    const href = canvas.getAllByRole('link')[0]?.getAttribute('href') ?? '';
    await expect(new URLSearchParams(href.split('#')[1]).get('prompt')).toBe('ثعلب أحمر في غابة ثلجية عند الغسق');
  },
};

export const LendsItsSettings: Story = {
  play: async ({ canvas }) => {
    const href = canvas.getByRole('link', { name: 'Reuse settings' }).getAttribute('href') ?? '';
    await expect(href).toMatch(/^\/text-to-video\/#model=local&.*style=/);
    await expect(href).not.toMatch(/prompt=|seed=/);
  },
};

export const Effect: Story = {
  args: { inspiration: byTool('effect') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^\/ai-video-effects\/.+\/#/));
  },
};

export const Restyle: Story = {
  args: { inspiration: byTool('video') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/video-to-video\/#model=local&mode=video/),
    );
  },
};
