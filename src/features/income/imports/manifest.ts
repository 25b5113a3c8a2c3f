import type { AuditName } from '#platform/pure/manifest.ts'
import * as contract from './contract.ts'
import * as fill from './contract-fill.ts'
import * as preview from './contract-preview.ts'

export const contracts = [contract, fill, preview]

export const auditNames: readonly AuditName[] = [
  [contract.importResults, 'Wczytanie pliku wyników'],
  [preview.takeBackLoad, 'Cofnięcie wczytania wyników'],
  [contract.saveColumnNames, 'Zapamiętanie nagłówków pliku wyników'],
  [fill.fillResults, 'Wczytanie arkusza wyników'],
]
