import { LegalView, type LegalViewProps } from './legal-view.tsx';
import { PRIVACY } from './privacy.data.ts';

export type PrivacyPageProps = Omit<LegalViewProps, 'text'>;

/** What is known of people here, and for how long. */
export function PrivacyPage(props: PrivacyPageProps) {
  return <LegalView text={PRIVACY} {...props} />;
}
