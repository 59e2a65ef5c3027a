import { aReadyCreation } from '@kinora/contracts/fixtures';
import { onPhone, onTablet } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { ImageToVideoPage } from './image-to-video-page.tsx';
import {
  atGenerator,
  endedJustNow,
  generatorServer,
  generatorStories,
  LONG_PROMPT,
  stillAsking,
  withoutClips,
} from './testing/generator-seeds.ts';

const server = generatorServer(
  ['text', 'image', 'first-last'],
  [aReadyCreation({ mode: 'image', input: { first: 'f-1', camera: 'orbit' }, ...endedJustNow() })],
);

const meta = { component: ImageToVideoPage, ...generatorStories } satisfies Meta<typeof ImageToVideoPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutAPicture: Story = {
  decorators: [atGenerator(server)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Image to Video' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Add an image to create a clip' })).toBeEnabled();
    await expect(await canvas.findByText('Animated image')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Add an image' })).toBeVisible();
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
    const field = await canvas.findByRole('textbox', { name: 'Motion prompt (optional)' });
    await waitFor(() => expect(field).toHaveValue(LONG_PROMPT));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(globalThis.innerWidth);
  },
};
