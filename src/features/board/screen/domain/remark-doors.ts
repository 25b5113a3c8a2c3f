import type { BaseRemark } from '#features/planning/domain/public.ts'
import type { BoardRemark } from './board-remarks.ts'

/** Of whom and what a remark speaks, by ids, and where on the board it is to be seen. */
export interface RemarkDoors {
  /** 0-13 (D2) */
  readonly slot: number
  readonly drivers: readonly string[]
  readonly cars: readonly string[]
  /** Whose place shows it; without one an empty seat of the slot does. */
  readonly driverId: string | undefined
}

/** As many as its sentence names. */
const NAMED = 3

/** Of a remark on the board as it stands. */
export function doorsOfBoard(remark: BoardRemark): RemarkDoors {
  const { slot } = remark
  switch (remark.kind) {
    case 'empty-seats': {
      const { why } = remark
      const list = why.why !== 'SOMEBODY_MAY' ? [] : why.reserve.length > 0 ? why.reserve : why.onCall
      return { slot, drivers: list.slice(0, NAMED), cars: [], driverId: undefined }
    }
    case 'full':
      return { slot, drivers: [], cars: [], driverId: undefined }
    case 'own-car': {
      const { driverId, own } = remark
      return { slot, driverId, drivers: known(driverId, own.drivenBy), cars: [own.ownCar] }
    }
    case 'own-car-of-waiting': {
      const { driverId, ownCar, drivenBy } = remark
      return { slot, driverId, drivers: [driverId, drivenBy], cars: [ownCar] }
    }
  }
}

/** Of one of the builder's own. */
export function doorsOfBase(remark: BaseRemark): RemarkDoors {
  const { slot } = remark
  switch (remark.kind) {
    case 'pin': {
      const { driver, car, trouble } = remark
      const other = trouble.code === 'car-taken' ? trouble.byDriver : undefined
      return { slot, driverId: driver, drivers: known(driver, other), cars: known(car ?? undefined) }
    }
    case 'promise':
      return { slot, driverId: remark.driver, drivers: [remark.driver], cars: [] }
    case 'own-car':
    case 'own-car-of-waiting': {
      const { driver, ownCar, drivenBy } = remark
      return { slot, driverId: driver, drivers: known(driver, drivenBy ?? undefined), cars: [ownCar] }
    }
    default:
      return { slot, drivers: [], cars: [], driverId: undefined }
  }
}

function known(...ids: readonly (string | undefined)[]): string[] {
  return ids.flatMap((id) => id ?? [])
}

/** A word of a sentence behind which there is more. */
export interface Door {
  readonly words: string
  readonly subject: 'driver' | 'car'
  readonly id: string
}

/**
 * A sentence cut where it names these: joined, its parts are the sentence. Each is found once, the longest
 * name first, so that `Jan Nowak …201` is not taken for `Jan Nowak`.
 */
export function cutAtDoors(text: string, doors: readonly Door[]): readonly (string | Door)[] {
  const longestFirst = doors
    .filter(({ words }) => words !== '')
    .toSorted((a, b) => b.words.length - a.words.length)
  let parts: readonly (string | Door)[] = [text]
  for (const door of longestFirst) {
    const index = parts.findIndex((part) => typeof part === 'string' && part.includes(door.words))
    const part = parts[index]
    if (typeof part !== 'string') continue
    const at = part.indexOf(door.words)
    const cut = [part.slice(0, at), door, part.slice(at + door.words.length)]
    parts = parts.toSpliced(index, 1, ...cut.filter((each) => each !== ''))
  }
  return parts
}
