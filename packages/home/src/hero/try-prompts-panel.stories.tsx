import { draftAtom } from '@kinora/creating';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createStore, Provider } from 'jotai';
import { expect, waitFor } from 'storybook/test';

import { TryPromptsPanel } from './try-prompts-panel.tsx';

const store = createStore();
const ARABIC = expect.stringMatching(/^\p{Script=Arabic}/u);

const meta = {
  component: TryPromptsPanel,
  decorators: [
    // On phones it reaches the edges of the page.
    (StoryOf) => (
      <Provider store={store}>
        <div className="max-nav:px-4">
          <StoryOf />
        </div>
      </Provider>
    ),
  ],
} satisfies Meta<typeof TryPromptsPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TakesASceneByChance: Story = {
  play: async ({ canvas, userEvent }) => {
    const before = store.get(draftAtom).prompt;
    await userEvent.click(await canvas.findByRole('button', { name: 'Surprise me' }));
    await waitFor(() => expect(store.get(draftAtom).prompt).not.toBe(before));
    const first = store.get(draftAtom);
    await expect(first).toMatchObject({ keepsSeed: true, count: 1 });
    await userEvent.click(canvas.getByRole('button', { name: 'Surprise me' }));
    await waitFor(() => expect(store.get(draftAtom).prompt).not.toBe(first.prompt));
  },
};

export const InArabic: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'صاروخ يحلق فوق زحل' }));
    await expect(store.get(draftAtom).prompt).toBe('صاروخ يحلق فوق زحل');
    await userEvent.click(canvas.getByRole('button', { name: 'فاجئني' }));
    await waitFor(() => expect(store.get(draftAtom)).toMatchObject({ prompt: ARABIC, keepsSeed: true }));
    await expect(store.get(draftAtom).prompt).not.toBe('صاروخ يحلق فوق زحل');
  },
};

export const WritesTheDraft: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'A paper boat in a storm at night' }));
    await expect(store.get(draftAtom).prompt).toBe('A paper boat in a storm at night');
  },
};
