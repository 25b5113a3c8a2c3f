import type { AuditName } from '#platform/pure/manifest.ts'
import * as calls from './contract.ts'
import * as office from './contract-office.ts'
import * as photos from './contract-photos.ts'

export const contracts = [calls, office, photos]

export const auditNames: readonly AuditName[] = [
  [calls.tellOffice, 'Zgłoszenie kierowcy do biura'],
  [photos.putReportPhoto, 'Zdjęcie do zgłoszenia kierowcy'],
  [calls.withdrawReport, 'Cofnięcie zgłoszenia przez kierowcę'],
  [office.takeUpReport, 'Przyjęcie zgłoszenia kierowcy'],
  [office.endIllness, 'Choroba nieaktualna, kierowca może jechać'],
]
