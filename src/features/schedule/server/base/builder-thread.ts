import { parentPort } from 'node:worker_threads'
import {
  type Refusal,
  type SeatCount,
  seatsOfFacts,
  type WeekFacts,
} from '#features/planning/domain/public.ts'
import type { Result } from '#kernel/result.ts'
import type { Week } from '#kernel/week.ts'
import { builtCalendar } from './built-calendar.ts'

/** The whole base calendar of a week, or only how many would drive and wait in some. */
export type BuildOrder = { readonly id: number } & (
  | { readonly kind: 'calendar'; readonly week: Week; readonly facts: WeekFacts }
  | { readonly kind: 'seats'; readonly weeks: readonly WeekFacts[] }
)

/** What is answered to each kind of order. */
export interface Built {
  readonly calendar: ReturnType<typeof builtCalendar>
  readonly seats: readonly Result<readonly SeatCount[], Refusal>[]
}

export interface BuildDone {
  readonly id: number
  readonly result: Built[keyof Built]
}

parentPort?.on('message', (order: BuildOrder) => {
  const result =
    order.kind === 'seats' ? order.weeks.map(seatsOfFacts) : builtCalendar(order.week, order.facts)
  const done: BuildDone = { id: order.id, result }
  parentPort?.postMessage(done)
})
