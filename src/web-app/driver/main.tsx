import { createRoot, hydrateRoot } from 'react-dom/client'
import { askWhereFilesAreMissing } from '#platform/web/build/other-build.ts'
import { namesKept } from '#platform/web/device-memory.ts'
import { surviveTranslation } from '#platform/web/translated-page.ts'
import { FleetCalendarScreen, OwnCalendarScreen } from './calendar-screens.tsx'
import { DriverApp } from './driver-app.tsx'
import { EntryLinkScreen } from './entry-link-screen.tsx'
import { FuelScreen } from './fuel-screen.tsx'
import { HandoverScreen } from './handover-screen.tsx'
import { MarketScreen } from './market-screen.tsx'
import { NotMineScreen } from './not-mine-screen.tsx'
import { OwnStatementsScreen } from './own-statements-screen.tsx'
import { pageDataIn } from './page-data.ts'
import { screenAt } from './routes.ts'
import { ServiceConfirmationScreen } from './service-screen.tsx'

/** What the server has drawn with a part's own file is drawn with it here too. */
async function fetchParts(): Promise<void> {
  const screen = screenAt(location.pathname)
  if (screen === 'fleet-calendar') await FleetCalendarScreen.preload()
  if (screen === 'own-calendar') await OwnCalendarScreen.preload()
  if (screen === 'own-statements') await OwnStatementsScreen.preload()
  if (screen === 'market') await MarketScreen.preload()
  if (screen === 'handover') await HandoverScreen.preload()
  if (screen === 'fuel') await FuelScreen.preload()
  if (screen === 'service-confirmation') await ServiceConfirmationScreen.preload()
  if (screen === 'not-mine') await NotMineScreen.preload()
  if (screen === 'entry-link') await EntryLinkScreen.preload()
}

function start(): void {
  const place = document.getElementById('root')
  if (!place) return
  const app = <DriverApp data={pageDataIn(document)} onReady={playEarlyTaps} />
  // What the browser has translated meanwhile is not what the server has drawn: it is drawn anew.
  if (place.firstElementChild && !place.querySelector('font')) hydrateRoot(place, app)
  else createRoot(place).render(app)
}

surviveTranslation()
askWhereFilesAreMissing()
fetchParts().then(start, start)
// After everything that the page itself is made of: a first load must not wait for a second one.
addEventListener('load', () => {
  void import('./worker/keep-worker.ts').then(
    ({ keepWorker }) => keepWorker(),
    () => undefined,
  )
  if (hasWaitingHandovers()) void sendWaitingHandovers()
})
addEventListener('online', () => {
  if (hasWaitingHandovers()) void sendWaitingHandovers()
})

function hasWaitingHandovers(): boolean {
  return namesKept('handovers-wait').length > 0
}

/** Cars handed over without network go out from whichever page is opened next. */
async function sendWaitingHandovers(): Promise<void> {
  await import('#features/handover/web/public-sending.ts')
    .then(({ sendNow }) => sendNow())
    .catch(() => undefined)
}

declare global {
  interface Window {
    /**
     * Left by the small script that runs before this one: what was tapped meanwhile. Calling it ends the
     * listening.
     */
    earlyTaps?: () => readonly string[]
  }
}

/** Plays the taps again that came before the page could answer, in their order. */
function playEarlyTaps(): void {
  for (const name of window.earlyTaps?.() ?? []) {
    const target = document.querySelector<HTMLElement>(`[data-early="${CSS.escape(name)}"]`)
    if (!target) continue
    delete target.dataset.felt
    target.click()
  }
  delete window.earlyTaps
}
