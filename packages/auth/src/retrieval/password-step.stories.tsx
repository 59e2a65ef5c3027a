import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { PasswordStep, type PasswordStepProps } from './password-step.tsx';

type Submit = PasswordStepProps['onSubmit'];

const meta = {
  component: PasswordStep,
  args: {
    email: 'ada@example.com',
    onSubmit: fn<Submit>(() => Promise.resolve(undefined)),
    onBack: fn<() => void>(),
  },
} satisfies Meta<typeof PasswordStep>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const password = (canvas: Canvas) => canvas.getByLabelText('New password');
const again = (canvas: Canvas) => canvas.getByLabelText('Confirm new password');

async function fill(canvas: Canvas, [one, other]: readonly [string, string]) {
  await userEvent.click(password(canvas));
  await userEvent.paste(one);
  await userEvent.click(again(canvas));
  await userEvent.paste(other);
  await userEvent.keyboard('{Enter}');
}

export const IsKnownToPasswordManagers: Story = {
  play: async ({ canvas, canvasElement }) => {
    for (const field of [password(canvas), again(canvas)]) {
      await expect(field).toHaveAttribute('autocomplete', 'new-password');
      await expect(field).toHaveAttribute('passwordrules', expect.stringContaining('maxlength: 16'));
    }
    const owner = canvasElement.querySelector<HTMLInputElement>('[autocomplete=username]');
    await expect([owner?.value, owner?.checkVisibility()]).toEqual(['ada@example.com', false]);
    await expect(password(canvas)).toHaveFocus();
  },
};

export const EnterSaves: Story = {
  play: async ({ args, canvas }) => {
    await fill(canvas, ['paper-boat-7', 'paper-boat-7']);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith('paper-boat-7'));
  },
};

export const TheTwoDiffer: Story = {
  play: async ({ args, canvas }) => {
    await fill(canvas, ['paper-boat-7', 'paper-boat-8']);
    await waitFor(() => expect(again(canvas)).toHaveAccessibleDescription('The passwords don’t match.'));
    await expect(again(canvas)).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Empty: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save password' }));
    await waitFor(() => expect(password(canvas)).toHaveAccessibleDescription('Enter your password.'));
    await expect(password(canvas)).toHaveFocus();
  },
};

export const Refused: Story = {
  args: { onSubmit: fn<Submit>(() => Promise.resolve('This password is on every list.')) },
  play: async ({ canvas }) => {
    await fill(canvas, ['password1', 'password1']);
    await waitFor(() => expect(password(canvas)).toHaveAccessibleDescription('This password is on every list.'));
    await expect(password(canvas)).toHaveValue('password1');
  },
};

export const InFlight: Story = {
  args: { onSubmit: fn<Submit>(() => new Promise(() => {})) },
  play: async (context) => {
    await EnterSaves.play?.(context);
    const button = context.canvas.getByRole('button', { name: 'Save password' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(context.args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const UnderTheHardenedProfile: Story = {
  args: { security: 'hardened' },
  play: async ({ args, canvas }) => {
    await expect(password(canvas)).toHaveAttribute('passwordrules', expect.stringContaining('maxlength: 64'));
    await expect(password(canvas)).toHaveAccessibleDescription('8–64 characters');
    await fill(canvas, ['seven-7', 'seven-7']);
    await waitFor(() => expect(password(canvas)).toHaveAccessibleDescription('Passwords have 8 to 64 characters.'));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const OnAPhone: Story = { ...TheTwoDiffer, ...onPhone };
