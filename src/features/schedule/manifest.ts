import type { AuditName } from '#platform/pure/manifest.ts'
import * as calls from './contract.ts'
import * as attention from './contract-attention.ts'
import * as displaced from './contract-displaced.ts'
import * as driver from './contract-driver.ts'
import * as fleetToday from './contract-fleet-today.ts'
import * as history from './contract-history.ts'
import * as late from './contract-late.ts'
import * as publishing from './contract-publishing.ts'
import * as readers from './contract-readers.ts'
import * as weeks from './contract-weeks.ts'

export const contracts = [
  calls,
  attention,
  displaced,
  driver,
  fleetToday,
  history,
  late,
  publishing,
  readers,
  weeks,
]

export const auditNames: readonly AuditName[] = [
  [calls.generateWeek, 'Wygenerowanie grafiku'],
  [calls.updateWeek, 'Aktualizacja grafiku'],
  [publishing.publishWeek, 'Publikacja grafiku'],
  [readers.tellUnread, 'Ponowienie nieprzeczytanego grafiku'],
  [late.seatWaiting, 'Posadzenie zgłoszeń po wygenerowaniu'],
  [weeks.exportGeneratedWeek, 'Eksport grafiku'],
]
