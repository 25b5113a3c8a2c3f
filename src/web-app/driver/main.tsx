import { createRoot, hydrateRoot } from 'react-dom/client'
import { askWhereFilesAreMissing } from '#platform/web/build/other-build.ts'
import { surviveTranslation } from '#platform/web/translated-page.ts'
import { DriverApp } from './driver-app.tsx'
import { pageDataIn } from './page-data.ts'
import { screenAt } from './routes.ts'
import { preloadScreen } from './screens.tsx'

const data = pageDataIn(document)

function start(): void {
  const place = document.getElementById('root')
  if (!place) return
  const app = <DriverApp data={data} onReady={playEarlyTaps} />
  // What the browser has translated meanwhile is not what the server has drawn: it is drawn anew.
  if (place.firstElementChild && !place.querySelector('font')) hydrateRoot(place, app)
  else createRoot(place).render(app)
}

surviveTranslation()
askWhereFilesAreMissing()
// What the server has drawn with a part's own file is drawn with it here too.
const started = preloadScreen(screenAt(location.pathname), data).then(start, start)
// After everything that the page itself is made of: a first load must not wait for a second one.
addEventListener('load', () => {
  void started
    .then(() => import('./after-load.ts'))
    .then(
      ({ afterLoad }) => afterLoad(),
      () => undefined,
    )
})

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
