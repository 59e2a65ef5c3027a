import { BackIcon, Button, IconButton, IconLink, ListIcon, RedoIcon, UndoIcon } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { PROJECT_SHAPES, shapeOf } from '../inspector/project-formats.ts';
import { ProjectName } from './project-name.tsx';

export interface EditorBarProps {
  name: string;
  width: number;
  height: number;
  backHref: string;
  canUndo: boolean;
  canRedo: boolean;
  /** Another tab edits: everything but looking is closed. */
  isReadOnly: boolean;
  /** Where the edits are now. */
  saveState: ReactNode;
  onRename: (name: string) => void;
  onShape: (shape: { readonly width: number; readonly height: number }) => void;
  onUndo: () => void;
  onRedo: () => void;
  onExport: () => void;
  /** The clips are shown as a table, not as a timeline. */
  isList: boolean;
  onList: (isList: boolean) => void;
}

function ShapeField({
  width,
  height,
  isReadOnly,
  onShape,
}: Pick<EditorBarProps, 'width' | 'height' | 'isReadOnly' | 'onShape'>) {
  const { t } = useLingui();
  const shape = shapeOf({ width, height });
  return (
    <select
      aria-label={t`Project shape`}
      value={shape ?? ''}
      disabled={isReadOnly}
      onChange={(event) => {
        const chosen = PROJECT_SHAPES.find(({ name }) => name === event.target.value);
        if (chosen) onShape({ width: chosen.width, height: chosen.height });
      }}
      className="h-9 rounded-tight bg-transparent px-2 text-small font-label text-body hover:bg-surface-3 max-nav:hidden"
    >
      {shape === null && <option value="">{`${width}:${height}`}</option>}
      {PROJECT_SHAPES.map(({ name }) => (
        <option key={name}>{name}</option>
      ))}
    </select>
  );
}

/** The upper edge of the editor: what is edited, where it is saved, and the ways back and out. */
export function EditorBar(props: EditorBarProps) {
  const { name, backHref, canUndo, canRedo, isReadOnly, saveState, onRename, onUndo, onRedo, onExport } = props;
  const { t } = useLingui();
  return (
    <>
      <IconLink
        size="small"
        href={backHref}
        label={t`All projects`}
        icon={
          <span className="grid rtl:-scale-x-100 [&>svg]:size-4.5">
            <BackIcon />
          </span>
        }
      />
      <h1 className="flex min-w-0 shrink">
        <ProjectName name={name} disabled={isReadOnly} onRename={onRename} />
      </h1>
      <div className="min-w-0 flex-1 truncate text-micro text-muted">{saveState}</div>
      <div className="flex max-nav:hidden">
        <IconButton label={t`Undo`} icon={<UndoIcon />} disabled={!canUndo || isReadOnly} onClick={onUndo} />
        <IconButton label={t`Redo`} icon={<RedoIcon />} disabled={!canRedo || isReadOnly} onClick={onRedo} />
      </div>
      <IconButton
        label={t`Clip list`}
        icon={<ListIcon />}
        pressed={props.isList}
        onClick={() => props.onList(!props.isList)}
      />
      <ShapeField {...props} />
      <Button size="small" onClick={onExport}>
        {t`Export`}
      </Button>
    </>
  );
}
