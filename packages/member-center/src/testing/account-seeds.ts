import { apiClientAtom, type ApiClient } from '@kinora/api-client';
import { pageAtom, placeSessionAtom, type Member, type Page } from '@kinora/auth';
import { aProfile } from '@kinora/contracts/fixtures';
import type { createStore } from 'jotai';

export const ADA: Member = {
  id: aProfile().id,
  name: 'Ada',
  email: 'ada@example.com',
  photo: null,
  isPaid: false,
  hasPlan: false,
};

/** A page without other tabs: the cookies of a story tell nothing of its session. */
const alone: Page = {
  reload: () => {},
  deviceId: () => Promise.resolve('fake-device'),
  openNews: () => ({ tell: () => {}, close: () => {} }),
};

/** Signs Ada in to a store, at this server. */
export const signAdaIn = (api: ApiClient) => (store: ReturnType<typeof createStore>) => {
  store.set(apiClientAtom, api);
  store.set(pageAtom, alone);
  store.set(placeSessionAtom, { owner: 'member', member: ADA });
};
