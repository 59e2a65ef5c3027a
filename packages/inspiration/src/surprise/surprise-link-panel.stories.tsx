import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { SurpriseLinkPanel } from './surprise-link-panel.tsx';

const meta = {
  component: SurpriseLinkPanel,
  args: { formHref: '/text-to-video/' },
} satisfies Meta<typeof SurpriseLinkPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LeadsToAnotherSceneAfterEachPress: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Surprise me' });
    link.addEventListener('click', (event) => event.preventDefault());
    const before = link.getAttribute('href') ?? '';
    await expect(before).toMatch(/^\/text-to-video\/#model=local&prompt=.+&count=1$/);
    await userEvent.click(link);
    await waitFor(() => expect(canvas.getByRole('link')).not.toHaveAttribute('href', before));
  },
};
