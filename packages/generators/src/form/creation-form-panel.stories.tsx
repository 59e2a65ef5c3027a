import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import { lazyCreating, openLinkAtom } from '@kinora/creating';
import { playerPartsAtom } from '@kinora/live-stage';
import { type FakeAnswers, fakeApi, noEngine, onPhone, seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { lazyForm } from '../lazy-form.ts';
import { CreationFormPanel } from './creation-form-panel.tsx';

const ADA = { id: 'form', name: '', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false };
const server: FakeAnswers = {
  integral: { data: { total: 40 } },
  listRoutes: {
    data: {
      routes: [
        { model: 'local', modes: ['text'] },
        { model: 'pixverse-4-5', modes: ['text'] },
        { model: 'hailuo-02', modes: ['text'] },
      ],
    },
  },
};

const connectedTo = (answers: FakeAnswers, prompt = 'a fox', link: Readonly<Record<string, string>> = {}) =>
  withAtoms(
    seed(apiClientAtom, fakeApi(answers)),
    seed(placeSessionAtom, { owner: 'member', member: ADA }),
    seed(playerPartsAtom, noEngine),
    seed(
      openLinkAtom,
      new URLSearchParams({
        prompt,
        model: 'local',
        resolution: '720p',
        seconds: '5',
        count: '1',
        seed: '7',
        ...link,
      }).toString(),
    ),
  );

const meta = {
  component: CreationFormPanel,
  // Here before the story begins, as in a page that has been looked at.
  beforeEach: async () => void (await Promise.all([lazyCreating.load(), lazyForm.load()])),
  args: { title: 'Text to Video' },
  decorators: [
    (Story) => (
      <div className="max-w-[388px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CreationFormPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PricesWhatIsChosen: Story = {
  decorators: [connectedTo(server)],
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('After this you have 32 credits'));
    await userEvent.click(await canvas.findByRole('radio', { name: /Hailuo 02/ }));
    await expect(canvas.getByRole('button', { name: 'Create 23 credits' })).toBeEnabled();
    await expect(canvasElement).toHaveTextContent('After this you have 17 credits');
  },
};

export const SaysWhatAnotherModelCannotKeep: Story = {
  decorators: [connectedTo(server)],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Hailuo 02/ }));
    await expect(
      canvas.getByText(/Resolution changed from 720p to 768p. Length changed from 5 s to 6 s./),
    ).toBeVisible();
  },
};

export const DisablesWhatIsImpossible: Story = {
  decorators: [connectedTo(server)],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /PixVerse 4.5/ }));
    await userEvent.click(canvas.getByRole('radio', { name: '1080p' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: '8 s' })).toBeDisabled());
    await expect(canvas.getByText('At 1080p, this model only makes its shortest clips.')).toBeVisible();
  },
};

/** A server whose only route of Veo makes neither its lightest quality nor 4K, and takes no seed. */
const lacking: FakeAnswers = {
  ...server,
  integral: { data: { total: 400 } },
  listRoutes: {
    data: {
      routes: [
        { model: 'local', modes: ['text'] },
        {
          model: 'veo-3-1',
          modes: ['text'],
          lacks: { text: { tier: ['lite'], resolution: ['4k'], audio: [false], seed: true } },
        },
      ],
    },
  },
};

export const LeavesOutWhatNobodyHereMakes: Story = {
  decorators: [connectedTo(lacking)],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Veo 3.1/ }));
    await expect(canvas.getByRole('button', { name: 'Create 64 credits' })).toBeEnabled();
    await expect(canvas.queryByRole('radio', { name: '4K' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('radio', { name: 'Lite' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('radio', { name: 'On' })).toBeChecked();
    await expect(canvas.queryByRole('radio', { name: 'Off' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByText('More settings'));
    await expect(canvas.getByRole('radiogroup', { name: 'Number of clips' })).toBeVisible();
    await expect(canvas.queryByRole('spinbutton', { name: 'Seed' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: '1080p' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Standard' }));
    await expect(canvas.getByRole('button', { name: 'Create 256 credits' })).toBeEnabled();
  },
};

export const SaysWhatALinkAskedForInVain: Story = {
  decorators: [connectedTo(lacking, 'a fox', { model: 'veo-3-1', tier: 'standard', resolution: '4k' })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Resolution changed from 4K to 1080p\./)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '1080p' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '4 s' }));
    await waitFor(() => expect(canvas.queryByText(/Resolution changed/)).not.toBeInTheDocument());
  },
};

export const LackingOnAPhone: Story = { ...onPhone, decorators: [connectedTo(lacking, 'a fox', { model: 'veo-3-1' })] };

export const AsksForAPromptOnlyAfterAPress: Story = {
  decorators: [connectedTo(server, '')],
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Create 8 credits' });
    await expect(canvas.getByRole('textbox', { name: 'Prompt' })).toBeValid();
    await userEvent.click(button);
    await expect(canvas.getByRole('textbox', { name: 'Prompt' })).toBeInvalid();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Prompt' }), 'a');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Prompt' })).toBeValid());
  },
};

export const NamesTheWayToMoreCredits: Story = {
  decorators: [connectedTo({ ...server, integral: { data: { total: 5 } } })],
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('Needs 8, you have 5'));
    await userEvent.click(canvas.getByRole('button', { name: 'Create 8 credits' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'npm run kinora -- member grant ada@example.com 3',
    );
  },
};

export const ShowsAChangedPriceBeforeItIsPaid: Story = {
  decorators: [
    connectedTo({
      ...server,
      createCreations: { refuse: 'price-changed', details: { quote: { each: 9, total: 9, balance: 40 } } },
    }),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create 8 credits' }));
    await expect(await canvas.findByText(/The price changed from 8 to 9 credits/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Create 9 credits' })).toBeEnabled();
  },
};

export const SaysThatTheServerDidNotAnswer: Story = {
  decorators: [connectedTo({ ...server, createCreations: { offline: true } })],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create 8 credits' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('won’t be charged twice');
  },
};

export const Loading: Story = {
  decorators: [connectedTo({ ...server, listRoutes: { forever: true } })],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Model' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const LongPrompt: Story = {
  decorators: [connectedTo(server, 'غابة 🦊 unbroken'.repeat(125))],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const OnAPhone: Story = { ...onPhone, decorators: [connectedTo(server)] };
