import type { NormalFile } from '#features/income/facts/domain/public.ts'
import { APP_OF } from '#features/income/imports/server/statements-of.ts'
import { referenceKey } from '#features/income/matching/domain/public.ts'
import {
  correctedFile,
  madeUpFile,
  mergedFile,
  narrowedFile,
  PEOPLE,
  type Roll,
  shuffledFile,
  splitFile,
} from './made-up-loads.ts'

/** What happens to income. Without the others each act still means something, or nothing. */
export type Act =
  | { readonly act: 'load'; readonly file: NormalFile; readonly removing: boolean }
  /** The `load`-th load of the history, counted from 0. */
  | { readonly act: 'take-back'; readonly load: number }
  | { readonly act: 'decide'; readonly app: string; readonly ref: string; readonly says: Says }
  /** The last of the people gets a second record, with the phone that files have. */
  | { readonly act: 'hire' }
  /** That record is folded into the first one. */
  | { readonly act: 'fold' }
  /** The first of the people is erased. */
  | { readonly act: 'erase' }
  /** The second is removed from the list. */
  | { readonly act: 'remove' }
  /** And is added again, with the same name and phone. */
  | { readonly act: 'return' }

/** Who somebody is, by name; or that nobody knows. */
export type Says = { readonly is: string } | 'ignore' | 'put-back'

/** A history of so many steps. */
export function randomActs(roll: Roll, steps: number): Act[] {
  const files: NormalFile[] = []
  const acts: Act[] = []
  let loads = 0
  for (let step = 0; step < steps; step++) {
    const kind = roll(10)
    const file = files[roll(files.length)]
    if (kind >= 8 && loads > 3) acts.push({ act: 'take-back', load: roll(loads) })
    else if (kind === 7) acts.push(file && roll(4) > 0 ? decision(file, roll) : ofList(roll))
    else
      for (const next of nextFiles(kind, file, files, roll)) {
        files.push(next)
        loads++
        acts.push({ act: 'load', file: next, removing: roll(5) === 0 })
      }
  }
  return acts
}

function decision(file: NormalFile, roll: Roll): Act {
  const row = file.rows[roll(file.rows.length)]
  const driver = row?.driver ?? { name: PEOPLE[0].name, phone: null, externalId: null }
  // Mostly who the person is, sometimes somebody else.
  const is = roll(6) > 0 ? driver.name : (PEOPLE[roll(PEOPLE.length)]?.name ?? driver.name)
  const says = ([{ is }, { is }, { is }, 'ignore', 'put-back', 'put-back'] as const)[roll(6)] ?? { is }
  return { act: 'decide', app: APP_OF[file.kind], ref: referenceKey(driver), says }
}

/** The list of drivers changes seldom. */
function ofList(roll: Roll): Act {
  const act = (['hire', 'hire', 'fold', 'erase', 'remove', 'return'] as const)[roll(15)]
  return act ? { act } : { act: 'decide', app: 'bolt', ref: `name:${PEOPLE[2].name}`, says: 'put-back' }
}

function nextFiles(kind: number, file: NormalFile | undefined, files: readonly NormalFile[], roll: Roll) {
  const other = files[roll(files.length)]
  if (kind <= 1 || !file) return [madeUpFile(roll)]
  if (kind === 2) return [file]
  if (kind === 3) return [correctedFile(file, roll)]
  if (kind === 4) return [narrowedFile(file, roll)]
  if (kind === 5) return splitFile(file, roll)
  return [other?.kind === file.kind ? mergedFile(file, other, roll) : shuffledFile(file, roll)]
}

/**
 * The fewest of the acts that still go wrong, as far as leaving out halves, quarters, … and single ones
 * leads.
 * @param fails whether a history goes wrong in the same way
 */
export async function fewestActs(
  acts: readonly Act[],
  fails: (acts: readonly Act[]) => Promise<boolean>,
): Promise<readonly Act[]> {
  let kept = acts
  for (let size = Math.ceil(acts.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = kept.length - size; at > -size; at -= size) {
      const fewer = withoutActs(kept, Math.max(at, 0), size)
      if (await fails(fewer)) kept = fewer
    }
  }
  return kept
}

/** Loads are counted, so that those after a load left out are counted anew. */
function withoutActs(acts: readonly Act[], from: number, count: number): Act[] {
  const number = new Map<number, number>()
  let [before, after] = [0, 0]
  for (const [at, { act }] of acts.entries())
    if (act === 'load') {
      if (at < from || at >= from + count) number.set(before, after++)
      before++
    }
  return acts.flatMap((act, at): Act[] => {
    if (at >= from && at < from + count) return []
    if (act.act !== 'take-back') return [act]
    const load = number.get(act.load)
    return load === undefined ? [] : [{ ...act, load }]
  })
}
