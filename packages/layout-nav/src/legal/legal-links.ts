/** The pages that the texts lead to. */
export interface LegalLinks {
  readonly contact: string;
  readonly team: string;
  readonly terms: string;
  readonly privacy: string;
}
