/**
 * A generated PIN: four random digits 1-9 (Spec 1 §5).
 * @param random whole numbers from 0 up to its argument, that excluded
 */
export function randomPin(random: (below: number) => number): string {
  return Array.from({ length: 4 }, () => String(1 + random(9))).join('')
}

/** An unpredictable number, each equally likely. @param below 1-256 */
export function unpredictable(below: number): number {
  const fair = 256 - (256 % below)
  for (;;) {
    const byte = crypto.getRandomValues(new Uint8Array(1))[0] ?? 0
    if (byte < fair) return byte % below
  }
}
