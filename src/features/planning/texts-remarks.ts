import { slotName } from '#features/roster/texts-slots.ts'
import { cars } from '#features/roster/texts-waiting.ts'
import { counted, plural } from '#kernel/polish-text.ts'
import type { BaseRemark } from './domain/public.ts'
import { pinPlace, pinRemark, pinTroubleText } from './texts-pins.ts'

type Of<Kind extends BaseRemark['kind']> = Extract<BaseRemark, { readonly kind: Kind }>

const WHY_NOT_OWN: Readonly<Record<Of<'own-car'>['why'], string>> = {
  grounding: 'auto jest wtedy wyłączone z ruchu',
  rental: 'auto jest wtedy wynajęte',
  papers: 'auto nie ma wtedy ważnych dokumentów',
  OTHER_OWN_DRIVER: 'to auto główne także innego kierowcy',
  OTHER_DRIVER: 'auto dostał inny kierowca',
  PINNED_ELSEWHERE: 'biuro przydzieliło inne auto',
  PINNED_TO_OTHER: 'biuro przydzieliło to auto komu innemu',
  PUBLISHED_ELSEWHERE: 'ogłoszono już inne auto',
  PUBLISHED_TO_OTHER: 'to auto ogłoszono już komu innemu',
}

const OWN_CAR_OF_OTHERS: Readonly<Record<Of<'own-car-of-waiting'>['decidedBy'], string>> = {
  pinned: 'miejsca przydzieliło biuro',
  published: 'miejsca są już ogłoszone innym',
  minimum: 'najpierw każdy dostaje swoje minimum zmian',
  class: 'najpierw jadą ci, którzy wybrali tę zmianę, a dopiero potem rezerwa',
  fairness: 'inni mają mniej zmian',
  queue: 'inni zgłosili się wcześniej',
}

/**
 * One remark on the base calendar, told to the office.
 * @param remark with full names and registration numbers, empty where unknown
 */
export function baseRemarkText(remark: BaseRemark): string {
  const at = slotName(remark.slot)
  switch (remark.kind) {
    case 'pin': {
      const place = pinPlace(remark.slot, remark.car ?? undefined)
      return pinRemark(place, remark.driver, pinTroubleText(remark.trouble, remark.car ?? ''))
    }
    case 'promise':
      return `${at}: ${remark.driver} traci wybraną zmianę, aby inni mieli swoje minimum zmian.`
    case 'own-car': {
      const driver = remark.drivenBy === null ? '' : ` (jedzie nim ${remark.drivenBy})`
      return `${at}: ${remark.driver} bez auta głównego ${remark.ownCar}: ${WHY_NOT_OWN[remark.why]}${driver}.`
    }
    case 'own-car-of-waiting':
      return `${at}: ${remark.driver} czeka w rezerwie, a autem głównym ${remark.ownCar} jedzie ${remark.drivenBy}: zmiany są dzielone przed autami, ${OWN_CAR_OF_OTHERS[remark.decidedBy]}.`
    case 'closed':
      return `${at}: zmiana jest zamknięta, ${standing(remark.standing)}.`
    case 'full':
      return `${at}: limit jest obsadzony, ${standing(remark.standing)}.`
    case 'empty-seats':
      return `${at}: ${counted(remark.seats, 'miejsce', 'miejsca', 'miejsc')} do obsadzenia, ${whoWaits(remark.waiting)}.`
  }
}

function standing(count: number): string {
  return `${cars(count)} ${plural(count, 'stoi', 'stoją', 'stoi')} bez kierowcy`
}

function whoWaits(count: number): string {
  return count === 0
    ? 'nikt więcej się nie zgłosił'
    : `w rezerwie ${counted(count, 'osoba', 'osoby', 'osób')}, ale ${count === 1 ? '' : 'nikt z nich '}nie może wtedy jechać`
}
