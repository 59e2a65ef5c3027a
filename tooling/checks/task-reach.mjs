// Tasks of turbo.json that stand on `^own` start without waiting for a chain of packages. A change anywhere below must
// still reach them: their package depends on every package that those it depends on stand on.

const ours = ({ manifest: { dependencies, devDependencies } }) =>
  Object.keys({ ...dependencies, ...devDependencies }).filter((name) => name.startsWith('@kinora/'));

export function checkTaskReach({ packages, turbo }) {
  const byName = new Map(packages.map((one) => [one.name, one]));
  const early = Object.entries(turbo.tasks).filter(([, { dependsOn = [] }]) => dependsOn.includes('^own'));
  return early.flatMap(([task]) => {
    const named = ours(byName.get(task.split('#')[0]));
    const missing = named.flatMap((name) => ours(byName.get(name) ?? { manifest: {} }));
    return [...new Set(missing)]
      .filter((name) => byName.has(name) && !named.includes(name))
      .map((name) => `turbo.json: ${task} does not see changes of ${name}, on which it stands: depend on it directly`);
  });
}
