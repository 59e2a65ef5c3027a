import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { CredentialsForm, type CredentialsFormProps } from './credentials-form.tsx';

const taken: CredentialsFormProps['onSubmit'] = () => Promise.resolve({ field: 'email', text: 'Taken already.' });

const meta = {
  component: CredentialsForm,
  args: {
    password: 'current',
    submitLabel: 'Log in',
    onSubmit: fn<CredentialsFormProps['onSubmit']>(() => Promise.resolve(undefined)),
  },
} satisfies Meta<typeof CredentialsForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const email = (canvas: Canvas) => canvas.getByLabelText('Email');
const password = (canvas: Canvas) => canvas.getByLabelText('Password');

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(email(canvas)).toHaveAttribute('autocomplete', 'username');
    await expect(email(canvas)).toHaveAttribute('maxlength', '50');
    await expect(password(canvas)).toHaveAttribute('autocomplete', 'current-password');
    await expect(password(canvas)).not.toHaveAttribute('passwordrules');
  },
};

export const NewPassword: Story = {
  args: { password: 'new', submitLabel: 'Create account' },
  play: async ({ canvas }) => {
    await expect(password(canvas)).toHaveAttribute('autocomplete', 'new-password');
    await expect(password(canvas)).toHaveAttribute('passwordrules', expect.stringContaining('maxlength: 16'));
    await expect(password(canvas)).toHaveAccessibleDescription('6–16 characters');
  },
};

export const ChecksAFieldWhenItIsLeft: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(email(canvas), 'ada');
    await expect(email(canvas)).not.toHaveAccessibleDescription();
    await userEvent.tab();
    await waitFor(() => expect(email(canvas)).toHaveAccessibleDescription(/^Enter an address like ada@example.com/));
    await expect(email(canvas)).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const SaysEveryProblemAndGoesToTheFirst: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(await canvas.findByText('Enter your email address.')).toBeVisible();
    await expect(canvas.getByText('Enter your password.')).toBeVisible();
    await waitFor(() => expect(email(canvas)).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const SaysHowLongAPasswordIs: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(email(canvas), 'ada@example.com');
    await userEvent.type(password(canvas), 'short{Enter}');
    await waitFor(() => expect(password(canvas)).toHaveAccessibleDescription('Passwords have 6 to 16 characters.'));
    await userEvent.clear(password(canvas));
    await userEvent.type(password(canvas), 'with space{Enter}');
    await waitFor(() => expect(password(canvas)).toHaveAccessibleDescription(/without spaces/));
  },
};

export const EnterSendsOnceWhileInFlight: Story = {
  args: { onSubmit: fn<CredentialsFormProps['onSubmit']>(() => new Promise(() => {})) },
  play: async ({ args, canvas }) => {
    await userEvent.type(email(canvas), 'ada@example.com');
    await userEvent.type(password(canvas), 'correct-horse');
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    const button = canvas.getByRole('button', { name: 'Log in' });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(button);
    await userEvent.type(email(canvas), 'x');
    await expect(email(canvas)).toHaveValue('ada@example.com');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: 'ada@example.com',
      password: 'correct-horse',
    });
  },
};

export const MarksTheFieldThatWasRefusedUntilItIsChanged: Story = {
  args: { onSubmit: fn<CredentialsFormProps['onSubmit']>(taken) },
  play: async ({ canvas }) => {
    await userEvent.type(email(canvas), 'ada@example.com');
    await userEvent.type(password(canvas), 'correct-horse{Enter}');
    await waitFor(() => expect(email(canvas)).toHaveAccessibleDescription('Taken already.'));
    await expect(email(canvas)).toHaveFocus();
    await userEvent.keyboard('x');
    await expect(email(canvas)).not.toHaveAccessibleDescription();
  },
};

export const KeepsFiftyCharactersOfALongAddress: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(email(canvas), `${'long'.repeat(12)}@example.com`);
    await expect(email(canvas)).toHaveValue(`${'long'.repeat(12)}@e`);
  },
};

export const NewPasswordUnderTheHardenedProfile: Story = {
  args: { password: 'new', security: 'hardened', submitLabel: 'Create account' },
  play: async ({ args, canvas }) => {
    await expect(password(canvas)).toHaveAttribute('passwordrules', expect.stringContaining('maxlength: 64'));
    await expect(password(canvas)).toHaveAccessibleDescription('8–64 characters');
    await userEvent.type(email(canvas), 'ada@example.com');
    await userEvent.type(password(canvas), 'seven-7{Enter}');
    await waitFor(() => expect(password(canvas)).toHaveAccessibleDescription('Passwords have 8 to 64 characters.'));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(password(canvas));
    await userEvent.type(password(canvas), 'four words with spaces{Enter}');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ email: 'ada@example.com', password: 'four words with spaces' }),
    );
  },
};

export const AnOlderPasswordUnderTheHardenedProfile: Story = {
  args: { security: 'hardened' },
  play: async ({ args, canvas }) => {
    await userEvent.type(email(canvas), 'ada@example.com');
    await userEvent.type(password(canvas), 'older1{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ email: 'ada@example.com', password: 'older1' }));
  },
};
