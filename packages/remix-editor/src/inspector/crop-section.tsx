import type { Edges, FramePlacement } from '@kinora/contracts/timeline';
import { Button, CropIcon, RadioCard } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';

import { croppedSize, cropToRatio, NO_CROP } from '../crop/crop-edges.ts';
import { placed, type ClipChanges } from './clip-fields.ts';
import { InspectorSection } from './inspector-section.tsx';
import { NumberBox } from './number-box.tsx';

export interface CropSectionProps extends ClipChanges {
  frame: FramePlacement;
  /** Of the picture, in pixels. */
  width: number;
  height: number;
  /** The box over the picture is shown. */
  isCropping: boolean;
  /** Width through height that the box keeps; null for any. */
  ratio: number | null;
  onCropping: (isCropping: boolean) => void;
  onRatio: (ratio: number | null) => void;
}

const RATIOS = [
  { name: '16:9', ratio: 16 / 9 },
  { name: '1:1', ratio: 1 },
  { name: '9:16', ratio: 9 / 16 },
] as const;

const EDGES = ['left', 'top', 'right', 'bottom'] as const;
const HUNDRED = 100;

interface ShapesProps {
  shown: string;
  onShape: (ratio: number | null) => void;
}

function Shapes({ shown, onShape }: ShapesProps) {
  const { t } = useLingui();
  const shapes = [{ name: 'free', label: t`Free`, ratio: null }, ...RATIOS.map((one) => ({ ...one, label: one.name }))];
  return (
    <fieldset className="grid grid-cols-4 gap-1.5">
      <legend className="sr-only">{t`Shape`}</legend>
      {shapes.map(({ name, label, ratio }) => (
        <RadioCard
          key={name}
          name="crop-ratio"
          value={name}
          checked={shown === name}
          onChoose={() => onShape(ratio)}
          middle
        >
          {label}
        </RadioCard>
      ))}
    </fieldset>
  );
}

function EdgeBoxes({ frame, onCommit }: Pick<CropSectionProps, 'frame' | 'onCommit'>) {
  const { t } = useLingui();
  const { crop } = frame;
  const names: Readonly<Record<keyof Edges, string>> = {
    left: t`Left`,
    top: t`Top`,
    right: t`Right`,
    bottom: t`Bottom`,
  };
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-2 text-small">
      {EDGES.map((edge) => (
        <div key={edge} className="flex items-center justify-between gap-2">
          <span aria-hidden="true">{names[edge]}</span>
          <NumberBox
            label={t`Crop: ${names[edge]}`}
            value={Math.round(crop[edge] * HUNDRED * 10) / 10}
            min={0}
            max={95}
            step={0.1}
            unit="%"
            onCommit={(value) => onCommit(placed(frame, { crop: { ...crop, [edge]: value / HUNDRED } }))}
          />
        </div>
      ))}
    </div>
  );
}

/** What of the picture is shown: by a shape, by numbers, or by the box over it. */
export function CropSection(props: CropSectionProps) {
  const { frame, width, height, isCropping, ratio, onCropping, onRatio, onCommit } = props;
  const { t, i18n } = useLingui();
  const { crop } = frame;
  const size = croppedSize({ width, height }, crop);
  const shape = (wanted: number | null) => {
    onRatio(wanted);
    onCommit(placed(frame, { crop: wanted === null ? NO_CROP : cropToRatio({ width, height }, crop, wanted) }));
  };
  return (
    <InspectorSection
      title={t`Crop`}
      end={
        <Button
          size="small"
          look={isCropping ? 'soft' : 'default'}
          icon={<CropIcon />}
          aria-pressed={isCropping}
          onClick={() => onCropping(!isCropping)}
        >
          {isCropping ? t`Done` : t`On the preview`}
        </Button>
      }
    >
      <Shapes shown={RATIOS.find((one) => one.ratio === ratio)?.name ?? 'free'} onShape={shape} />
      <EdgeBoxes frame={frame} onCommit={onCommit} />
      <p className="text-micro text-muted">{t`${i18n.number(size.width)} × ${i18n.number(size.height)} pixels`}</p>
    </InspectorSection>
  );
}
