import type { Device } from '../../domain/identity/devices.ts';
import type { Caller } from '../../domain/limits.ts';

const hash = (text: string) => Buffer.from(text);

/** Who asks: an account by name, from an address, with a device hint. */
export function aCaller({ account = 'ada', address = 'home', device = 'laptop' } = {}): Caller {
  return { account: hash(account), address: hash(address), device: hash(device) };
}

/** A browser that is bound, unless told otherwise. */
export function aDevice({ name = 'Firefox on Linux', isProven = true } = {}): Device {
  return { hash: hash(name), name, isProven };
}
