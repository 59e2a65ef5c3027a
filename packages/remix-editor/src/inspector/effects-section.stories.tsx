import { anEffectClip } from '@kinora/timeline/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { EffectsSection } from './effects-section.tsx';

const meta = {
  component: EffectsSection,
  args: { effects: anEffectClip().effects, onDraft: fn(), onCommit: fn(), onMore: fn() },
  decorators: [
    (Story) => (
      <div className="w-71 bg-surface-2 p-3.5">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof EffectsSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ args, canvas }) => {
    const amount = canvas.getByRole('textbox', { name: 'Amount' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '40{Enter}');
    await expect(args.onCommit).toHaveBeenLastCalledWith(0, { values: { strength: 1, amount: 0.4 } });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Noir' }));
    await expect(args.onCommit).toHaveBeenLastCalledWith(0, { on: false });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Noir' }));
    await expect(args.onCommit).toHaveBeenLastCalledWith(0, null);
  },
};

export const None: Story = {
  args: { effects: [] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('No effects yet.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'More effects' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

export const OffAndUnknown: Story = {
  args: {
    effects: [
      { effect: 'adjust:colour', values: {}, seed: 1, on: true },
      { effect: 'restyle:noir', values: {}, seed: 2, on: false },
      { effect: 'recipe:an-effect-that-only-a-later-build-knows', values: {}, seed: 3, on: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('textbox', { name: 'Amount' })).toHaveLength(1);
    await expect(canvas.getByText('recipe:an-effect-that-only-a-later-build-knows')).toBeVisible();
  },
};
