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
import * as z from 'zod/mini'
import { AccountScreen, LoginScreen, requireUser, UsersScreen } from '#features/auth/web/public.tsx'
import { SubmissionScreen, SubmissionsScreen } from '#features/availability/web/public.tsx'
import { DriverReportsScreen } from '#features/driver-reports/web/public.tsx'
import { DailyResultsScreen, ResultsScreen, WeeklyResultsScreen } from '#features/figures/web/public.tsx'
import { RentalScreen, RentalsScreen } from '#features/fleet/rentals/web/public.tsx'
import { ServicesScreen } from '#features/fleet/services/web/public.tsx'
import { HandoverMattersScreen } from '#features/handover/web/public.tsx'
import { PeopleScreen } from '#features/income/imports/web/public.tsx'
import { LanguagesScreen } from '#features/languages/web/public.tsx'
import { RequestsScreen } from '#features/market/web/public.tsx'
import { MessagesScreen, ThreadScreen } from '#features/messaging/web/public.tsx'
import { PapersScreen } from '#features/papers/web/public.tsx'
import { ReportsScreen } from '#features/reports/web/public.tsx'
import { SafekeepingScreen } from '#features/safekeeping/web/public.tsx'
import { GeneratedWeeksScreen, PrintWeekScreen } from '#features/schedule/web/public.tsx'
import { ChargesScreen } from '#features/settlement/charges/web/public.tsx'
import { DriverLedgerScreen, ReceiptScreen } from '#features/settlement/ledger/web/public.tsx'
import { SchemeEditorScreen, SchemesScreen } from '#features/settlement/schemes/web/public.tsx'
import { TransferBatchScreen, TransfersScreen } from '#features/settlement/transfers/web/public.tsx'
import { StatementScreen } from '#features/settlement/weeks/web/public.tsx'
import { lazyScreen } from '#platform/web/admin-ui/lazy-screen.ts'
import { ADDRESSES, CARD, NOTHING, readableOf } from './addresses.ts'
import { BoardWithOutlook } from './board/board-with-outlook.tsx'
import { NewBuildBar } from './build/new-build-bar.tsx'
import { type Right, rightsFor } from './menu.ts'
import { NeedsRight } from './needs-right.tsx'
import { WeekWithTellings } from './settlement/week-with-tellings.tsx'
import { AdminShell } from './shell/admin-shell.tsx'

/** Stands around every screen, also where one breaks. */
function Root() {
  return (
    <>
      <Outlet />
      <NewBuildBar />
    </>
  )
}

const root = createRootRouteWithContext<{ client: QueryClient }>()({ component: Root })

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  component: LoginScreen,
  validateSearch: ADDRESSES.login,
})

/**
 * The route guard (Spec 1 §2): whoever has no session goes to the login, and from there back to what they
 * wanted.
 */
const guarded = createRoute({
  getParentRoute: () => root,
  id: 'guarded',
  component: AdminShell,
  validateSearch: CARD,
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

/** Whoever comes by address to a screen that their menu leaves out is told why, and what to do. */
function behind(rights: readonly Right[], Screen: RouteComponent): RouteComponent {
  if (rights.length === 0) return Screen
  return () => (
    <NeedsRight rights={rights}>
      <Screen />
    </NeedsRight>
  )
}

interface Place {
  readonly pathname: string
  readonly hash: string
  readonly search: object
}

/** What the screen can't read of its address does not stay there, to be sent on or bookmarked. */
function keepReadable(address: z.ZodMiniObject, { pathname, hash, search }: Place): void {
  const readable = readableOf(address, search)
  if (readable === undefined) return
  throw redirect({ to: pathname as '/admin', search: readable, hash, replace: true })
}

/** A screen under its path and with its address, which links to it are checked against. */
function screen<const P extends string, A extends z.ZodMiniObject = typeof NOTHING>(
  path: P,
  component: RouteComponent,
  address: A = NOTHING as never,
) {
  const whole = z.extend(address, CARD.shape)
  return createRoute({
    getParentRoute: () => guarded,
    path,
    validateSearch: address,
    component: behind(rightsFor(path), component),
    beforeLoad: ({ params, location }) => {
      if (path === NUMBERED) requireNumber(params)
      keepReadable(whole, location)
    },
  })
}

/** Every screen of the office and its path (Spec 1 §2, Spec 2 §2). */
const screens = [
  screen(
    '/admin',
    lazyScreen(() => import('./dashboard/dashboard-screen.tsx'), 'DashboardScreen'),
    ADDRESSES.dashboard,
  ),
  screen(
    '/admin/przygotowanie',
    lazyScreen(() => import('./preparation/preparation-screen.tsx'), 'PreparationScreen'),
    ADDRESSES.preparation,
  ),
  screen('/admin/edycja-grafiku', BoardWithOutlook, ADDRESSES.board),
  screen('/admin/podglad-grafiku', SubmissionsScreen, ADDRESSES.submissions),
  screen('/admin/podglad-grafiku/$id', SubmissionScreen),
  screen('/admin/grafiki-pracy', GeneratedWeeksScreen, ADDRESSES.weeks),
  screen('/admin/prosby-kierowcow', RequestsScreen),
  screen('/admin/zgloszenia', DriverReportsScreen),
  screen('/admin/grafiki-pracy/druk', PrintWeekScreen, ADDRESSES.printWeek),
  screen(
    '/admin/samochody',
    lazyScreen(() => import('./fleet/fleet-screen.tsx'), 'FleetScreen'),
    ADDRESSES.fleet,
  ),
  screen(
    '/admin/samochody/edycja/$id',
    lazyScreen(() => import('./vehicle/vehicle-screen.tsx'), 'VehicleScreen'),
    ADDRESSES.vehicle,
  ),
  screen('/admin/samochody/przekazania', HandoverMattersScreen, ADDRESSES.handoverMatters),
  screen('/admin/serwisy', ServicesScreen, ADDRESSES.services),
  screen('/admin/wylacznosc', RentalsScreen, ADDRESSES.rentals),
  screen('/admin/wylacznosc/$id', RentalScreen),
  screen(
    '/admin/pracownicy/lista-pracownikow',
    lazyScreen(() => import('./drivers/drivers-room.tsx'), 'DriversRoom'),
    ADDRESSES.drivers,
  ),
  screen(
    '/admin/pracownicy/$id',
    lazyScreen(() => import('./driver/driver-screen.tsx'), 'DriverScreen'),
    ADDRESSES.driver,
  ),
  screen('/admin/dokumenty', PapersScreen, ADDRESSES.papers),
  screen(
    '/admin/bonusy',
    lazyScreen(() => import('./bonuses/bonuses-with-winners.tsx'), 'BonusesWithWinners'),
  ),
  screen('/admin/wyniki', ResultsScreen, ADDRESSES.results),
  screen('/admin/wyniki/osoby', PeopleScreen, ADDRESSES.people),
  screen('/admin/wyniki-dzienne', DailyResultsScreen, ADDRESSES.dailyResults),
  screen('/admin/wyniki-tygodniowe', WeeklyResultsScreen, ADDRESSES.results),
  screen('/admin/potracenia', ChargesScreen, ADDRESSES.charges),
  screen('/admin/zasady-wyplat', SchemesScreen),
  screen('/admin/zasady-wyplat/edycja', SchemeEditorScreen, ADDRESSES.scheme),
  screen('/admin/rozliczenia', WeekWithTellings, ADDRESSES.settlement),
  screen('/admin/rozliczenia/pokwitowanie', ReceiptScreen, ADDRESSES.receipt),
  screen('/admin/rozliczenia/$id', StatementScreen, ADDRESSES.statement),
  screen('/admin/rozliczenia/$id/saldo', DriverLedgerScreen),
  screen('/admin/przelewy', TransfersScreen, ADDRESSES.transfers),
  screen('/admin/przelewy/$id', TransferBatchScreen),
  screen('/admin/raporty', ReportsScreen, ADDRESSES.reports),
  screen(
    '/admin/miesiac',
    lazyScreen(() => import('./month/month-screen.tsx'), 'MonthScreen'),
    ADDRESSES.month,
  ),
  screen('/admin/uzytkownicy', UsersScreen),
  screen('/admin/wiadomosci', MessagesScreen, ADDRESSES.messages),
  screen('/admin/wiadomosci/osoba/$id', ThreadScreen, ADDRESSES.thread),
  screen('/admin/jezyki', LanguagesScreen, ADDRESSES.languages),
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
