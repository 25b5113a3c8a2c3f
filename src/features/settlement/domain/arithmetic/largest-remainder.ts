import { wholeGrosze } from './whole-grosze.ts'

/**
 * Parts of a whole in proportion to the weights, by largest remainder: they add up to the whole, and none
 * is a grosz or more off its exact share. Equal remainders are served in the order of the weights, so the
 * caller fixes that order. A negative whole is split as the positive one. Weights that add up to nothing
 * tell no proportion: the first takes all.
 * @param weights whole numbers; negative ones too, such as an app whose week is negative
 */
export function splitByWeights(whole: number, weights: readonly number[]): number[] {
  if (whole === 0) return weights.map(() => 0)
  const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n)
  if (sum === 0n) return weights.map((_, index) => (index === 0 ? whole : 0))
  const size = BigInt(Math.abs(whole))
  const turned = sum < 0n ? -1n : 1n
  const by = sum * turned
  const shares = weights.map((weight, index) => {
    const product = size * BigInt(weight) * turned
    const remainder = ((product % by) + by) % by
    return { index, part: (product - remainder) / by, remainder }
  })
  const missing = size - shares.reduce((total, { part }) => total + part, 0n)
  const byNeed = shares.toSorted((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
  )
  for (const share of byNeed.slice(0, Number(missing))) share.part += 1n
  return shares.map(({ part }) => 0 + wholeGrosze(whole < 0 ? -part : part))
}

/** As many parts as equal as can be, the greater ones first. @param count at least 1 */
export function splitEvenly(whole: number, count: number): number[] {
  return splitByWeights(whole, Array<number>(count).fill(1))
}
