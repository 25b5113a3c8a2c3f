import type { AuditName } from '#platform/pure/manifest.ts'
import * as contract from './contract.ts'
import * as fill from './contract-fill.ts'

export const contracts = [contract, fill]

export const auditNames: readonly AuditName[] = [
  [contract.importResults, 'Wczytanie pliku wyników'],
  [contract.saveColumnNames, 'Zapamiętanie nagłówków pliku wyników'],
  [fill.fillResults, 'Wczytanie arkusza wyników'],
]
