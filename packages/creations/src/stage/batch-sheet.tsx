import type { Creation } from '@kinora/contracts/creations';
import { sheetPlaces } from '@kinora/live-stage/clip';
import { DissolveIcon, IconButton, Stage, Tag } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type CSSProperties, type ReactNode } from 'react';

import { BatchTile } from './batch-strip.tsx';
import { columnsOf } from './sheet-columns.ts';

export interface BatchSheetProps {
  batch: readonly Creation[];
  /** Width divided by height of each clip. */
  ratio: number;
  tags?: ReactNode;
  renderSketch?: ((creation: Creation) => ReactNode) | undefined;
  /** Plays one, large. */
  onOpen: (creation: Creation) => void;
  /** Plays these, by their ids, beside each other. */
  onCompare: (ids: readonly string[]) => void;
}

interface SheetStyle extends CSSProperties {
  '--halves': number;
}

interface PlaceStyle extends CSSProperties {
  '--start': number | 'auto';
}

interface CompareSwitchProps {
  number: number;
  isChosen: boolean;
  onToggle: () => void;
}

function CompareSwitch({ number, isChosen, onToggle }: CompareSwitchProps) {
  const { t } = useLingui();
  return (
    <IconButton
      look="glass"
      size="small"
      label={t`Compare clip ${number}`}
      pressed={isChosen}
      icon={<DissolveIcon />}
      onClick={onToggle}
    />
  );
}

interface TilesProps extends Pick<BatchSheetProps, 'batch' | 'renderSketch' | 'onOpen' | 'onCompare'> {
  columns: number;
  canCompare: boolean;
}

function Tiles({ batch, columns, canCompare, renderSketch, onOpen, onCompare }: TilesProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const { halves, startOf } = sheetPlaces(batch.length, columns);
  const style: SheetStyle = { '--halves': halves };
  const placeOf = (index: number): PlaceStyle => ({ '--start': startOf(index) });
  const toggle = (id: string) => {
    if (chosen === null || chosen === id) setChosen(chosen === id ? null : id);
    else onCompare([chosen, id]);
  };
  return (
    <ol style={style} className="grid auto-rows-fr grid-cols-[repeat(var(--halves),minmax(0,1fr))] gap-0.5">
      {batch.map((creation, index) => (
        <li key={creation.id} style={placeOf(index)} className="relative col-span-2 col-start-(--start) min-h-0">
          <BatchTile
            creation={creation}
            batch={batch}
            sketch={renderSketch?.(creation)}
            onOpen={onOpen}
            corner={
              canCompare && creation.state === 'ready' ? (
                <CompareSwitch
                  number={index + 1}
                  isChosen={chosen === creation.id}
                  onToggle={() => toggle(creation.id)}
                />
              ) : undefined
            }
          />
        </li>
      ))}
    </ol>
  );
}

/** All clips of a batch on the stage: they develop in place; press one to play it, choose two to compare. */
export function BatchSheet({ batch, ratio, tags, renderSketch, onOpen, onCompare }: BatchSheetProps) {
  const { t, i18n } = useLingui();
  const columns = columnsOf(batch.length, ratio);
  const ready = batch.filter(({ state }) => state === 'ready').length;
  const [readyText, allText] = [i18n.number(ready), i18n.number(batch.length)];
  return (
    <Stage
      label={t`Clips of this batch`}
      ratio={(ratio * columns) / Math.ceil(batch.length / columns)}
      bleed
      tags={tags}
      tagsEnd={
        <Tag look="glass" size="medium" live={ready < batch.length}>
          <Trans>
            {readyText} of {allText} ready
          </Trans>
        </Tag>
      }
    >
      <Tiles {...{ batch, columns, canCompare: ready > 1, renderSketch, onOpen, onCompare }} />
    </Stage>
  );
}
