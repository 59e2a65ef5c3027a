import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import { aReadyCreation } from '@kinora/contracts/fixtures';
import { fakeApi, seed, withAtoms, type FakeAnswers } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useAtomValue } from 'jotai';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { creationsAtom } from '../creations-atoms.ts';
import { CreationsPanel } from './creations-panel.tsx';
import { MoreCreationsPanel } from './more-creations-panel.tsx';

const ADA = { id: 'more', name: '', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false };
const page = (name: string, createdAt: number) =>
  [1, 2, 3].map((place) =>
    aReadyCreation({
      id: `${name}-${place}`,
      createdAt: createdAt - place,
      input: { prompt: `${name} ${place}` },
    }),
  );

function Whole() {
  return (
    <MoreCreationsPanel>
      <CreationsPanel label="Earlier" creations={useAtomValue(creationsAtom)} onUseSettings={fn()} />
    </MoreCreationsPanel>
  );
}

/** Two pages; reading the second one fails as often as `failures` says. */
function pages(failures: number): FakeAnswers {
  let left = failures;
  return {
    creationEvents: [],
    listCreations: ({ cursor }) => {
      if (cursor === undefined) return { data: { creations: page('new', 2000), next: 'second' } };
      left -= 1;
      return left < 0 ? { data: { creations: page('old', 1000), next: null }, delay: 20 } : { offline: true };
    },
  };
}

const connectedTo = (answers: FakeAnswers) =>
  withAtoms(seed(apiClientAtom, fakeApi(answers)), seed(placeSessionAtom, { owner: 'member', member: ADA }));

const meta = { component: Whole } satisfies Meta<typeof Whole>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ReadsTheNextPageAndMovesTheFocusToIt: Story = {
  decorators: [connectedTo(pages(0))],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more clips' }));
    const first = await canvas.findByRole('article', { name: /^old 1,/ });
    await waitFor(() => expect(within(first).getByRole('button', { name: /^Play/ })).toHaveFocus());
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
    await expect(canvas.getByText('That’s all your clips')).toBeVisible();
  },
};

export const SaysThatItFailedAndTriesAgain: Story = {
  decorators: [connectedTo(pages(1))],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more clips' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('couldn’t be loaded');
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    const again = canvas.getByRole('button', { name: 'Try again' });
    await waitFor(() => expect(again).toHaveFocus());
    await userEvent.click(again);
    await expect(await canvas.findByRole('article', { name: /^old 3,/ })).toBeInTheDocument();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
