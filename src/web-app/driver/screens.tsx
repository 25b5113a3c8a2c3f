import type { ComponentType } from 'react'
import { formTexts } from '#features/availability/web/public-words.ts'
import { type LazyPart, lazyPart } from '#platform/web/lazy-part.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import type { PageData } from './page-data.ts'
import type { ScreenName } from './routes.ts'

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

const form = () => import('./form-screen.tsx')
const calendars = () => import('#features/work-calendar/web/public-driver.tsx')

/** Any of them, to which nothing was given along. */
export const Unloaded = page(() => import('./unloaded-screen.tsx').then((file) => file.UnloadedScreen), 7)

/** All pages, by their name among the routes. */
export const SCREENS = {
  availability: page(() => form().then((file) => file.FormScreen), 7),
  'fleet-calendar': page(() => calendars().then((file) => file.FleetCalendar), 7),
  'own-calendar': page(() => import('./own-calendar-screen.tsx').then((file) => file.OwnCalendarScreen), 7),
  'own-statements': page(
    () => import('./own-statements-screen.tsx').then((file) => file.OwnStatementsScreen),
    5,
  ),
  market: page(() => import('#features/market/web/public-driver.tsx').then((file) => file.MarketPage), 5),
  handover: page(
    () => import('#features/handover/web/public-driver.tsx').then((file) => file.HandoverPage),
    6,
  ),
  fuel: page(() => import('#features/fuel/web/public-driver.tsx').then((file) => file.FuelScreen), 4),
  'service-confirmation': page(
    () => import('#features/fleet/services/web/public-driver.tsx').then((file) => file.ServiceConfirmation),
    2,
  ),
  'not-mine': page(() => import('./not-mine-screen.tsx').then((file) => file.NotMineScreen), 2),
  'entry-link': page(
    () => import('#features/drivers/session/web/public-entry.tsx').then((file) => file.EntryLink),
    2,
  ),
} as const

/** Fetches the files of a page, where it has any: with what the server has drawn of the form. */
export async function preloadScreen(screen: ScreenName, data: PageData | undefined): Promise<void> {
  if (screen !== 'not-found') await SCREENS[screen].preload()
  if (screen === 'availability' && data) await (await form()).preloadFormParts(data)
}
