import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Faults, ResultFault } from './fault.ts';
import type { SimulatedJob } from './simulated-job.ts';
import type { SimulatorOptions } from './start-simulator.ts';
import type { SimFilm, SimJobs } from './wire.ts';

/** Below this path lie the results; their addresses need no key. */
export const RESULTS = '/results/';

const FAULTS: readonly ResultFault[] = [
  'result-cut',
  'result-empty',
  'result-expired',
  'result-redirects',
  'result-too-large',
  'result-wrong-type',
];
const MEGABYTE = Buffer.alloc(1_048_576);

interface ResultParts {
  readonly film: SimulatorOptions['film'];
  readonly faults: Faults;
  readonly jobs: SimJobs;
}

/** Goes on for as long as anybody reads. */
function endless(response: ServerResponse) {
  response.writeHead(200, { 'content-type': 'video/mp4' });
  const more = () => {
    while (!response.destroyed && response.write(MEGABYTE));
  };
  response.on('drain', more);
  more();
}

/** The film of a job as an answer holds it, or what is wrong with it. */
export async function filmFor({ faults, film }: Omit<ResultParts, 'jobs'>, job: SimulatedJob): Promise<SimFilm> {
  const fault = faults.strike(['result-empty', 'result-too-large', 'result-wrong-type']);
  if (fault === 'result-wrong-type') return { bytes: Buffer.from('<html>Not a video</html>'), type: 'text/html' };
  const type = 'video/mp4';
  if (fault === 'result-empty') return { bytes: Buffer.alloc(0), type };
  return { bytes: fault === 'result-too-large' ? Buffer.concat([MEGABYTE, MEGABYTE]) : await film(job), type };
}

/** Serves the film of a job, or what is wrong with it. */
export async function serveResult(
  { faults, film, jobs }: ResultParts,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const id = /([^/]+)\.mp4$/.exec(request.url ?? '')?.[1];
  const job = jobs.find(id);
  const fault = faults.strike(FAULTS);
  const html = { 'content-type': 'text/html' };
  if (!job || fault === 'result-expired') return void response.writeHead(403, html).end('<p>The link has expired</p>');
  if (fault === 'result-wrong-type') return void response.writeHead(200, html).end('<html>Not a video</html>');
  if (fault === 'result-redirects') return void response.writeHead(302, { location: 'https://[::1]/x' }).end();
  if (fault === 'result-too-large') return endless(response);
  const video = await film(job);
  const type = { 'content-type': 'video/mp4' };
  if (fault === 'result-empty') return void response.writeHead(200, type).end();
  response.writeHead(200, { ...type, 'content-length': String(video.length) });
  if (fault !== 'result-cut') return void response.end(video);
  response.write(video.subarray(0, video.length / 2));
  setTimeout(() => response.destroy(), 20);
}
