import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { IconButton } from '../button/icon-button.tsx';
import { DissolveIcon } from '../icon/icons.ts';
import { QueueNumber } from '../item/generation-item.tsx';
import { SheetTile } from './sheet-tile.tsx';

const sea = <span className="block bg-linear-to-b from-track-effect via-danger to-track-audio" />;

const meta = {
  component: SheetTile,
  parameters: {
    guide: {
      use: 'Use it for one clip of a batch on a contact sheet, to put it on the stage. For a clip on its own take GenerationItem, in the library LibraryTile.',
      do: [
        'Say everything in label: “Clip 3 of 4, 40 %”.',
        'Set isWaiting until there is something to open.',
        'Mark the one on the stage with current.',
      ],
      dont: ['Rely on caption: screen readers hear only the label.', 'Put two controls in its corner.'],
    },
  },
  args: { label: 'Clip 2 of 4, ready', picture: sea, onOpen: fn() },
  decorators: [
    (Story) => (
      <div className="aspect-video w-80 rounded-card">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SheetTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  args: { corner: <IconButton look="glass" size="small" label="Compare clip 2" icon={<DissolveIcon />} /> },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clip 2 of 4, ready' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Compare clip 2' })).toBeVisible();
  },
};

export const OnTheStage: Story = {
  args: { current: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-current', 'true');
  },
};

export const Developing: Story = {
  args: { look: 'developing', progress: 40, caption: '40 %', isWaiting: true, label: 'Clip 3 of 4, 40 %' },
  play: async ({ canvas, args }) => {
    const tile = canvas.getByRole('button', { name: 'Clip 3 of 4, 40 %' });
    await expect(tile).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(tile);
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};

export const Waiting: Story = {
  args: { look: 'dim', over: <QueueNumber>3</QueueNumber>, isWaiting: true, label: 'Clip 4 of 4, waiting' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3')).toBeVisible();
  },
};

export const WithoutAPicture: Story = {
  args: { look: 'blank', picture: undefined, caption: 'A long reason why this clip did not arrive as it should have' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/A long reason/)).toBeVisible();
  },
};

export const OnAPhone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
