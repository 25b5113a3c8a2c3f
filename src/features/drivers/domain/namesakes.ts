import { marksOfNamesakes } from '#kernel/namesakes.ts'

type Drivers = ReadonlyMap<string, { readonly fullName: string; readonly phone: string }>

const known = new WeakMap<Drivers, ReadonlyMap<string, string>>()

/** `marksOfNamesakes` of drivers by id, worked out once for each map. */
export function namesakeMarks(drivers: Drivers): ReadonlyMap<string, string> {
  const found = known.get(drivers)
  if (found) return found
  const marks = marksOfNamesakes([...drivers].map(([id, { fullName, phone }]) => ({ id, fullName, phone })))
  known.set(drivers, marks)
  return marks
}
