import { Button, PlusIcon, SettingsIcon, Dialog } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, type ReactNode } from 'react';

export interface EditorRoomProps {
  /** The name of the project, where its edits are, undo, export. */
  bar: ReactNode;
  bin: ReactNode;
  preview: ReactNode;
  inspector: ReactNode;
  timeline: ReactNode;
  /** What takes the place of the inspector on a phone: the tools for what is selected. */
  tools: ReactNode;
  /** What lies over the picture, where there is no room beside it. */
  sheet: EditorSheet | null;
  onSheet: (sheet: EditorSheet | null) => void;
}

export type EditorSheet = 'bin' | 'inspector';

interface SheetsProps extends Pick<EditorRoomProps, 'bin' | 'inspector'> {
  open: EditorSheet | null;
  onClose: () => void;
}

/** Where there is no room beside the picture, bin and inspector come over it. */
function Sheets({ open, bin, inspector, onClose }: SheetsProps) {
  const { t } = useLingui();
  if (open === null) return null;
  return (
    <Dialog title={open === 'bin' ? t`Add` : t`Settings`} closeLabel={t`Close`} sheet onClose={onClose}>
      {open === 'bin' ? bin : inspector}
    </Dialog>
  );
}

const PANEL_CLASSES = 'min-h-0 overflow-hidden rounded-stage bg-surface-2 shadow-e1';
const SIDE_CLASSES = `${PANEL_CLASSES} overflow-y-auto p-2.5 [scrollbar-width:thin]`;

/** Tells the frame around the page to make room, before anything is painted. */
function useWholeScreen(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset['room'] = '';
    return () => void delete dataset['room'];
  }, []);
}

/** The editor fills the screen below the header: bin, picture and inspector side by side, the timeline below. */
export function EditorRoom(props: EditorRoomProps) {
  const { bar, bin, preview, inspector, timeline, tools, sheet, onSheet } = props;
  const { t } = useLingui();
  useWholeScreen();
  return (
    <div className="fixed start-(--frame-nav) end-0 top-(--frame-sticky) bottom-0 grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,5fr)_minmax(11rem,4fr)_auto] gap-1.5 bg-surface-1 pb-[env(safe-area-inset-bottom)] nav:grid-cols-[minmax(0,1fr)_16.25rem] nav:grid-rows-[auto_minmax(0,1fr)_20.375rem] nav:px-1.5 nav:pb-1.5 wide:grid-cols-[16.5rem_minmax(0,1fr)_17.75rem]">
      <div className="col-span-full flex min-w-0 items-center gap-2 px-1.5 nav:px-0">{bar}</div>
      <aside aria-label={t`Media`} className={`max-wide:hidden ${SIDE_CLASSES}`}>
        {sheet !== 'bin' && bin}
      </aside>
      <div className={PANEL_CLASSES}>{preview}</div>
      <aside data-inspector aria-label={t`Settings`} className={`max-nav:hidden ${SIDE_CLASSES} px-3.5 py-3.5`}>
        {sheet !== 'inspector' && inspector}
      </aside>
      <div className={`col-span-full ${PANEL_CLASSES}`}>{timeline}</div>
      <div className="col-span-full flex gap-1.5 overflow-x-auto px-1.5 pb-1.5 wide:hidden nav:px-0 nav:pb-0">
        <Button size="small" look="default" icon={<PlusIcon />} onClick={() => onSheet('bin')}>
          {t`Add`}
        </Button>
        <span className="contents nav:hidden">
          {tools}
          <Button size="small" look="default" icon={<SettingsIcon />} onClick={() => onSheet('inspector')}>
            {t`Settings`}
          </Button>
        </span>
      </div>
      <Sheets open={sheet} bin={bin} inspector={inspector} onClose={() => onSheet(null)} />
    </div>
  );
}
