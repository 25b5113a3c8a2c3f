/** Seconds to wait before the next try: 2, 4, 8, 16, then 30. @param tries tries made so far, from 1 */
export function pauseBefore(tries: number): number {
  return Math.min(2 ** tries, 30)
}
