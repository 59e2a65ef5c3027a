import { apiClientAtom } from '@kinora/api-client';
import { aCreation } from '@kinora/contracts/fixtures';
import { PictureFieldsPanel } from '@kinora/source-files';
import { fakeApi, onPhone, seed, withAtoms, type FakeAnswers } from '@kinora/testkit';
import { Panel } from '@kinora/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { asMember, effect, request, server, withPicture } from '../testing/submit-bar-story.ts';
import { EffectSubmitBarPanel, type EffectSubmitBarPanelProps } from './effect-submit-bar-panel.tsx';

/** The submit bar below the field whose pictures it sends. */
function Whole(props: EffectSubmitBarPanelProps) {
  return (
    <div className="max-w-[388px]">
      <Panel look="form">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <PictureFieldsPanel hasTwo={false} />
          <EffectSubmitBarPanel {...props} />
        </div>
      </Panel>
    </div>
  );
}

const meta = { component: Whole, args: { effect, request } } satisfies Meta<typeof Whole>;
export default meta;
type Story = StoryObj<typeof meta>;

const accepted = {
  data: {
    creations: [aCreation({ mode: 'effect', price: 0, trial: true })],
    quote: { each: 0, total: 0 },
    balance: 40,
  },
};
const trying: Partial<FakeAnswers> = {
  listRoutes: { data: { routes: [{ model: 'local', modes: ['text', 'effect'], isFree: true }] } },
  listTrials: { data: { trials: { left: 3, used: [] } } },
  createCreations: accepted,
};
const tryFree = { name: 'Try it free' };
const USED = 'You’ve used this effect’s free trial.';

let hasTried = false;
const tried: FakeAnswers['createCreations'] = () => {
  hasTried = true;
  return accepted;
};

export const TriesFreeAndThenCosts: Story = {
  beforeEach: () => {
    hasTried = false;
  },
  decorators: [
    asMember({
      ...trying,
      listTrials: () => ({ data: { trials: hasTried ? { left: 2, used: [effect.id] } : { left: 3, used: [] } } }),
      createCreations: tried,
    }),
  ],
  play: async ({ canvas, canvasElement }) => {
    const button = await canvas.findByRole('button', tryFree);
    await expect(canvasElement).toHaveTextContent('The clip has a watermark. 3 free trials left today.');
    await userEvent.click(button);
    await expect(await canvas.findByText(USED)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Create 8 credits' })).toBeEnabled();
  },
};

export const TriesFreeWithoutACredit: Story = {
  ...onPhone,
  decorators: [asMember({ ...trying, listTrials: { data: { trials: { left: 1, used: ['bunny-hop'] } } } }, 0)],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', tryFree)).toBeEnabled();
    await expect(canvasElement).toHaveTextContent('1 free trial left today.');
  },
};

export const TrialUsedForThisEffect: Story = {
  decorators: [asMember({ ...trying, listTrials: { data: { trials: { left: 2, used: ['disco-fever'] } } } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(USED)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Create 8 credits' })).toBeEnabled();
  },
};

export const NoTrialsLeftToday: Story = {
  decorators: [asMember({ ...trying, listTrials: { data: { trials: { left: 0, used: [] } } } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No free trials left today. You get 3 more tomorrow.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Create 8 credits' })).toBeEnabled();
  },
};

export const TrialUsedElsewhereMeanwhile: Story = {
  decorators: [asMember({ ...trying, createCreations: { code: 406 } })],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', tryFree));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You’ve already tried this effect for free.');
    await expect(canvas.getByRole('button', { name: 'Create 8 credits' })).toBeEnabled();
  },
};

export const LastTrialUsedElsewhereMeanwhile: Story = {
  decorators: [asMember({ ...trying, createCreations: { code: 410 } })],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', tryFree));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You’ve used today’s free trials.');
    await expect(canvas.getByRole('button', { name: 'Create 8 credits' })).toBeEnabled();
  },
};

export const GuestTriesFree: Story = {
  decorators: [withAtoms(seed(apiClientAtom, fakeApi({ ...server, ...trying })), withPicture)],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', tryFree)).toBeEnabled();
    await expect(canvasElement).toHaveTextContent('Your image and settings are kept while you log in');
  },
};

export const RouteThatCostsTheOperator: Story = {
  decorators: [asMember({ ...trying, listRoutes: { data: { routes: [{ model: 'local', modes: ['effect'] }] } } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Create 8 credits' })).toBeEnabled();
  },
};
