import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { MemberSection } from '../section/member-section.tsx';
import { MemberLayout } from './member-layout.tsx';

const section = (id: string) => (
  <MemberSection id={id} title={id}>
    <p>Settings</p>
  </MemberSection>
);

const meta = {
  component: MemberLayout,
  args: {
    name: 'Mira Okafor',
    email: 'mira@paperboats.example',
    photo: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=',
    createdAt: Date.UTC(2026, 10, 1, 12),
    isLeaving: false,
    onLogOut: fn(),
    start: section('Profile'),
    end: section('Your data'),
  },
} satisfies Meta<typeof MemberLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SaysWhoItIs: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Mira Okafor' })).toBeVisible();
    await expect(canvas.getByText(/member since November 2026/)).toHaveTextContent('mira@paperboats.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
  },
};

export const WithoutANameThePageIsTheTitle: Story = {
  args: { name: '', photo: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Member Center' })).toBeVisible();
    await expect(canvas.getByText('mira@paperboats.example')).toBeVisible();
  },
};

/** A name is text, whatever is in it. */
export const ANameIsOnlyText: Story = {
  args: { name: '<img src=x onerror=alert(1)>' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('<img src=x onerror=alert(1)>');
  },
};
