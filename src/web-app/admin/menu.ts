import {
  IconAdjustments,
  IconCalendarWeek,
  IconCar,
  IconChartBar,
  IconClipboardList,
  IconCoin,
  IconDatabase,
  IconEdit,
  IconFileCertificate,
  IconHelp,
  IconHistory,
  IconKey,
  IconLayoutDashboard,
  IconMail,
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
      { to: '/admin/edycja-grafiku', label: menuTexts.editing, icon: IconEdit },
      { to: '/admin/podglad-grafiku', label: menuTexts.schedules, icon: IconClipboardList },
      { to: '/admin/grafiki-pracy', label: menuTexts.workCalendars, icon: IconCalendarWeek },
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
      { to: '/admin/raporty', label: menuTexts.reports, icon: IconReportAnalytics },
    ],
  },
  {
    title: menuTexts.system,
    entries: [
      { to: '/admin/miesiac', label: menuTexts.monthSettings, icon: IconAdjustments },
      { to: '/admin/uzytkownicy', label: menuTexts.users, icon: IconUsers, admin: true },
      { to: '/admin/wiadomosci', label: menuTexts.messages, icon: IconMail, admin: true },
      { to: '/admin/kopie', label: menuTexts.safekeeping, icon: IconDatabase, admin: true },
      { to: '/admin/dziennik', label: menuTexts.audit, icon: IconHistory, admin: true },
      { to: '/pomoc', label: menuTexts.help, icon: IconHelp },
    ],
  },
]

/** Whether the entry is marked on this screen: its own, or one below it. */
export function isMarkedOn({ to, below = to }: MenuEntry, path: string): boolean {
  return path === to || (to !== '/admin' && path.startsWith(`${below}/`))
}
