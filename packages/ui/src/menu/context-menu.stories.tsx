import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';

import { CopyIcon, TrashIcon } from '../icon/icons.ts';
import { ContextMenu } from './context-menu.tsx';
import { MenuDivider, MenuItem } from './menu.tsx';

const copy = fn();

const meta = {
  component: ContextMenu,
  parameters: {
    docs: { story: { inline: false, height: '480px' } },
    guide: {
      use: 'Use it for what can be done at a point of the timeline, by the right button or the menu key. If there is a button to open it, take Menu.',
      do: [
        'Give every entry another way too: a key or a tool.',
        'Show the keys beside the entry.',
        'Give the focus back in onClose.',
      ],
      dont: ['Hide an action in it alone.', 'Put links in it.'],
    },
  },
  args: {
    label: 'Clip',
    at: { x: 40, y: 50 },
    onClose: fn(),
    children: (
      <>
        <MenuItem size="small" icon={<CopyIcon />} keys={{ caps: ['⌘', 'C'], shortcut: 'Meta+C' }} onChoose={copy}>
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
      <main className="h-60">
        <button type="button">Elsewhere</button>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof ContextMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('menu', { name: 'Clip' })).toBeVisible();
    await expect(canvas.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Copy⌘+C', 'Delete']);
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('menuitem', { name: 'Copy' }).getBoundingClientRect().height).toBe(44);
    await expect(canvas.getByText('⌘+C')).not.toBeVisible();
  },
};

export const InArabic: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const icon = canvas.getByRole('menuitem', { name: 'Copy' }).querySelector('svg')?.getBoundingClientRect();
    await expect(icon?.left).toBeGreaterThan(canvas.getByText('⌘+C').getBoundingClientRect().right);
  },
};

export const OpensAtItsPoint: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('menuitem', { name: 'Copy' })).toHaveFocus();
    const frame = canvas.getByRole('menu', { name: 'Clip' }).parentElement;
    await expect(frame?.offsetLeft).toBe(40);
    await expect(frame?.offsetTop).toBe(50);
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
  },
};

export const StaysInTheWindow: Story = {
  args: { at: { x: 5000, y: 5000 } },
  play: async ({ canvas }) => {
    const { right, bottom } = canvas.getByRole('menu').getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(globalThis.innerWidth - 8);
    await expect(bottom).toBeLessThanOrEqual(globalThis.innerHeight - 8);
  },
};

export const ClosesByEscape: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('menu')).toBeNull();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const ClosesByAPressElsewhere: Story = {
  play: async ({ args, canvas }) => {
    await fireEvent.pointerDown(canvas.getByRole('menuitem', { name: 'Copy' }));
    await expect(canvas.getByRole('menu')).toBeVisible();
    await fireEvent.pointerDown(canvas.getByRole('button', { name: 'Elsewhere' }));
    await expect(canvas.queryByRole('menu')).toBeNull();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const AChoiceClosesIt: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Copy' }));
    await expect(copy).toHaveBeenCalledOnce();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};
