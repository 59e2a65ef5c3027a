// How often React commits, counted where its developer tools would listen: that is there in production builds too.

/** Before the page's own scripts. */
export function countCommits() {
  const hook = '__REACT_DEVTOOLS_GLOBAL_HOOK__';
  window.commitsOfReact = 0;
  window[hook] = {
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    onCommitFiberRoot() {
      window.commitsOfReact += 1;
    },
    onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {},
    checkDCE() {},
  };
}

/** Takes how many there were since the last time. */
export function takeCommits() {
  const count = window.commitsOfReact;
  window.commitsOfReact = 0;
  return count;
}
