import { getWeekCapacity } from '#features/availability/contract.ts'
import type { FormWeek } from '#features/availability/web/public-driver.tsx'
import { getPublicBonuses } from '#features/bonuses/contract.ts'
import { getPublicSettings } from '#features/settings/contract.ts'
import type { Week } from '#kernel/week.ts'
import { call } from '#platform/web/call.ts'
import { formWeekFromWire } from './form-codec.ts'
import type { PageData } from './page-data.ts'

async function loadWeekOnWire(week: Week): Promise<Pick<PageData, 'capacity' | 'bonuses'> | undefined> {
  const [capacity, bonuses] = await Promise.all([call(getWeekCapacity, week), call(getPublicBonuses, week)])
  return capacity.ok && bonuses.ok ? { capacity: capacity.value, bonuses: bonuses.value } : undefined
}

/** A week of the form, fresh; undefined where the server can't be reached. */
export async function loadFormWeek(week: Week): Promise<FormWeek | undefined> {
  const onWire = await loadWeekOnWire(week)
  return onWire && formWeekFromWire(onWire)
}

/** What the server usually puts into the page, asked for where it could not. */
export async function loadPageData(): Promise<PageData | undefined> {
  const settings = await call(getPublicSettings, {})
  if (!settings.ok) return undefined
  const week = await loadWeekOnWire(settings.value.availabilityWeek)
  // Who asks for it is not known: this is told by no page that was drawn for somebody.
  return week && { settings: settings.value, ...week, own: {} }
}
