import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod/mini'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { BoltCall, BoltFault } from '../../domain/bolt-fault.ts'
import type { BoltDriver, BoltOrder, BoltStateLog, BoltVehicle } from '../../domain/bolt-rows.ts'
import type { Stretch } from '../../domain/fleet-zone.ts'
import { BOLT_ADDRESSES, type BoltAddresses, LISTS, type ListCall } from './addresses.ts'
import {
  companies,
  driverRow,
  envelope,
  orderRow,
  placeOf,
  stateLogRow,
  totals,
  vehicleRow,
} from './answers.ts'
import { createPace, type Wait } from './pace.ts'
import { type Page, readPages } from './pages.ts'
import { type BoltKey, openSession } from './session.ts'

export interface BoltClientOptions {
  /** The caller's secret; it goes to Bolt's token address and nowhere else. */
  readonly key: BoltKey
  readonly clock: Clock
  /** Ends waiting and asking, with the fault `stopped`. */
  readonly stop?: AbortSignal
  /** False: asks once and tells at once what is wrong, for who waits at a screen. */
  readonly patient?: boolean
  /** Where Bolt is tried out; else the real one. */
  readonly addresses?: BoltAddresses
  /** What only tests choose. */
  readonly inTests?: {
    readonly addresses?: BoltAddresses
    readonly wait?: Wait
    readonly deadlineMs?: number
    readonly mostBytes?: number
    readonly pageSize?: number
  }
}

/** By when an order was made, or by when its price was looked at again. */
export type OrderFilter = 'created' | 'price_review'

/**
 * Bolt's fleet interface. Each call answers all rows of the range, or why there are none to rely on; it never
 * throws for what Bolt or the network does. Ranges are Unix seconds and at most a day long; rows at their
 * ends may come with both neighbours.
 */
export interface BoltClient {
  /** Ids of the companies that the key opens. */
  getCompanies(): Promise<Result<readonly number[], BoltFault>>
  /** One of each `order_reference`. */
  getFleetOrders(
    companyId: number,
    range: Stretch,
    filter: OrderFilter,
  ): Promise<Result<readonly BoltOrder[], BoltFault>>
  /** In Bolt's order, repeated ones included; logs of nobody are left out. */
  getFleetStateLogs(companyId: number, range: Stretch): Promise<Result<readonly BoltStateLog[], BoltFault>>
  getDrivers(companyId: number, range: Stretch): Promise<Result<readonly BoltDriver[], BoltFault>>
  getVehicles(companyId: number, range: Stretch): Promise<Result<readonly BoltVehicle[], BoltFault>>
}

/** Between two requests of a night's run, for which nobody waits: Bolt's limit is not published. */
const PAUSE_MS = 3000
const DEADLINE_MS = 60_000
/** A page of a thousand orders has some two megabytes. */
const MOST_BYTES = 32 * 1024 * 1024

export function createBoltClient({
  key,
  clock,
  stop,
  patient = true,
  addresses = BOLT_ADDRESSES,
  inTests = {},
}: BoltClientOptions): BoltClient {
  const wait: Wait = inTests.wait ?? ((milliseconds) => sleep(milliseconds, undefined, { signal: stop }))
  const session = openSession({
    key,
    clock,
    wait,
    stop,
    addresses: inTests.addresses ?? addresses,
    patient,
    pace: createPace({ clock, wait, pauseMs: patient ? PAUSE_MS : 0 }),
    deadlineMs: inTests.deadlineMs ?? DEADLINE_MS,
    mostBytes: inTests.mostBytes ?? MOST_BYTES,
  })

  /** What stands in the envelope, of which only code 0 is well. */
  const dataOf = async (
    call: Exclude<BoltCall, 'token'>,
    body?: object,
  ): Promise<Result<unknown, BoltFault>> => {
    const json = await session.call(call, body)
    if (!json.ok) return json
    const read = envelope.safeParse(json.value)
    if (!read.success) return fail({ code: 'unreadable', call, at: placeOf(read.error.issues) })
    const { code, message, error_hint: hint, data } = read.data
    return code === 0
      ? ok(data)
      : fail({ code: 'bolt-code', call, number: code, hint: hintOf(hint || message || '') })
  }

  const list = async <T>(
    call: ListCall,
    row: z.ZodMiniType<T>,
    companyId: number,
    { from, to }: Stretch,
    more: { readonly filter?: OrderFilter; readonly identity?: (row: T) => string } = {},
  ): Promise<Result<T[], BoltFault>> => {
    const { rows } = LISTS[call]
    const pageSize = inTests.pageSize ?? LISTS[call].pageSize
    const answer = z.object({ [rows]: z.array(row) })
    const askPage = async (offset: number): Promise<Result<Page<T>, BoltFault>> => {
      const data = await dataOf(call, {
        // Some of Bolt's calls want the one, some the other.
        company_id: companyId,
        company_ids: [companyId],
        start_ts: from,
        end_ts: to,
        limit: pageSize,
        offset,
        ...(more.filter === undefined ? {} : { time_range_filter_type: more.filter }),
      })
      if (!data.ok) return data
      const read = answer.safeParse(data.value)
      if (!read.success) return fail({ code: 'unreadable', call, at: placeOf(read.error.issues) })
      const counted = totals.safeParse(data.value)
      if (!counted.success) return fail({ code: 'unreadable', call, at: placeOf(counted.error.issues) })
      const { total_orders: orders, total_rows: all } = counted.data
      return ok({ rows: read.data[rows] ?? [], total: orders ?? all ?? null })
    }
    return await readPages({ call, pageSize, ...(more.identity ? { identity: more.identity } : {}) }, askPage)
  }

  return {
    getCompanies: async () => {
      const data = await dataOf('getCompanies')
      if (!data.ok) return data
      const read = companies.safeParse(data.value)
      return read.success
        ? ok(read.data.company_ids)
        : fail({ code: 'unreadable', call: 'getCompanies', at: placeOf(read.error.issues) })
    },
    getFleetOrders: async (companyId, range, filter) =>
      await list('getFleetOrders', orderRow, companyId, range, { filter, identity: (row) => row.reference }),
    getFleetStateLogs: async (companyId, range) =>
      named(await list('getFleetStateLogs', stateLogRow, companyId, range), (row) => row.driverId),
    getDrivers: async (companyId, range) =>
      named(await list('getDrivers', driverRow, companyId, range), (row) => row.driverId),
    getVehicles: async (companyId, range) =>
      named(await list('getVehicles', vehicleRow, companyId, range), (row) => row.vehicleId),
  }
}

/** Short, and without what may be somebody's phone. */
function hintOf(words: string): string {
  return words.replace(/\+?\d{7,}/g, '#').slice(0, 200)
}

/** Bolt counts rows without an id too, so they fall only after the count. */
function named<T>(rows: Result<T[], BoltFault>, idOf: (row: T) => string): Result<T[], BoltFault> {
  return rows.ok ? ok(rows.value.filter((row) => idOf(row) !== '')) : rows
}
