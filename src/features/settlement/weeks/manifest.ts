import type { AuditName } from '#platform/pure/manifest.ts'
import * as contract from './contract.ts'
import * as printing from './contract-printing.ts'
import * as statement from './contract-statement.ts'
import * as undo from './contract-undo.ts'

export const contracts = [contract, statement, printing, undo]

export const auditNames: readonly AuditName[] = [
  [contract.closeWeeks, 'Zamknięcie rozliczeń tygodnia'],
  [contract.reopenStatement, 'Ponowne otwarcie rozliczenia'],
  [contract.explainBlock, 'Wyjaśnienie przeszkody w rozliczeniu'],
  [undo.undoExplanation, 'Cofnięcie wyjaśnienia w rozliczeniu'],
  [undo.undoCorrection, 'Cofnięcie przyjętej korekty'],
  [statement.decideCorrection, 'Decyzja o korekcie rozliczenia'],
  [statement.writeQuestion, 'Zapis pytania kierowcy o rozliczenie'],
  [printing.printStatement, 'Wydruk rozliczenia kierowcy'],
  [printing.printWeek, 'Wydruk rozliczeń tygodnia'],
  [statement.answerQuestion, 'Odpowiedź na pytanie o rozliczenie'],
]
