import { MARKER_COLOURS, type Marker, type MarkerColour, type Ratio, type Ticks } from '@kinora/contracts/timeline';
import { Button, TextField, TrashIcon } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';

import { MARKER_LOOKS } from '../timeline-view/markers/marker-looks.ts';
import { InspectorSection } from './inspector-section.tsx';
import { TimeField } from './time-field.tsx';
import { useTyped } from './use-typed.ts';

export interface MarkerSectionProps {
  marker: Marker;
  rate: Ratio;
  onLabel: (label: string) => void;
  onTime: (time: Ticks) => void;
  onColour: (colour: MarkerColour) => void;
  onRemove: () => void;
}

function useColourNames(): Readonly<Record<MarkerColour, string>> {
  const { t } = useLingui();
  return { lamp: t`Amber`, teal: t`Teal`, rose: t`Rose`, violet: t`Violet`, green: t`Green`, red: t`Red` };
}

function Colours({ marker, onColour }: Pick<MarkerSectionProps, 'marker' | 'onColour'>) {
  const { t } = useLingui();
  const names = useColourNames();
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-small text-body">{t`Colour`}</legend>
      <div className="flex flex-wrap gap-2">
        {MARKER_COLOURS.map((colour) => (
          <label
            key={colour}
            title={names[colour]}
            className="relative grid size-8 place-items-center rounded-full has-checked:outline-2 has-checked:outline-strong has-focus-visible:focus-ring max-nav:size-11"
          >
            <input
              type="radio"
              name={`colour-${marker.id}`}
              aria-label={names[colour]}
              checked={marker.colour === colour}
              onChange={() => onColour(colour)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <span className={`size-5 rounded-full ${MARKER_LOOKS[colour]}`} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** What a marker is called, when it is and its colour. */
export function MarkerSection({ marker, rate, onLabel, onTime, onColour, onRemove }: MarkerSectionProps) {
  const { t } = useLingui();
  const { value, type, leave } = useTyped({ value: marker.label, onDraft: () => undefined, onCommit: onLabel });
  return (
    <InspectorSection title={t`Marker`}>
      <TextField
        label={t`Name`}
        dir="auto"
        autoComplete="off"
        maxLength={200}
        value={value}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key === 'Enter') leave();
        }}
      />
      <TimeField label={t`Time`} value={marker.time} rate={rate} onCommit={onTime} />
      <Colours marker={marker} onColour={onColour} />
      <Button size="small" look="default" icon={<TrashIcon />} onClick={onRemove}>
        {t`Remove marker`}
      </Button>
    </InspectorSection>
  );
}
