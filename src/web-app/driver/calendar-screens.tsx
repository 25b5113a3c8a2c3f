import { formTexts } from '#features/availability/web/public-driver.tsx'
import type { Week } from '#kernel/week.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'

interface CalendarProps {
  readonly currentWeek: Week
  /** The fleet's date, where it is known. */
  readonly today: string | undefined
}

/** Each calendar comes in a file of its own. */
function calendar(load: Parameters<typeof lazyPart<CalendarProps>>[0]) {
  return lazyPart<CalendarProps>(load, ({ retry }) => (
    <main className="form">
      {retry ? (
        <div className="notice notice-wrong">
          <div>
            <p>{formTexts.loadFailed}</p>
            <Button onClick={retry}>{formTexts.again}</Button>
          </div>
        </div>
      ) : (
        <Skeleton lines={7} label={formTexts.loading} />
      )}
    </main>
  ))
}

export const FleetCalendarScreen = calendar(
  async () => (await import('#features/work-calendar/web/public-driver.tsx')).FleetCalendar,
)
export const OwnCalendarScreen = calendar(
  async () => (await import('#features/work-calendar/web/public-driver.tsx')).OwnCalendar,
)
