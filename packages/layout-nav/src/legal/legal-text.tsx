import { Link } from '@kinora/ui';
import type { MessageDescriptor } from '@lingui/core';
import { Trans } from '@lingui/react';

import { supportAddress, type LegalSite } from './legal-facts.ts';
import type { LegalLinks } from './legal-links.ts';
import { OperatorName } from './operator-name.tsx';

export interface LegalTextProps {
  text: MessageDescriptor;
  site: LegalSite;
  links: LegalLinks;
}

/** One sentence or more, with names of the operator and links in their places. */
export function LegalText({ text, site, links }: LegalTextProps) {
  const email = supportAddress(site) ?? '';
  return (
    <Trans
      {...text}
      values={{
        operator: <OperatorName operator={site.operator} />,
        address: <bdi>{site.operator.address}</bdi>,
        email,
      }}
      components={{
        contact: <Link href={links.contact} />,
        report: <Link href={`${links.contact}?topic=report`} />,
        team: <Link href={links.team} />,
        privacy: <Link href={links.privacy} />,
        mail: <Link href={`mailto:${email}`} />,
      }}
    />
  );
}
