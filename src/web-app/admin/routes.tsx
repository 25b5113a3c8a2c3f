import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  notFound,
  Outlet,
  type RouteComponent,
  redirect,
  rootRouteId,
} from '@tanstack/react-router'
import { AccountScreen, LoginScreen, requireUser, UsersScreen } from '#features/auth/web/public.tsx'
import { SubmissionScreen, SubmissionsScreen } from '#features/availability/web/public.tsx'
import { DriversScreen } from '#features/drivers/office/web/public.tsx'
import { DailyResultsScreen, ResultsScreen, WeeklyResultsScreen } from '#features/figures/web/public.tsx'
import { RentalScreen, RentalsScreen } from '#features/fleet/rentals/web/public.tsx'
import { ServicesScreen } from '#features/fleet/services/web/public.tsx'
import { PeopleScreen } from '#features/income/imports/web/public.tsx'
import { MessagesScreen } from '#features/messaging/web/public.tsx'
import { PapersScreen } from '#features/papers/web/public.tsx'
import { ReportsScreen } from '#features/reports/web/public.tsx'
import { SafekeepingScreen } from '#features/safekeeping/web/public.tsx'
import { GeneratedWeeksScreen, PrintWeekScreen } from '#features/schedule/web/public.tsx'
import { lazyScreen } from '#platform/web/admin-ui/lazy-screen.ts'
import { AdminOnly } from './admin-only.tsx'
import { BoardWithOutlook } from './board/board-with-outlook.tsx'
import { MENU } from './menu.ts'
import { AdminShell } from './shell/admin-shell.tsx'

const root = createRootRouteWithContext<{ client: QueryClient }>()({ component: Outlet })

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  component: LoginScreen,
  validateSearch: (search: Record<string, unknown>): { powrot?: string } =>
    typeof search.powrot === 'string' ? { powrot: search.powrot } : {},
})

/**
 * The route guard (Spec 1 §2): whoever has no session goes to the login, and from there back to what they
 * wanted.
 */
const guarded = createRoute({
  getParentRoute: () => root,
  id: 'guarded',
  component: AdminShell,
  beforeLoad: async ({ context, location }) => {
    if (await requireUser(context.client)) return
    throw redirect({ to: '/login', search: location.href === '/admin' ? {} : { powrot: location.href } })
  },
})

/** The single view's id is numeric (Spec 1 §2); with any other the path is none of ours. */
const NUMBERED = '/admin/podglad-grafiku/$id'

function requireNumber(params: { readonly id?: string }): void {
  if (!/^[1-9]\d{0,8}$/.test(params.id ?? '')) throw notFound({ routeId: rootRouteId })
}

/** Screens of the menu that only the flag opens (D28): whoever comes there by address is told so. */
const FLAGGED = new Set(
  MENU.flatMap(({ entries }) => entries.filter(({ admin }) => admin).map(({ to }) => to)),
)

function behindFlag(Screen: RouteComponent): RouteComponent {
  return () => (
    <AdminOnly>
      <Screen />
    </AdminOnly>
  )
}

/** A screen under its path, which links to it are checked against. */
function screen<const P extends string>(path: P, component: RouteComponent) {
  return createRoute({
    getParentRoute: () => guarded,
    path,
    component: FLAGGED.has(path) ? behindFlag(component) : component,
    ...(path === NUMBERED ? { beforeLoad: ({ params }) => requireNumber(params) } : {}),
  })
}

/** Every screen of the office and its path (Spec 1 §2, Spec 2 §2). */
const screens = [
  screen(
    '/admin',
    lazyScreen(() => import('./dashboard/dashboard-screen.tsx'), 'DashboardScreen'),
  ),
  screen('/admin/edycja-grafiku', BoardWithOutlook),
  screen('/admin/podglad-grafiku', SubmissionsScreen),
  screen('/admin/podglad-grafiku/$id', SubmissionScreen),
  screen('/admin/grafiki-pracy', GeneratedWeeksScreen),
  screen('/admin/grafiki-pracy/druk', PrintWeekScreen),
  screen(
    '/admin/samochody',
    lazyScreen(() => import('./fleet/fleet-screen.tsx'), 'FleetScreen'),
  ),
  screen(
    '/admin/samochody/edycja/$id',
    lazyScreen(() => import('./vehicle/vehicle-screen.tsx'), 'VehicleScreen'),
  ),
  screen('/admin/serwisy', ServicesScreen),
  screen('/admin/wylacznosc', RentalsScreen),
  screen('/admin/wylacznosc/$id', RentalScreen),
  screen('/admin/pracownicy/lista-pracownikow', DriversScreen),
  screen(
    '/admin/pracownicy/$id',
    lazyScreen(() => import('./driver/driver-screen.tsx'), 'DriverScreen'),
  ),
  screen('/admin/dokumenty', PapersScreen),
  screen(
    '/admin/bonusy',
    lazyScreen(() => import('./bonuses/bonuses-with-winners.tsx'), 'BonusesWithWinners'),
  ),
  screen('/admin/wyniki', ResultsScreen),
  screen('/admin/wyniki/osoby', PeopleScreen),
  screen('/admin/wyniki-dzienne', DailyResultsScreen),
  screen('/admin/wyniki-tygodniowe', WeeklyResultsScreen),
  screen('/admin/raporty', ReportsScreen),
  screen(
    '/admin/miesiac',
    lazyScreen(() => import('./month/month-screen.tsx'), 'MonthScreen'),
  ),
  screen('/admin/uzytkownicy', UsersScreen),
  screen('/admin/wiadomosci', MessagesScreen),
  screen('/admin/kopie', SafekeepingScreen),
  screen(
    '/admin/dziennik',
    lazyScreen(() => import('./audit/audit-screen.tsx'), 'AuditScreen'),
  ),
  screen('/admin/konto', AccountScreen),
  screen(
    '/pomoc',
    lazyScreen(() => import('./help/help-screen.tsx'), 'HelpScreen'),
  ),
]

export const SCREEN_PATHS: readonly string[] = screens.flatMap(({ options }) =>
  'path' in options ? [options.path] : [],
)
export const routeTree = root.addChildren([login, guarded.addChildren(screens)])
