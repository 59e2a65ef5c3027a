import { actOf, type ClipAct } from './clip-keys.ts';

export interface ClipKeysOptions {
  /** What the clip plays in; null before it is there. */
  readonly frame: HTMLElement | null;
  /** The page or a dialog is about the clip: all keys pressed there are meant for it. Else those within its frame. */
  readonly listensToPage: boolean;
  readonly onAct: (act: ClipAct) => void;
}

/** Hears the keys of a clip; call what it returns to stop. */
export function listenForClipKeys({ frame, listensToPage, onAct }: ClipKeysOptions): () => void {
  const place = listensToPage && frame ? (frame.closest('dialog') ?? frame.ownerDocument) : frame;
  const press = (event: Event) => {
    const act = event instanceof KeyboardEvent ? actOf(event) : undefined;
    if (act === undefined) return;
    // The place would do something of its own with it, such as scrolling.
    event.preventDefault();
    event.stopPropagation();
    onAct(act);
  };
  place?.addEventListener('keydown', press, { capture: true });
  return () => place?.removeEventListener('keydown', press, { capture: true });
}
