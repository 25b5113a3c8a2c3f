import type { Driver } from '#features/drivers/server/public.ts'
import { generatedAmong } from '#features/roster/server/public.ts'
import { formClosing } from '#features/settings/domain/public.ts'
import type { Settings } from '#features/settings/server/public.ts'
import { changesOf, sentBy } from '#features/submissions/server/public.ts'
import { addDays } from '#kernel/calendar-date.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { getOwnHome } from '../../contract-home.ts'
import type { WallClock } from '../../domain/next-shift.ts'

/** From so many days before the form closes the home says that it is not sent. */
const DAYS_BEFORE = 1

/** The form that closes today or tomorrow and that the driver has not sent; null where there is none. */
export async function unsentForm(
  queries: Queries,
  settings: Settings,
  driver: Driver | undefined,
  now: WallClock,
): Promise<OutputOf<typeof getOwnHome>['form']> {
  const closes = formClosing(settings)
  const week = settings.availabilityWeek
  if (!driver?.active || !closes || now.date < addDays(closes.date, -DAYS_BEFORE)) return null
  if (now.date > closes.date || (now.date === closes.date && now.hour >= closes.hour)) return null
  // It is planned without it already.
  if ((await generatedAmong(queries, [week])).length > 0) return null
  const sent = await sentBy(queries, week)
  if (sent.has(driver.id) || sent.has(driver.phone)) return null
  // Who has withdrawn it knows of it.
  if ((await changesOf(queries, week, driver.id)).length > 0) return null
  return { ...week, date: closes.date, hour: closes.hour }
}
