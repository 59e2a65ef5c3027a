import type { InputProblems, Mode } from '@kinora/contracts/catalogue';
import type { CreationInput } from '@kinora/contracts/creations';

import type { SubmittedFile } from '../../domain/creations/creation.ts';
import type { RouteKind } from '../../domain/money/ledger.ts';

/** What runs a model: our own engine, or somebody else. */
export interface Routing {
  readonly kind: RouteKind;
  readonly isEngine: boolean;
  /** Which fields of an input no route of the model supports; undefined where a route supports all. */
  readonly lacks?: (input: CreationInput) => InputProblems | undefined;
}

/** By our own engine, and on a vendor's bill. */
export const [HERE, AT_A_VENDOR]: readonly [Routing, Routing] = [
  { kind: 'local', isEngine: true },
  { kind: 'vendor', isEngine: false },
];

/** What runs a model in a mode; undefined where nothing does. */
export type Routed = (model: string, mode: Mode) => Routing | undefined;

export interface ClipRequestInput {
  readonly model: string;
  readonly mode: Mode;
  readonly input: CreationInput;
}

/** A request that can be made: complete input, the files it names, price for each, and where it runs. */
export interface CheckedRequest extends ClipRequestInput {
  readonly files: readonly SubmittedFile[];
  readonly price: number;
  readonly route: RouteKind;
  readonly lane: string;
  readonly total: number;
}

/** Why a request is refused, with the details that the call tells. */
export type RequestProblem =
  | { readonly reason: 'invalid'; readonly details: { readonly fields: InputProblems } }
  | { readonly reason: 'not-allowed'; readonly details: { readonly reason: 'closed' | 'no-route' } }
  | {
      readonly reason: 'content-refused';
      readonly details: { readonly reason: 'script-without-font'; readonly script: string };
    };

export interface RequestDeps {
  readonly routed: Routed;
  /** What the operator asks for a second of the graphics card. */
  readonly gpuCredits: number;
  /** In [0, 1). */
  readonly random: () => number;
}
