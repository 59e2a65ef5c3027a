/** Whether a value is an object with fields. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Its id where it has one. */
export const idOf = (value: unknown): string | null =>
  isRecord(value) && typeof value.id === 'string' ? value.id : null;
