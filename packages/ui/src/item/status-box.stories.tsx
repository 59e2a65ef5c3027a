import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { Button } from '../button/button.tsx';
import { FailedIcon, ScissorsIcon } from '../icon/icons.ts';
import { ProgressDial } from '../loading/progress-dial.tsx';
import { Tag } from '../tag/tag.tsx';
import { QueueNumber } from './generation-item.tsx';
import { Receipt } from './receipt.tsx';
import { BoxBadge, StatusBox } from './status-box.tsx';

const meta = {
  component: StatusBox,
  parameters: {
    guide: {
      use: 'Use it for one thing of the editor’s history or projects, where the picture carries the state. In the list of a create page take GenerationItem, in the library LibraryTile.',
      do: [
        'Name the link for where the picture leads: “Open in editor”.',
        'Say on the picture why it failed and that nothing was charged.',
      ],
      dont: ['Use a developing picture without progress.', 'Link a picture that has nothing to open yet.'],
    },
  },
  args: {
    title: 'A whale sings in clear water',
    receipt: (
      <Receipt>
        <b>8 charged</b> at 14:02
      </Receipt>
    ),
    picture: <span className="block bg-info-soft" />,
    look: 'plain',
    corner: <Tag look="glass">5 s</Tag>,
  },
  decorators: [
    (Story) => (
      <div className="max-w-90">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StatusBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  args: {
    href: '#edit',
    hrefLabel: 'Open in editor: A whale sings in clear water',
    children: (
      <BoxBadge>
        <ScissorsIcon />
      </BoxBadge>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Open in editor/ })).toHaveFocus();
    await expect(canvas.getByRole('article', { name: 'A whale sings in clear water' })).toBeVisible();
  },
};

export const Running: Story = {
  args: {
    look: 'developing',
    progress: 71,
    corner: <Tag look="lamp">In progress</Tag>,
    children: (
      <>
        <ProgressDial label="Progress" value={71} />
        <span>Drawing frame 85 of 120, about 6 s left</span>
      </>
    ),
    actions: (
      <Button look="default" size="small">
        Cancel
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('value', '71');
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  },
};

export const Waiting: Story = {
  args: { look: 'dim', corner: <Tag look="glass">In queue</Tag>, children: <QueueNumber>2</QueueNumber> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Failed: Story = {
  args: {
    look: 'blank',
    picture: undefined,
    corner: <Tag look="danger">Failed</Tag>,
    children: (
      <>
        <FailedIcon />
        <span>Its maker stopped answering after 40 s, and every other way was closed. You weren’t charged.</span>
      </>
    ),
    actions: (
      <Button look="default" size="small">
        Try again for 8
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent('You weren’t charged.');
    await expect(canvas.getByRole('button', { name: 'Try again for 8' })).toBeEnabled();
  },
};

export const LongText: Story = {
  args: { ...Failed.args, title: 'A whale sings in clear water, past a reef with a hundred fish in all colours' },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading');
    await expect(title.scrollWidth).toBeGreaterThan(title.clientWidth);
  },
};

export const InArabic: Story = {
  args: { ...Waiting.args, title: 'حوت يغني في ماء صافٍ' },
  globals: { locale: 'ar' },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  play: async ({ canvas }) => {
    const { left, width } = canvas.getByRole('article').getBoundingClientRect();
    await expect(canvas.getByText('In queue').getBoundingClientRect().left).toBeGreaterThan(left + width / 2);
  },
};
