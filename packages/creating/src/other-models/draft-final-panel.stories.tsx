import { apiClientAtom } from '@kinora/api-client';
import { playerPartsAtom } from '@kinora/live-stage';
import { fakeApi, noEngine, seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useAtomValue } from 'jotai';
import { expect, userEvent } from 'storybook/test';

import { costAtom } from '../draft/cost-atoms.ts';
import { draftAtom, openLinkAtom } from '../draft/draft-atoms.ts';
import { DraftFinalPanel, type DraftFinalPanelProps } from './draft-final-panel.tsx';

const routes = ['local', 'veo-3-1'].map((model) => ({ model, modes: ['text'] as const }));
const withDraft = (link: string) =>
  withAtoms(
    seed(apiClientAtom, fakeApi({ listRoutes: { data: { routes } } })),
    seed(playerPartsAtom, noEngine),
    seed(openLinkAtom, link),
  );

/** The panel, and what the form says. */
function Page(props: DraftFinalPanelProps) {
  const { model, seconds } = { ...useAtomValue(draftAtom), seconds: useAtomValue(draftAtom).choices.seconds };
  const { total } = useAtomValue(costAtom);
  return (
    <>
      <DraftFinalPanel {...props} />
      <output>{`${model}, ${String(seconds)} s, ${total}`}</output>
    </>
  );
}

const meta = {
  component: Page,
  args: { pages: { text: null, image: '/i/', video: '/v/', effect: (id) => `/e/${id}/` } },
  beforeEach: () => globalThis.localStorage.clear(),
  decorators: [withDraft('prompt=a+fox&model=local&seconds=5&count=4')],
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SetsTheFormUpForTheFinal: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Make it with Veo 3.1 for 48 credits' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('veo-3-1, 6 s, 48');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const NamesNoPriceOfOneForSeveralPrompts: Story = {
  decorators: [withDraft('prompt=a+%7Bred%7Cblue%7D+fox&model=local')],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const GivesWayToAClipOnTheStage: Story = {
  decorators: [
    (Story) => (
      <div inert>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Make it with Veo 3.1 for 48 credits')).not.toBeVisible();
  },
};
