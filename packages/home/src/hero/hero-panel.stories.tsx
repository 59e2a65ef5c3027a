import { apiClientAtom } from '@kinora/api-client';
import { lateForm, playerPartsAtom } from '@kinora/creation-form';
import { fakeApi, noEngine, onPhone, seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { HeroPanel } from './hero-panel.tsx';

const meta = {
  component: HeroPanel,
  args: { settingsHref: '/text-to-video/' },
  beforeEach: async () => void (await lateForm.load()),
  decorators: [
    withAtoms(
      seed(apiClientAtom, fakeApi({ listRoutes: { data: { routes: [{ model: 'local', modes: ['text'] }] } } })),
      seed(playerPartsAtom, noEngine),
    ),
  ],
} satisfies Meta<typeof HeroPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PricesWhatIsWritten: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Prompt' }), 'a boat');
    await expect(await canvas.findByRole('button', { name: 'Create 8 credits' })).toBeEnabled();
  },
};

export const OnAPhone: Story = { ...onPhone };
