import type { Subject } from './subject.ts';
import { SUBJECTS } from './subjects.data.ts';

const vehicles = new Set(
  Object.entries<Subject>(SUBJECTS)
    .filter(([, { vehicle }]) => vehicle)
    .map(([name]) => name),
);

/** Whether a subject of this name goes on a road. */
export const isVehicle = (name: string): boolean => vehicles.has(name);
