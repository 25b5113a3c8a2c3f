import { endSessionsOf } from '#features/auth/server/public.ts'
import type { MergeClash } from '#features/drivers/domain/public.ts'
import type { Act, Clash, DriverDataHolder, MergedPair } from '#features/drivers/server/public.ts'
import {
  type DriverRecord,
  type DriverRecords,
  type FormerDriver,
  fold,
  formerById,
  noPhoneOf,
  recordsOf,
  reviveFormer,
  setContact,
  setLanguage,
} from '#features/drivers/server/public-records.ts'
import { messagesTo } from '#features/messaging/server/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import type { Failed } from '#platform/server/http/route.ts'
import { exportTexts } from '../texts-export.ts'
import { partsOf, tracesOf } from './data-of-holders.ts'

export interface WantedMerge {
  readonly staysId: string
  readonly foldedId: string
}

type Refused = Failed<'no_such_driver' | 'same_driver'>

export interface MergePreview {
  readonly stays: DriverRecord
  readonly folded: DriverRecord
  readonly parts: readonly { readonly title: string; readonly stays: number; readonly folded: number }[]
  readonly clashes: readonly Clash[]
}

/** What would come together, and what stands against it; changes nothing. */
export async function previewMerge(
  queries: Queries,
  holders: readonly DriverDataHolder[],
  wanted: WantedMerge,
): Promise<Result<MergePreview, Refused>> {
  const found = await findPair(queries, wanted, 'look')
  if (!found.ok) return found
  const { stays, folded, pair, records } = found.value
  const ofStays = await partsOf(holders, queries, stays.id)
  const ofFolded = await partsOf(holders, queries, folded.id)
  return ok({
    stays,
    folded,
    parts: [
      ...ofStays.map(({ name, title, rows }) => ({
        title,
        stays: rows.length,
        folded: ofFolded.find((part) => part.name === name)?.rows.length ?? 0,
      })),
      {
        title: exportTexts.messages,
        stays: await countMessages(queries, holders, records.stays),
        folded: await countMessages(queries, holders, records.folded),
      },
    ],
    clashes: await clashesOf(queries, holders, pair),
  })
}

async function countMessages(
  queries: Queries,
  holders: readonly DriverDataHolder[],
  records: DriverRecords,
): Promise<number> {
  const { phones, emails } = await tracesOf(holders, queries, records)
  return (await messagesTo(queries, [...phones, ...emails], 1, 1)).total
}

/**
 * Folds one record into another (two records of one person): every feature gives what it holds to the record
 * that stays, the number stays as a further one, the folded record's sessions end and its PIN dies. A record
 * that was removed from the list is folded as well. Refused as a whole where something stands against it.
 * @returns what the audit log keeps
 */
export async function mergeDrivers(
  tx: Tx,
  holders: readonly DriverDataHolder[],
  wanted: WantedMerge,
  act: Act,
): Promise<
  Result<
    Readonly<Record<string, string | number>>,
    Refused | Failed<'clash', { readonly clashes: readonly MergeClash[] }>
  >
> {
  const found = await findPair(tx, wanted, 'lock')
  if (!found.ok) return found
  const { stays, folded, pair } = found.value
  const blocking = (await clashesOf(tx, holders, pair)).filter((clash) => clash.blocking)
  if (blocking.length > 0)
    return fail({ code: 'clash', facts: { clashes: blocking.map(({ both }) => both) } })
  if (found.value.removed) await reviveFormer(tx, found.value.removed, act.at)
  let done: Record<string, string | number> = {}
  for (const holder of holders) done = { ...done, ...(await holder.merged(tx, pair, act)) }
  await endSessionsOf(tx, 'driver', folded.id)
  await fold(tx, folded.id, stays.id)
  if (stays.email !== pair.stays.email) await setContact(tx, stays.id, pair.stays)
  if (stays.language === null && folded.language !== null) await setLanguage(tx, stays.id, folded.language)
  return ok(done)
}

interface FoundPair {
  readonly stays: DriverRecord
  readonly folded: DriverRecord
  readonly pair: MergedPair
  readonly records: { readonly stays: DriverRecords; readonly folded: DriverRecords }
  /** The folded one, where it was removed from the list. */
  readonly removed: FormerDriver | undefined
}

async function findPair(
  queries: Queries,
  { staysId, foldedId }: WantedMerge,
  lock: 'lock' | 'look',
): Promise<Result<FoundPair, Refused>> {
  if (staysId === foldedId) return fail({ code: 'same_driver' })
  const found = new Map<string, DriverRecords>()
  // Always in the same order, so that two who merge the same drivers the other way round can't wait for each
  // other.
  for (const id of [staysId, foldedId].sort()) {
    const records = await recordsOf(queries, id, lock)
    if (records && records.driver.erasedNumber === null) found.set(id, records)
  }
  const stays = found.get(staysId)
  const removed = found.has(foldedId) ? undefined : await formerById(queries, foldedId, lock)
  const folded = removed ? recordsOfRemoved(removed) : found.get(foldedId)
  if (!stays || !folded) return fail({ code: 'no_such_driver' })
  const { id, fullName, phone, email } = stays.driver
  const contact = { id, fullName, phone, email: email || folded.driver.email }
  return ok({
    stays: stays.driver,
    folded: folded.driver,
    pair: { stays: contact, foldedId },
    records: { stays, folded },
    removed,
  })
}

/** As the record would be if it were still there; its letters stay with its numbers. */
function recordsOfRemoved({ id, fullName, phones, removedAt }: FormerDriver): DriverRecords {
  const driver: DriverRecord = {
    ...{ id, fullName, nameSort: '', phone: phones[0] ?? noPhoneOf(id), email: '', active: false },
    ...{ language: null, pinSealed: '', pinHash: '', pinRevision: 0, mergedInto: null, erasedNumber: null },
    ...{ contactChangedAt: null, createdAt: removedAt ?? '' },
  }
  return { driver, folded: [] }
}

async function clashesOf(
  queries: Queries,
  holders: readonly DriverDataHolder[],
  pair: MergedPair,
): Promise<Clash[]> {
  const all: Clash[] = []
  for (const { clashes } of holders) if (clashes) all.push(...(await clashes(queries, pair)))
  return all
}
