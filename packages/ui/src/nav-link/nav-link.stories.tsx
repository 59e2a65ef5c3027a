import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { SparkleIcon, TextIcon } from '../icon/icons.ts';
import { Tag } from '../tag/tag.tsx';
import { NavButton, NavLink } from './nav-link.tsx';

const meta = {
  component: NavLink,
  parameters: {
    guide: {
      use: 'Use it for an entry of the main navigation. For pages of one section take LinkTabs; for an entry that opens a dialog, take NavButton from the same file.',
      do: [
        'Set isCurrent on the page the member is on.',
        'Keep the label as the specification has it: “Text to Video”.',
        'Take the page size in the phone’s menu.',
      ],
      dont: ['Rely on the tag alone: the narrow navigation hides it.', 'Use two entries with one icon.'],
    },
  },
  args: { href: '/text-to-video/', icon: <TextIcon />, label: 'Text to Video', tag: <Tag>SORA 2</Tag> },
  decorators: [
    (Story, { args }) => (
      <nav aria-label="Main" className={args.size === 'page' ? 'w-full' : 'w-57 max-wide:w-10'}>
        <Story />
      </nav>
    ),
  ],
} satisfies Meta<typeof NavLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Current: Story = {
  args: { isCurrent: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName(/^Text to Video/);
  },
};

export const IconOnly: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Text to Video' });
    await expect(link.getBoundingClientRect().width).toBe(40);
    await expect(link).toHaveAttribute('title', 'Text to Video');
  },
};

export const InThePhoneMenu: Story = {
  args: { size: 'page' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').getBoundingClientRect().height).toBe(56);
    await expect(canvas.getByText('SORA 2')).toBeVisible();
  },
};

export const LongText: Story = {
  args: { label: 'Videobearbeitungsprogrammeinstellungsübersicht' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
    await expect(link.clientHeight).toBeGreaterThan(40);
  },
};

export const InArabic: Story = {
  args: { label: 'من نص إلى فيديو' },
  globals: { locale: 'ar' },
  parameters: { docs: { story: { inline: false, height: '200px' } } },
  play: async ({ canvas }) => {
    const icon = canvas.getByRole('link').querySelector('svg')?.getBoundingClientRect();
    await expect(icon?.left).toBeGreaterThan(canvas.getByText('من نص إلى فيديو').getBoundingClientRect().right);
  },
};

const open = fn();

export const OpensSomething: Story = {
  render: () => <NavButton icon={<SparkleIcon />} label="Upgrade Now" onClick={open} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Upgrade Now' }));
    await expect(open).toHaveBeenCalledOnce();
  },
};
