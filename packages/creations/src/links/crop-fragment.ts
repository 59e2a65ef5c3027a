import { cropsIn, type CroppedField, type Crops } from '@kinora/contracts/catalogue';

const FIELDS = ['first', 'last', 'video'] as const satisfies readonly CroppedField[];
/** Names of crops begin so, beside the files they are of. */
const CROP = 'crop.';

/** Crops as fields of an address: `crop.first=0.5,0.3,1.5`, centre and zoom. */
export const cropFields = (crops: Crops = {}): [name: string, value: string][] =>
  FIELDS.flatMap((field) => {
    const crop = crops[field];
    return crop ? [[CROP + field, [crop.x, crop.y, crop.zoom].join(',')]] : [];
  });

/** The crops of an address; those of the form stay where it names neither crops nor files. */
export function cropsOfAddress(fields: URLSearchParams, before: Crops): Crops {
  const isNamed = FIELDS.some((field) => fields.has(field) || fields.has(CROP + field));
  if (!isNamed) return before;
  const found = FIELDS.map((field) => {
    const [x, y, zoom] = (fields.get(CROP + field) ?? '').split(',').map(Number);
    return [field, { x, y, zoom }];
  });
  return cropsIn(Object.fromEntries(found));
}
