import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { IconButton } from '../button/icon-button.tsx';
import { FullScreenIcon, PauseIcon, ShuffleIcon, SoundIcon, WriteIcon } from '../icon/icons.ts';
import { Notice } from '../notice/notice.tsx';
import { Scrubber } from '../slider/range.tsx';
import { Tag } from '../tag/tag.tsx';
import { Stage } from './stage.tsx';

const sea = <div className="bg-linear-to-b from-track-effect via-danger to-track-audio" />;
const ignore = () => undefined;

const meta = {
  component: Stage,
  parameters: {
    guide: {
      use: 'Use it for the film a page is about: the live preview, a finished clip, a waiting one. In lists take the tiles; a page has one stage.',
      do: [
        'Give bias the film’s picture, so the room is lit by it.',
        'Say in message what will play here when there is no film.',
        'Set bleed where it reaches both edges of a phone.',
      ],
      dont: ['Put prices or forms on it.', 'Light two stages on one page.'],
    },
  },
  args: { label: 'Live preview', ratio: 16 / 9 },
  decorators: [
    (Story) => (
      <div className="isolate max-w-[712px] p-8">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playing: Story = {
  args: {
    children: sea,
    bias: sea,
    tags: (
      <Tag look="glass" size="medium" live>
        Live preview, free
      </Tag>
    ),
    tagsEnd: (
      <Tag look="glass" size="medium">
        Local preview engine
      </Tag>
    ),
    bar: (
      <>
        <IconButton look="media" label="Pause" icon={<PauseIcon />} />
        <span>0:02.3</span>
        <Scrubber label="Position" value={2.3} max={5} step={0.1} onValue={ignore} />
        <span>0:05</span>
        <IconButton look="media" label="Mute" icon={<SoundIcon />} />
        <IconButton look="media" label="New seed" icon={<ShuffleIcon />} />
        <IconButton look="media" label="Full screen" icon={<FullScreenIcon />} />
      </>
    ),
  },
  play: async ({ canvas }) => {
    const stage = canvas.getByRole('region', { name: 'Live preview' });
    const { width, height } = stage.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(16 / 9, 2);
    await expect(canvas.getByRole('slider', { name: 'Position' })).toBeVisible();
  },
};

export const FirstVisit: Story = {
  args: {
    message: (
      <>
        <span className="text-accent">
          <WriteIcon />
        </span>
        <h2 className="type-title">Describe a scene</h2>
        <p className="text-small text-muted">Watch it appear as you type, free.</p>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Describe a scene' })).toBeVisible();
    await expect(canvas.getByRole('region')).not.toHaveAttribute('aria-busy');
  },
};

export const Loading: Story = {
  args: { busy: true, message: <output className="text-small text-muted">Loading the preview engine, 340 kB</output> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveAttribute('aria-busy', 'true');
  },
};

export const OtherVendor: Story = {
  args: {
    children: sea,
    message: (
      <Notice look="glass">
        Veo 3.1 will render it differently. This is our sketch of your prompt, not its result.
      </Notice>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/our sketch of your prompt, not its result/)).toBeVisible();
  },
};

export const Upright: Story = {
  args: { ...Playing.args, ratio: 9 / 16, bar: undefined },
  play: async ({ canvas }) => {
    const film = canvas.getByRole('region').querySelector('[class*=aspect]') as HTMLElement;
    const { width, height } = film.getBoundingClientRect();
    await expect(height).toBeLessThanOrEqual(globalThis.innerHeight * 0.71);
    await expect(width / height).toBeCloseTo(9 / 16, 2);
  },
};

export const WithANote: Story = {
  args: { ...Playing.args, note: <Notice look="glass">Describe a scene. Watch it appear as you type.</Notice> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Describe a scene/)).toBeVisible();
  },
};

export const OnAPhone: Story = {
  args: { ...Playing.args, bleed: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('region', { name: 'Live preview' })).borderRadius).toBe('0px');
  },
};

export const UprightOnAPhone: Story = {
  ...OnAPhone,
  args: { ...OnAPhone.args, ratio: 9 / 16 },
  play: async ({ canvas }) => {
    const stage = canvas.getByRole('region');
    const film = stage.querySelector('[class*=aspect]');
    await expect(stage.clientWidth).toBeGreaterThan(film?.clientWidth ?? 0);
    await expect(film?.clientWidth).toBeGreaterThan(100);
    await expect(getComputedStyle(stage).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  },
};

export const InArabic: Story = {
  args: { ...Playing.args },
  globals: { locale: 'ar' },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  play: async ({ canvas }) => {
    // Films run from left to right in every language, so their controls do too.
    const [pause, full] = ['Pause', 'Full screen'].map((name) => canvas.getByRole('button', { name }));
    await expect(pause?.getBoundingClientRect().right).toBeLessThan(full?.getBoundingClientRect().left ?? 0);
    const tags = ['Live preview, free', 'Local preview engine'].map((text) => canvas.getByText(text));
    await expect(tags[0]?.getBoundingClientRect().left).toBeGreaterThan(tags[1]?.getBoundingClientRect().right ?? 0);
  },
};
