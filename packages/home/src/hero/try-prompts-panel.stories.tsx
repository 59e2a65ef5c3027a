import { draftAtom } from '@kinora/creating';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createStore, Provider } from 'jotai';
import { expect } from 'storybook/test';

import { TryPromptsPanel } from './try-prompts-panel.tsx';

const store = createStore();

const meta = {
  component: TryPromptsPanel,
  decorators: [
    (StoryOf) => (
      <Provider store={store}>
        <StoryOf />
      </Provider>
    ),
  ],
} satisfies Meta<typeof TryPromptsPanel>;
export default meta;

export const WritesTheDraft: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'A paper boat on a storm at night' }));
    await expect(store.get(draftAtom).prompt).toBe('A paper boat on a storm at night');
  },
};
