import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { SandboxTools } from './sandbox-tools.tsx';

const meta = { component: SandboxTools, args: { turning: null, onTurn: fn() } } satisfies Meta<typeof SandboxTools>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FourTurns: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Sandbox: no real money.');
    await expect(canvas.getAllByRole('button')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Fail the renewal' }));
    await expect(args.onTurn).toHaveBeenCalledWith('fail-renewal');
  },
};

export const OneIsOnItsWay: Story = {
  ...onPhone,
  args: { turning: 'refund' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Renew now' })).toBeDisabled();
  },
};
