import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { RefusalNotice } from './refusal-notice.tsx';

const meta = {
  component: RefusalNotice,
  args: { refusal: { reason: 'other-format', name: 'holiday.heic', format: 'HEIC' }, hasPicture: false },
} satisfies Meta<typeof RefusalNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

const says =
  (text: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(text);
  };

export const OtherFormat: Story = {
  play: says('holiday.heic wasn’t added. HEIC isn’t supported yet. Save it as JPEG and try again.'),
};
export const NotAPicture: Story = {
  args: { refusal: { reason: 'not-a-picture', name: 'notes.txt' }, hasPicture: true },
  play: says('notes.txt wasn’t added. It isn’t an image. Choose a PNG, JPEG, WebP or AVIF file. Your previous image'),
};
export const TooLarge: Story = {
  args: { refusal: { reason: 'too-large', name: 'huge.png' } },
  play: says('huge.png wasn’t added. It’s larger than 25 MB.'),
};
export const Broken: Story = {
  args: { refusal: { reason: 'broken', name: 'half.png' } },
  play: says('half.png wasn’t added. It’s damaged or incomplete.'),
};
