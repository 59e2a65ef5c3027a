import type { Ratio, Ticks } from '@kinora/contracts/timeline';
import { formatTimecode, parseTimecode } from '@kinora/timeline';
import { TextField } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

export interface TimeFieldProps {
  label: string;
  value: Ticks;
  rate: Ratio;
  onCommit: (time: Ticks) => void;
}

/** A time as timecode, exact to the frame; Enter and leaving take it. */
export function TimeField({ label, value, rate, onCommit }: TimeFieldProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState<string | null>(null);
  const wanted = typed === null ? value : parseTimecode(typed, rate);
  const take = () => {
    if (typed === null || wanted === null) return;
    setTyped(null);
    if (wanted !== value) onCommit(wanted);
  };
  return (
    <TextField
      label={label}
      dir="ltr"
      autoComplete="off"
      value={typed ?? formatTimecode(value, rate)}
      error={wanted === null ? t`Use hours, minutes, seconds and frames: 00:00:05:12.` : undefined}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take();
        if (event.key === 'Escape') setTyped(null);
      }}
    />
  );
}
