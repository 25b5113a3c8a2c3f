import type { AuditName } from '#platform/pure/manifest.ts'
import * as contract from './contract.ts'
import * as channel from './contract-channel.ts'
import * as office from './contract-office.ts'

export const contracts = [contract, channel, office]

export const auditNames: readonly AuditName[] = [
  [contract.printOwnStatement, 'Pobranie własnego rozliczenia przez kierowcę'],
  [contract.askAboutStatement, 'Pytanie kierowcy do rozliczenia'],
  [channel.chooseOwnChannel, 'Wybór powiadomień o rozliczeniach przez kierowcę'],
  [office.tellDrivers, 'Powiadomienie kierowców o rozliczeniach'],
]
