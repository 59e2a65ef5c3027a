import { apiClientAtom } from '@kinora/api-client';
import { placeSessionAtom } from '@kinora/auth';
import { aFailedCreation, aReadyCreation } from '@kinora/contracts/fixtures';
import { fakeApi, onPhone, seed, someOwnKeys, withAtoms } from '@kinora/testkit';
import { Menu, VaryIcon } from '@kinora/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { OtherModelsPanel } from './other-models-panel.tsx';

const routesTo = (...models: readonly string[]) =>
  withAtoms(
    seed(
      apiClientAtom,
      fakeApi({ listRoutes: { data: { routes: models.map((model) => ({ model, modes: ['text'] })) } } }),
    ),
  );
const asked = { model: 'veo-3-1', input: { prompt: 'a fox', seconds: 8, audio: true } };

const meta = {
  component: OtherModelsPanel,
  args: {
    creation: aFailedCreation('gone', asked),
    pages: { text: '/t/', image: '/i/', video: '/v/', effect: (id) => `/e/${id}/` },
    children: <button type="button">Choose another model</button>,
  },
  decorators: [
    routesTo('veo-3-1', 'vidu-q1', 'hailuo-02', 'local'),
    (Story) => (
      <div className="isolate min-h-80 p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OtherModelsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NamesTheBestForAFailedClip: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Try with Hailuo 02 for 45' });
    await expect(link.getAttribute('href')).toMatch(/^\/t\/#model=hailuo-02&prompt=a\+fox&.*&count=1&references=$/);
    await expect(canvas.getByText('8 s becomes 10 s; sound is left out')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Choose another model' })).toBeNull();
  },
};

export const NamesOurEngineWhereNothingElseIsThere: Story = {
  decorators: [routesTo('veo-3-1', 'local')],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Try with Local preview engine for 8' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LeadsToTheFormWhereThereIsNone: Story = {
  decorators: [routesTo('veo-3-1')],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Choose another model' })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

const keys = [{ provider: 'vidu', hint: '1234', addedAt: 0, used: 0 }] as const;
const ADA = { id: 'others', name: '', email: 'ada@example.com', photo: null, isPaid: false, hasPlan: false };

export const NamesTheMembersOwnKeyInsteadOfAPrice: Story = {
  decorators: [
    withAtoms(
      seed(
        apiClientAtom,
        fakeApi({
          listRoutes: { data: { routes: [{ model: 'local', modes: ['text'] }] } },
          listOwnKeys: { data: someOwnKeys({ keys }) },
        }),
      ),
      seed(placeSessionAtom, { owner: 'member', member: ADA }),
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Try with Vidu Q1 using your key' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Other models' }));
    await expect(canvas.getByRole('menuitem', { name: /^Vidu Q1 Your key/ })).toBeVisible();
  },
};

export const SetsUpTheFormOfThisPage: Story = {
  args: { pages: { ...meta.args.pages, text: null } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try with Hailuo 02 for 45' })).toBeVisible();
  },
};

const inMenu: Partial<Story> = {
  args: { creation: aReadyCreation(asked), children: null },
  render: (args) => (
    <Menu label="Try with another model" trigger={<VaryIcon />}>
      <OtherModelsPanel {...args} />
    </Menu>
  ),
};

export const ListsThemForAFinishedClip: Story = {
  ...inMenu,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try with another model' }));
    await waitFor(() =>
      expect(canvas.getByRole('menuitem', { name: /^Local preview engine 8 credits/ })).toHaveFocus(),
    );
    await expect(canvas.getAllByRole('menuitem')).toHaveLength(3);
  },
};

export const SaysThatNoneTakesTheSettings: Story = {
  ...inMenu,
  args: { creation: aReadyCreation({ ...asked, input: { prompt: 'a'.repeat(2001) } }), children: null },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try with another model' }));
    await expect(canvas.getByText('No other model here can take these settings.')).toBeVisible();
  },
};

export const OnAPhone: Story = { ...onPhone };
