import { playerPartsAtom } from '@kinora/live-stage';
import { noEngine, onPhone, onTablet, seed, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { EFFECTS } from '../catalogue/effects.ts';
import { EffectsPage } from './effects-page.tsx';

const meta = {
  component: EffectsPage,
  args: { today: new Date(2026, 6, 1), hrefOf: (id) => `/ai-video-effects/${id}/` },
  parameters: { layout: 'fullscreen' },
  decorators: [
    withAtoms(seed(playerPartsAtom, noEngine)),
    (Story) => (
      <main className="mx-auto max-w-content px-(--frame-gutter) py-4">
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof EffectsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FindsAnEffect: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Effects' }).children).toHaveLength(EFFECTS.length);
    await expect(canvas.queryByText('Halloween collection')).toBeNull();
    await userEvent.type(canvas.getByRole('searchbox'), 'midas');
    await expect(canvas.getByRole('link', { name: /Midas moment/ })).toHaveAttribute(
      'href',
      '/ai-video-effects/golden-idol/',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Dance' }));
    await expect(canvas.getByRole('heading', { name: 'No effect matches “midas”' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all effects' }));
    await expect(canvas.getByRole('list', { name: 'Effects' }).children).toHaveLength(EFFECTS.length);
  },
};

export const InTheSeason: Story = {
  args: { today: new Date(2026, 9, 31) },
  play: async ({ canvas }) => {
    const [banner] = canvas.getAllByRole('link');
    await expect(banner).toHaveTextContent('Halloween');
  },
};

export const OnAPhone: Story = { ...onPhone };
export const OnATablet: Story = { ...onTablet };
