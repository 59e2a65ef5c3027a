/** A table of a FlatBuffer: fields by number, each at a place of its own or left out. */
export interface Table {
  /** The bytes of a number: 0 where it is left out. */
  readonly byte: (field: number) => number;
  readonly int: (field: number) => number;
  readonly ints: (field: number) => number[];
  readonly bytes: (field: number) => DataView;
  /** Letters of ASCII. */
  readonly text: (field: number) => string;
  readonly table: (field: number) => Table | null;
  readonly tables: (field: number) => Table[];
}

/** Bytes before the first field's place in the list of places: its own length and the table's. */
const LIST_HEAD = 4;

/** Opens the table at a place of a file. */
function tableAt(file: DataView, start: number): Table {
  const places = start - file.getInt32(start, true);
  const length = file.getUint16(places, true);
  const placeOf = (field: number): number | null => {
    const entry = LIST_HEAD + field * 2;
    const offset = entry < length ? file.getUint16(places + entry, true) : 0;
    return offset === 0 ? null : start + offset;
  };
  const follow = (place: number) => place + file.getUint32(place, true);
  const listOf = (field: number) => {
    const place = placeOf(field);
    if (place === null) return { first: 0, count: 0 };
    const list = follow(place);
    return { first: list + 4, count: file.getUint32(list, true) };
  };
  const inList = <Value>(field: number, readAt: (place: number) => Value) => {
    const { first, count } = listOf(field);
    return Array.from({ length: count }, (_, index) => readAt(first + index * 4));
  };
  const bytes = (field: number) => {
    const { first, count } = listOf(field);
    return new DataView(file.buffer, file.byteOffset + first, count);
  };
  const readOr = <Value>(field: number, fallback: Value, readAt: (place: number) => Value) => {
    const place = placeOf(field);
    return place === null ? fallback : readAt(place);
  };
  return {
    byte: (field) => readOr(field, 0, (place) => file.getUint8(place)),
    int: (field) => readOr(field, 0, (place) => file.getInt32(place, true)),
    ints: (field) => inList(field, (place) => file.getInt32(place, true)),
    bytes,
    text: (field) => {
      const letters = bytes(field);
      return String.fromCharCode(...Array.from({ length: letters.byteLength }, (_, at) => letters.getUint8(at)));
    },
    table: (field) => readOr<Table | null>(field, null, (place) => tableAt(file, follow(place))),
    tables: (field) => inList(field, (place) => tableAt(file, follow(place))),
  };
}

/** The first table of a FlatBuffer, whose file must name itself so after its first four bytes. */
export function openTable(bytes: Uint8Array, name: string): Table {
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const named = bytes.byteLength < 8 ? '' : String.fromCharCode(...bytes.subarray(4, 8));
  if (named !== name) throw new Error(`This is no ${name} file.`);
  return tableAt(file, file.getUint32(0, true));
}
