import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { Destination } from './retrieval-head.tsx';

const meta = {
  component: Destination,
  args: { address: 'j***@g***.com', onChange: fn<() => void>() },
} satisfies Meta<typeof Destination>;
export default meta;

export const SaysWhereTheCodeGoes: StoryObj<typeof meta> = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('j***@g***.com').tagName).toBe('BDI');
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};
