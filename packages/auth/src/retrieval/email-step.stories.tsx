import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { EmailStep, type EmailStepProps } from './email-step.tsx';

type Submit = EmailStepProps['onSubmit'];

const meta = {
  component: EmailStep,
  args: { email: '', onSubmit: fn<Submit>(() => Promise.resolve(undefined)), onBack: fn<EmailStepProps['onBack']>() },
} satisfies Meta<typeof EmailStep>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('maxlength', '50');
  },
};

export const EnterGoesOn: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.com{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith('ada@example.com'));
  },
};

export const ChecksTheAddressFirst: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'ada{Enter}');
    await waitFor(() =>
      expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(/^Enter an address like ada@example.com/),
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const UnknownAccount: Story = {
  args: { email: 'ada@example.com', onSubmit: fn<Submit>(() => Promise.resolve('There is no account.')) },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Email');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription('There is no account.'));
    await expect(field).toHaveFocus();
    await userEvent.keyboard('x');
    await expect(field).not.toHaveAccessibleDescription();
  },
};

export const InFlight: Story = {
  args: { email: 'ada@example.com', onSubmit: fn<Submit>(() => new Promise(() => {})) },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Next' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(button);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const BackHandsOverWhatWasTyped: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@exa');
    await userEvent.click(canvas.getByRole('button', { name: 'Back to log in' }));
    await expect(args.onBack).toHaveBeenCalledWith('ada@exa');
  },
};

export const OnAPhone: Story = { ...UnknownAccount, ...onPhone };
