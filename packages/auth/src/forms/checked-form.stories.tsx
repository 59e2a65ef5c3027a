import { addressInput } from '@kinora/contracts/identity-schemas';
import { Button, TextField } from '@kinora/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { CheckedForm, useCheckedForm, type CheckedFormOptions } from './checked-form.tsx';

type Options = Pick<CheckedFormOptions<{ email: string }>, 'problem' | 'onSubmit'>;

function Address({ problem, onSubmit }: Options) {
  const initialValues = { email: '' };
  const { form, errorOf, ...element } = useCheckedForm({ initialValues, schema: addressInput, problem, onSubmit });
  return (
    <CheckedForm {...element}>
      <TextField {...form.getFieldProps('email')} label="Email" error={errorOf('email')} />
      <Button type="submit">Send</Button>
    </CheckedForm>
  );
}

const meta = {
  component: Address,
  args: { onSubmit: fn<Options['onSubmit']>(() => Promise.resolve(undefined)) },
} satisfies Meta<typeof Address>;
export default meta;
type Story = StoryObj<typeof meta>;

export const GoesToTheFirstProblem: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveFocus());
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Enter your email address.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const BeginsWithAProblemUntilItIsChanged: Story = {
  args: { problem: { field: 'email', text: 'Say it again.' } },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Email');
    await expect(field).toHaveAccessibleDescription('Say it again.');
    await userEvent.type(field, 'a');
    await expect(field).not.toHaveAccessibleDescription();
  },
};
