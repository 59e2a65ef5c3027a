/** What stays free between a menu and the edges of the window. */
const MARGIN = 8;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where a side begins: behind the point, else before it, else as far in as it goes. */
function along(point: number, length: number, room: number): number {
  if (point + length <= room - MARGIN) return Math.max(MARGIN, point);
  const end = room - MARGIN;
  const before = Math.min(point, end) - length;
  return before >= MARGIN ? before : Math.max(MARGIN, end - length);
}

/** Where a menu of this size opens for a point, all of it in the window. */
export function menuPlace(at: { readonly x: number; readonly y: number }, size: Size, room: Size) {
  return { left: along(at.x, size.width, room.width), top: along(at.y, size.height, room.height) };
}
