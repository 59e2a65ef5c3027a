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
