import { askPermissions, bindToDevice, openProduct, type ApiClient, type ProductMember } from '@kinora/api-client';

/** The longest the page waits for calls that only the server needs. */
const PATIENCE_MS = 1000;

const patience = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
  });

export interface NewSignIn {
  readonly token: string;
  readonly deviceId: string;
  /** What `init-member` answered; undefined where it did not. */
  readonly product: ProductMember | undefined;
}

/** Announces the member and the device to the product and the account. Failures are ignored. */
export async function announceSignIn(client: ApiClient, { token, deviceId, product }: NewSignIn): Promise<void> {
  const told = Promise.all([
    product && openProduct(client, { member: product, deviceId }),
    bindToDevice(client, { deviceId, token }),
    askPermissions(client),
  ]);
  await Promise.race([told, patience()]);
}
