import { aCreation, aReadyCreation } from '@kinora/contracts/fixtures';
import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { CreationListView } from './creation-list-view.tsx';

const CREATIONS = [
  aCreation({ id: 'c', state: 'running', phase: 'drawing', done: 30 }),
  aCreation({ id: 'b' }),
  aReadyCreation({ id: 'a', result: null }),
];

const meta = {
  component: CreationListView,
  args: {
    label: 'Today',
    state: 'ready',
    creations: CREATIONS,
    onCancel: fn(),
    onRetry: fn(),
    onRemove: fn(),
    onUseSettings: fn(),
    onDownload: fn(),
    onExpired: fn(),
    onReload: fn(),
  },
} satisfies Meta<typeof CreationListView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsThemInOrder: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Today' }).children).toHaveLength(3);
    const cancel = canvas.getAllByRole('button', { name: /^Cancel/ });
    // Clips of one batch have the same title, and yet each button its own name.
    await expect(new Set(cancel.map((button) => button.getAttribute('aria-label'))).size).toBe(2);
    await expect(canvas.getByRole('article', { name: /, clip 3 of 3$/ })).toBe(canvas.getAllByRole('article')[0]);
  },
};

export const Loading: Story = {
  args: { state: 'loading', creations: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your clips');
  },
};

export const Nothing: Story = {
  args: { creations: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No clips yet' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { state: 'failed', creations: [] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('They’re safe on the server');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onReload).toHaveBeenCalledTimes(1);
  },
};

export const KeepsThemInSightWhileTheServerIsAway: Story = {
  args: { state: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Today' }).children).toHaveLength(3);
  },
};

export const OneIsBusy: Story = {
  args: { tasks: { b: 'cancel' } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button', { name: /^Cancel/ });
    await expect(first).not.toHaveAttribute('aria-busy');
    await expect(second).toHaveAttribute('aria-busy', 'true');
  },
};

export const OnAPhone: Story = { ...onPhone };
