import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { InspirationCard } from './inspiration-card.tsx';
import { INSPIRATION_URLS } from './inspiration-urls.gen.ts';

const WHALE = {
  id: 'whale-deep',
  prompt: 'A whale glides through the deep sea',
  language: 'en',
  style: 'watercolour',
  shape: '16:9',
  seconds: 6,
  seed: 4,
} as const;

const meta = {
  component: InspirationCard,
  args: {
    inspiration: WHALE,
    picture: INSPIRATION_URLS['whale-deep'] ?? '',
    href: '/text-to-video/#seed=4',
    onPoint: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-72">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof InspirationCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LeadsToItsScene: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const link = canvas.getByRole('link', { name: /^A whale glides.* 6 s, use this scene$/ });
    await expect(link).toHaveAttribute('href', '/text-to-video/#seed=4');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(args.onPoint).toHaveBeenLastCalledWith(expect.any(HTMLElement));
    await userEvent.tab();
    await expect(args.onPoint).toHaveBeenLastCalledWith(null);
  },
};

export const Upright: Story = { args: { inspiration: { ...WHALE, shape: '9:16' } } };

export const LongPrompt: Story = {
  args: { inspiration: { ...WHALE, prompt: `${WHALE.prompt}, `.repeat(6) } },
  play: async ({ canvas }) => {
    const title = canvas.getByText(/^A whale glides/);
    await expect(title.scrollHeight).toBeGreaterThan(title.clientHeight);
  },
};
