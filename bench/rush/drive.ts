import { setTimeout as pause } from 'node:timers/promises'
import { submitAvailability } from '#features/availability/contract.ts'
import type { Week } from '#kernel/week.ts'
import type { HttpClient } from '#test/processes/http-client.ts'
import { formOf, randomShifts } from '../../torture/submissions/random-form.ts'

async function submit(client: HttpClient, week: Week, driver: number): Promise<void> {
  const form = formOf(driver, week, randomShifts(week))
  const answer = await client.post(submitAvailability.path, form, {
    'idempotency-key': `sunday-rush-${driver}`,
  })
  if (answer.status !== 200) throw new Error(`Answered ${answer.status}: ${JSON.stringify(answer.body)}`)
}

/** As fast as `clients` go, one after another each. @returns submissions a second */
export async function asFastAsPossible(
  client: HttpClient,
  week: Week,
  { first, count, clients }: { first: number; count: number; clients: number },
): Promise<number> {
  let next = first
  const began = performance.now()
  const one = async (): Promise<void> => {
    while (next < first + count) await submit(client, week, next++)
  }
  await Promise.all(Array.from({ length: clients }, one))
  return count / ((performance.now() - began) / 1000)
}

/**
 * At a given rate, whatever the answers take, so that waiting in line counts.
 * @returns milliseconds from when each submission was due to its answer, sorted
 */
export async function atRate(
  client: HttpClient,
  week: Week,
  { first, count, perSecond }: { first: number; count: number; perSecond: number },
): Promise<readonly number[]> {
  const began = performance.now()
  const took: number[] = []
  const all: Promise<void>[] = []
  for (let index = 0; index < count; index += 1) {
    const due = began + (index * 1000) / perSecond
    const early = due - performance.now()
    if (early > 1) await pause(early)
    all.push(
      submit(client, week, first + index).then(() => {
        took.push(performance.now() - due)
      }),
    )
  }
  await Promise.all(all)
  return took.sort((a, b) => a - b)
}

/** @param sorted ascending @param share 0-1 */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
