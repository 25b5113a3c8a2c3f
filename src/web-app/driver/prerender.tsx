import { renderToString } from 'react-dom/server'
import { ClosedForm, MadeNotice } from '#features/availability/web/public-driver.tsx'
import { HomeFoot } from '#features/work-calendar/web/public-own.tsx'
import { DriverApp } from './driver-app.tsx'
import { PAGE_DATA_ID, type PageData } from './page-data.ts'
import { SCREENS } from './screens.tsx'

export { learn } from './correctable/fleet-words.ts'

// The server has its files at hand, so it draws what a browser would first have to fetch.
await Promise.all([ClosedForm, MadeNotice, HomeFoot, ...Object.values(SCREENS)].map((part) => part.preload()))

/**
 * One of the driver's pages as HTML, for the server to send before the scripts arrive.
 * @param path without query; any unknown one is the not-found page
 * @returns what belongs into the element `root`, and into the head: a block of JSON, which no policy counts
 * as a script
 */
export function render(path: string, data: PageData): { readonly html: string; readonly head: string } {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return {
    html: renderToString(<DriverApp data={data} ssrPath={path} />),
    head: `<script type="application/json" id="${PAGE_DATA_ID}">${json}</script>`,
  }
}
