const numbersOf = (version) => version.replace(/^\D+/, '').split('.').map(Number);

/** Whether `version` ("20.1.0") reaches the range `wanted`, which has the form ">=22.19". */
export function isNewEnough(version, wanted) {
  const current = numbersOf(version);
  const difference = numbersOf(wanted)
    .map((part, index) => current[index] - part)
    .find((part) => part !== 0);
  return (difference ?? 0) >= 0;
}
