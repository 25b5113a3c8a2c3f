import { whyEmptyText, whyNotOwnText } from '#features/board/work/texts-reasons.ts'
import { slotName } from '#features/roster/texts-slots.ts'
import { counted, plural } from '#kernel/polish-text.ts'
import type { BoardRemark } from './domain/board-remarks.ts'

export const remarkTexts = {
  kinds: 'Rodzaj uwag',
  all: 'Wszystkie',
  show: 'Pokaż',
  more: 'Pokaż więcej',
} as const

/** What the remarks of a group are about. */
export const REMARK_GROUP_NAMES = {
  pin: 'Przypięcia',
  'empty-seats': 'Wolne miejsca',
  'own-car': 'Auta główne',
  promise: 'Oddane zmiany',
} as const

/** `Pokaż na planszy: Noc pt`. @param slot 0-13 */
export function showRemark(slot: number): string {
  return `Pokaż na planszy: ${slotName(slot)}`
}

interface Names {
  /** Full name of a driver id. */
  driver(id: string): string
  /** Registration number of a car id. */
  reg(id: string): string
}

/**
 * One of 'Uwagi': `Dzień pn: 9 miejsc do obsadzenia. Nikt nie czeka w rezerwie ani nie jest do dyspozycji.`
 */
export function remarkText(remark: BoardRemark, names: Names): string {
  return `${slotName(remark.slot)}: ${words(remark, names)}`
}

function words(remark: BoardRemark, { driver, reg }: Names): string {
  switch (remark.kind) {
    case 'empty-seats':
      return `${counted(remark.left, 'miejsce', 'miejsca', 'miejsc')} do obsadzenia. ${whyEmptyText(remark.why, driver)}`
    case 'full': {
      const { limit, seated, standing } = remark
      const stand = `${counted(standing, 'auto', 'auta', 'aut')} ${plural(standing, 'stoi', 'stoją', 'stoi')} bez kierowcy`
      if (limit > 0) return `limit ${limit} jest obsadzony, ${stand}.`
      const driving =
        seated === 0
          ? ''
          : `, a ${counted(seated, 'kierowca ma', 'kierowców ma', 'kierowców ma')} na niej auto`
      return `zmiana jest zamknięta (limit 0)${driving}; ${stand}.`
    }
    case 'own-car':
      return `${driver(remark.driverId)} jedzie innym autem. ${whyNotOwnText(remark.own, reg(remark.own.ownCar), driver)}`
    case 'own-car-of-waiting':
      return `${driver(remark.driverId)} czeka w rezerwie, a autem głównym ${reg(remark.ownCar)} jedzie ${driver(remark.drivenBy)}.`
  }
}
