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
  args: { settingsHref: '/text-to-video/', onCreate: fn() },
  decorators: [
    withAtoms(
      seed(apiClientAtom, fakeApi({ listRoutes: { data: { routes: [{ model: 'local', modes: ['text'] }] } } })),
      seed(openLinkAtom, new URLSearchParams(DRAFT).toString()),
    ),
  ],
} satisfies Meta<typeof LazyComposerPanel>;
export default meta;

export const CountsTheClips: StoryObj<typeof meta> = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('link', { name: /Ink · × 3$/ })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Create 3 clips 24 credits' }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
  },
};
