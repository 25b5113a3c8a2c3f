import type { OutputOf } from '#platform/pure/endpoint.ts'
import { type CallState, useCall } from '#platform/web/admin-ui/calls.ts'
import { getDriver } from '../contract.ts'

export type DriverRecord = OutputOf<typeof getDriver>

/** `missing`: there is no such driver, as opposed to a failure of reading. */
export function useDriver(id: string): CallState<DriverRecord> & { readonly missing: boolean } {
  const read = useCall(getDriver, { id })
  return {
    ...read,
    missing: read.failure?.code === 'no_such_driver' || read.failure?.code === 'invalid_input',
  }
}
