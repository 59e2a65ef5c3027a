import { Pill, ProgressRing } from '@kinora/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Header, type HeaderProps } from './header.tsx';

const plans: Pick<HeaderProps, 'onUpgrade'> = { onUpgrade: fn() };

const meta = {
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: {
    homeHref: '/home/',
    menuId: 'menu',
    balance: 214,
    account: { email: 'mira@paperboats.example' },
    onLogIn: fn(),
    onLogOut: fn(),
    ...plans,
    tray: (
      <Pill href="/library/">
        <ProgressRing label="Clips in progress" value={62} />
        <span className="max-nav:sr-only">2 in progress, about 40 s</span>
      </Pill>
    ),
  },
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Kinora home' })).toHaveAttribute('href', '/home/');
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(64);
    await expect(canvas.queryByRole('button', { name: 'Menu' })).toBeNull();
  },
};

export const Guest: Story = {
  args: { account: undefined, balance: 0, tray: undefined, onUpgrade: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Log in' })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner');
    await expect(header.getBoundingClientRect().height).toBe(56);
    await expect(header.scrollWidth).toBeLessThanOrEqual(header.clientWidth);
    await expect(canvas.getByRole('button', { name: 'Menu' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Upgrade Now' })).toHaveLength(1);
  },
};

export const FitsTheNarrowestPhone: Story = {
  decorators: [
    (Story) => (
      <div className="w-80">
        <Story />
      </div>
    ),
  ],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner');
    await expect(header.getBoundingClientRect().width).toBe(320);
    await expect(header.scrollWidth).toBeLessThanOrEqual(320);
  },
};
