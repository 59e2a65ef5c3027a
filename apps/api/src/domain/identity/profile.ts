import type { Profile } from '@kinora/contracts/identity';

/** What members see of their own accounts. */
export interface Profiles {
  /** Undefined for nobody's id; an address that was asked for counts while its link lives at `now` (epoch ms). */
  read(memberId: string, at: { readonly now: number }): Promise<Profile | undefined>;
}
