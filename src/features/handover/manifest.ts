import type { AuditName } from '#platform/pure/manifest.ts'
import * as calls from './contract.ts'
import * as office from './contract-office.ts'

export const contracts = [calls, office]

export const auditNames: readonly AuditName[] = [
  [calls.putHandover, 'Odbiór albo zdanie auta'],
  [calls.putHandoverPhoto, 'Zdjęcie auta przy odbiorze albo zdaniu'],
  [office.settleObjection, 'Zamknięcie zastrzeżenia kierowcy'],
  [office.judgeHandover, 'Uznanie albo odrzucenie przekazania poza grafikiem'],
  [office.setDamageSeen, 'Obejrzenie uszkodzenia auta'],
  [office.setDamageRepaired, 'Naprawa uszkodzenia auta'],
  [office.addReading, 'Odczyt przebiegu auta'],
  [office.setNextService, 'Następny serwis po przebiegu'],
]
