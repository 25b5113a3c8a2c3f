/** Steps that people count in. */
const STEPS = [1, 2, 2.5, 5, 10]

/** Three to six round values from 0 to at least the largest, for the lines across a chart. */
export function roundSteps(largest: number): readonly number[] {
  if (!(largest > 0)) return [0, 1]
  const size = 10 ** Math.floor(Math.log10(largest / 4))
  const step = (STEPS.find((each) => each * size * 4 >= largest) ?? 10) * size
  const whole = Math.max(step, 1)
  const count = Math.ceil(largest / whole)
  return Array.from({ length: count + 1 }, (_, index) => index * whole)
}

/** Where the labels of a row may stand so that they don't touch: every n-th of them. */
export function everyNth(labels: number, room: number): number {
  return Math.max(1, Math.ceil(labels / Math.max(1, room)))
}

/**
 * An SVG path through the known values; what is unknown leaves a gap, since a line through it would make
 * something up.
 * @param at gives x and y of a value by its place
 */
export function linePath(
  values: readonly (number | null)[],
  at: (place: number, value: number) => readonly [number, number],
): string {
  let path = ''
  let drawing = false
  for (const [place, value] of values.entries()) {
    if (value === null) {
      drawing = false
      continue
    }
    const [x, y] = at(place, value)
    path += `${drawing ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`
    drawing = true
  }
  return path
}

/** Places of values with unknown neighbours: a line can't show them, so they get a dot. */
export function loneValues(values: readonly (number | null)[]): readonly number[] {
  const isKnown = (place: number) => values[place] !== null && values[place] !== undefined
  return [...values.keys()].filter((place) => isKnown(place) && !isKnown(place - 1) && !isKnown(place + 1))
}
