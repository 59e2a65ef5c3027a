import { apiClientAtom } from '@kinora/api-client';
import { fakeApi, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { MakeVideoPanel } from './make-video-panel.tsx';

const meta = {
  component: MakeVideoPanel,
  args: { page: '/text-to-video/' },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div className="w-(--frame-nav) ps-3 pe-6">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MakeVideoPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const api = fakeApi({
  listRoutes: {
    data: {
      routes: [
        { model: 'local', modes: ['text', 'image'] },
        { model: 'veo-3-1', modes: ['text'] },
        { model: 'hailuo-02', modes: ['image'] },
      ],
    },
  },
});

export const CarriesPromptAndModel: Story = {
  decorators: [withAtoms((store) => store.set(apiClientAtom, api))],
  play: async ({ canvas, userEvent }) => {
    const create = canvas.getByRole('link', { name: 'Create' });
    await expect(create).toHaveAttribute('href', '/text-to-video/');
    await expect(api.calls).toEqual([]);
    await userEvent.type(canvas.getByRole('textbox'), 'a boat & rain');
    await waitFor(() => expect(canvas.getByRole('combobox')).toBeEnabled());
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Veo 3.1');
    await expect(create).toHaveAttribute('href', '/text-to-video/#model=veo-3-1&prompt=a+boat+%26+rain');
    await expect(api.calls).toEqual([{ name: 'listRoutes', input: {} }]);
  },
};

export const WorksWithoutTheListOfModels: Story = {
  decorators: [withAtoms((store) => store.set(apiClientAtom, fakeApi({ listRoutes: { offline: true } })))],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'a boat');
    await expect(canvas.getByRole('link', { name: 'Create' })).toHaveAttribute('href', '/text-to-video/#prompt=a+boat');
    await expect(canvas.getByRole('combobox')).toBeDisabled();
  },
};
