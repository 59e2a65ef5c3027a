import { LegalView, type LegalViewProps } from './legal-view.tsx';
import { TERMS } from './terms.data.ts';

export type TermsPageProps = Omit<LegalViewProps, 'text'>;

/** What member and operator can expect of each other. */
export function TermsPage(props: TermsPageProps) {
  return <LegalView text={TERMS} {...props} />;
}
