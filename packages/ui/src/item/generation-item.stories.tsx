import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { ArrowUpIcon, CopyIcon, DeclinedIcon, DownloadIcon, FailedIcon, PlayIcon, RetryIcon } from '../icon/icons.ts';
import { ProgressBar } from '../loading/progress-bar.tsx';
import { Tag } from '../tag/tag.tsx';
import { GenerationItem, QueueNumber } from './generation-item.tsx';
import { Receipt } from './receipt.tsx';

const picture = <div className="bg-linear-to-b from-track-effect via-danger to-track-audio" />;
const small = { look: 'default', size: 'small' } as const;

const meta = {
  component: GenerationItem,
  parameters: {
    guide: {
      use: 'Use it for one clip in the list of a create page, from the queue to the result. In the library take LibraryTile, in the editor’s history StatusBox, in a batch SheetTile.',
      do: [
        'Say the state, then the time left, then the credits.',
        'Keep the receipt in every state, also “0 charged”.',
        'Offer the next step: “Cancel”, “Download”, “Try again”.',
      ],
      dont: ['Hide why a clip failed or was declined.', 'Put more than one button with words beside the icons.'],
    },
  },
  args: { title: 'A dragon circles the peaks, embers in the air', state: 'Waiting', thumb: picture },
} satisfies Meta<typeof GenerationItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Drawing: Story = {
  args: {
    thumbLook: 'developing',
    progress: 62,
    state: (
      <>
        <span className="text-accent">Drawing frame 74 of 120</span>
        <span>about 3 s left</span>
      </>
    ),
    bar: <ProgressBar label="Drawing" value={62} />,
    receipt: (
      <Receipt>
        <b>8 held</b>, charged only when it’s done
      </Receipt>
    ),
    actions: <Button {...small}>Cancel</Button>,
  },
  play: async ({ canvas }) => {
    const item = canvas.getByRole('article', { name: /^A dragon/ });
    await expect(item).toHaveTextContent('8 held');
    await expect(canvas.getByRole('progressbar')).toHaveValue(62);
  },
};

export const Waiting: Story = {
  args: {
    title: 'A turtle glides over a coral shelf, camera follows',
    thumbLook: 'dim',
    over: <QueueNumber>2</QueueNumber>,
    state: (
      <>
        <span>2nd in queue</span>
        <span>starts in about 12 s</span>
      </>
    ),
    receipt: (
      <Receipt>
        <b>16 held</b>, 2 clips of 8
      </Receipt>
    ),
    actions: (
      <>
        <IconButton label="Move up" icon={<ArrowUpIcon />} />
        <Button {...small}>Cancel</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: /^A turtle/ })).toHaveTextContent('16 held');
    await expect(canvas.getByText('2')).toBeVisible();
  },
};

const play = fn();

export const Ready: Story = {
  args: {
    title: 'A deer crosses a snowy forest at dusk',
    over: <IconButton look="glass" size="large" label="Play" icon={<PlayIcon fill="currentColor" />} onClick={play} />,
    state: (
      <>
        <Tag look="success">Ready</Tag>
        <span>Local preview engine, 5 s, 720p, seed 7</span>
      </>
    ),
    receipt: (
      <Receipt>
        <b>8 charged</b> today at 14:02, took 5.1 s
      </Receipt>
    ),
    actions: (
      <>
        <IconButton label="Download" icon={<DownloadIcon />} />
        <IconButton label="Reuse settings" icon={<CopyIcon />} />
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await expect(play).toHaveBeenCalledOnce();
  },
};

export const Declined: Story = {
  args: {
    thumb: undefined,
    title: 'A famous actor waves from a speedboat',
    thumbLook: 'blank',
    over: <DeclinedIcon />,
    state: (
      <>
        <Tag look="danger">Declined before it started</Tag>
        <span>Veo 3.1 does not draw real, named people.</span>
      </>
    ),
    receipt: (
      <Receipt>
        <b>0 charged</b>, 64 returned at 13:58
      </Receipt>
    ),
    actions: <Button {...small}>Edit prompt</Button>,
  },
  play: async ({ canvas }) => {
    const item = canvas.getByRole('article', { name: /^A famous actor/ });
    await expect(item).toHaveTextContent('Veo 3.1 does not draw real, named people.');
    await expect(item).toHaveTextContent('0 charged, 64 returned');
  },
};

export const Failed: Story = {
  args: {
    thumbLook: 'dim',
    over: <FailedIcon />,
    state: (
      <>
        <Tag look="danger">Failed at the vendor</Tag>
        <span>PixVerse stopped answering after 40 s.</span>
      </>
    ),
    receipt: (
      <Receipt>
        <b>0 charged</b>, 48 returned at 13:51
      </Receipt>
    ),
    actions: (
      <Button {...small} icon={<RetryIcon />}>
        Try again
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent('0 charged, 48 returned');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

export const LongText: Story = {
  args: { ...Ready.args, title: `Wide${'-and-wider'.repeat(60)} ${'a scene without an end '.repeat(40)}` },
  play: async ({ canvas }) => {
    const item = canvas.getByRole('article');
    await expect(item.scrollWidth).toBeLessThanOrEqual(item.clientWidth);
    await expect(item.getBoundingClientRect().height).toBeLessThan(160);
  },
};

export const OnAPhone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };

export const InArabic: Story = {
  args: { ...Ready.args, title: 'غزال يعبر غابة مثلجة عند الغسق' },
  globals: { locale: 'ar' },
  parameters: { docs: { story: { inline: false, height: '200px' } } },
  play: async ({ canvas }) => {
    const thumb = canvas.getByRole('button', { name: 'Play' }).getBoundingClientRect();
    await expect(thumb.left).toBeGreaterThan(canvas.getByRole('heading').getBoundingClientRect().right);
  },
};
