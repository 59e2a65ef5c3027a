import { siteAtom } from '@kinora/api-client';
import type { SecurityProfile } from '@kinora/contracts';
import { atom } from 'jotai';

/** The profile of the server, which says what a new password may be. */
export const securityAtom = atom((get): SecurityProfile => get(siteAtom)?.securityProfile ?? 'spec');
