import type { EndpointName, EndpointNamed, InputOf, OutputOf, RefusalDetails, RefusalOf } from '@kinora/contracts/wire';

/** Read by other means than a call: pages, probes and files, and what sends files by tus. */
type Fetched = 'beginUpload' | 'continueUpload' | 'livez' | 'media' | 'readyz' | 'siteConfig' | 'uploadOffset';

/** How sending a file ends, `data` being the upload's id, after this share of it (all of it by default) has arrived. */
type FakeSending = (
  | { readonly data: string }
  | { readonly refuse: RefusalOf<EndpointNamed<'beginUpload'>> }
  | { readonly code: number }
  | { readonly offline: true }
  | { readonly forever: true }
) & { readonly share?: number };

/** What a fake server can say to a call. Times are milliseconds. */
export type FakeAnswer<Name extends EndpointName> = (
  | { readonly data: OutputOf<EndpointNamed<Name>> }
  /** A refusal of the contract, by its name. */
  | { readonly refuse: RefusalOf<EndpointNamed<Name>>; readonly details?: RefusalDetails }
  /** A general code, such as 400, 401, 429 or 500. */
  | { readonly code: number; readonly details?: RefusalDetails }
  /** No answer: the network is down. */
  | { readonly offline: true }
  /** An answer that never comes. */
  | { readonly forever: true }
) & { readonly delay?: number };

/** Answers by name of the endpoint; a name or a refusal the contract does not know does not compile. */
export type FakeAnswers = {
  readonly [Name in Exclude<EndpointName, Fetched>]?: Name extends 'creationEvents'
    ? readonly OutputOf<EndpointNamed<'creationEvents'>>[]
    : FakeAnswer<Name> | ((input: InputOf<EndpointNamed<Name>>) => FakeAnswer<Name>);
} & { readonly sendFile?: FakeSending };
