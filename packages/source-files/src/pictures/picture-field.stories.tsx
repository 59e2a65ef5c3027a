import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { PictureField } from './picture-field.tsx';
import type { OwnPicture } from './read-picture.ts';

const PICTURE: OwnPicture = {
  id: 'a',
  name: 'deer-by-the-old-orchard-final-2-with-a-long-name.jpg',
  file: new Blob(),
  bytes: 96_200,
  width: 1200,
  height: 750,
  url: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"%3E%3C/svg%3E',
};

const meta = {
  component: PictureField,
  args: { label: 'Your image', onFile: fn(), onRemove: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-[348px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PictureField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WaitsForAPicture: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Choose: Your image');
    await userEvent.upload(field, new File(['x'], 'deer.png', { type: 'image/png' }));
    await expect(args.onFile).toHaveBeenCalledWith(expect.objectContaining({ name: 'deer.png' }));
  },
};

export const HasOne: Story = {
  args: { picture: PICTURE },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('1,200 × 750, 96 kB')).toBeVisible();
    await expect(canvas.getByText(PICTURE.name).getBoundingClientRect().height).toBeLessThan(24);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const RefusesAFile: Story = {
  args: { picture: PICTURE, refusal: { reason: 'other-format', name: 'holiday.heic', format: 'HEIC' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your previous image is still here.');
  },
};
