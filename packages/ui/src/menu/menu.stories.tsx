import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { LogOutIcon, RatioIcon, UserIcon } from '../icon/icons.ts';
import { Menu, MenuItem, MenuLink } from './menu.tsx';

const logOut = fn();
const choose = fn();

const meta = {
  component: Menu,
  parameters: {
    docs: { story: { inline: false, height: '480px' } },
    guide: {
      use: 'Use it for a short list of actions, or of values shown as a chip, behind one button. For a panel of other content take Flyout; for a field of a form take SelectField.',
      do: ['Say the chosen value in a chip’s label: “Shape: 9:16”.', 'Keep an impossible entry, disabled.'],
      dont: ['Hide the main action of a page in it.', 'Put more than about ten entries in it.'],
    },
  },
  args: {
    label: 'Account menu',
    trigger: <UserIcon />,
    header: 'mira@paperboats.example',
    children: (
      <>
        <MenuLink href="#member" icon={<UserIcon />}>
          Member Center
        </MenuLink>
        <MenuItem icon={<LogOutIcon />} onChoose={logOut}>
          Logout
        </MenuItem>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div className="flex h-60 justify-end">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account menu' }));
    await expect(canvas.getByText('mira@paperboats.example')).toBeVisible();
    await expect(canvas.getAllByRole('menuitem')).toHaveLength(2);
  },
};

export const Chip: Story = {
  args: {
    look: 'chip',
    label: 'Shape: 9:16',
    trigger: (
      <>
        <RatioIcon />
        9:16
      </>
    ),
    header: undefined,
    children: (
      <>
        <MenuItem checked={false} onChoose={choose}>
          16:9
        </MenuItem>
        <MenuItem checked onChoose={choose}>
          9:16
        </MenuItem>
        <MenuItem checked={false} disabled onChoose={choose}>
          4:3
        </MenuItem>
        <MenuItem checked={false} onChoose={choose}>
          1:1
        </MenuItem>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Shape: 9:16' }));
    await waitFor(() => expect(canvas.getByRole('menuitemradio', { name: '9:16', checked: true })).toHaveFocus());
    await expect(canvas.getByRole('menuitemradio', { name: '4:3' })).toBeDisabled();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('menuitemradio', { name: '1:1' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(choose).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('menu')).toBeNull();
  },
};

export const LongTextOnAPhone: Story = {
  args: { header: <p className="truncate">{`${'mira.paperboats'.repeat(6)}@example.com`}</p> },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account menu' }));
    const { left, right } = canvas.getByRole('menu').getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(globalThis.innerWidth);
    const email = canvas.getByText(/^mira/);
    await expect(email.scrollWidth).toBeGreaterThan(email.clientWidth);
    await expect(canvas.getByRole('menuitem', { name: 'Logout' }).getBoundingClientRect().height).toBe(44);
  },
};

export const InArabic: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Account menu' });
    await userEvent.click(button);
    const menu = canvas.getByRole('menu').getBoundingClientRect();
    await expect(menu.left).toBeGreaterThanOrEqual(0);
    await expect(menu.top).toBeGreaterThanOrEqual(button.getBoundingClientRect().bottom);
  },
};

export const OpensAndFocusesItsFirstEntry: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Account menu' });
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Member Center' })).toHaveFocus());
    const menu = canvas.getByRole('menu').getBoundingClientRect();
    await expect(menu.top).toBeGreaterThanOrEqual(button.getBoundingClientRect().bottom);
    await expect(menu.right).toBeLessThanOrEqual(globalThis.innerWidth);
  },
};

export const GoesRoundByArrowKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account menu' }));
    const first = canvas.getByRole('menuitem', { name: 'Member Center' });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('menuitem', { name: 'Logout' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('menuitem', { name: 'Logout' })).toHaveFocus();
  },
};

export const AChoiceClosesIt: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account menu' }));
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Logout' }));
    await expect(logOut).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('menu')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Account menu' })).toHaveFocus();
  },
};

export const ALinkClosesItToo: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account menu' }));
    const link = canvas.getByRole('menuitem', { name: 'Member Center' });
    // Where it leads is the page's business.
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(link);
    await expect(canvas.queryByRole('menu')).toBeNull();
  },
};
