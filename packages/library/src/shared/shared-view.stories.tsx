import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { aSharedClip } from '../testing/shared-clip.ts';
import { SharedVideo } from './shared-video.tsx';
import { SharedView } from './shared-view.tsx';

const meta = {
  component: SharedView,
  args: {
    shared: aSharedClip(),
    modelName: 'Local preview engine',
    createHref: '/text-to-video/#prompt=x',
    reportHref: '/support/contact-us/?topic=report',
    homeHref: '/home/',
    styleName: 'Storybook',
    video: null,
    more: <p>Three scenes</p>,
  },
  render: (args) => (
    <SharedView {...args} video={<SharedVideo clip={args.shared.clip} label="A paper boat" onReload={fn()} />} />
  ),
  decorators: [
    (Story) => (
      <div className="px-(--frame-gutter)">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SharedView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithItsSettings: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('A paper boat on a calm sea at dusk');
    await expect(canvas.getByText('Ada Lovelace')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Made with Kinora' })).toHaveAttribute('href', '/home/');
    await expect(canvas.getByText('Storybook')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Make your own' })).toHaveTextContent('Three scenes');
    await expect(canvas.getByRole('link', { name: 'Remix this' })).toHaveAttribute('href', args.createHref);
    await expect(canvas.getByRole('link', { name: 'Report this clip' })).toHaveAttribute('href', args.reportHref);
    await expect(canvas.queryByText(/^The files it was made from/)).toBeNull();
  },
};

export const KeepsItsPrompt: Story = {
  args: { shared: aSharedClip({ settings: null }), styleName: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('A clip by Ada Lovelace');
    await expect(canvas.getAllByText('Ada Lovelace')).toHaveLength(1);
  },
};

export const KeepsItsPromptAndItsMaker: Story = {
  args: { shared: aSharedClip({ settings: null, by: '' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('A shared clip');
    await expect(canvas.queryByRole('link', { name: 'Remix this' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Create your own clip' })).toBeVisible();
  },
};

export const OfAPicture: Story = {
  args: { shared: aSharedClip({ mode: 'image' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The files it was made from aren’t shared. Add your own.')).toBeVisible();
  },
};

export const PortraitOnAPhone: Story = {
  ...onPhone,
  args: {
    shared: aSharedClip(
      { settings: { prompt: `${'A very long prompt about a boat. '.repeat(40)}${'unbroken'.repeat(60)}` } },
      [720, 1280],
    ),
  },
  play: async ({ canvasElement }) => {
    const video = canvasElement.querySelector('video')?.getBoundingClientRect();
    await expect((video?.height ?? 0) / (video?.width ?? 1)).toBeCloseTo(1280 / 720, 1);
    await expect(video?.height ?? 0).toBeLessThanOrEqual(globalThis.innerHeight * 0.71);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(globalThis.innerWidth);
  },
};
