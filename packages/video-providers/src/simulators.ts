export type { FaultRule } from './simulators/fault.ts';
export type { Outcome, SimulatedJob } from './simulators/simulated-job.ts';
export { type Simulator, type SimulatorOptions, startSimulator } from './simulators/start-simulator.ts';
export type { Wire } from './simulators/wire.ts';
export { WIRES } from './simulators/wires.ts';
