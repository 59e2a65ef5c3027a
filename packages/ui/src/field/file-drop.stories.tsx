import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';

import { ImageIcon } from '../icon/icons.ts';
import { FileDrop } from './file-drop.tsx';

const meta = {
  component: FileDrop,
  parameters: {
    guide: {
      use: 'Use it where a picture, film or list starts the work and may be dragged in. In a row of small controls, take FileButton.',
      do: [
        'Say in hint what is possible: “PNG, up to 20 MB”.',
        'Set camera where a phone may take the picture.',
        'Show a refused file’s name and reason in hint.',
      ],
      dont: ['Ask for a drop only: pressing must work too.', 'Use the row size for the first step of a form.'],
    },
  },
  args: {
    label: 'Your image',
    accept: 'image/png',
    hint: 'PNG, up to 20 MB.',
    onFile: fn(),
    children: (
      <>
        <ImageIcon />
        <span>Drop or paste an image</span>
      </>
    ),
  },
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Your image')).toHaveAccessibleDescription('PNG, up to 20 MB.');
    await expect(canvas.getByText('Drop or paste an image')).toBeVisible();
  },
};

export const Row: Story = {
  args: { size: 'row', hint: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Your image').closest('label')?.clientHeight).toBeLessThan(60);
  },
};

export const RefusedOnAPhone: Story = {
  args: { hint: `${'holiday-in-the-mountains'.repeat(6)}.heic wasn’t added. HEIC isn’t supported yet.` },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Your image')).toHaveAccessibleDescription(/HEIC isn’t supported yet/);
  },
};

const aFile = () => new File(['x'], 'deer.png', { type: 'image/png' });

export const TakesAChosenFile: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Your image');
    await userEvent.upload(field, aFile());
    await expect(args.onFile).toHaveBeenCalledWith(expect.objectContaining({ name: 'deer.png' }));
  },
};

export const TakesADroppedFile: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByLabelText('Your image');
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(aFile());
    await fireEvent.dragEnter(box);
    await expect(box.closest('label')).toHaveAttribute('data-over', 'true');
    await fireEvent(box, new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    await expect(args.onFile).toHaveBeenCalledWith(expect.objectContaining({ name: 'deer.png' }));
    await expect(box.closest('label')).not.toHaveAttribute('data-over');
  },
};

export const TakesTheFocus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Your image')).toHaveFocus();
  },
};
