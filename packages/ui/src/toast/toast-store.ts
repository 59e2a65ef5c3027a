/** How long a message stays while it isn't pointed at or focused. */
const SHOWN_FOR_MS = 3000;

export interface ToastOptions {
  look?: 'neutral' | 'success' | 'danger';
  /** One way back or on. */
  action?: { readonly label: string; readonly onPress: () => void };
}

export interface Toast extends ToastOptions {
  readonly id: number;
  readonly text: string;
}

interface Snapshot {
  readonly toasts: readonly Toast[];
  /** The place that shows them: the last one that was opened. */
  readonly outlet: string | undefined;
}

let snapshot: Snapshot = { toasts: [], outlet: undefined };
let outlets: readonly string[] = [];
let nextId = 1;
let isHeld = false;
const listeners = new Set<() => void>();
const timers = new Map<number, ReturnType<typeof setTimeout>>();

function publish(next: Partial<Snapshot>) {
  snapshot = { ...snapshot, ...next };
  for (const listener of listeners) listener();
}

export const readToasts = (): Snapshot => snapshot;

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes a message away before its time. */
export function dismissToast(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
  publish({ toasts: snapshot.toasts.filter((one) => one.id !== id) });
}

/** Takes all messages away, also those that somebody reads. */
export function clearToasts(): void {
  isHeld = false;
  for (const { id } of snapshot.toasts) dismissToast(id);
}

function startTimer(id: number) {
  clearTimeout(timers.get(id));
  if (!isHeld) timers.set(id, setTimeout(dismissToast, SHOWN_FOR_MS, id));
}

/** Shows a message at the top for three seconds, also above an open dialog. The same text is not shown twice. */
export function toast(text: string, options: ToastOptions = {}): void {
  const id = nextId++;
  const others = snapshot.toasts.filter((one) => one.text !== text);
  publish({ toasts: [...others, { ...options, id, text }] });
  startTimer(id);
}

/** While someone reads or reaches for a button, messages stay. */
export function holdToasts(hold: boolean): void {
  isHeld = hold;
  for (const { id } of snapshot.toasts) {
    clearTimeout(timers.get(id));
    startTimer(id);
  }
}

/** Registers a place for messages; the one opened last shows them. Returns how to take it away. */
export function addOutlet(id: string): () => void {
  const change = (next: readonly string[]) => {
    outlets = next;
    publish({ outlet: outlets.at(-1) });
  };
  change([...outlets, id]);
  return () => change(outlets.filter((one) => one !== id));
}
