// Preloaded into the server by run.mjs: when run.mjs was killed without a chance to say so, the server leaves too.
const parent = process.ppid;

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
}, 500).unref();
