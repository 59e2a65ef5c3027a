/** What follows a list as a view shows it: `problem` is a sentence in the reader's language. */
export type MoreView =
  | { readonly state: 'more' | 'loading' | 'end' }
  | { readonly state: 'failed'; readonly problem: string };

interface KnownMore<Failure> {
  readonly state: 'more' | 'loading' | 'failed' | 'end';
  readonly failure: Failure | null;
}

/** Puts into words how it stands with the next page. */
export function moreView<Failure>(
  { state, failure }: KnownMore<Failure>,
  sayFailure: (failure: Failure) => string,
): MoreView {
  if (state !== 'failed') return { state };
  return { state, problem: failure === null ? '' : sayFailure(failure) };
}
