import { useLazy } from '@kinora/ui';

import type { EditorPageProps } from './editor-page.tsx';
import { EditorWaiting } from './editor-waiting.tsx';
import { lazyEditor } from './lazy-editor.ts';

/** The editor, as soon as it is here. */
export function EditPage(props: EditorPageProps) {
  const editor = useLazy(lazyEditor);
  return editor ? <editor.EditorPage {...props} /> : <EditorWaiting />;
}
