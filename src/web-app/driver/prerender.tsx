import { renderToString } from 'react-dom/server'
import { DriverApp } from './driver-app.tsx'

/** The driver's page as HTML, for the server to send before the scripts arrive. */
export function prerender(): string {
  return renderToString(<DriverApp />)
}
