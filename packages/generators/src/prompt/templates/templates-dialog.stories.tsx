import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import { TemplateCard } from './template-card.tsx';
import { TemplatesDialog } from './templates-dialog.tsx';

const none = () => Promise.resolve(null);
const card = (id: string) => (
  <TemplateCard key={id} id={id} title={`Scene ${id}`} chosen={id === '1'} draw={none} onChoose={fn()} />
);
const boat = {
  id: '1',
  category: 'sea',
  title: 'On a calm sea',
  prompt: '{vessel} on a calm sea',
  blanks: [{ name: 'vessel', label: 'Vehicle', suggestions: ['A sailboat', 'A ferry'] }],
} as const;

const meta = {
  component: TemplatesDialog,
  args: {
    kinds: [
      { id: 'products', label: 'Products' },
      { id: 'sea', label: 'Sea and sky' },
    ],
    category: 'sea',
    query: '',
    cards: ['1', '2', '3', '4'].map(card),
    chosen: boat,
    values: { vessel: 'A sailboat' },
    filled: 'A sailboat on a calm sea',
    language: 'en',
    canKeep: true,
    onCategory: fn(),
    onQuery: fn(),
    onFill: fn(),
    onUse: fn(),
    onKeep: fn(),
    onDrop: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof TemplatesDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneIsChosen: Story = {
  play: async ({ args }) => {
    await expect(screen.getByRole('status', { name: 'The prompt' })).toHaveTextContent('A sailboat on a calm sea');
    await userEvent.click(screen.getByRole('button', { name: 'Keep my prompt' }));
    await expect(args.onKeep).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('button', { name: 'Remove template' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Use this prompt' }));
    await expect(args.onUse).toHaveBeenCalledOnce();
  },
};

export const NothingMatches: Story = {
  args: { cards: [], chosen: null, filled: '', query: 'glitter', canKeep: false },
  play: async ({ args }) => {
    await expect(screen.getByRole('heading', { name: 'No template matches “glitter”' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Use this prompt' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    await expect(args.onQuery).toHaveBeenCalledWith('');
  },
};

export const AnOwnOne: Story = {
  args: { chosen: { ...boat, category: 'own' } },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Remove template' }));
    await expect(args.onDrop).toHaveBeenCalledOnce();
  },
};

export const LongTextOnAPhone: Story = { ...onPhone, args: { filled: 'a boat on a very long river '.repeat(30) } };
