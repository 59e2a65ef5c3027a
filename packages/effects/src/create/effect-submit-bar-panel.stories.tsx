import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import { anUpload } from '@kinora/contracts/fixtures';
import { PictureFieldsPanel } from '@kinora/source-files';
import { fakeApi, onPhone, seed, withAtoms } from '@kinora/testkit';
import { Panel } from '@kinora/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { anEffect, asMember, effect, request, server, withPicture } from '../testing/submit-bar-story.ts';
import { EffectSubmitBarPanel, type EffectSubmitBarPanelProps } from './effect-submit-bar-panel.tsx';

const inFashion = anEffect('neon-twist');

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

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const press = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Create 8 credits' }));
};

export const AsksForAPicture: Story = {
  decorators: [withAtoms(seed(apiClientAtom, fakeApi(server)))],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Add an image to create a clip' });
    await expect(canvas.queryByRole('button', { name: /^Create/ })).toBeNull();
    await userEvent.click(button);
    await expect(canvas.getByLabelText('Choose: Your image')).toHaveFocus();
  },
};

export const CreatesAndOffersAnotherTake: Story = {
  decorators: [asMember()],
  play: async ({ canvas }) => {
    await press(canvas);
    await expect(await canvas.findByText('You’ve already made this. Create makes a new take.')).toBeVisible();
    await expect(canvas.getByText(/After this you have/)).toHaveTextContent('After this you have 24 credits');
  },
};

export const Sending: Story = {
  decorators: [asMember({ sendFile: { forever: true, share: 0.43 } })],
  play: async ({ canvas }) => {
    await press(canvas);
    await expect(await canvas.findByText('43 %')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByRole('button', { name: 'Create 8 credits' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Checking: Story = {
  decorators: [asMember({ getUpload: { data: anUpload({ state: 'checking', url: null }) } })],
  play: async ({ canvas }) => {
    await press(canvas);
    await expect(await canvas.findByRole('status')).toHaveTextContent('Checking your image');
  },
};

export const TheServerRefusesThePicture: Story = {
  decorators: [
    asMember({
      getUpload: {
        data: anUpload({ state: 'refused', url: null, refusal: { reason: 'truncated', detail: { found: 'jpeg' } } }),
      },
    }),
  ],
  play: async ({ canvas }) => {
    await press(canvas);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('deer.png was rejected by the server. It’s incomplete');
    await expect(alert).toHaveTextContent('Nothing was charged.');
    await expect(canvas.getByRole('button', { name: 'Choose another image to create a clip' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const TheConnectionIsLost: Story = {
  decorators: [asMember({ sendFile: { offline: true } })],
  play: async ({ canvas }) => {
    await press(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('to pick up where it stopped');
    await expect(canvas.getByRole('button', { name: 'Create 8 credits' })).toBeEnabled();
  },
};

export const TooFewCredits: Story = {
  decorators: [asMember({}, 3)],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('5 short')).toBeVisible());
    await press(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('you’re 5 short. Nothing was charged.');
  },
};

export const ComesWithAPlan: Story = {
  args: { effect: inFashion, request: null },
  decorators: [asMember()],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This effect needs a plan.')).toBeVisible();
  },
};

export const AGuest: Story = {
  decorators: [
    withAtoms(seed(apiClientAtom, fakeApi(server)), seed(placeSessionAtom, { owner: 'guest' }), withPicture),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your image and settings are kept while you log in')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Create 8 credits' })).toBeEnabled();
  },
};

export const NotOnThisServer: Story = {
  decorators: [asMember({ listRoutes: { data: { routes: [{ model: 'local', modes: ['text'] }] } } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/can’t create effect clips/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Create/ })).toBeDisabled();
  },
};

export const OnAPhone: Story = { ...onPhone, decorators: [asMember({ sendFile: { forever: true, share: 0.43 } })] };
