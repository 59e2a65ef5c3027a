import { VIDU_WIRE } from '../vidu/wire.ts';
import type { Wire } from './wire.ts';

/** Every vendor there is a simulator of. */
export const WIRES: readonly Wire[] = [VIDU_WIRE];
