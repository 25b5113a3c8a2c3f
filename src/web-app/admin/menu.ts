import {
  IconAdjustments,
  IconArrowsExchange,
  IconBuildingBank,
  IconCalendarWeek,
  IconCar,
  IconChartBar,
  IconChecklist,
  IconClipboardList,
  IconCoin,
  IconDatabase,
  IconEdit,
  IconFileCertificate,
  IconHelp,
  IconHistory,
  IconKey,
  IconLanguage,
  IconLayoutDashboard,
  IconMail,
  IconMessageReport,
  IconPercentage,
  IconReceipt,
  IconReceipt2,
  IconReportAnalytics,
  IconSteeringWheel,
  IconSun,
  IconTable,
  IconTool,
  IconUsers,
} from '@tabler/icons-react'
import { menuTexts } from './menu-texts.ts'

export interface MenuEntry {
  readonly to: string
  readonly label: string
  readonly icon: typeof IconCar
  /** Only for users with the flag (D28). */
  readonly admin?: boolean
  /** Only for users with the right to money, which the flag does not bring along. */
  readonly money?: boolean
  /** Where the screens below it stand, if not under its own address. */
  readonly below?: string
}

export interface MenuGroup {
  /** Empty for the first, which needs none. */
  readonly title: string
  readonly entries: readonly MenuEntry[]
}

/** The menu of Spec 1 §2 in its Polish names; papers, users and outbox are ours (D28, D30). */
export const MENU: readonly MenuGroup[] = [
  { title: '', entries: [{ to: '/admin', label: menuTexts.dashboard, icon: IconLayoutDashboard }] },
  {
    title: menuTexts.schedule,
    entries: [
      { to: '/admin/przygotowanie', label: menuTexts.preparation, icon: IconChecklist },
      { to: '/admin/edycja-grafiku', label: menuTexts.editing, icon: IconEdit },
      { to: '/admin/podglad-grafiku', label: menuTexts.schedules, icon: IconClipboardList },
      { to: '/admin/grafiki-pracy', label: menuTexts.workCalendars, icon: IconCalendarWeek },
      { to: '/admin/prosby-kierowcow', label: menuTexts.requests, icon: IconArrowsExchange },
      { to: '/admin/zgloszenia', label: menuTexts.driverReports, icon: IconMessageReport },
    ],
  },
  {
    title: menuTexts.fleetAndDrivers,
    entries: [
      { to: '/admin/samochody', label: menuTexts.fleet, icon: IconCar },
      { to: '/admin/serwisy', label: menuTexts.services, icon: IconTool },
      { to: '/admin/wylacznosc', label: menuTexts.exclusive, icon: IconKey },
      {
        to: '/admin/pracownicy/lista-pracownikow',
        label: menuTexts.drivers,
        icon: IconSteeringWheel,
        below: '/admin/pracownicy',
      },
      { to: '/admin/dokumenty', label: menuTexts.papers, icon: IconFileCertificate },
      { to: '/admin/bonusy', label: menuTexts.bonuses, icon: IconCoin },
    ],
  },
  {
    title: menuTexts.resultsAndMoney,
    entries: [
      { to: '/admin/wyniki', label: menuTexts.results, icon: IconChartBar },
      { to: '/admin/wyniki-dzienne', label: menuTexts.daily, icon: IconSun },
      { to: '/admin/wyniki-tygodniowe', label: menuTexts.weekly, icon: IconTable },
      { to: '/admin/potracenia', label: menuTexts.charges, icon: IconReceipt, money: true },
      { to: '/admin/zasady-wyplat', label: menuTexts.schemes, icon: IconPercentage, money: true },
      { to: '/admin/rozliczenia', label: menuTexts.settlement, icon: IconReceipt2, money: true },
      { to: '/admin/przelewy', label: menuTexts.transfers, icon: IconBuildingBank, money: true },
      { to: '/admin/raporty', label: menuTexts.reports, icon: IconReportAnalytics },
    ],
  },
  {
    title: menuTexts.system,
    entries: [
      { to: '/admin/miesiac', label: menuTexts.monthSettings, icon: IconAdjustments },
      { to: '/admin/uzytkownicy', label: menuTexts.users, icon: IconUsers, admin: true },
      { to: '/admin/wiadomosci', label: menuTexts.messages, icon: IconMail, admin: true },
      { to: '/admin/jezyki', label: menuTexts.languages, icon: IconLanguage, admin: true },
      { to: '/admin/kopie', label: menuTexts.safekeeping, icon: IconDatabase, admin: true },
      { to: '/admin/dziennik', label: menuTexts.audit, icon: IconHistory, admin: true },
      { to: '/pomoc', label: menuTexts.help, icon: IconHelp },
    ],
  },
]

/** Who may see a screen of the menu, and the screens below it. */
export type Right = 'admin' | 'money'

/** The rights that a screen asks for: those of the entry that is marked on it. */
export function rightsFor(path: string, menu = MENU): readonly Right[] {
  const entry = menu.flatMap(({ entries }) => entries).find((candidate) => isMarkedOn(candidate, path))
  return entry ? rightsOf(entry) : []
}

/** The menu of somebody with these rights; a group of which nothing is left is none. */
export function menuFor(has: Readonly<Record<Right, boolean>>, menu = MENU): readonly MenuGroup[] {
  return menu
    .map(({ title, entries }) => ({
      title,
      entries: entries.filter((entry) => rightsOf(entry).every((right) => has[right])),
    }))
    .filter(({ entries }) => entries.length > 0)
}

function rightsOf({ admin, money }: MenuEntry): readonly Right[] {
  return [...(admin ? (['admin'] as const) : []), ...(money ? (['money'] as const) : [])]
}

/** Whether the entry is marked on this screen: its own, or one below it. */
export function isMarkedOn({ to, below = to }: MenuEntry, path: string): boolean {
  return path === to || (to !== '/admin' && path.startsWith(`${below}/`))
}
