import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import { confirmBalanceAtom } from '@kinora/credits';
import { fakeApi, seed, withAtoms } from '@kinora/testkit';
import { Panel } from '@kinora/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSetAtom } from 'jotai';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';

import { openLinkAtom } from '../draft/draft-atoms.ts';
import { createAtom } from './create-atoms.ts';
import { SubmitBarPanel } from './submit-bar-panel.tsx';

const ADA = { id: 'submit-bar', name: '', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false };
const link = seed(openLinkAtom, 'prompt=a+fox&model=local&count=1');

const meta = {
  component: SubmitBarPanel,
  args: { onCreate: fn() },
  decorators: [
    (Story) => (
      <Panel look="form">
        <Story />
      </Panel>
    ),
  ],
} satisfies Meta<typeof SubmitBarPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const member = withAtoms(
  seed(apiClientAtom, fakeApi()),
  seed(placeSessionAtom, { owner: 'member', member: ADA }),
  seed(confirmBalanceAtom, 40),
  link,
);

export const Member: Story = {
  decorators: [member],
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvasElement).toHaveTextContent('After this you have 32 credits');
    await userEvent.click(canvas.getByRole('button', { name: 'Create 8 credits' }));
    await expect(args.onCreate).toHaveBeenCalledTimes(1);
  },
};

const refusing = fakeApi({
  listRoutes: { data: { routes: [{ model: 'local', modes: ['text'] }] } },
  createCreations: { refuse: 'content-refused', details: { reason: 'prompt' } },
});

/** A refused press says what happened, and leads to the words that were refused. */
export const RefusedPrompt: Story = {
  decorators: [
    (Story) => {
      const create = useSetAtom(createAtom);
      return (
        <>
          <textarea aria-label="Prompt" />
          <button type="button" onClick={() => void create()}>
            Press
          </button>
          <Story />
        </>
      );
    },
    withAtoms(
      seed(apiClientAtom, refusing),
      seed(placeSessionAtom, { owner: 'member', member: ADA }),
      seed(confirmBalanceAtom, 40),
      link,
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Press' }));
    await expect(await canvas.findByText(/declined this prompt/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit prompt' }));
    await expect(canvas.getByRole('textbox', { name: 'Prompt' })).toHaveFocus();
  },
};

export const Guest: Story = {
  decorators: [withAtoms(seed(apiClientAtom, fakeApi()), seed(placeSessionAtom, { owner: 'guest' }), link)],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your settings are kept while you log in')).toBeVisible();
  },
};

export const FollowsTheConnection: Story = {
  decorators: [member],
  play: async ({ canvas }) => {
    const online = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine');
    Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true });
    await fireEvent(globalThis as unknown as Window, new Event('offline'));
    await expect(await canvas.findByText(/You’re offline/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Create/ })).toBeDisabled();
    if (online) Object.defineProperty(navigator, 'onLine', online);
    await fireEvent(globalThis as unknown as Window, new Event('online'));
    await expect(await canvas.findByText(/After this you have/)).toBeVisible();
  },
};
