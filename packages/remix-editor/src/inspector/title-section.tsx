import { TIMELINE_TEXT_MAX, type TextClip, type TextLook } from '@kinora/contracts/timeline';
import { TITLE_FONTS } from '@kinora/footage/timeline';
import { TITLE_GROUND } from '@kinora/timeline';
import { Segmented, SelectField, Switch } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';

import type { ClipChanges } from './clip-fields.ts';
import { ColourField } from './colour-field.tsx';
import { InspectorSection } from './inspector-section.tsx';
import { useTyped } from './use-typed.ts';
import { ValueRow } from './value-row.tsx';

export interface TitleSectionProps extends ClipChanges {
  clip: TextClip;
}

/** How much of a title names its clip. */
const NAME_MAX = 80;

const plainFont = (family: string) => family.replace(/^Kinora /, '');

/** The words: shown while they are typed, done when the field is left. */
function WordsField({ clip, onDraft, onCommit }: TitleSectionProps) {
  const { t } = useLingui();
  const id = useId();
  const words = useTyped({
    value: clip.text,
    onDraft: (text) => onDraft({ text }),
    onCommit: (text) => onCommit({ text, name: text.slice(0, NAME_MAX) }),
  });
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="sr-only">
        {t`Text`}
      </label>
      <textarea
        id={id}
        rows={3}
        maxLength={TIMELINE_TEXT_MAX}
        value={words.value}
        onChange={(event) => words.type(event.target.value)}
        onBlur={words.leave}
        className="w-full resize-y rounded-control border border-line-control bg-surface-1 px-3 py-2 text-small text-strong [unicode-bidi:plaintext] focus:border-accent focus:outline-none"
      />
    </div>
  );
}

const HUNDRED = 100;

/** What a title says and how it is set. */
export function TitleSection(props: TitleSectionProps) {
  const { clip, onDraft, onCommit } = props;
  const { t } = useLingui();
  const { look } = clip;
  const set = (change: Partial<TextLook>) => ({ look: { ...look, ...change } });
  return (
    <InspectorSection title={t`Text`}>
      <WordsField {...props} />
      <SelectField label={t`Font`} value={look.font} onChange={(event) => onCommit(set({ font: event.target.value }))}>
        {TITLE_FONTS.map((family) => (
          <option key={family} value={family}>
            {plainFont(family)}
          </option>
        ))}
      </SelectField>
      <ValueRow
        label={t`Size`}
        value={Math.round(look.size * HUNDRED * 10) / 10}
        min={1}
        max={40}
        step={0.5}
        usual={6}
        unit="%"
        onDraft={(size) => onDraft(set({ size: size / HUNDRED }))}
        onCommit={(size) => onCommit(set({ size: size / HUNDRED }))}
      />
      <Segmented
        label={t`Alignment`}
        name="align"
        value={look.align}
        segments={[
          { value: 'start', label: t({ message: 'Start', context: 'alignment' }) },
          { value: 'centre', label: t({ message: 'Centre', context: 'alignment' }) },
          { value: 'end', label: t({ message: 'End', context: 'alignment' }) },
        ]}
        onChoose={(value) => onCommit(set({ align: value === 'start' || value === 'end' ? value : 'centre' }))}
      />
      <ColourField
        label={t`Colour`}
        value={look.colour}
        onDraft={(colour) => onDraft(set({ colour }))}
        onCommit={(colour) => onCommit(set({ colour }))}
      />
      <Switch
        label={t`Text background`}
        checked={look.background !== null}
        onSwitch={(isOn) => onCommit(set({ background: isOn ? TITLE_GROUND : null }))}
      />
      {look.background !== null && (
        <ColourField
          label={t`Background colour`}
          value={look.background}
          onDraft={(background) => onDraft(set({ background }))}
          onCommit={(background) => onCommit(set({ background }))}
        />
      )}
    </InspectorSection>
  );
}
