import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import { aCreation, aSiteConfig } from '@kinora/contracts/fixtures';
import { fakeApi, onPhone, onTablet, seed, withAtoms, type FakeAnswers } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { ContactPage } from './contact-page.tsx';
import { lazyContactForm } from './lazy-contact-form.ts';

const ada = { id: '7', name: '', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false };
const older = aCreation({
  id: '01940000-0000-7000-8000-0000000000aa',
  input: { prompt: 'a whale under an iceberg' },
  createdAt: 1_795_000_000_000,
});

const asMember = (answers: FakeAnswers) =>
  withAtoms(
    seed(apiClientAtom, fakeApi({ listCreations: { data: { creations: [aCreation()], next: null } }, ...answers })),
    seed(placeSessionAtom, { owner: 'member', member: ada }),
  );
const asGuest = (answers: FakeAnswers) =>
  withAtoms(seed(apiClientAtom, fakeApi(answers)), seed(placeSessionAtom, { owner: 'guest' }));

const meta = {
  component: ContactPage,
  // Here before the story begins, as in a page that has been looked at.
  beforeEach: async () => {
    globalThis.sessionStorage.clear();
    await lazyContactForm.load();
  },
  args: {
    site: aSiteConfig({ supportEmail: 'help@paperboats.test' }),
    links: { home: '/text-to-video/', team: '/support/team/', privacy: '/privacy/' },
    search: {},
  },
} satisfies Meta<typeof ContactPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const email = (canvas: Canvas) => canvas.getByLabelText('Your email address');
const message = (canvas: Canvas) => canvas.getByLabelText('Message');

async function write(canvas: Canvas) {
  await userEvent.click(canvas.getByRole('radio', { name: 'Credits' }));
  await userEvent.clear(email(canvas));
  await userEvent.type(email(canvas), 'ada@example.com');
  await userEvent.type(message(canvas), 'Eight credits are missing.');
  await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
}

export const AGuestWrites: Story = {
  decorators: [asGuest({ contactSupport: { data: null } })],
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('Clip')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'log in' })).toBeVisible();
    await write(canvas);
    await expect(await canvas.findByRole('heading', { name: 'Message sent' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Write another message' }));
    await expect(message(canvas)).toHaveValue('');
  },
};

export const AMemberNamesAClip: Story = {
  decorators: [
    asMember({
      contactSupport: ({ creation }) => (creation === aCreation().id ? { data: null } : { code: 500 }),
    }),
  ],
  play: async ({ canvas }) => {
    await expect(email(canvas)).toHaveValue('ada@example.com');
    const clips = canvas.getByRole('combobox', { name: 'Clip' });
    await userEvent.selectOptions(clips, await canvas.findByRole('option', { name: /paper boat/ }));
    await write(canvas);
    await expect(await canvas.findByText('Message sent')).toBeVisible();
  },
};

export const OpenedForAClip: Story = {
  args: { search: { creation: older.id } },
  decorators: [asMember({ getCreation: { data: older } })],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'A clip' })).toBeChecked();
    const clips = canvas.getByRole('combobox', { name: 'Clip' });
    await waitFor(() => expect(clips).toHaveDisplayValue(/a whale under an iceberg/));
  },
};

export const WithoutItsClips: Story = {
  args: { search: { topic: 'report' } },
  decorators: [asMember({ listCreations: { offline: true } })],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Report a clip' })).toBeChecked();
    await expect(canvas.getByRole('combobox', { name: 'Clip' })).toHaveDisplayValue('None');
  },
};

export const TooManyMessages: Story = {
  decorators: [asGuest({ contactSupport: { code: 429, details: { retry_after: 700 } } })],
  play: async ({ canvas }) => {
    await write(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Send it again in 12 min');
    await expect(message(canvas)).toHaveValue('Eight credits are missing.');
  },
};

export const TheServerIsAway: Story = {
  ...onPhone,
  decorators: [asGuest({ contactSupport: { offline: true } })],
  play: async ({ canvas }) => {
    await write(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Kinora can’t be reached');
    await expect(message(canvas)).toHaveValue('Eight credits are missing.');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(globalThis.innerWidth);
  },
};

export const KeepsWhatWasTypedBeforeAReload: Story = {
  ...onTablet,
  beforeEach: () => {
    const draft = { topic: 'other', email: 'eve@example.com', message: 'Half a sent', creation: '' };
    globalThis.sessionStorage.setItem('kinora:support', JSON.stringify(draft));
  },
  decorators: [asMember({})],
  play: async ({ canvas }) => {
    await expect(message(canvas)).toHaveValue('Half a sent');
    await expect(email(canvas)).toHaveValue('eve@example.com');
    await expect(canvas.getByRole('radio', { name: 'Something else' })).toBeChecked();
  },
};

export const AboutASharedClip: Story = {
  args: { search: { topic: 'report', share: 'aZ09_-aZ09_-aZ09_-aZ09' } },
  decorators: [asGuest({})],
  play: async ({ canvas }) => {
    await expect(message(canvas)).toHaveValue('/v/aZ09_-aZ09_-aZ09_-aZ09/\n');
  },
};
