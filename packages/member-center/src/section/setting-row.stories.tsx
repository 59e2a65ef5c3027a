import { onPhone } from '@kinora/testkit';
import { Button, Notice, Tag } from '@kinora/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { MemberSection } from './member-section.tsx';
import { SettingRow } from './setting-row.tsx';

const meta = {
  component: SettingRow,
  args: {
    label: 'Email',
    tag: <Tag look="lamp">Not confirmed</Tag>,
    value: 'a-very-long-address-without-any-place-to-break-it@a-very-long-domain-too.example',
    note: 'What this is for, and what to do about it.',
    actions: <Button size="small">Change</Button>,
    footer: <Notice look="info">Something waits.</Notice>,
  },
  decorators: [
    (Story) => (
      <MemberSection id="settings" title="Settings">
        <div>
          <Story />
          <SettingRow label="Another" value="Set" />
        </div>
      </MemberSection>
    ),
  ],
} satisfies Meta<typeof SettingRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Email' })).toBeVisible();
  },
};

export const LongWordsBreakOnAPhone: Story = {
  ...onPhone,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
