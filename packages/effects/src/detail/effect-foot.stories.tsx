import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { EffectFoot } from './effect-foot.tsx';

const meta = {
  component: EffectFoot,
  args: { credits: 14, seconds: 10 },
  decorators: [
    (Story) => (
      <div className="max-w-[348px] bg-surface-2 p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof EffectFoot>;
export default meta;

export const SaysWhatIsFreeAndWhatIsNotThereYet: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A clip of 10 s: 14 credits')).toBeVisible();
    await expect(canvas.getByText(/your picture does not leave it/)).toBeVisible();
    await expect(canvas.getByText(/cannot be created here yet/)).toBeVisible();
  },
};
