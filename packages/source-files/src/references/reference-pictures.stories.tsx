import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import type { OwnPicture } from '../pictures/read-picture.ts';
import { ReferencePictures, type ReferencePicturesProps } from './reference-pictures.tsx';

const aPicture = (id: string, name = `${id}.png`): OwnPicture => ({
  id,
  name,
  file: new Blob(),
  bytes: 96_200,
  width: 1200,
  height: 900,
  url: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"%3E%3C/svg%3E',
});

const meta = {
  component: ReferencePictures,
  args: {
    pictures: [],
    max: 3,
    model: 'Local preview engine',
    takes: 'colours',
    failureOf: fn<ReferencePicturesProps['failureOf']>(),
    onFiles: fn(),
    onRemove: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-[348px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ReferencePictures>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WaitsForPictures: Story = {
  play: async ({ args, canvas }) => {
    const files = ['one.png', 'two.png'].map((name) => new File(['x'], name, { type: 'image/png' }));
    await userEvent.upload(canvas.getByLabelText('Add reference images'), files);
    await expect(args.onFiles).toHaveBeenCalledWith([
      expect.objectContaining({ name: 'one.png' }),
      expect.objectContaining({ name: 'two.png' }),
    ]);
    await expect(canvas.getByText(/taken from these images/)).toBeVisible();
  },
};

export const HasTwo: Story = {
  args: { pictures: [aPicture('one'), aPicture('two')] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Reference image 2: two.png' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove reference image 1: one.png' }));
    await expect(args.onRemove).toHaveBeenCalledWith('one');
  },
};

export const IsFull: Story = {
  args: { pictures: ['one', 'two', 'three'].map((id) => aPicture(id)) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('Add reference images')).toBeNull();
  },
};

export const AModelThatTakesFewer: Story = {
  args: { pictures: ['one', 'two', 'three', 'four'].map((id) => aPicture(id)), model: 'Veo 3.1', takes: 'subjects' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Not used')).toHaveLength(1);
    await expect(canvas.getByText(/Veo 3.1 takes 3 reference images/)).toBeVisible();
  },
};

export const AModelThatTakesNone: Story = {
  args: { pictures: [aPicture('one')], max: 0, model: 'Hailuo 02' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Hailuo 02 doesn’t take reference images/)).toBeVisible();
  },
};

export const ShowsSubjects: Story = {
  args: {
    pictures: [aPicture('one', `${'a-very-long-name-'.repeat(6)}.png`)],
    model: 'Vidu Q1',
    max: 7,
    takes: 'subjects',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('What they show appears in the clip. Mention it in your prompt.')).toBeVisible();
  },
};

export const SaysWhyAFileIsNotTaken: Story = {
  args: {
    pictures: [aPicture('one')],
    refusal: { reason: 'other-format', name: 'holiday.heic', format: 'HEIC' },
    failureOf: fn<ReferencePicturesProps['failureOf']>(() => ({ kind: 'file-refused', reason: 'damaged', detail: {} })),
  },
  play: async ({ canvas }) => {
    // The sentences come by need.
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(2));
  },
};

export const OnAPhone: Story = { ...onPhone, args: { pictures: [aPicture('one'), aPicture('two')] } };
