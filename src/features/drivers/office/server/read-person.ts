import { fail, ok } from '#kernel/result.ts'
import { type NewDriver, readNewDriver } from '../domain/new-driver.ts'
import { driverTexts } from '../texts.ts'

/** A driver as typed by the office, with what is wrong beside its field. */
export function readPerson(typed: Parameters<typeof readNewDriver>[0]) {
  const person = readNewDriver(typed)
  if (person.ok) return ok<NewDriver>(person.value)
  const fields = Object.fromEntries(person.error.map((field) => [field, driverTexts[field]]))
  return fail({ code: 'incomplete' as const, fields })
}
