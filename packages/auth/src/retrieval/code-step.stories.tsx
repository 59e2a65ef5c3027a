import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { CodeStep, type CodeStepProps } from './code-step.tsx';

type Submit = CodeStepProps['onSubmit'];

const meta = {
  component: CodeStep,
  args: {
    pauseLeft: 0,
    isSending: false,
    isSent: false,
    onSend: fn<() => void>(),
    onSubmit: fn<Submit>(() => Promise.resolve(undefined)),
    onBack: fn<() => void>(),
  },
} satisfies Meta<typeof CodeStep>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const field = (canvas: Canvas) => canvas.getByLabelText('Code');
const next = (canvas: Canvas) => canvas.getByRole('button', { name: 'Next' });

export const NeedsSixCharacters: Story = {
  play: async ({ args, canvas }) => {
    await expect(field(canvas)).toHaveFocus();
    await userEvent.type(field(canvas), 'k7wm4');
    await expect(next(canvas)).toBeDisabled();
    await userEvent.keyboard('2');
    await expect(next(canvas)).toBeEnabled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith('k7wm42'));
  },
};

export const APastedCodeIsWhole: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.paste('abc 234');
    await expect(field(canvas)).toHaveValue('abc234');
    await userEvent.click(next(canvas));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith('abc234'));
  },
};

export const SaysWhatIsMissingWhenItIsLeft: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(field(canvas)).toHaveAccessibleDescription('Enter the code from the email.'));
    await userEvent.type(field(canvas), 'k7');
    await userEvent.tab();
    await waitFor(() => expect(field(canvas)).toHaveAccessibleDescription('Codes have 6 letters and digits.'));
  },
};

export const CountsDown: Story = {
  args: { pauseLeft: 42, isSent: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Get a new code in 42 s' });
    await expect(button).toBeDisabled();
    await expect(button).toHaveTextContent('42 s');
    await expect(button.getBoundingClientRect().width).toBe(100);
    await expect(canvas.getByRole('status')).toHaveTextContent('Code sent.');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const GetSendsAndGoesOnInTheField: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Get a code' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(field(canvas)).toHaveFocus();
  },
};

export const Sending: Story = {
  args: { isSending: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Get a code' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const WrongCode: Story = {
  args: { onSubmit: fn<Submit>(() => Promise.resolve('This code is wrong.')) },
  play: async ({ canvas }) => {
    await userEvent.type(field(canvas), 'abc234{Enter}');
    await waitFor(() => expect(field(canvas)).toHaveAccessibleDescription('This code is wrong.'));
    await expect(field(canvas)).toBeInvalid();
    await userEvent.keyboard('{Backspace}');
    await expect(field(canvas)).not.toBeInvalid();
  },
};

export const SpentCode: Story = {
  args: { problem: 'This code is too old.' },
  play: async ({ canvas }) => {
    await expect(field(canvas)).toHaveAccessibleDescription('This code is too old.');
  },
};

export const CouldNotSend: Story = {
  args: { sendProblem: 'Too many attempts. Try again in 30 s.' },
  play: async ({ canvas }) => {
    await expect(field(canvas)).toHaveAccessibleDescription('Too many attempts. Try again in 30 s.');
  },
};

export const OnAPhone: Story = { ...CouldNotSend, ...onPhone };
