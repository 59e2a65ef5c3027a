import { fireEvent, waitFor, expect } from 'storybook/test';

/** A part of the surface, by what `data-part` calls it. */
export function partOf(root: HTMLElement, name: string): HTMLElement {
  const part = root.querySelector<HTMLElement>(`[data-part="${name}"]`);
  if (!part) throw new Error(`There is no ${name}.`);
  return part;
}

/** A second of a row: pixels from the first lane. */
export type LanePlace = readonly [second: number, y: number];

/** The zoom as it is written to what is placed by it. */
export const writtenZoom = (root: HTMLElement): string =>
  root.querySelector<HTMLElement>('[data-zoomed]')?.style.getPropertyValue('--zoom') ?? '';
const zoomOf = (root: HTMLElement) => Number(writtenZoom(root));

/** Where a place of the lanes is on the screen. */
export function onScreen(root: HTMLElement, [second, y]: LanePlace) {
  const { left, top } = partOf(root, 'tiles').getBoundingClientRect();
  return { clientX: left + 12 + second * zoomOf(root), clientY: top + y };
}

const MOUSE = { pointerId: 1, pointerType: 'mouse', isPrimary: true, button: 0 };

interface Path {
  readonly root: HTMLElement;
  readonly from: LanePlace;
  readonly to: LanePlace;
  /** Held keys, or another kind of pointer. */
  readonly how?: object;
}

/** Presses and goes there in steps; the button stays down. */
export async function dragTo({ root, from, to, how }: Path): Promise<void> {
  const content = partOf(root, 'content');
  // A made-up pointer can't be captured.
  content.setPointerCapture = () => undefined;
  await fireEvent.pointerDown(content, { ...MOUSE, ...how, ...onScreen(root, from) });
  for (const share of [0.3, 0.7, 1]) {
    const place: LanePlace = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    await fireEvent.pointerMove(content, { ...MOUSE, ...how, ...onScreen(root, place) });
  }
}

export async function letGo(root: HTMLElement, place: LanePlace, how?: object): Promise<void> {
  await fireEvent.pointerUp(partOf(root, 'content'), { ...MOUSE, ...how, ...onScreen(root, place) });
}

export async function drag(path: Path): Promise<void> {
  await dragTo(path);
  await letGo(path.root, path.to, path.how);
}

export async function click(root: HTMLElement, place: LanePlace, how?: object): Promise<void> {
  await fireEvent.pointerDown(partOf(root, 'content'), { ...MOUSE, ...how, ...onScreen(root, place) });
  await letGo(root, place, how);
}

/** Waits until the lanes are painted. */
export async function painted(root: HTMLElement): Promise<void> {
  await waitFor(() => expect(partOf(root, 'tiles').querySelector('canvas')).not.toBeNull());
}
