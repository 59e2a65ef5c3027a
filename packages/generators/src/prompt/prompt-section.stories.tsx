import { onPhone } from '@kinora/testkit';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { PromptSection, type PromptSectionProps } from './prompt-section.tsx';
import { SeenAndMissed } from './seen-and-missed.tsx';

const SAILBOAT = 'A small sailboat crosses a calm sea at sunset, slow push in, velvet light';
const SEEN = {
  seen: ['sailboat', 'calm sea', 'sunset', 'push in'],
  drawnAs: [],
  missed: ['velvet light'],
  isSubjectMissed: false,
  styleNamed: null,
  unsupportedScript: null,
};

function Typed(props: PromptSectionProps) {
  const [value, setValue] = useState(props.value);
  return <PromptSection {...props} value={value} onWrite={setValue} />;
}

const meta = {
  component: PromptSection,
  args: { value: SAILBOAT, limit: 2000, understood: <SeenAndMissed {...SEEN} />, onWrite: fn(), onSend: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-[348px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PromptSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SaysWhatIsDrawnAndWhatIsNot: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      'Understood: sailboat, calm sea, sunset, push in. Can’t draw yet: velvet light',
    );
    await expect(canvas.getByText('73 of 2,000 characters')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { value: '', understood: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('textbox', { name: 'Prompt' })).toHaveValue('');
    await expect(canvasElement).not.toHaveTextContent('Understood:');
  },
};

export const SaysWhatIsWrong: Story = {
  args: { value: '', problem: 'Describe what happens in the clip.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Prompt' })).toBeInvalid();
    await expect(canvas.getByText('Describe what happens in the clip.')).toBeVisible();
  },
};

export const SendsFromTheKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Prompt' }), '{Control>}{Enter}{/Control}');
    await expect(args.onSend).toHaveBeenCalledTimes(1);
  },
};

export const StopsAtTheLimit: Story = {
  args: { value: 'fox '.repeat(500).slice(0, 1999), understood: <SeenAndMissed {...SEEN} missed={[]} /> },
  render: (args) => <Typed {...args} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Prompt' });
    await userEvent.type(field, 'xyz');
    await expect(field).toHaveValue(`${'fox '.repeat(500).slice(0, 1999)}x`);
    await expect(canvas.getByText('2,000 of 2,000 characters')).toBeVisible();
  },
};

export const RightToLeftAndEmoji: Story = {
  args: {
    value: 'قارب ورقي في عاصفة ليلا 🦊',
    understood: (
      <SeenAndMissed
        seen={['🦊']}
        drawnAs={[]}
        missed={['قارب']}
        isSubjectMissed={false}
        styleNamed={null}
        unsupportedScript={null}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('قارب')).toBeVisible();
  },
};

const inLocale = (locale: string): NonNullable<Story['decorators']> => {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } });
  return [
    (Story) => (
      <I18nProvider i18n={i18n}>
        <Story />
      </I18nProvider>
    ),
  ];
};

export const SaysWhichLanguagesAreRead: Story = {
  args: { value: '', understood: undefined },
  decorators: inLocale('nl'),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Prompt' });
    await expect(field).toHaveAccessibleDescription(/engine understand Engels, Duits, .* en Chinees\./);
    await expect(field).toHaveAttribute('placeholder', expect.stringMatching(/^A small sailboat/));
  },
};

export const InALanguageThatIsRead: Story = {
  args: { value: '', understood: undefined },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/تفهم المعاينة/)).toBeNull();
    await expect(canvas.getByRole('textbox')).toHaveAttribute('placeholder', expect.stringMatching(/^قارب شراعي صغير/));
  },
};

export const BesideAnImageInArabic: Story = {
  args: { about: 'image', value: '', understood: undefined },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('placeholder', expect.stringMatching(/^يتساقط الثلج/));
  },
};

export const BesideAVideoInArabic: Story = {
  args: { about: 'video', value: '', understood: undefined },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/تفهم المعاينة/)).toBeNull();
    await expect(canvas.getByRole('textbox')).toHaveAttribute(
      'placeholder',
      expect.stringMatching(/^كرسم بقلم الرصاص/),
    );
  },
};

export const ReadLessBesideAVideo: Story = {
  args: { about: 'video', value: '', understood: undefined },
  decorators: inLocale('fr'),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveAccessibleDescription(/engine understand anglais, allemand et arabe\./);
  },
};

export const OnAPhone: Story = { ...onPhone };

/** Beside a picture, by a model that needs words, and by one that does not. */
export const BesideAPicture: Story = {
  args: { about: 'image' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Motion prompt' })).toBeVisible();
  },
};

export const WordsAreOptional: Story = {
  args: { about: 'image', isOptional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Motion prompt (optional)' })).toBeVisible();
  },
};
