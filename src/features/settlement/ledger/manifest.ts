import type { AuditName } from '#platform/pure/manifest.ts'
import * as contract from './contract.ts'

export const contracts = [contract]

export const auditNames: readonly AuditName[] = [
  [contract.addPayIn, 'Wpłata kierowcy'],
  [contract.payOutInCash, 'Wypłata gotówki z rozliczenia'],
  [contract.takeBackCash, 'Storno wpłaty albo wypłaty gotówki'],
  [contract.undoCashStorno, 'Cofnięcie storna wpłaty albo wypłaty gotówki'],
]
