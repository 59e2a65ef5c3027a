import { FAILURE_REASONS } from '@kinora/contracts';
import { aCreation, aFailedCreation, aReadyCreation } from '@kinora/contracts/fixtures';
import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { activityOf } from './activity.ts';
import { TrayList } from './tray-list.tsx';

const clip = aReadyCreation().result;
const PICTURE = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%2216%22 height=%229%22/%3E';
const CREATIONS = [
  aCreation({ id: 'a', state: 'running', phase: 'drawing', done: 30, position: null, etaP50: 20, etaP90: 40 }),
  aCreation({ id: 'b', position: 2, etaP50: 50, etaP90: 80, input: { prompt: 'a lighthouse in fog' } }),
  aReadyCreation({
    id: 'c',
    endedAt: 300,
    result: clip && { ...clip, poster: PICTURE, url: 'data:video/mp4;base64,AAAA' },
    input: { prompt: 'a fox in the snow' },
  }),
  aFailedCreation('busy', { id: 'd', endedAt: 200, input: { prompt: 'a city of glass' } }),
  aReadyCreation({ id: 'e', endedAt: 100, result: null, input: { prompt: 'a quiet harbour' } }),
];

const meta = {
  component: TrayList,
  args: {
    activity: activityOf(CREATIONS, 100),
    titleOf: ({ input }) => input.prompt ?? '',
    againHrefOf: () => '/text-to-video/#prompt=a',
    onCancel: fn(),
    onRetry: fn(),
    onRemove: fn(),
    onDownload: fn(),
    onExpired: fn(),
    onMakeNext: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-notice">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TrayList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WhatGoesOnAndWhatEnded: Story = {
  play: async ({ canvas, args }) => {
    const going = canvas.getByRole('region', { name: 'In progress' });
    await expect(going).toHaveTextContent('Drawing frame 30 of 120');
    await expect(going).toHaveTextContent('25 %');
    await expect(going).toHaveTextContent('about 20–40 s left');
    await expect(going).toHaveTextContent('3rd in queue');
    await expect(going).toHaveTextContent('about 50–80 s');
    const fresh = canvas.getByRole('region', { name: 'New since your last visit' });
    await expect(within(fresh).getAllByRole('article')).toHaveLength(2);
    await expect(fresh).toHaveTextContent('0 charged');
    await expect(fresh).toHaveTextContent('The provider was too busy. Try again in a minute. You weren’t charged.');
    await expect(canvas.getByRole('region', { name: 'Earlier' })).toHaveTextContent('a quiet harbour');
    await userEvent.click(within(fresh).getByRole('button', { name: 'Try again for 8' }));
    await expect(args.onRetry).toHaveBeenCalledWith(CREATIONS[3]);
    const [cancel] = within(going).getAllByRole('button', { name: /^Cancel/ });
    if (cancel) await userEvent.click(cancel);
    await expect(args.onCancel).toHaveBeenCalledWith(CREATIONS[0]);
  },
};

export const PlaysInPlace: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await expect(canvas.getByRole('button', { name: 'Close the player' })).toBeVisible();
  },
};

export const Nothing: Story = {
  args: { activity: { ongoing: [], more: 0, ended: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing in progress')).toBeVisible();
  },
};

export const ALongLine: Story = {
  args: {
    activity: activityOf(
      Array.from({ length: 23 }, (_, place) => aCreation({ id: `w${place}`, position: place })),
      0,
    ),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(20);
    await expect(canvas.getByText('3 more in queue')).toBeVisible();
    const [second] = canvas.getAllByRole('button', { name: /^Run next/ });
    if (second) await userEvent.click(second);
    await expect(args.onMakeNext).toHaveBeenCalledWith(expect.objectContaining({ id: 'w1' }));
  },
};

/** One of each reason, as the tray tells it. */
const EVERY_END = activityOf(
  FAILURE_REASONS.map((reason, at) => aFailedCreation(reason, { id: reason, endedAt: 1000 - at })),
  0,
);

export const EveryFailure: Story = {
  args: { activity: EVERY_END },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('article');
    await expect(items).toHaveLength(FAILURE_REASONS.length);
    for (const item of items) {
      await expect(item).toHaveTextContent('You weren’t charged.');
      await expect(item.querySelectorAll('button:not(details *), a')).not.toHaveLength(0);
    }
  },
};

export const OnAPhone: Story = { ...onPhone };
export const EveryFailureOnAPhone: Story = { ...onPhone, ...EveryFailure };
export const EveryFailureInArabic: Story = { args: { activity: EVERY_END }, globals: { locale: 'ar' } };
