import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { SearchField } from './search-field.tsx';

const meta = { component: SearchField, args: { text: '', onSearch: fn() } } satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LooksWhenNobodyTypes: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'paper boat');
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledOnce());
    await expect(args.onSearch).toHaveBeenCalledWith('paper boat');
  },
};

function Cleared() {
  const [text, setText] = useState('fox');
  return (
    <>
      <SearchField text={text} onSearch={setText} />
      <button type="button" onClick={() => setText('')}>
        Clear
      </button>
    </>
  );
}

export const FollowsWhoeverClearsIt: Story = {
  render: () => <Cleared />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'es');
    await expect(canvas.getByRole('searchbox')).toHaveValue('foxes');
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveValue(''));
  },
};
