import type { AuditName } from '#platform/pure/manifest.ts'
import * as calls from './contract.ts'
import * as offers from './contract-offers.ts'
import * as office from './contract-office.ts'
import * as onOffer from './contract-on-offer.ts'
import * as proposals from './contract-proposals.ts'

export const contracts = [calls, offers, office, onOffer, proposals]

export const auditNames: readonly AuditName[] = [
  [calls.takeFreeShift, 'Wzięcie wolnej zmiany przez kierowcę'],
  [offers.offerShift, 'Oddanie zmiany przez kierowcę (oferta)'],
  [offers.withdrawOffer, 'Cofnięcie oferty zmiany'],
  [offers.declineOffer, 'Odmowa wzięcia zmiany'],
  [offers.giveBackTaken, 'Oddanie wziętej zmiany przed powstaniem grafiku'],
  [offers.readEnded, 'Przeczytanie odmowy oddania zmiany'],
  [offers.takeOffer, 'Wzięcie oddawanej zmiany'],
  [office.acceptRequest, 'Zgoda biura na oddanie zmiany'],
  [proposals.proposeSeats, 'Zaproponowanie wolnych zmian kierowcom'],
  [proposals.withdrawProposal, 'Cofnięcie propozycji wolnej zmiany'],
  [office.refuseRequest, 'Odmowa biura na oddanie zmiany'],
]
