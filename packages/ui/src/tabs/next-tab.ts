/** Which of `count` tabs a key leads to, in the direction of reading; undefined for every other key. */
export function nextTab(key: string, { current, count, isRtl }: { current: number; count: number; isRtl: boolean }) {
  const [forward, back] = isRtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  switch (key) {
    case forward:
      return (current + 1) % count;
    case back:
      return (current - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
