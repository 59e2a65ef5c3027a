import { anUpload } from '@kinora/contracts/fixtures';
import type { Upload } from '@kinora/contracts/uploads';
import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { UploadsDialog } from './uploads-dialog.tsx';

const DOT = 'data:image/gif;base64,R0lGODlhAQABAIAAAKBQMAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';
const PICTURES = ['deer.png', 'a walk along the harbour.jpg', 'ada.jpg'].map((name, index) =>
  anUpload({ id: `p-${String(index)}`, name, url: DOT }),
);
const VIDEO = anUpload({ id: 'v-1', name: 'walk.mp4', kind: 'video', seconds: 12.43, url: DOT });

/** A frame as the server makes them, red to blue. */
const POSTER = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><linearGradient id="a"><stop stop-color="#a44"/><stop offset="1" stop-color="#446"/></linearGradient><path fill="url(#a)" d="M0 0h16v9H0z"/></svg>')}`;
/** A poster for two of three; the third has none, and one does not come. */
const posterAt = (index: number) => {
  if (index === 4) return 'data:image/webp;base64,AAAA';
  return index % 3 === 2 ? null : POSTER;
};
const NAMES = ['walk.mp4', 'VID_20261120_134502_holiday_in_the_mountains_final_cut(2).mp4', 'غابة في الصباح.mp4'];
const TWELVE = Array.from({ length: 12 }, (_, index) =>
  anUpload({
    id: `v-${String(index)}`,
    name: NAMES[index % 3] ?? '',
    kind: 'video',
    seconds: 3.5 * (index + 1),
    poster: posterAt(index),
  }),
);

const ready = (items: readonly Upload[]) => ({ state: 'ready', value: { items, next: null } }) as const;

const meta = {
  component: UploadsDialog,
  args: {
    kind: 'picture',
    uploads: ready(PICTURES),
    more: { state: 'end' },
    chosen: null,
    isBringing: false,
    asked: null,
    isDeleting: false,
    onAsk: fn(),
    onKeep: fn(),
    onDelete: fn(),
    onChoose: fn(),
    onUse: fn(),
    onMore: fn(),
    onReload: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof UploadsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsThem: Story = {
  play: async ({ args }) => {
    await expect(screen.getAllByRole('radio')).toHaveLength(3);
    await expect(screen.getByRole('button', { name: 'Use this file' })).toBeDisabled();
    await userEvent.click(screen.getByRole('radio', { name: 'deer.png' }));
    await expect(args.onChoose).toHaveBeenCalledWith('p-0');
  },
};

export const UsesTheChosenOne: Story = {
  args: { chosen: 'p-1', more: { state: 'more' } },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Use this file' }));
    await expect(args.onUse).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

export const Videos: Story = {
  args: { kind: 'video', uploads: ready([VIDEO]), chosen: 'v-1' },
  play: async () => {
    await expect(screen.getByRole('radio', { name: 'walk.mp4 12.4 s' })).toBeChecked();
  },
};

async function everyKey() {
  const reached = new Set<Element | null>();
  for (let press = 0; press < 20; press += 1) {
    await userEvent.tab();
    reached.add(document.activeElement);
  }
  return reached;
}

/** Videos show a frame; where there is none, or it does not come, the sign of a video. */
export const TwelveVideos: Story = {
  args: { kind: 'video', uploads: ready(TWELVE), chosen: 'v-1' },
  play: async ({ args }) => {
    const dialog = screen.getByRole('dialog');
    await waitFor(() => expect(dialog.querySelectorAll('label img')).toHaveLength(7));
    await expect(dialog.querySelectorAll('label svg')).toHaveLength(5);
    const reached = await everyKey();
    for (const button of screen.getAllByRole('button')) await expect(reached).toContain(button);
    const chosen = screen.getByRole('radio', { name: `${NAMES[1] ?? ''} 7 s` });
    await expect(reached).toContain(chosen);
    chosen.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChoose).toHaveBeenCalledWith('v-2');
  },
};

/** What has the focus, where nothing lies above it. */
function isCovered(): boolean {
  const focused = document.activeElement;
  const { height, left, top, width } = focused?.getBoundingClientRect() ?? new DOMRect();
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  return !(focused?.closest('label') ?? focused)?.contains(seen);
}

export const TwelveVideosOnAPhone: Story = {
  ...onPhone,
  args: { kind: 'video', uploads: ready(TWELVE), chosen: 'v-0' },
  play: async () => {
    screen.getByRole('radio', { name: 'walk.mp4 3.5 s' }).focus();
    for (let press = 0; press < 12; press += 1) {
      await userEvent.tab();
      await expect(document.activeElement?.getAttribute('data-remove')).toBe(`v-${String(press)}`);
      await expect(isCovered()).toBe(false);
    }
  },
};

export const AsksBeforeOneIsDeleted: Story = {
  args: { asked: PICTURES[1] ?? null },
  play: async ({ args }) => {
    await expect(screen.queryByRole('button', { name: 'Use this file' })).toBeNull();
    await expect(screen.getByText(/permanently\? Clips made from it stay/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Keep' }));
    await expect(args.onKeep).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: { kind: 'video', uploads: ready([]) },
  play: async () => {
    await expect(screen.getByText('No videos yet')).toBeVisible();
    await expect(screen.getAllByRole('button')).toEqual([screen.getByRole('button', { name: 'Close' })]);
  },
};

export const EmptyOnAPhone: Story = { ...onPhone, args: { uploads: ready([]) } };

export const Loading: Story = {
  args: { uploads: { state: 'loading' } },
  play: async () => {
    await expect(screen.queryByRole('button', { name: 'Use this file' })).toBeNull();
  },
};

const PROBLEM = 'Your uploads couldn’t be loaded. Check your connection.';

export const Failed: Story = {
  args: { uploads: { state: 'failed', problem: PROBLEM } },
  play: async ({ args }) => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Your uploads couldn’t be loaded.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

export const TheNextOnesDidNotCome: Story = {
  args: { more: { state: 'failed', problem: PROBLEM } },
  play: async ({ args }) => {
    await expect(screen.getAllByRole('radio')).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

export const LongNames: Story = {
  args: { uploads: ready([anUpload({ name: 'غابة-unbroken'.repeat(30), url: DOT })]) },
};

export const AskingOnAPhone: Story = { ...onPhone, args: { asked: PICTURES[1] ?? null } };

export const OnAPhone: Story = { ...onPhone, args: { chosen: 'p-1' } };
