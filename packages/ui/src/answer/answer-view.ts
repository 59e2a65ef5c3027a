/** An answer of the server as a view shows it: failures are sentences in the reader's language. */
export type AnswerView<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly problem: string }
  | { readonly state: 'ready'; readonly value: Value };

type Known<Value, Failure> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: Failure }
  | { readonly state: 'ready'; readonly value: Value };

/** Puts what is known of an answer into words. */
export function answerView<Value, Failure>(
  known: Known<Value, Failure>,
  sayFailure: (failure: Failure) => string,
): AnswerView<Value> {
  return known.state === 'failed' ? { state: 'failed', problem: sayFailure(known.failure) } : known;
}

interface KnownList {
  /** `none` before it was asked for. */
  readonly state: 'none' | 'loading' | 'failed' | 'ready';
  readonly isEmpty: boolean;
  readonly problem?: string | undefined;
}

/** The place of a list: what it holds stays in sight while it is read, and when it cannot be read. */
export function listView({ state, isEmpty, problem = '' }: KnownList): AnswerView<null> {
  if (!isEmpty || state === 'ready') return { state: 'ready', value: null };
  return state === 'failed' ? { state, problem } : { state: 'loading' };
}
