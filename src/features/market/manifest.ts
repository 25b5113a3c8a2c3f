import type { AuditName } from '#platform/pure/manifest.ts'
import * as calls from './contract.ts'
import * as offers from './contract-offers.ts'
import * as office from './contract-office.ts'

export const contracts = [calls, offers, office]

export const auditNames: readonly AuditName[] = [
  [calls.takeFreeShift, 'Wzięcie wolnej zmiany przez kierowcę'],
  [offers.offerShift, 'Oddanie zmiany przez kierowcę (oferta)'],
  [offers.withdrawOffer, 'Cofnięcie oferty zmiany'],
  [offers.declineOffer, 'Odmowa wzięcia zmiany'],
  [offers.takeOffer, 'Wzięcie oddawanej zmiany'],
  [office.acceptRequest, 'Zgoda biura na oddanie zmiany'],
  [office.refuseRequest, 'Odmowa biura na oddanie zmiany'],
]
