import { onPhone } from '@kinora/testkit';
import { Panel } from '@kinora/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { OwnKeySwitch } from './own-key-switch.tsx';
import { SubmitBar } from './submit-bar.tsx';

const meta = {
  component: SubmitBar,
  args: { state: { kind: 'ready', balance: 214 }, cost: 8, onCreate: fn(), onCancel: fn() },
  decorators: [
    (Story) => (
      <Panel look="form">
        <Story />
      </Panel>
    ),
  ],
} satisfies Meta<typeof SubmitBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const create = { name: /^Create/ };

export const Ready: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvasElement).toHaveTextContent('After this you have 206 credits');
    await userEvent.click(canvas.getByRole('button', { name: 'Create 8 credits' }));
    await expect(args.onCreate).toHaveBeenCalledTimes(1);
  },
};

export const BeforeTheBalanceIsKnown: Story = {
  args: { state: { kind: 'ready', balance: null } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Your credits are being counted');
    await expect(canvas.getByRole('button', { name: 'Create 8 credits' })).toBeEnabled();
  },
};

const several = { clips: 12, each: 8, others: 0, offer: null, onOffer: fn() };

export const SeveralClips: Story = {
  args: { cost: 96, several },
  play: async ({ canvas, canvasElement }) => {
    const words = '12 clips × 8 = 96 creditsAfter this you have 118 credits';
    await waitFor(() => expect(canvasElement).toHaveTextContent(words));
    await expect(canvas.getByRole('button', { name: 'Create 12 clips 96 credits' })).toBeEnabled();
  },
};

export const TheFirstOfMany: Story = {
  args: { cost: 160, several: { ...several, clips: 20, others: 28 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Create the first 20 clips 160 credits' })).toBeEnabled();
  },
};

export const TooFewForAllOfThem: Story = {
  args: {
    state: { kind: 'short', balance: 40, missing: 56 },
    cost: 96,
    several: { ...several, offer: { clips: 5, cost: 40 } },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: 'Create the first 5 40 credits' })).toBeEnabled();
    await expect(canvasElement).toHaveTextContent('Needs 96, you have 4056 short');
  },
};

export const Sending: Story = {
  args: { state: { kind: 'sending' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Holding 8 credits')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Creating' }));
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
};

export const Guest: Story = {
  args: { state: { kind: 'guest' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your settings are kept while you log in')).toBeVisible();
    await expect(canvas.getByRole('button', create)).toBeEnabled();
  },
};

export const TooFewCredits: Story = {
  args: { state: { kind: 'short', balance: 214, missing: 170 }, cost: 384 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Needs 384, you have 214170 short');
  },
};

export const ThePriceChanged: Story = {
  args: { state: { kind: 'price-changed', from: 48, to: 52 }, cost: 52 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'The price changed from 48 to 52 credits. Nothing was charged. Press Create again to accept.',
    );
    await expect(canvas.getByRole('button', { name: 'Create 52 credits' })).toBeEnabled();
  },
};

export const Offline: Story = {
  args: { state: { kind: 'offline' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You’re offline. The preview still works/)).toBeVisible();
    await expect(canvas.getByRole('button', create)).toBeDisabled();
  },
};

export const Blocked: Story = {
  args: { state: { kind: 'blocked', why: 'Veo 3.1 isn’t connected on this server.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Veo 3.1 isn’t connected on this server.')).toBeVisible();
    await expect(canvas.getByRole('button', create)).toBeDisabled();
  },
};

export const SomethingIsMissing: Story = {
  args: { state: { kind: 'missing', what: 'Add an image to create a clip' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Costs 8 credits')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add an image to create a clip' }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
  },
};

const sending = (number: number, count: number) =>
  ({ field: 'first', number, count, step: { phase: 'sending', share: 0.43 }, isPaused: false }) as const;

export const SendingAPicture: Story = {
  args: { state: { kind: 'uploading', file: sending(1, 1) } },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Uploading your image')).toBeVisible();
    await expect(canvas.getByText('43 %')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('25 % uploaded');
    await expect(canvas.getByRole('progressbar')).toHaveValue(43);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', create)).toBeNull();
  },
};

export const SendingTheSecondPicture: Story = {
  args: { state: { kind: 'uploading', file: sending(2, 2) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Uploading image 2 of 2')).toBeVisible();
  },
};

export const CheckingAPicture: Story = {
  args: { state: { kind: 'uploading', file: { ...sending(1, 1), step: { phase: 'checking' } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Checking your image');
  },
};

export const AGuestsPicture: Story = {
  args: { state: { kind: 'guest' }, keeps: 'picture', note: 'Create sends your image to the server.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your image and settings are kept while you log in')).toBeVisible();
    await expect(canvas.getByText('Create sends your image to the server.')).toBeVisible();
  },
};

export const Problem: Story = {
  args: { problem: 'The server didn’t respond. You won’t be charged twice. Press Create again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('won’t be charged twice');
    await expect(canvas.getByRole('button', create)).toBeEnabled();
  },
};

export const AnotherTake: Story = {
  args: { repeat: 'new-take' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You’ve already made this. Create makes a new take.')).toBeVisible();
    await expect(canvas.getByRole('button', create)).toBeEnabled();
  },
};

export const TheSameClipAgain: Story = {
  args: { repeat: 'same-clip' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/with the same seed. Create makes the same clip again/)).toBeVisible();
  },
};

export const OneCredit: Story = {
  args: { cost: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Create 1 credit' })).toBeVisible();
  },
};

export const OnAPhone: Story = { ...onPhone };

export const InARow: Story = {
  args: { look: 'row', start: <p>What is chosen</p> },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('What is chosen')).toBeVisible();
    await expect(canvas.getByText(/After this you have/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Create 8 credits' }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
  },
};

export const InARowOnAPhone: Story = { ...InARow, ...onPhone };

const FREE = { line: 'Free trial, no credits.', button: 'Try it free', first: 'Your first clip: free' };

export const Free: Story = {
  args: { cost: 0, free: FREE },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try it free' }));
    await expect(args.onCreate).toHaveBeenCalledTimes(1);
    await expect(canvasElement).toHaveTextContent('Free trial, no credits.');
    await expect(canvasElement).not.toHaveTextContent('After this');
  },
};

export const WithAnOwnKey: Story = {
  args: {
    cost: 0,
    free: { line: 'No credits: Vidu bills you.', button: 'Create with your key', first: 'No credits: Vidu bills you.' },
    payment: <OwnKeySwitch provider="Vidu" isOn onSwitch={fn()} />,
  },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Use your Vidu key' })).toBeChecked();
    await expect(canvasElement).toHaveTextContent('No credits: Vidu bills you.');
    await userEvent.click(canvas.getByRole('button', { name: 'Create with your key' }));
    await expect(args.onCreate).toHaveBeenCalledTimes(1);
  },
};

export const FreeBeforeThePicture: Story = {
  args: { cost: 8, free: FREE, state: { kind: 'missing', what: 'Add an image' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('The preview is freeYour first clip: free');
  },
};
