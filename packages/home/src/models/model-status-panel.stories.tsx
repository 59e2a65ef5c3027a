import { apiClientAtom } from '@kinora/api-client';
import { loadRoutesAtom } from '@kinora/creating/models';
import { fakeApi, withAtoms } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createStore, Provider } from 'jotai';
import { expect } from 'storybook/test';

import { ModelStatusPanel } from './model-status-panel.tsx';

const store = createStore();
store.set(apiClientAtom, fakeApi({ listRoutes: { data: { routes: [{ model: 'hailuo-02', modes: ['text'] }] } } }));

const meta = { component: ModelStatusPanel, decorators: [withAtoms()] } satisfies Meta<typeof ModelStatusPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};

export const AsTheServerAnswers: Story = {
  beforeEach: () => store.set(loadRoutesAtom),
  decorators: [
    (StoryOf) => (
      <Provider store={store}>
        <StoryOf />
      </Provider>
    ),
  ],
  play: async ({ canvas }) => {
    const here = canvas.getByRole('heading', { name: 'Runs here now' }).parentElement;
    await expect(here).toHaveTextContent('Hailuo 02');
  },
};
