import {
  pageKindOf,
  priceRange,
  type CatalogueModel,
  type Lifecycle,
  type Mode,
  type PageKind,
} from '@kinora/contracts/catalogue';

/** `here`: it runs on this server now. `connected`: a route leads to it. `simulated`: to a stand-in. `unconnected`: no route leads to it here. `closed`: its maker closed it. */
type ModelState = 'closed' | 'connected' | 'here' | 'simulated' | 'unconnected';

export interface ModelRow {
  readonly slug: string;
  readonly maker: string;
  /** Null where the server has not said yet what it runs. */
  readonly state: ModelState | null;
  readonly isOlder: boolean;
  /** The pages that make clips with it. */
  readonly kinds: readonly PageKind[];
  /** Credits of its cheapest clip. */
  readonly from: number;
  /** ISO date; null while its maker runs it. */
  readonly closedOn: string | null;
  /** The slug of what comes nearest to a closed one: of what runs here, where something does. */
  readonly successor: string | undefined;
}

interface ServedModel {
  readonly model: string;
  readonly modes: readonly Mode[];
  readonly isSimulated?: true;
}

/** Our own engine. */
const LOCAL = 'local';
const ORDER: readonly Lifecycle[] = ['active', 'legacy', 'retired'];

const runsHere = (slug: string, served: readonly ServedModel[]): boolean =>
  served.some(({ model, modes }) => model === slug && modes.length > 0);

function stateOf({ slug, lifecycle }: CatalogueModel, served: readonly ServedModel[] | null): ModelState | null {
  if (lifecycle === 'retired') return 'closed';
  if (served === null) return null;
  const routes = served.filter(({ model, modes }) => model === slug && modes.length > 0);
  if (routes.length === 0) return 'unconnected';
  if (slug === LOCAL) return 'here';
  return routes.some(({ isSimulated }) => isSimulated) ? 'simulated' : 'connected';
}

function successorOf({ lifecycle, successors }: CatalogueModel, served: readonly ServedModel[]): string | undefined {
  if (lifecycle !== 'retired') return undefined;
  return successors.find((slug) => runsHere(slug, served)) ?? successors[0];
}

interface Server {
  /** What it runs; null where nobody knows yet. */
  readonly served: readonly ServedModel[] | null;
  /** What it asks for a second of its graphics card. */
  readonly gpuCredits: number;
}

/** The catalogue as it is true on this server, what was closed last. */
export function modelRows(catalogue: readonly CatalogueModel[], { gpuCredits, served }: Server): ModelRow[] {
  const ordered = catalogue.toSorted((one, other) => ORDER.indexOf(one.lifecycle) - ORDER.indexOf(other.lifecycle));
  return ordered.map((model) => ({
    slug: model.slug,
    maker: model.maker,
    state: stateOf(model, served),
    isOlder: model.lifecycle === 'legacy',
    kinds: [...new Set(model.modes.filter(({ mode }) => mode !== 'effect').map(({ mode }) => pageKindOf(mode)))],
    from: Math.min(...model.modes.map((mode) => priceRange(mode, gpuCredits).from)),
    closedOn: model.closedOn,
    successor: successorOf(model, served ?? []),
  }));
}
