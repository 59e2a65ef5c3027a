import { onPhone, someSessions } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { SessionsSection } from './sessions-section.tsx';

const NOW = Date.UTC(2026, 10, 22, 12);
const sessions = someSessions(NOW);

const meta = {
  component: SessionsSection,
  args: { list: { state: 'ready', value: { sessions, readAt: NOW } }, ending: null, onEnd: fn(), onReload: fn() },
} satisfies Meta<typeof SessionsSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  play: async ({ args, canvas }) => {
    const [own, phone] = canvas.getAllByRole('listitem');
    await expect(own).toHaveTextContent('Chrome on WindowsThis browserActive now');
    await expect(phone).toHaveTextContent('Safari on iPhoneLast used 2 hours ago');
    await userEvent.click(canvas.getByRole('button', { name: 'End session: Safari on iPhone' }));
    await userEvent.click(canvas.getByRole('button', { name: 'End all others' }));
    await expect(args.onEnd.mock.calls.flat()).toEqual([sessions[1]?.id, 'others']);
    await expect(canvas.getAllByRole('button', { name: /^End session/ })).toHaveLength(2);
  },
};

export const InArabic: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Chrome على Windows')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Safari على iPhone/ })).toBeVisible();
  },
};

export const OnlyThisOne: Story = {
  args: { list: { state: 'ready', value: { sessions: sessions.slice(0, 1), readAt: NOW } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const OneIsEnding: Story = {
  args: { ending: sessions[1]?.id ?? null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'End session: Safari on iPhone' })).toHaveAttribute('aria-busy');
    await expect(canvas.getByRole('button', { name: 'End all others' })).toBeDisabled();
  },
};

const device = `${'A-browser-with-a-name-that-nobody-could-ever-say-'.repeat(4)}on something`;

export const LongNamesOnAPhone: Story = {
  ...onPhone,
  args: { list: { state: 'ready', value: { sessions: sessions.map((one) => ({ ...one, device })), readAt: NOW } } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Loading: Story = {
  args: { list: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading sessions')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /^Log out/ })).toBeNull();
  },
};

export const Failed: Story = {
  args: { list: { state: 'failed', problem: 'Kinora can’t be reached.' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};
