import type { Creation } from '@kinora/contracts/creations';
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
  '--columns': number;
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

/** All clips of a batch on the stage: they develop in place; press one to play it, choose two to compare. */
export function BatchSheet({ batch, ratio, tags, renderSketch, onOpen, onCompare }: BatchSheetProps) {
  const { t, i18n } = useLingui();
  const [chosen, setChosen] = useState<string | null>(null);
  const columns = columnsOf(batch.length);
  const style: SheetStyle = { '--columns': columns };
  const ready = batch.filter(({ state }) => state === 'ready').length;
  const [readyText, allText] = [i18n.number(ready), i18n.number(batch.length)];
  const toggle = (id: string) => {
    if (chosen === null || chosen === id) setChosen(chosen === id ? null : id);
    else onCompare([chosen, id]);
  };
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
      <ol style={style} className="grid auto-rows-fr grid-cols-[repeat(var(--columns),minmax(0,1fr))] gap-0.5">
        {batch.map((creation, index) => (
          <li key={creation.id} className="relative min-h-0">
            <BatchTile
              creation={creation}
              batch={batch}
              sketch={renderSketch?.(creation)}
              onOpen={onOpen}
              corner={
                ready > 1 && creation.state === 'ready' ? (
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
    </Stage>
  );
}
