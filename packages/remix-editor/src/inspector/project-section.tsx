import type { Ratio, TimelineDocument } from '@kinora/contracts/timeline';
import { SelectField } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';

import { ColourField } from './colour-field.tsx';
import { InspectorSection } from './inspector-section.tsx';
import { PROJECT_RATES, PROJECT_SHAPES, rateName, shapeOf } from './project-formats.ts';

type ProjectFields = Partial<Pick<TimelineDocument, 'width' | 'height' | 'background'>> & { readonly rate?: Ratio };

export interface ProjectSectionProps {
  document: TimelineDocument;
  onDraft: (fields: ProjectFields) => void;
  onCommit: (fields: ProjectFields) => void;
}

/** What holds for the whole project. */
export function ProjectSection({ document, onDraft, onCommit }: ProjectSectionProps) {
  const { t, i18n } = useLingui();
  const { width, height, rate, background } = document;
  const shape = shapeOf(document);
  const size = t`${i18n.number(width)} × ${i18n.number(height)}`;
  return (
    <InspectorSection title={t`Project`}>
      <SelectField
        label={t`Shape`}
        value={shape ?? ''}
        hint={<bdi dir="ltr">{size}</bdi>}
        onChange={(event) => {
          const chosen = PROJECT_SHAPES.find(({ name }) => name === event.target.value);
          if (chosen) onCommit({ width: chosen.width, height: chosen.height });
        }}
      >
        {shape === null && <option value="">{size}</option>}
        {PROJECT_SHAPES.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t`Frame rate`}
        value={rateName(rate)}
        onChange={(event) => {
          const chosen = PROJECT_RATES.find(({ name }) => name === event.target.value);
          if (chosen) onCommit({ rate: chosen.rate });
        }}
      >
        {PROJECT_RATES.every(({ name }) => name !== rateName(rate)) && <option>{rateName(rate)}</option>}
        {PROJECT_RATES.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <ColourField
        label={t`Background`}
        value={background}
        onDraft={(colour) => onDraft({ background: colour })}
        onCommit={(colour) => onCommit({ background: colour })}
      />
    </InspectorSection>
  );
}
