import type { Entry } from './index-of.ts'
import { digitsOf, plain, plainPlate } from './plain.ts'

/** Of fewer digits everybody's number has some. */
const FEWEST_DIGITS = 3

export interface Found {
  /** The best first, as many as were asked for. */
  readonly entries: readonly Entry[]
  /** How many there are. */
  readonly total: number
}

/**
 * Who or what fits the words typed: every word is found in the name, the plate or the model, whatever the
 * case, marks and order; a plate with or without spaces; a phone by its digits. The whole name comes before
 * its beginning, that before the beginning of a word, that before what stands within; who is switched off
 * comes after those; else the order of the index holds.
 * @param most of them
 */
export function findEntries(all: readonly Entry[], typed: string, most: number): Found {
  const words = plain(typed)
  if (words === '') return { entries: [], total: 0 }
  const asked: Asked = {
    ...{ whole: ` ${words}`, words: words.split(' '), plate: plainPlate(typed) },
    digits: digitsOf(typed)?.replace(/^(?:0048|48(?=\d{9}$))/, ''),
  }
  const ranks = new Array<Entry[]>(RANKS)
  let total = 0
  for (const entry of all) {
    const rank = rankOf(entry, asked)
    if (rank < 0) continue
    total += 1
    const at = rank * 2 + (entry.inactive ? 1 : 0)
    const list = ranks[at]
    if (!list) ranks[at] = [entry]
    else if (list.length < most) list.push(entry)
  }
  return { entries: ranks.flat().slice(0, most), total }
}

interface Asked {
  /** After a space, as a key begins. */
  readonly whole: string
  readonly words: readonly string[]
  readonly plate: string
  readonly digits: string | undefined
}

const RANKS = 8

/** From 0, the best; below 0 where it does not fit. */
function rankOf({ key, plate, digits }: Entry, asked: Asked): number {
  if (key === asked.whole || (plate !== '' && plate === asked.plate)) return 0
  if (key.startsWith(asked.whole) || (plate !== '' && asked.plate !== '' && plate.startsWith(asked.plate)))
    return 1
  if (asked.words.every((word) => key.includes(` ${word}`))) return 2
  if (digits !== '' && asked.digits !== undefined && asked.digits.length >= FEWEST_DIGITS)
    return digits.endsWith(asked.digits) ? 1 : digits.includes(asked.digits) ? 3 : -1
  if (plate !== '' && asked.plate !== '' && plate.includes(asked.plate)) return 3
  return asked.words.every((word) => key.includes(word)) ? 3 : -1
}
