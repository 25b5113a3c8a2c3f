import { call } from '#platform/web/call.ts'
import { isSharedDevice } from '#platform/web/own-things.ts'
import { readHandover } from '../contract.ts'
import { keptCars } from './kept-cars.ts'

/** What the form needs of the cars of now and of the day to come, for the garage: there it can't be asked. */
export async function keepCars(): Promise<void> {
  if (isSharedDevice()) return
  const result = await call(readHandover, { ahead: 'day' })
  if (result.ok) keptCars.keep(result.value)
}
