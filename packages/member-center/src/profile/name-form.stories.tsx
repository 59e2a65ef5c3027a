import { msg } from '@lingui/core/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { NameForm, type NameFormProps } from './name-form.tsx';

const meta = {
  component: NameForm,
  args: { name: '', onSave: fn<NameFormProps['onSave']>(() => Promise.resolve(undefined)) },
} satisfies Meta<typeof NameForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SavesATrimmedName: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Name'), '  Ada {Enter}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith('Ada'));
  },
};

export const KeepsWhatWasTyped: Story = {
  args: {
    name: 'Ada',
    onSave: fn<NameFormProps['onSave']>(() => Promise.resolve({ field: null, message: msg`Kinora can’t be reached.` })),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Name'), ' Lovelace');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Kinora can’t be reached.');
    await expect(canvas.getByLabelText('Name')).toHaveValue('Ada Lovelace');
  },
};
