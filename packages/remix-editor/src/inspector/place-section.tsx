import type { FramePlacement } from '@kinora/contracts/timeline';
import { Segmented } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';

import { placed, startOf, type ClipChanges } from './clip-fields.ts';
import { InspectorSection } from './inspector-section.tsx';
import { ValueRow } from './value-row.tsx';

export interface PlaceSectionProps extends ClipChanges {
  frame: FramePlacement;
  /** Titles have no shape to fit. */
  hasFit: boolean;
}

const HUNDRED = 100;
const percent = (value: number) => Math.round(value * HUNDRED * 10) / 10;

/** Where a picture stands in the frame. */
export function PlaceSection({ frame, hasFit, onDraft, onCommit }: PlaceSectionProps) {
  const { t } = useLingui();
  const shares = [
    { key: 'scale', label: t`Zoom`, min: 10, max: 400, usual: 100 },
    { key: 'x', label: t`Horizontal`, min: -100, max: 100, usual: 0 },
    { key: 'y', label: t`Vertical`, min: -100, max: 100, usual: 0 },
    { key: 'opacity', label: t`Opacity`, min: 0, max: 100, usual: 100 },
  ] as const;
  return (
    <InspectorSection title={t`Position`}>
      {hasFit && (
        <Segmented
          label={t`Frame fit`}
          name="fit"
          value={frame.fit}
          segments={[
            { value: 'contain', label: t`Fit` },
            { value: 'cover', label: t`Fill` },
          ]}
          onChoose={(value) => onCommit(placed(frame, { fit: value === 'cover' ? 'cover' : 'contain' }))}
        />
      )}
      {shares.map(({ key, ...row }) => (
        <ValueRow
          key={key}
          {...row}
          unit="%"
          step={1}
          value={percent(startOf(frame[key]))}
          onDraft={(value) => onDraft(placed(frame, { [key]: value / HUNDRED }))}
          onCommit={(value) => onCommit(placed(frame, { [key]: value / HUNDRED }))}
        />
      ))}
      <ValueRow
        label={t`Rotation`}
        min={-180}
        max={180}
        step={1}
        usual={0}
        unit="°"
        value={startOf(frame.rotation)}
        onDraft={(rotation) => onDraft(placed(frame, { rotation }))}
        onCommit={(rotation) => onCommit(placed(frame, { rotation }))}
      />
    </InspectorSection>
  );
}
