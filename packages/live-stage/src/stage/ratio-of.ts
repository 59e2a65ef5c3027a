/** Width divided by height of "16:9"; 16:9 for anything else. */
export function ratioOf(shape: string): number {
  const [width = 0, height = 0] = shape.split(':').map(Number);
  return width > 0 && height > 0 ? width / height : 16 / 9;
}
