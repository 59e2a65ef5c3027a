import { Panel } from '@kinora/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Header } from '../header/header.tsx';
import { LeftNavigation } from '../navigation/left-navigation.tsx';
import { MobileMenu } from '../navigation/mobile-menu.tsx';
import { NAVIGATION } from '../navigation/navigation.data.ts';
import { OfflineBar } from './offline-bar.tsx';
import { PageFrame } from './page-frame.tsx';

const place = { groups: NAVIGATION, pathname: '/text-to-video/' };
const account = { email: 'mira@paperboats.example' };

const meta = {
  component: PageFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    header: <Header homeHref="/home/" menuId="menu" balance={214} account={account} onLogIn={fn()} onLogOut={fn()} />,
    navigation: <LeftNavigation {...place} />,
    mobileMenu: <MobileMenu {...place} id="menu" balance={214} />,
    children: (
      <Panel>
        <h1 className="type-title">Text to Video</h1>
        <div className="h-[900px]" />
      </Panel>
    ),
  },
} satisfies Meta<typeof PageFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

const offset = (main: HTMLElement) => getComputedStyle(main).marginInlineStart;

export const Desktop: Story = {
  play: async ({ canvas }) => {
    await expect(offset(canvas.getByRole('main'))).toBe('240px');
  },
};

export const Laptop: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    await expect(offset(canvas.getByRole('main'))).toBe('80px');
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(offset(canvas.getByRole('main'))).toBe('0px');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(globalThis.innerWidth);
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(canvas.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  },
};

const boxOf = (element: HTMLElement) => element.getBoundingClientRect();

/** Also below a page of two lines the footer is at the bottom, in the middle of the column. */
export const AShortPage: Story = {
  args: { children: <h1 className="type-title">Nothing here</h1>, footer: <a href="#main">Terms</a> },
  play: async ({ canvas }) => {
    const footer = boxOf(canvas.getByRole('contentinfo'));
    await expect(footer.bottom).toBe(globalThis.innerHeight);
    const page = boxOf(canvas.getByRole('main'));
    const link = boxOf(canvas.getByRole('link', { name: 'Terms' }));
    await expect((link.left + link.right) / 2).toBeCloseTo((page.left + page.right) / 2, 0);
  },
};

export const Magnified: Story = {
  globals: { viewport: { value: 'magnified' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

export const Offline: Story = {
  args: { bar: <OfflineBar /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You’re offline/)).toBeVisible();
  },
};

export const TheFirstKeySkipsToTheContent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  },
};
