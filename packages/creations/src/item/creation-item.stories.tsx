import { FAILURE_REASONS } from '@kinora/contracts';
import { aCreation, aFailedCreation, aReadyCreation } from '@kinora/contracts/fixtures';
import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { CreationItem } from './creation-item.tsx';

/** Film without a server: a plain picture in the address itself. */
const POSTER =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%2216%22 height=%229%22%3E%3Crect width=%2216%22 height=%229%22 fill=%22%23a65%22/%3E%3C/svg%3E';
const ready = aReadyCreation();
const clip = ready.result && { ...ready.result, poster: POSTER, url: 'data:video/mp4;base64,AAAA' };
const back = { held: 0, charged: 0, returned: 8, reason: 'crashed', at: Date.now() };

const meta = {
  component: CreationItem,
  args: {
    creation: aCreation(),
    onCancel: fn(),
    onRetry: fn(),
    onRemove: fn(),
    onUseSettings: fn(),
    onDownload: fn(),
    onExpired: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-[720px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CreationItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'a paper boat on a storm at night' })).toBeInTheDocument();
    await expect(canvas.getByText('2')).toBeInTheDocument();
    await expect(canvas.getByText('8 held')).toBeInTheDocument();
  },
};

export const Drawing: Story = {
  args: {
    creation: aCreation({ state: 'running', phase: 'drawing', done: 74, etaP50: 3 }),
    sketch: <img src={POSTER} alt="" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('value', '61');
    await expect(canvas.getByText('50 % drawn')).toBeInTheDocument();
  },
};

export const Ready: Story = {
  args: { creation: { ...ready, result: clip } },
  play: async ({ canvas }) => {
    // The tray says so, once for all of the page.
    await expect(canvas.queryByText('The clip is ready.')).toBeNull();
    await expect(canvas.getByText('8 charged')).toBeInTheDocument();
  },
};

export const OpensAndClosesThePlayer: Story = {
  args: { creation: { ...ready, result: clip } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await waitFor(() => expect(canvasElement.querySelector('video') ?? canvas.getByRole('alert')).toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Close the player' }));
    await expect(canvasElement.querySelector('video')).toBeNull();
  },
};

export const Failed: Story = {
  args: {
    creation: aFailedCreation('crashed', { receipt: back }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 charged')).toBeInTheDocument();
    await expect(canvas.getByText(/8 returned at/)).toBeInTheDocument();
  },
};

export const Declined: Story = {
  args: { creation: aFailedCreation('declined', { receipt: back }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Edit the prompt and try again/)).toBeVisible();
    await expect(canvas.getByText('0 charged')).toBeInTheDocument();
  },
};
export const Cancelled: Story = {
  args: { creation: aCreation({ state: 'cancelled', receipt: back }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Cancel/ })).toBeNull();
    await expect(canvas.getByText(/8 returned at/)).toBeInTheDocument();
  },
};
export const Expired: Story = {
  args: { creation: aFailedCreation('expired', { receipt: back }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Play' })).toBeNull();
    await expect(canvas.getByText(/8 returned at/)).toBeInTheDocument();
  },
};

export const LongPrompt: Story = {
  args: { creation: aCreation({ input: { prompt: `${'unbroken'.repeat(50)} ${'a fox and a boat '.repeat(90)}` } }) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeftPrompt: Story = {
  args: { creation: aCreation({ input: { prompt: 'قارب ورقي في عاصفة ليلا 🦊' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('قارب ورقي في عاصفة ليلا 🦊').tagName).toBe('BDI');
  },
};

export const OnAPhone: Story = { ...onPhone, ...Failed };

const LONG = { prompt: `${'unbroken'.repeat(20)} ${'a fox and a boat '.repeat(40)}` };

/** One of each reason, with a long prompt. */
export const EveryFailure: Story = {
  render: (args) => (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {FAILURE_REASONS.map((reason) => (
        <li key={reason}>
          <CreationItem {...args} creation={aFailedCreation(reason, { id: reason, input: LONG })} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText(/You weren’t charged\.$/)).toHaveLength(FAILURE_REASONS.length);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    // Numbers are for support: nobody sees them who does not ask.
    for (const number of canvas.getAllByText(aFailedCreation('busy').batch)) await expect(number).not.toBeVisible();
  },
};

export const EveryFailureOnAPhone: Story = { ...onPhone, ...EveryFailure };
