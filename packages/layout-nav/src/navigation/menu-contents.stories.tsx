import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { MenuContents } from './menu-contents.tsx';
import { NAVIGATION } from './navigation.data.ts';

const meta = {
  component: MenuContents,
  args: {
    id: 'menu',
    groups: NAVIGATION,
    pathname: '/text-to-video/',
    balance: 214,
    clipsLeft: 26,
    onMenuClick: fn(),
  },
} satisfies Meta<typeof MenuContents>;
export default meta;

export const MarksThePageOneIsOn: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Text to Video');
    await expect(canvas.getByText('Enough for 26 local clips')).toBeVisible();
  },
};

export const EndsWithQuietPages: StoryObj<typeof meta> = {
  args: { footer: { contactHref: '/support/contact-us/', privacyHref: '/privacy/' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Contact US' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy/');
  },
};
