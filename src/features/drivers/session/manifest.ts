import type { AuditName } from '#platform/pure/manifest.ts'
import * as calls from './contract.ts'
import * as devices from './contract-devices.ts'
import * as language from './contract-language.ts'
import * as links from './contract-links.ts'
import * as pins from './contract-pins.ts'

export const contracts = [calls, links, devices, language, pins]

export const auditNames: readonly AuditName[] = [
  [calls.openFleetCalendar, 'Otwarcie kalendarza floty'],
  [calls.openOwnCalendar, 'Otwarcie kalendarza kierowcy'],
  [links.openByLink, 'Otwarcie kalendarza kierowcy linkiem z wiadomości'],
  [devices.endOwnDevice, 'Wylogowanie urządzenia przez kierowcę'],
  [devices.endOwnDevices, 'Wylogowanie urządzeń przez kierowcę'],
  [pins.endDriverDevices, 'Wylogowanie urządzeń kierowcy przez biuro'],
  [calls.closeCalendars, 'Zamknięcie kalendarzy'],
  [language.keepOwnLanguage, 'Język wybrany przez kierowcę'],
  [pins.showDriverPin, 'Odczyt PIN-u kierowcy'],
  [pins.renewDriverPin, 'Nowy PIN kierowcy'],
]
