import { IconButton, MenuIcon } from '@kinora/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import image from '../../pictures/halloween-mobile.svg?url&no-inline';
import { lazyShell } from '../lazy-shell.ts';
import { MobileMenu, type MobileMenuProps } from './mobile-menu.tsx';
import { NAVIGATION } from './navigation.data.ts';

const plans: Pick<MobileMenuProps, 'onUpgrade'> = { onUpgrade: fn() };

const meta = {
  component: MobileMenu,
  // Here before the story begins, as in a page that has been looked at.
  beforeEach: async () => void (await lazyShell.load()),
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: {
    id: 'menu',
    groups: NAVIGATION,
    pathname: '/home/',
    season: { path: '/ai-video-effects/', name: 'Halloween', picture: image, mobilePicture: image },
    balance: 214,
    clipsLeft: 26,
    onMenuClick: fn(),
    ...plans,
  },
  render: (args) => (
    <div className="h-[844px]">
      <IconButton label="Open the menu" icon={<MenuIcon />} popoverTarget={args.id} />
      <MobileMenu {...args} />
    </div>
  ),
} satisfies Meta<typeof MobileMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FillsThePageAndEndsWithTheBalance: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Open the menu' }));
    const menu = canvas.getByRole('navigation', { name: 'Menu' });
    await expect(menu.getBoundingClientRect().width).toBe(document.documentElement.clientWidth);
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(7);
    await expect(canvas.getByText('SORA 2')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Halloween' })).toBeVisible();
    await expect(canvas.getByText('214 credits')).toBeVisible();
    await expect(canvas.getByText('Enough for 26 local clips')).toBeVisible();
  },
};

export const AChoiceClosesIt: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the menu' }));
    const link = await canvas.findByRole('link', { name: /^Library/ });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(args.onMenuClick).toHaveBeenCalledWith('library');
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const WithoutPlans: Story = {
  args: { onUpgrade: undefined, clipsLeft: undefined, balance: 1 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the menu' }));
    await expect(await canvas.findByText('1 credit')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Upgrade Now' })).toBeNull();
  },
};
