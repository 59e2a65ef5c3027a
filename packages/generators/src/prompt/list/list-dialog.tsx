import { Button, Dialog, Empty, UndoIcon, VaryIcon, focusRow, placeOfRow } from '@kinora/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';

import type { ShownLine } from './line-row.tsx';
import { LineTable } from './line-table.tsx';
import { ListSource, type ListSourceProps } from './list-source.tsx';

export interface ListDialogProps extends ListSourceProps {
  lines: readonly ShownLine[];
  /** The most characters the model reads. */
  limit: number;
  /** Clips of all lines, and credits for each clip. */
  clips: number;
  each: number;
  canUndo: boolean;
  onEdit: (index: number, text: string) => void;
  onRemove: (index: number) => void;
  onUndo: () => void;
  onGiveUp: () => void;
  /** Takes what is typed on the page as the first line, where something is. */
  onStart?: (() => void) | undefined;
  onClose: () => void;
}

/** The same in every language: the engine reads English everywhere. */
const EXAMPLE = '{red|blue}';

function Sum({ clips, each, faults }: { clips: number; each: number; faults: number }) {
  const { i18n } = useLingui();
  const cost = clips * each;
  return (
    <output className="grid gap-0.5 text-small text-muted tabular-nums">
      <span>
        <Plural value={clips} one="# clip" other="# clips" /> × {i18n.number(each)} ={' '}
        <b className="font-bold text-strong">
          <Plural value={cost} one="# credit" other="# credits" />
        </b>
      </span>
      {faults > 0 && (
        <span className="text-danger">
          <Plural value={faults} one="# line needs attention" other="# lines need attention" />
        </span>
      )}
    </output>
  );
}

function NoLines({ onStart }: Pick<ListDialogProps, 'onStart'>) {
  const { t } = useLingui();
  return (
    <Empty
      icon={<VaryIcon />}
      title={t`No prompts yet`}
      action={
        onStart && (
          <Button look="default" onClick={onStart}>
            <Trans>Start with your prompt</Trans>
          </Button>
        )
      }
    >
      <Trans>Paste prompts or add a file. Each line becomes a clip. Use {EXAMPLE} for variations.</Trans>
    </Empty>
  );
}

function Footer({ lines, clips, each, canUndo, onUndo, onGiveUp, onClose }: ListDialogProps) {
  const faults = lines.filter(({ problem }) => problem !== undefined).length;
  return (
    <div className="sticky bottom-0 z-sticky -mx-1 flex flex-wrap items-center gap-3 bg-overlay px-1 py-3">
      <Sum clips={clips} each={each} faults={faults} />
      <span className="ms-auto flex flex-wrap gap-2">
        {canUndo && (
          <Button look="quiet" icon={<UndoIcon />} onClick={onUndo}>
            <Trans>Undo</Trans>
          </Button>
        )}
        {lines.length > 0 && (
          <Button look="quiet" onClick={onGiveUp}>
            <Trans>Discard list</Trans>
          </Button>
        )}
        <Button look={lines.length > 0 ? 'primary' : 'default'} onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      </span>
    </div>
  );
}

/** Keeps the focus in the list when a line goes: on the next line's button, the one before, or where lines are added. */
function useFocusKept({ lines, onRemove, onStart }: Pick<ListDialogProps, 'lines' | 'onRemove' | 'onStart'>) {
  const box = useRef<HTMLDivElement>(null);
  const place = useRef<number | null>(null);
  useEffect(() => {
    if (place.current !== null) focusRow(box.current, { place: place.current, otherwise: 'textarea' });
    place.current = null;
  });
  const remove = (index: number) => {
    // With the last line its page may go, too.
    const isLast = index === lines.length - 1;
    place.current = isLast ? Infinity : placeOfRow(box.current, String(index + 1));
    onRemove(index);
  };
  const start =
    onStart &&
    (() => {
      place.current = 0;
      onStart();
    });
  return { box, remove, start };
}

/** A list of prompts: where its lines come from, what each of them makes, and what all of them cost. */
export function ListDialog(props: ListDialogProps) {
  const { lines, limit, onEdit, onClose } = props;
  const { t } = useLingui();
  const { box, remove, start } = useFocusKept(props);
  return (
    <Dialog
      title={t`Prompt list`}
      closeLabel={t`Close`}
      size="login"
      sheet
      lede={
        <Trans>Each line becomes a clip with the settings in the form. You’re charged for all of them or none.</Trans>
      }
      onClose={onClose}
    >
      <div ref={box} className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <ListSource {...props} />
        {lines.length === 0 ? (
          <NoLines onStart={start} />
        ) : (
          <LineTable lines={lines} limit={limit} onEdit={onEdit} onRemove={remove} />
        )}
        <Footer {...props} />
      </div>
    </Dialog>
  );
}
