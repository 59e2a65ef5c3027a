import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { CopyIcon, TrashIcon } from '../icon/icons.ts';
import { MenuEntries } from './menu-entries.tsx';
import { MenuDivider, MenuItem } from './menu.tsx';

const copyKeys = { caps: ['Ctrl', 'C'], shortcut: 'Control+C' };

const meta = {
  component: MenuEntries,
  parameters: {
    guide: {
      use: 'Use it inside ui for the entries of a new kind of menu: arrow keys, Home and End go round them. In features, take Menu or ContextMenu, which bring it along.',
      do: ['Fill it with MenuItem, MenuLink and MenuDivider.', 'Put what can’t be undone last, behind a divider.'],
      dont: ['Put fields or plain buttons in it: arrows skip them.', 'Print keys of a Mac for everyone.'],
    },
  },
  args: {
    label: 'Clip',
    children: (
      <>
        <MenuItem size="small" icon={<CopyIcon />} keys={copyKeys} onChoose={() => undefined}>
          Copy
        </MenuItem>
        <MenuDivider />
        <MenuItem size="small" icon={<TrashIcon />} onChoose={() => undefined}>
          Delete
        </MenuItem>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <main className="w-64 rounded-card bg-overlay p-1.5">
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof MenuEntries>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    const copy = canvas.getByRole('menuitem', { name: 'Copy' });
    await expect(copy).toHaveTextContent('Ctrl+C');
    await expect(copy).toHaveAttribute('aria-keyshortcuts', 'Control+C');
    copy.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
  },
};

export const InArabic: Story = {
  globals: { locale: 'ar' },
  parameters: { docs: { story: { inline: false, height: '200px' } } },
  play: async ({ canvas }) => {
    const icon = canvas.getByRole('menuitem', { name: 'Copy' }).querySelector('svg')?.getBoundingClientRect();
    await expect(icon?.left).toBeGreaterThan(canvas.getByText('Ctrl+C').getBoundingClientRect().right);
  },
};
