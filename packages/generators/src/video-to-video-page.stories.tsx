import { aReadyCreation } from '@kinora/contracts/fixtures';
import { onPhone, onTablet } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import {
  atGenerator,
  endedJustNow,
  generatorServer,
  generatorStories,
  LONG_PROMPT,
  stillAsking,
  withoutClips,
} from './testing/generator-seeds.ts';
import { VideoToVideoPage } from './video-to-video-page.tsx';

const server = generatorServer(
  ['text', 'video'],
  [aReadyCreation({ mode: 'video', input: { video: 'f-1', style: 'comic' }, ...endedJustNow() })],
);

const meta = { component: VideoToVideoPage, ...generatorStories } satisfies Meta<typeof VideoToVideoPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutAVideo: Story = {
  decorators: [atGenerator(server)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Video to Video' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Add a video to create a clip' })).toBeEnabled();
    await expect(await canvas.findByText('Restyled video')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Add a video' })).toBeVisible();
  },
};

export const Guest: Story = {
  decorators: [atGenerator(withoutClips(server), { isMember: false })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The preview is free')).toBeVisible();
    await expect(await canvas.findByText('No clips yet')).toBeVisible();
  },
};

export const Loading: Story = {
  decorators: [atGenerator(stillAsking(server))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Model' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const ServerAway: Story = {
  decorators: [atGenerator({})],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Your clips couldn’t be loaded/)).toBeVisible();
  },
};

export const AModelByAddress: Story = {
  args: { model: 'local' },
  decorators: [atGenerator(server)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /Local preview engine/ })).toBeChecked();
  },
};

export const OnAPhone: Story = { ...onPhone, decorators: [atGenerator(server)] };
export const OnATablet: Story = { ...onTablet, decorators: [atGenerator(server)] };

export const LongPromptOnAPhone: Story = {
  ...onPhone,
  args: { fragment: new URLSearchParams({ prompt: LONG_PROMPT }).toString() },
  decorators: [atGenerator(server)],
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: /^What should change/ });
    await waitFor(() => expect(field).toHaveValue(LONG_PROMPT));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(globalThis.innerWidth);
  },
};
