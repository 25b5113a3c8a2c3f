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
  { title: '', entries: [{ to: '/admin', label: 'Panel główny', icon: IconLayoutDashboard }] },
  {
    title: 'Grafik',
    entries: [
      { to: '/admin/edycja-grafiku', label: 'Edycja', icon: IconEdit },
      { to: '/admin/podglad-grafiku', label: 'Harmonogramy', icon: IconClipboardList },
      { to: '/admin/grafiki-pracy', label: 'Grafiki pracy', icon: IconCalendarWeek },
    ],
  },
  {
    title: 'Flota i kierowcy',
    entries: [
      { to: '/admin/samochody', label: 'Flota', icon: IconCar },
      { to: '/admin/serwisy', label: 'Serwisy', icon: IconTool },
      { to: '/admin/wylacznosc', label: 'Wyłączność', icon: IconKey },
      {
        to: '/admin/pracownicy/lista-pracownikow',
        label: 'Aktywni kierowcy',
        icon: IconSteeringWheel,
        below: '/admin/pracownicy',
      },
      { to: '/admin/dokumenty', label: 'Dokumenty', icon: IconFileCertificate },
      { to: '/admin/bonusy', label: 'Bonusy', icon: IconCoin },
    ],
  },
  {
    title: 'Wyniki',
    entries: [
      { to: '/admin/wyniki', label: 'Wyniki', icon: IconChartBar },
      { to: '/admin/wyniki-dzienne', label: 'Wyniki dzienne', icon: IconSun },
      { to: '/admin/wyniki-tygodniowe', label: 'Wyniki tygodniowe', icon: IconTable },
      { to: '/admin/raporty', label: 'Raporty', icon: IconReportAnalytics },
    ],
  },
  {
    title: 'System',
    entries: [
      { to: '/admin/miesiac', label: 'Ustawienia / Miesiąc', icon: IconAdjustments },
      { to: '/admin/uzytkownicy', label: 'Użytkownicy', icon: IconUsers, admin: true },
      { to: '/admin/wiadomosci', label: 'Wiadomości', icon: IconMail, admin: true },
      { to: '/admin/kopie', label: 'Kopie i klucz', icon: IconDatabase, admin: true },
      { to: '/admin/dziennik', label: 'Dziennik zdarzeń', icon: IconHistory, admin: true },
      { to: '/pomoc', label: 'Pomoc', icon: IconHelp },
    ],
  },
]

/** Whether the entry is marked on this screen: its own, or one below it. */
export function isMarkedOn({ to, below = to }: MenuEntry, path: string): boolean {
  return path === to || (to !== '/admin' && path.startsWith(`${below}/`))
}
