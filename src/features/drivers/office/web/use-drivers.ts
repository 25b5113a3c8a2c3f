import { useMemo } from 'react'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { Language } from '#platform/pure/languages.ts'
import { type CallState, useCall } from '#platform/web/admin-ui/calls.ts'
import { listDrivers } from '../contract.ts'

/** A driver as the office lists them. */
export interface ListedDriver {
  readonly id: string
  readonly fullName: string
  /** E.164 */
  readonly phone: string
  /** Empty for none. */
  readonly email: string
  /** YYYY-MM-DD, null where there is no shift yet. */
  readonly lastDay: string | null
  /** No shift with a car is known of. */
  readonly lastDayOnReserve: boolean
  readonly active: boolean
  /** What the driver reads; null: nobody has said. */
  readonly language: Language | null
  /** Names of papers that have run out and keep the driver from new seats. */
  readonly expiredPapers: readonly string[]
}

/** All drivers by full name, for this feature's list and for neighbours' choices. */
export function useDrivers(): CallState<readonly ListedDriver[]> {
  const read = useCall(listDrivers, {})
  const data = useMemo(() => read.data?.data.map(listed), [read.data])
  return { ...read, data }
}

function listed({ id, attributes }: OutputOf<typeof listDrivers>['data'][number]): ListedDriver {
  const { pinCode: _, phoneNumber: phone, ...facts } = attributes
  return { id, phone, ...facts }
}
