import type { AuditName } from '#platform/pure/manifest.ts'
import * as contract from './contract.ts'
import * as statement from './contract-statement.ts'

export const contracts = [contract, statement]

export const auditNames: readonly AuditName[] = [
  [contract.closeWeeks, 'Zamknięcie rozliczeń tygodnia'],
  [contract.reopenStatement, 'Ponowne otwarcie rozliczenia'],
  [contract.explainBlock, 'Wyjaśnienie przeszkody w rozliczeniu'],
  [statement.decideCorrection, 'Decyzja o korekcie rozliczenia'],
  [statement.writeQuestion, 'Zapis pytania kierowcy o rozliczenie'],
  [statement.answerQuestion, 'Odpowiedź na pytanie o rozliczenie'],
]
