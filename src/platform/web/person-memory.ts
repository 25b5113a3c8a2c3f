import { forget, isRecord, recall, remember } from './device-memory.ts'
import type { TypedPerson } from './ui/person-fields.tsx'

/** Who uses this device, where that person wanted to be remembered in a form of the drivers. */
export function recallPerson(): TypedPerson | undefined {
  return recall('person', isPerson)
}

/** Keeps name, e-mail and phone where the driver wants that, else forgets them. */
export function keepPerson(person: TypedPerson, wanted: boolean): void {
  if (wanted) remember('person', person)
  else forget('person')
}

export function isPerson(value: unknown): value is TypedPerson {
  return isRecord(value) && ['fullName', 'email', 'phone'].every((field) => typeof value[field] === 'string')
}
