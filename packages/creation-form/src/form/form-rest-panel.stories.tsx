import { apiClientAtom } from '@kinora/api-client';
import { fakeApi, seed, withAtoms, type FakeAnswers } from '@kinora/testkit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { FormRestPanel } from './form-rest-panel.tsx';

const server: FakeAnswers = {
  integral: { data: { total: 40 } },
  listRoutes: {
    data: {
      routes: [
        { model: 'local', modes: ['text'] },
        { model: 'hailuo-02', modes: ['text'] },
      ],
    },
  },
};

const meta = {
  component: FormRestPanel,
  args: { askedModel: undefined, onCreate: fn() },
  decorators: [
    withAtoms(seed(apiClientAtom, fakeApi(server))),
    (Story) => (
      <div className="grid max-w-[388px] gap-5">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FormRestPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TakesTheModelOfTheAddress: Story = {
  args: { askedModel: 'hailuo-02' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /Hailuo 02/ })).toBeChecked();
  },
};

export const HandsOnAPressOfCreate: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Create|Log in to create)/ }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
  },
};
