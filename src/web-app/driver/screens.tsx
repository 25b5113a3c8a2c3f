import type { ComponentType } from 'react'
import { formTexts } from '#features/availability/web/public-driver.tsx'
import { type LazyPart, lazyPart } from '#platform/web/lazy-part.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'

/** A page in a file of its own. @param lines as many grey bars as its shape has while it comes */
function page<P extends object>(load: () => Promise<ComponentType<P>>, lines: number): LazyPart<P> {
  return lazyPart<P>(load, ({ retry }) => (
    <main className="form">
      {retry ? (
        <div className="notice notice-wrong">
          <div>
            <p>{formTexts.loadFailed}</p>
            <Button onClick={retry}>{formTexts.again}</Button>
          </div>
        </div>
      ) : (
        <Skeleton lines={lines} label={formTexts.loading} />
      )}
    </main>
  ))
}

const calendars = () => import('#features/work-calendar/web/public-driver.tsx')

/** All pages beside the form, by their name among the routes. */
export const SCREENS = {
  'fleet-calendar': page(async () => (await calendars()).FleetCalendar, 7),
  'own-calendar': page(async () => (await import('./own-calendar-screen.tsx')).OwnCalendarScreen, 7),
  'own-statements': page(async () => (await import('./own-statements-screen.tsx')).OwnStatementsScreen, 5),
  market: page(async () => (await import('#features/market/web/public-driver.tsx')).MarketPage, 5),
  handover: page(async () => (await import('#features/handover/web/public-driver.tsx')).HandoverPage, 6),
  fuel: page(async () => (await import('#features/fuel/web/public-driver.tsx')).FuelScreen, 4),
  'service-confirmation': page(
    async () => (await import('#features/fleet/services/web/public-driver.tsx')).ServiceConfirmation,
    2,
  ),
  'not-mine': page(async () => (await import('./own-calendar-screen.tsx')).NotMineScreen, 2),
  'entry-link': page(
    async () => (await import('#features/drivers/session/web/public-entry.tsx')).EntryLink,
    2,
  ),
} as const

/** Fetches the file of a page, where it has one. */
export async function preloadScreen(screen: string): Promise<void> {
  if (screen in SCREENS) await SCREENS[screen as keyof typeof SCREENS].preload()
}
