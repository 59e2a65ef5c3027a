import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import image from '../../pictures/halloween.svg?url&no-inline';
import { lazyShell } from '../lazy-shell.ts';
import { LeftNavigation, type LeftNavigationProps } from './left-navigation.tsx';
import { NAVIGATION } from './navigation.data.ts';
import { existingGroups } from './navigation.ts';

const plans: Pick<LeftNavigationProps, 'onUpgrade'> = { onUpgrade: fn() };

const meta = {
  component: LeftNavigation,
  // Here before the story begins, as in a page that has been looked at.
  beforeEach: async () => void (await lazyShell.load()),
  parameters: { layout: 'fullscreen' },
  args: {
    groups: NAVIGATION,
    pathname: '/text-to-video/sora-2/',
    season: { path: '/ai-video-effects/', name: 'Halloween', picture: image, mobilePicture: image },
    onMenuClick: fn(),
    ...plans,
    contactHref: '/support/contact-us/',
    socials: [
      { network: 'youtube', href: 'https://example.com/1' },
      { network: 'tiktok', href: 'https://example.com/2' },
    ],
  },
  decorators: [
    (Story) => (
      <div className="h-[760px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LeftNavigation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const nav = canvas.getByRole('navigation', { name: 'Main' });
    await expect(nav.getBoundingClientRect().width).toBe(264);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName(/^Text to Video/);
    await expect(canvas.getByRole('img', { name: 'Halloween' })).toBeVisible();
    const library = canvas.getByRole('link', { name: /^Library/ });
    library.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(library);
    await expect(args.onMenuClick).toHaveBeenCalledWith('library');
    await userEvent.click(canvas.getByRole('button', { name: 'Upgrade Now' }));
    await expect(args.onUpgrade).toHaveBeenCalledOnce();
  },
};

export const IconsOnly: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation').getBoundingClientRect().width).toBe(56);
    await expect(canvas.getByRole('link', { name: 'Text to Video' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /YouTube/ })).toBeNull();
  },
};

export const HiddenOnPhones: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const OnlyWhatExists: Story = {
  args: {
    groups: existingGroups(NAVIGATION, ['/text-to-video/']),
    onUpgrade: undefined,
    contactHref: undefined,
    socials: [],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.queryByText('Upgrade Now')).toBeNull();
    await expect(canvas.queryByText('Contact US')).toBeNull();
  },
};
