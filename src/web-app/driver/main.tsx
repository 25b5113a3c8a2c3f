import { createRoot, hydrateRoot } from 'react-dom/client'
import { FleetCalendarScreen, OwnCalendarScreen } from './calendar-screens.tsx'
import { DriverApp } from './driver-app.tsx'
import { playEarlyTaps } from './early-taps.ts'
import { FuelScreen } from './fuel-screen.tsx'
import { PAGE_DATA_ID, type PageData } from './page-data.ts'
import { screenAt } from './routes.ts'
import { ServiceConfirmationScreen } from './service-screen.tsx'

function dataOfPage(): PageData | undefined {
  try {
    return (
      (JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? 'null') as PageData | null) ??
      undefined
    )
  } catch {
    return undefined
  }
}

/** What the server has drawn with a part's own file is drawn with it here too. */
async function fetchParts(): Promise<void> {
  const screen = screenAt(location.pathname)
  if (screen === 'fleet-calendar') await FleetCalendarScreen.preload()
  if (screen === 'own-calendar') await OwnCalendarScreen.preload()
  if (screen === 'fuel') await FuelScreen.preload()
  if (screen === 'service-confirmation') await ServiceConfirmationScreen.preload()
}

function start(): void {
  const place = document.getElementById('root')
  if (!place) return
  const app = <DriverApp data={dataOfPage()} onReady={playEarlyTaps} />
  if (place.firstElementChild) hydrateRoot(place, app)
  else createRoot(place).render(app)
}

fetchParts().then(start, start)
