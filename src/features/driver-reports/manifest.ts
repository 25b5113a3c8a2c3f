import type { AuditName } from '#platform/pure/manifest.ts'
import * as calls from './contract.ts'
import * as office from './contract-office.ts'

export const contracts = [calls, office]

export const auditNames: readonly AuditName[] = [
  [calls.tellOffice, 'Zgłoszenie kierowcy do biura'],
  [calls.withdrawReport, 'Cofnięcie zgłoszenia przez kierowcę'],
  [office.takeUpReport, 'Przyjęcie zgłoszenia kierowcy'],
  [office.endIllness, 'Choroba nieaktualna, kierowca może jechać'],
]
