import { aProfile, anUpload } from '@kinora/contracts/fixtures';
import { accountServer, withAtoms } from '@kinora/testkit';
import { Toaster } from '@kinora/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { signAdaIn } from '../testing/account-seeds.ts';
import { ProfileSectionPanel } from './profile-section-panel.tsx';

const meta = {
  component: ProfileSectionPanel,
  args: { profile: aProfile() },
  decorators: [
    (Story) => (
      <>
        <Toaster />
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof ProfileSectionPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SaysThatTheNameIsSaved: Story = {
  decorators: [withAtoms(signAdaIn(accountServer()))],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Name'), ' L.{Enter}');
    await expect(await canvas.findByText('Name saved.')).toBeVisible();
  },
};

const upload = anUpload({ state: 'refused', refusal: { reason: 'svg', detail: {} } });

export const SaysWhyAPictureWasNotTaken: Story = {
  decorators: [withAtoms(signAdaIn(accountServer({}, { sendFile: { data: upload.id }, getUpload: { data: upload } })))],
  play: async ({ canvas }) => {
    const file = new File([`<svg>${Math.random()}</svg>`], 'ada.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText('Choose an image'), file);
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        'ada.png couldn’t be used as your photo. SVG isn’t supported',
      ),
    );
  },
};

export const SaysWhyAPhotoWasNotRemoved: Story = {
  args: { profile: aProfile({ photo: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=' }) },
  decorators: [withAtoms(signAdaIn(accountServer({}, { editProfile: { offline: true } })))],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(await canvas.findByText(/Kinora can’t be reached/)).toBeVisible();
  },
};
