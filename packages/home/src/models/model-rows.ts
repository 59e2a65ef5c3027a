import { priceRange, type CatalogueModel, type Mode } from '@kinora/contracts/catalogue';

/** `here`: it runs on this server now. `unconnected`: no route leads to it here. `closed`: its maker closed it. */
export type ModelGroup = 'here' | 'unconnected' | 'closed';

export interface ModelRow {
  readonly slug: string;
  readonly group: ModelGroup;
  readonly isOlder: boolean;
  /** Credits of its cheapest clip. */
  readonly from: number;
  /** ISO date; null while its maker runs it. */
  readonly closedOn: string | null;
}

export interface ServedModel {
  readonly model: string;
  readonly modes: readonly Mode[];
}

const ORDER: readonly ModelGroup[] = ['here', 'unconnected', 'closed'];

function groupOf({ slug, lifecycle }: CatalogueModel, served: readonly ServedModel[]): ModelGroup {
  if (lifecycle === 'retired') return 'closed';
  return served.some(({ model, modes }) => model === slug && modes.length > 0) ? 'here' : 'unconnected';
}

/** The catalogue as it is true on this server: what runs first, what was closed last. */
export function modelRows(catalogue: readonly CatalogueModel[], served: readonly ServedModel[]): ModelRow[] {
  const rows = catalogue.map((model) => ({
    slug: model.slug,
    group: groupOf(model, served),
    isOlder: model.lifecycle === 'legacy',
    from: Math.min(...model.modes.map((mode) => priceRange(mode).from)),
    closedOn: model.closedOn,
  }));
  return rows.toSorted((one, other) => ORDER.indexOf(one.group) - ORDER.indexOf(other.group));
}
