import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { TemplateSearch } from './template-search.tsx';

const meta = {
  component: TemplateSearch,
  args: {
    kinds: [
      { id: 'products', label: 'Products' },
      { id: 'sea', label: 'Sea and sky' },
    ],
    category: 'products',
    query: '',
    onCategory: fn(),
    onQuery: fn(),
  },
} satisfies Meta<typeof TemplateSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByKind: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Products' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Sea and sky' }));
    await expect(args.onCategory).toHaveBeenCalledWith('sea');
    await userEvent.click(canvas.getByRole('button', { name: 'All' }));
    await expect(args.onCategory).toHaveBeenLastCalledWith(null);
  },
};

export const ByWord: Story = {
  args: { query: 'boat' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Products' })).toHaveAttribute('aria-pressed', 'false');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search templates' }), 's');
    await expect(args.onQuery).toHaveBeenCalledWith('boats');
  },
};

export const OneKindAlone: Story = {
  args: { kinds: [{ id: 'motions', label: 'Motion' }], category: 'motions' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
