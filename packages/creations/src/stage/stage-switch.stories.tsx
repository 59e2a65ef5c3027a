import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { StageSwitch } from './stage-switch.tsx';

const meta = { component: StageSwitch, args: { side: 'result', onSide: fn() } } satisfies Meta<typeof StageSwitch>;
export default meta;

export const GoesBothWays: StoryObj<typeof meta> = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: 'Result' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Preview' }));
    await expect(args.onSide).toHaveBeenCalledWith('preview');
  },
};
