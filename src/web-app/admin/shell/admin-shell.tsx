import { useLocalStorage } from '@mantine/hooks'
import { Outlet, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { LoginAgainDialog } from '#features/auth/web/public.tsx'
import { Cards } from '#features/desk/cards/web/public.tsx'
import { useLostSession } from '#platform/web/admin-ui/lost-session.ts'
import { StaleNotice } from '#platform/web/admin-ui/stale-notice.tsx'
import classes from './admin-shell.module.css'
import { Header } from './header.tsx'
import { Sidebar } from './sidebar.tsx'
import { shellTexts } from './texts.ts'

const MenuDrawer = lazy(() => import('./menu-drawer.tsx').then((module) => ({ default: module.MenuDrawer })))

/** Sidebar, header and the screen (Spec 1 §2 'Admin shell'); on a phone the sidebar is a drawer. */
export function AdminShell() {
  const [narrow, setNarrow] = useLocalStorage({ key: 'flotylla-narrow-menu', defaultValue: false })
  const [drawer, setDrawer] = useState(false)
  const [drawerUsed, setDrawerUsed] = useState(false)
  const close = () => setDrawer(false)
  const open = () => {
    setDrawerUsed(true)
    setDrawer(true)
  }
  const lost = useLostSession()
  const main = useFocusOnNavigation(close)
  return (
    <div className={classes.shell} data-narrow={narrow || undefined}>
      <a className={classes.skip} href="#tresc">
        {shellTexts.skip}
      </a>
      <div className={classes.rail}>
        <Sidebar narrow={narrow} onToggle={() => setNarrow(!narrow)} />
      </div>
      {drawerUsed ? (
        <Suspense>
          <MenuDrawer opened={drawer} onClose={close} />
        </Suspense>
      ) : null}
      <Header onMenu={open} />
      <main className={classes.main} id="tresc" tabIndex={-1} ref={main}>
        <StaleNotice />
        <Outlet />
      </main>
      <Cards />
      {lost ? (
        <Suspense>
          <LoginAgainDialog />
        </Suspense>
      ) : null}
    </div>
  )
}

/** After a link the reader stands at the new screen's start, as after a page load. */
function useFocusOnNavigation(leave: () => void) {
  const main = useRef<HTMLElement>(null)
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const before = useRef(path)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another path counts
  useEffect(() => {
    if (before.current !== undefined && before.current !== path) {
      leave()
      main.current?.focus({ preventScroll: true })
    }
    before.current = path
  }, [path])
  return main
}
