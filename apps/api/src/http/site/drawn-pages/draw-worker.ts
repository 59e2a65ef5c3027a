// Runs in a thread of its own: draws public pages of the built studio, and ends.
import { parentPort, workerData } from 'node:worker_threads';

import { drawPages, type DrawWork } from './draw-page.ts';

// The thread that started this one hands over its job.
await drawPages(workerData as DrawWork, parentPort);
