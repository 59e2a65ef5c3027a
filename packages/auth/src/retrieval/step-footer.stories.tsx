import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { StepFooter } from './step-footer.tsx';

const meta = { component: StepFooter, args: { onBack: fn<() => void>() } } satisfies Meta<typeof StepFooter>;
export default meta;

export const LeadsBack: StoryObj<typeof meta> = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back to log in' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};
