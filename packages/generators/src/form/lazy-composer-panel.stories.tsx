import { apiClientAtom } from '@kinora/api-client';
import { openLinkAtom } from '@kinora/creating';
import { fakeApi, seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { LazyComposerPanel } from './lazy-composer-panel.tsx';

const DRAFT = {
  model: 'local',
  prompt: 'a boat',
  resolution: '720p',
  seconds: '5',
  style: 'ink',
  seed: '7',
  count: '3',
};

const meta = {
  component: LazyComposerPanel,
  args: { settingsHref: '/text-to-video/', modelsHref: '/models/', onCreate: fn() },
  decorators: [
    withAtoms(
      seed(apiClientAtom, fakeApi({ listRoutes: { data: { routes: [{ model: 'local', modes: ['text'] }] } } })),
      seed(openLinkAtom, new URLSearchParams(DRAFT).toString()),
    ),
    // On phones it reaches the edges of its panel.
    (StoryOf) => (
      <div className="max-nav:px-3">
        <StoryOf />
      </div>
    ),
  ],
} satisfies Meta<typeof LazyComposerPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ChangesASetting: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Style: Ink' }));
    await userEvent.click(canvas.getByRole('menuitemradio', { name: 'Neon' }));
    await expect(canvas.getByRole('button', { name: 'Style: Neon' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Shape: 16:9' }));
    await userEvent.click(canvas.getByRole('menuitemradio', { name: '9:16' }));
    await expect(canvas.getByRole('button', { name: 'Shape: 9:16' })).toBeVisible();
  },
};

export const CountsTheClips: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('link', { name: 'All settings × 3' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Style: Ink' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Create 3 clips 24 credits' }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
  },
};
