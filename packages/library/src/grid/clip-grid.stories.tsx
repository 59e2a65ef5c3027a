import type { LibraryItem } from '@kinora/contracts/library';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { someItems } from '../testing/library-server.ts';
import { ClipGrid, type CellProps } from './clip-grid.tsx';

const COUNT = 10_000;

const card = (item: LibraryItem, cell: CellProps) => (
  <div key={item.id} {...cell} className="aspect-[16/12] scroll-my-24 rounded-card">
    {item.input.prompt}
  </div>
);

const meta = {
  component: ClipGrid,
  args: {
    label: 'Clips',
    places: someItems(COUNT),
    renderCard: card,
    onKey: fn(() => true),
    onEndNear: fn(),
    onSight: fn(),
  },
} satisfies Meta<typeof ClipGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

const cellsIn = (canvas: HTMLElement) => [...canvas.querySelectorAll<HTMLElement>('[role="gridcell"]')];
const MOST = 80;

export const HoldsThoseOnTheScreenAlone: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await canvas.findByText('A paper boat, number 0');
    await expect(cellsIn(canvasElement).length).toBeLessThan(MOST);
    await expect(args.onEndNear).not.toHaveBeenCalled();
    globalThis.scrollTo(0, document.documentElement.scrollHeight);
    await canvas.findByText(`A paper boat, number ${COUNT - 1}`);
    await expect(cellsIn(canvasElement).length).toBeLessThan(MOST);
    await waitFor(() => expect(args.onEndNear).toHaveBeenCalled());
    globalThis.scrollTo(0, 0);
    await canvas.findByText('A paper boat, number 1');
  },
};

export const MovesByKeys: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await canvas.findByText('A paper boat, number 0');
    await userEvent.tab();
    await expect(document.activeElement).toHaveTextContent('number 0');
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('number 1'));
    await userEvent.keyboard(' ');
    await expect(args.onKey).toHaveBeenLastCalledWith(' ', args.places[1]);
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent(`number ${COUNT - 1}`));
    await expect(document.activeElement).toBeVisible();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('number 0'));
    await expect(cellsIn(canvasElement).filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  },
};

export const KeepsTheFocusOutOfSight: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('A paper boat, number 0');
    await userEvent.tab();
    globalThis.scrollTo(0, 100_000);
    await waitFor(() => expect(canvas.queryByText('A paper boat, number 40')).toBeNull());
    await expect(document.activeElement).toHaveTextContent('number 0');
    globalThis.scrollTo(0, 0);
  },
};

const FAR = 4000;

export const ShowsPlacesWhoseClipsComeAgain: Story = {
  args: { places: someItems(COUNT).map((item, place) => (place < FAR ? item : null)) },
  play: async ({ canvas, canvasElement, args }) => {
    await canvas.findByText('A paper boat, number 0');
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Loading'));
    await waitFor(() => expect(args.onSight).toHaveBeenLastCalledWith(expect.any(Number), expect.any(Number)));
    await expect(cellsIn(canvasElement).length).toBeLessThan(MOST);
    await userEvent.keyboard(' ');
    await expect(args.onKey).not.toHaveBeenCalled();
  },
};
