import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import { lazyCreating, openLinkAtom } from '@kinora/creating';
import { fakeApi, onPhone, seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

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
  beforeEach: async () => void (await Promise.all([lazyCreating.load(), lazyForm.load()])),
  args: { label: 'New clip', settingsHref: '/text-to-video/' },
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
    await expect(
      canvas.getByRole('link', { name: /^All settings: Local preview engine · 16:9 · 5 s · 720p · Neon$/ }),
    ).toBeVisible();
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

export const OnAPhone: Story = { ...onPhone };
