import { onPhone } from '@kinora/testkit';
import { RatioIcon } from '@kinora/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { SettingsSummary } from './settings-summary.tsx';

const meta = {
  component: SettingsSummary,
  args: {
    chips: [
      {
        name: 'model',
        label: 'Model',
        options: [{ value: 'local', label: 'Local preview engine', isChosen: true }],
      },
      {
        name: 'shape',
        label: 'Shape',
        icon: <RatioIcon />,
        options: [
          { value: '16:9', label: '16:9', isChosen: true },
          { value: '9:16', label: '9:16', isChosen: false },
          { value: '1:1', label: '1:1', isChosen: false, isImpossible: true },
        ],
      },
    ],
    others: ['Orbit', '× 3'],
    href: '/text-to-video/',
    modelsHref: '/models/',
    onChoose: fn(),
  },
  decorators: [
    // On phones the chips reach the edges of their panel.
    (StoryOf) => (
      <div className="p-3">
        <StoryOf />
      </div>
    ),
  ],
} satisfies Meta<typeof SettingsSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OpensWhatChangesIt: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Shape: 16:9' }));
    await waitFor(() => expect(canvas.getByRole('menuitemradio', { name: '16:9', checked: true })).toHaveFocus());
    await expect(canvas.getByRole('menuitemradio', { name: '1:1' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('menuitemradio', { name: '9:16' }));
    await expect(args.onChoose).toHaveBeenCalledWith('shape', '9:16');
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
  },
};

export const LeadsToAllModels: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Model: Local preview engine' }));
    await expect(canvas.getByRole('menuitem', { name: 'All models' })).toHaveAttribute('href', '/models/');
    await userEvent.keyboard('{Escape}');
  },
};

export const LeadsToAllSettings: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'All settings Orbit · × 3' });
    await expect(link).toHaveAttribute('href', '/text-to-video/');
  },
};

export const LongWordsOnAPhone: Story = {
  ...onPhone,
  args: {
    chips: [
      {
        name: 'model',
        label: 'Modell',
        options: [
          {
            value: 'one',
            label: 'Ein Modell mit einem ganz und gar ungewöhnlich langen Namen',
            isChosen: true,
          },
        ],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
