import { onPhone } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { PhotoField } from './photo-field.tsx';

const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"%3E%3Crect width="4" height="4" fill="%2357c2ae"/%3E%3C/svg%3E';

const meta = {
  component: PhotoField,
  args: {
    photo: null,
    sending: null,
    refusal: null,
    isRemoving: false,
    onFile: fn(),
    onCancel: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof PhotoField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.upload(canvas.getByLabelText('Choose an image'), new File(['x'], 'ada.png', { type: 'image/png' }));
    await expect(args.onFile).toHaveBeenCalledWith(expect.objectContaining({ name: 'ada.png' }));
    await expect(canvas.queryByRole('button', { name: 'Remove' })).toBeNull();
  },
};

export const HasOne: Story = {
  args: { photo: PICTURE },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const OnItsWay: Story = {
  args: { sending: { preview: PICTURE, step: { phase: 'sending', share: 0.42 } } },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByText('Uploading, 42 %')).toBeVisible();
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', PICTURE);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const LookedAt: Story = {
  args: { sending: { preview: PICTURE, step: { phase: 'checking' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Checking')).toBeVisible();
  },
};

export const RefusedOnAPhone: Story = {
  ...onPhone,
  args: {
    refusal: {
      name: 'a-picture-with-a-very-long-name-that-has-no-end-at-all.svg',
      text: 'SVG isn’t supported. Save it as PNG.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('couldn’t be used as your photo. SVG isn’t supported.');
  },
};
