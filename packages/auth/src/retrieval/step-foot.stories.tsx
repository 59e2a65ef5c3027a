import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { StepFoot } from './step-foot.tsx';

const meta = { component: StepFoot, args: { onBack: fn<() => void>() } } satisfies Meta<typeof StepFoot>;
export default meta;

export const LeadsBack: StoryObj<typeof meta> = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back to log in' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};
