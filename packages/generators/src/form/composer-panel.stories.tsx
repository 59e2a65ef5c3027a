import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import { lazyCreating, openLinkAtom } from '@kinora/creating';
import { fakeApi, onPhone, seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { lazyComposer } from '../lazy-composer.ts';
import { lazyForm } from '../lazy-form.ts';
import { ComposerPanel } from './composer-panel.tsx';

const ADA = { id: 'composer', name: '', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false };
const api = fakeApi({
  integral: { data: { total: 40 } },
  listRoutes: { data: { routes: [{ model: 'local', modes: ['text'] }] } },
});
const DRAFT = { model: 'local', prompt: '', resolution: '720p', seconds: '5', style: 'neon', seed: '7', count: '1' };

const meta = {
  component: ComposerPanel,
  beforeEach: async () => void (await Promise.all([lazyCreating.load(), lazyForm.load(), lazyComposer.load()])),
  args: {
    label: 'New clip',
    tabHrefs: { text: '/home/', image: '/image-to-video/', video: '/video-to-video/', effect: '/ai-video-effects/' },
    settingsHref: '/text-to-video/',
    modelsHref: '/models/',
  },
  decorators: [
    withAtoms(
      seed(apiClientAtom, api),
      seed(placeSessionAtom, { owner: 'member', member: ADA }),
      seed(openLinkAtom, new URLSearchParams(DRAFT).toString()),
    ),
  ],
} satisfies Meta<typeof ComposerPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WritesAndPrices: Story = {
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('After this you have 32 credits'));
    const settings = within(canvas.getByRole('list', { name: 'Settings' })).getAllByRole('button');
    await expect(settings.map((chip) => chip.getAttribute('aria-label'))).toEqual([
      'Model: Local preview engine',
      'Shape: 16:9',
      'Length: 5 s',
      'Resolution: 720p',
      'Style: Neon',
    ]);
    await expect(canvas.getByRole('link', { name: 'Text' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Effect' })).toHaveAttribute('href', '/ai-video-effects/');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Prompt' }), 'a boat');
    await expect(canvas.getByRole('button', { name: 'Create 8 credits' })).toBeEnabled();
  },
};

export const SaysThatThePromptIsMissing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create 8 credits' }));
    await expect(canvas.getByRole('textbox', { name: 'Prompt' })).toBeInvalid();
  },
};

export const OffersTheExampleThatPlays: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create 8 credits' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Use this one' }));
    const prompt = canvas.getByRole('textbox', { name: 'Prompt' });
    await expect(prompt).toHaveValue('A small sailboat on a calm sea at sunset, slow push in');
    await expect(prompt).toBeValid();
    await expect(canvas.queryByRole('button', { name: 'Use this one' })).toBeNull();
  },
};

export const OnAPhone: Story = { ...onPhone };
