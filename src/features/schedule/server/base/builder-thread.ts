import { parentPort } from 'node:worker_threads'
import type { WeekFacts } from '#features/planning/domain/public.ts'
import type { Week } from '#kernel/week.ts'
import { builtCalendar } from './built-calendar.ts'

export interface BuildOrder {
  readonly id: number
  readonly week: Week
  readonly facts: WeekFacts
}

export interface BuildDone {
  readonly id: number
  readonly result: ReturnType<typeof builtCalendar>
}

parentPort?.on('message', ({ id, week, facts }: BuildOrder) => {
  const done: BuildDone = { id, result: builtCalendar(week, facts) }
  parentPort?.postMessage(done)
})
