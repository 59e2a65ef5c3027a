import { aCreation, aReadyCreation } from '@kinora/contracts/fixtures';
import { onPhone, onTablet } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import {
  atGenerator,
  endedJustNow,
  generatorServer,
  generatorStories,
  LONG_PROMPT,
  stillAsking,
  withoutClips,
} from './testing/generator-seeds.ts';
import { TextToVideoPage } from './text-to-video-page.tsx';

const PROMPT = 'A small sailboat crosses a calm sea at sunset, slow push in, velvet light';

const now = Date.now();
const CLIPS = [
  aCreation({
    id: '01940000-0000-7000-8000-000000000105',
    createdAt: now,
    state: 'running',
    phase: 'drawing',
    done: 74,
    etaP50: 3,
    position: null,
    input: { prompt: 'A dragon circles the peaks, embers in the air' },
  }),
  aCreation({
    id: '01940000-0000-7000-8000-000000000104',
    createdAt: now - 1000,
    input: { prompt: 'A turtle glides over a coral shelf, camera follows' },
  }),
  aReadyCreation({
    ...endedJustNow(),
    id: '01940000-0000-7000-8000-000000000103',
    createdAt: now - 2000,
  }),
];

const server = generatorServer(['text'], CLIPS);
const hash = new URLSearchParams({ prompt: PROMPT, model: 'local', seed: '7', count: '1' }).toString();

const meta = { component: TextToVideoPage, ...generatorStories } satisfies Meta<typeof TextToVideoPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  decorators: [atGenerator(server, { hash })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('206 credits')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Text to Video' })).toBeVisible();
    await expect(await canvas.findByText('16 held, 8 charged, 0 returned')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Create 8 credits' })).toBeEnabled();
    await expect(canvas.getByRole('list', { name: 'Today' }).children).toHaveLength(3);
  },
};

/** As the server would say: what was held is gone from the balance. */
let total = 214;

export const CreatesAClip: Story = {
  beforeEach: () => {
    total = 214;
  },
  decorators: [
    atGenerator(
      {
        ...withoutClips(server),
        integral: () => ({ data: { total } }),
        createCreations: ({ gold_coins }) => {
          total = 206;
          return {
            data: {
              creations: [aCreation({ createdAt: Date.now(), input: { prompt: PROMPT } })],
              quote: { each: gold_coins, total: gold_coins },
              balance: 206,
            },
            delay: 50,
          };
        },
      },
      { hash },
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No clips yet')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Create 8 credits' }));
    await waitFor(() => expect(canvas.getByText('2nd in queue')).toBeVisible());
    await expect(canvas.getByText('8 held, 0 charged, 0 returned')).toBeVisible();
    await expect(await canvas.findByText('198 credits')).toBeVisible();
  },
};

export const Guest: Story = {
  decorators: [atGenerator(server, { isMember: false, hash })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your settings are kept while you log in')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Create 8 credits' })).toBeEnabled();
    await expect(canvas.getByText('No clips yet')).toBeVisible();
  },
};

export const Loading: Story = {
  decorators: [atGenerator(stillAsking(server), { hash })],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading your clips')).toBeInTheDocument();
    await expect(canvas.getByRole('group', { name: 'Model' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const ServerAway: Story = {
  decorators: [atGenerator({}, { hash })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Your clips couldn’t be loaded/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

export const FirstVisit: Story = {
  decorators: [atGenerator(withoutClips(server), { hash: 'prompt=&model=local' })],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Describe a scene')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Create 8 credits' }));
    await expect(await canvas.findByText('Describe what happens in the clip.')).toBeVisible();
  },
};

export const ClosedModelByAddress: Story = {
  args: { model: 'sora-2' },
  decorators: [atGenerator(server, { hash })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Sora 2 was discontinued by OpenAI/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('radio', { name: /Local preview engine/ })).toBeChecked());
  },
};

export const OnAPhone: Story = { ...onPhone, decorators: [atGenerator(server, { hash })] };
export const OnATablet: Story = { ...onTablet, decorators: [atGenerator(server, { hash })] };

export const LongPromptOnAPhone: Story = {
  ...onPhone,
  decorators: [atGenerator(server, { hash: new URLSearchParams({ prompt: LONG_PROMPT }).toString() })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Prompt' })).toHaveValue(LONG_PROMPT);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(globalThis.innerWidth);
  },
};
