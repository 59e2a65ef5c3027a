import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { ListSource } from './list-source.tsx';

const meta = {
  component: ListSource,
  args: { table: null, onText: fn(), onFile: fn(), onColumn: fn(), onHeader: fn() },
} satisfies Meta<typeof ListSource>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pasted: Story = {
  play: async ({ canvas, args }) => {
    const add = canvas.getByRole('button', { name: 'Add to list' });
    await userEvent.click(add);
    await expect(args.onText).not.toHaveBeenCalled();
    const field = canvas.getByRole('textbox', { name: 'One prompt per line' });
    await userEvent.type(field, 'a boat{enter}a fox');
    await userEvent.click(add);
    await expect(args.onText).toHaveBeenCalledWith('a boat\na fox');
    await expect(field).toHaveValue('');
  },
};

export const FromAFile: Story = {
  play: async ({ canvas, args }) => {
    const file = new File(['a boat'], 'boats.txt', { type: 'text/plain' });
    await userEvent.upload(canvas.getByLabelText('Prompt file'), file);
    await expect(args.onFile).toHaveBeenCalledWith(file);
  },
};

export const WhichColumn: Story = {
  args: { table: { columns: ['seed', 'text'], column: null, hasHeader: false, unused: [] } },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Prompt column' }), '1');
    await expect(args.onColumn).toHaveBeenCalledWith(1);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'First row contains column names' }));
    await expect(args.onHeader).toHaveBeenCalledWith(true);
  },
};

export const OtherColumns: Story = {
  args: { table: { columns: ['seed', 'prompt', 'ratio'], column: 1, hasHeader: true, unused: ['seed', 'ratio'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Not used/)).toHaveTextContent('Not used: seed, ratio. Shape, length and seed');
  },
};

export const NotRead: Story = {
  args: { problem: 'holiday.heic wasn’t added. Choose a CSV or TXT file up to 1 MB.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('holiday.heic wasn’t added');
  },
};

export const OnAPhone: Story = { ...onPhone };
