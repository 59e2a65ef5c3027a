import { Button } from '@kinora/ui';
import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { FormDialog, type FormDialogProps } from './form-dialog.tsx';
import { emailForm } from './form-schemas.ts';

/** A page with a button that opens it, as every dialog is opened. */
function Opened(props: FormDialogProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    props.onClose();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {isOpen && <FormDialog {...props} onClose={close} />}
    </>
  );
}

const refusal = { field: 'email', message: msg`Another account uses this email address.` } as const;
const busy = { field: null, message: msg`Too many tries.` } as const;

const meta = {
  component: FormDialog,
  render: (args) => <Opened {...args} />,
  args: {
    title: 'Change your email',
    lede: 'We’ll send a link to the new address.',
    fields: [
      { name: 'email', label: 'New email' },
      { name: 'current', label: 'Your password' },
    ],
    schema: emailForm(true),
    account: 'ada@example.com',
    submitLabel: 'Send link',
    onSubmit: fn<FormDialogProps['onSubmit']>(() => Promise.resolve(undefined)),
    onClose: fn(),
  },
} satisfies Meta<typeof FormDialog>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function open(canvas: Canvas) {
  await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
  await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
  return { email: canvas.getByLabelText('New email'), current: canvas.getByLabelText('Your password') };
}

export const BeginsInTheFirstFieldAndGivesTheFocusBack: Story = {
  play: async ({ args, canvas }) => {
    const { email } = await open(canvas);
    await waitFor(() => expect(email).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus());
  },
};

export const SaysEveryProblemAndGoesToTheFirst: Story = {
  play: async ({ args, canvas }) => {
    const { email, current } = await open(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Send link' }));
    await waitFor(() => expect(email).toHaveAccessibleDescription('Enter your email address.'));
    await expect(current).toHaveAccessibleDescription('Enter your password.');
    await waitFor(() => expect(email).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const MarksTheFieldThatWasRefusedUntilItIsChanged: Story = {
  args: { onSubmit: fn<FormDialogProps['onSubmit']>(() => Promise.resolve(refusal)) },
  play: async ({ args, canvas }) => {
    const { email, current } = await open(canvas);
    await userEvent.type(email, 'grace@example.com');
    await userEvent.type(current, 'correct-horse{Enter}');
    await waitFor(() => expect(email).toHaveAccessibleDescription('Another account uses this email address.'));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ email: 'grace@example.com', current: 'correct-horse' }),
    );
    await expect(email).toHaveFocus();
    await userEvent.keyboard('x');
    await expect(email).not.toHaveAccessibleDescription();
    await expect(current).toHaveValue('correct-horse');
  },
};

export const SaysWhatBelongsToNoField: Story = {
  args: { onSubmit: fn<FormDialogProps['onSubmit']>(() => Promise.resolve(busy)) },
  play: async ({ canvas }) => {
    const { email, current } = await open(canvas);
    await userEvent.type(email, 'grace@example.com');
    await userEvent.type(current, 'correct-horse{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Too many tries.');
    await expect(email).toHaveValue('grace@example.com');
  },
};

export const SendsOnceAndStaysOpenWhileInFlight: Story = {
  args: { onSubmit: fn<FormDialogProps['onSubmit']>(() => new Promise(() => {})) },
  play: async ({ args, canvas }) => {
    const { email, current } = await open(canvas);
    await userEvent.type(email, 'grace@example.com');
    await userEvent.type(current, 'correct-horse{Enter}{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Send link' })).toHaveAttribute('aria-busy'));
    await expect(canvas.getByRole('button', { name: 'Close' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Not now' })).toBeDisabled();
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
