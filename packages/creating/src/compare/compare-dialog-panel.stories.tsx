import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import type { PageKind } from '@kinora/contracts/catalogue';
import { aCreation } from '@kinora/contracts/fixtures';
import { confirmBalanceAtom } from '@kinora/credits';
import { fakeApi, onPhone, seed, withAtoms, type FakeAnswers } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { openLinkAtom } from '../draft/draft-atoms.ts';
import { pageKindAtom } from '../kept/page-kind-atoms.ts';
import { CompareDialogPanel } from './compare-dialog-panel.tsx';

const ADA = { id: 'compare', name: '', email: 'ada@example.com', photo: null, isPaid: true, hasPlan: true };
const MODELS = ['local', 'vidu-q1', 'hailuo-02'] as const;
const server: FakeAnswers = {
  listRoutes: { data: { routes: MODELS.map((model) => ({ model, modes: ['text'] })) } },
  listOwnKeys: { data: { keys: [], offers: [] } },
  createCreations: { data: { creations: [aCreation()], quote: { each: 8, total: 40 }, balance: 160 } },
};

interface Seeded {
  balance?: number;
  isMember?: boolean;
  page?: PageKind;
  prompt?: string;
}

const at = (answers: FakeAnswers, { balance = 200, isMember = true, page = 'text', prompt = 'a fox' }: Seeded = {}) =>
  withAtoms(
    seed(apiClientAtom, fakeApi({ integral: { data: { total: balance } }, ...server, ...answers })),
    seed(placeSessionAtom, isMember ? { owner: 'member', member: ADA } : { owner: 'guest' }),
    seed(confirmBalanceAtom, balance),
    seed(pageKindAtom, page),
    seed(openLinkAtom, `prompt=${prompt}&model=local`),
  );

const meta = {
  component: CompareDialogPanel,
  args: { onClose: fn() },
} satisfies Meta<typeof CompareDialogPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ChoosesModelsAndOrders: Story = {
  decorators: [at({})],
  play: async ({ args, canvas, canvasElement }) => {
    const vidu = await canvas.findByRole('checkbox', { name: 'Vidu Q1' });
    if (vidu instanceof HTMLInputElement && !vidu.checked) await userEvent.click(vidu);
    const hailuo = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'Hailuo 02' });
    if (hailuo.checked) await userEvent.click(hailuo);
    await expect(canvasElement).toHaveTextContent('After this you have 160 credits');
    await userEvent.click(canvas.getByRole('button', { name: 'Create 2 clips 40 credits' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const OneIsTooFew: Story = {
  decorators: [at({})],
  play: async ({ canvas }) => {
    for (const box of await canvas.findAllByRole<HTMLInputElement>('checkbox')) {
      if (box.checked) await userEvent.click(box);
    }
    await expect(canvas.getByText('Choose at least two.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Create/ })).toBeDisabled();
  },
};

export const WithoutAPrompt: Story = {
  decorators: [at({}, { prompt: '' })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Describe what happens in the clip first.')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Vidu Q1' })).toBeDisabled();
  },
};

export const WithoutAPicture: Story = {
  decorators: [
    at({ listRoutes: { data: { routes: MODELS.map((model) => ({ model, modes: ['image'] })) } } }, { page: 'image' }),
  ],
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add an image to create a clip' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const SeedsOfTheOnlyModel: Story = {
  decorators: [at({ listRoutes: { data: { routes: [{ model: 'local', modes: ['text'] }] } } })],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '3' }));
    await expect(canvas.getByRole('button', { name: 'Create 3 clips 24 credits' })).toBeVisible();
  },
};

export const TooFewCredits: Story = {
  decorators: [at({}, { balance: 10 })],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: /^Create 2 clips/ });
    await expect(canvasElement).toHaveTextContent(/Needs \d+, you have 10/);
  },
};

export const AGuestKeepsIt: Story = {
  decorators: [at({}, { isMember: false })],
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Create 2 clips/ }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const RefusedOnAPhone: Story = {
  ...onPhone,
  decorators: [at({ createCreations: { code: 400, details: { fields: { seconds: 'not-supported' }, line: 2 } } })],
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Create 2 clips/ }));
    await expect(await canvas.findByText(/One of these models can’t make this clip/)).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Sending: Story = {
  decorators: [at({ createCreations: { forever: true } })],
  play: async ({ args, canvas }) => {
    const create = await canvas.findByRole('button', { name: /^Create 2 clips/ });
    await userEvent.click(create);
    await waitFor(() => expect(create).toHaveAttribute('aria-busy', 'true'));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
