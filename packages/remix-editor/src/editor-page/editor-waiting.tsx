import { Spinner } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';

export interface EditorWaitingProps {
  /** What goes on; by default the project is opened. */
  words?: string | undefined;
}

/** Stands in place of the editor until it is there. */
export function EditorWaiting({ words }: EditorWaitingProps) {
  const { t } = useLingui();
  return (
    <output className="flex items-center justify-center gap-3 pt-24 text-muted">
      <Spinner />
      {words ?? t`Opening project`}
    </output>
  );
}
