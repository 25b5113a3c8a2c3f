import { type ReactNode, useSyncExternalStore } from 'react'
import { formTexts } from '#features/availability/web/public-words.ts'
import { useOtherBuild } from '#platform/web/build/other-build.ts'
import { switchTheme } from '#platform/web/theme.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { ContrastIcon, PlayIcon } from '#platform/web/ui/icons.tsx'
import { driverTexts } from './driver-texts.ts'
import { InnerLink } from './inner-link.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { PATHS, type ScreenName } from './routes.ts'
// Notes and fields stand on most pages, whether in the page itself or in a part of it.
import '#platform/web/ui/text-field.css'
import './page-layout.css'

interface PageLayoutProps {
  readonly screen: ScreenName
  /** What it says while the device has no network. */
  readonly offline: string
  /** 'Szkolenie' stands in the head where there is something to learn. */
  readonly onTraining?: (() => void) | undefined
  readonly children: ReactNode
}

/** The head of every driver's page. */
export function PageLayout({ screen, offline, onTraining, children }: PageLayoutProps) {
  const online = useOnline()
  const hasOtherBuild = useOtherBuild()
  return (
    <div className="page">
      <header className="head">
        <InnerLink
          href={PATHS.availability}
          className="brand"
          aria-current={screen === 'availability' ? 'page' : undefined}
        >
          <Mark />
          <span>{driverTexts.brand}</span>
        </InnerLink>
        <div className="head-acts">
          {onTraining && (
            <button
              type="button"
              className="head-act"
              data-early="training"
              aria-haspopup="dialog"
              onClick={onTraining}
            >
              <PlayIcon />
              <span>{formTexts.training}</span>
            </button>
          )}
          <button
            type="button"
            className="icon-button"
            aria-label={driverTexts.switchTheme}
            title={driverTexts.switchTheme}
            onClick={switchTheme}
          >
            <ContrastIcon />
          </button>
        </div>
      </header>
      <div role="status">{!online && <p className="offline">{offline}</p>}</div>
      <div role="status">
        {hasOtherBuild && (
          <div className="new-build">
            <p>{driverTexts.newBuild}</p>
            <Button onClick={() => location.reload()}>{driverTexts.reload}</Button>
          </div>
        )}
      </div>
      {children}
    </div>
  )
}

/** Quiet links to the calendars and the login (D41). */
export function QuietLinks({ screen }: { readonly screen: ScreenName }) {
  const links = [
    ['availability', driverTexts.home],
    ['own-calendar', driverTexts.ownCalendar],
    ['own-statements', driverTexts.ownStatements],
    ['fleet-calendar', driverTexts.fleetCalendar],
  ] as const
  return (
    <footer className="quiet">
      <nav aria-label={driverTexts.links}>
        {links.map(([name, label]) =>
          name === screen ? null : (
            <InnerLink key={name} href={PATHS[name]}>
              {label}
            </InnerLink>
          ),
        )}
        <a href="/login">{driverTexts.login}</a>
      </nav>
      {screen !== 'fuel' && <LanguageSwitch />}
    </footer>
  )
}

/** Half day, half night. */
function Mark() {
  return (
    <svg className="mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="9" />
      <path d="M16 7a9 9 0 0 0 0 18z" />
      <path d="M16 7a9 9 0 0 1 0 18" className="mark-line" />
    </svg>
  )
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** False while the device itself says that it has no network. */
function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
}
