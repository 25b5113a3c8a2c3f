import { isRightOfToday, othersHaveMoney } from '#features/auth/server/public.ts'
import { addCheck } from '#features/settlement/accounts/server/public.ts'
import { fail, ok } from '#kernel/result.ts'
import { instantNow } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { nameOfCaller } from '#platform/server/http/caller.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import {
  checkTransferAccount,
  dropTransferOverride,
  getTransferProposal,
  overrideTransferAccount,
} from '../contract.ts'
import { type CheckedPart, partsToCheck } from '../domain/who-checks.ts'
import { batchIds } from './batch-store.ts'
import { putOverride, removeOverride } from './override-store.ts'
import { type Proposal, partKey, proposalNow } from './proposal.ts'
import { type OfToday, proposalOnWire } from './proposal-on-wire.ts'

const DONE = ok({ status: 'ok' as const })

/** What is owed, who would be in a file, and what a person says to that before a batch. */
export function proposalRoutes(platform: Platform): Route[] {
  const { clock, secrets } = platform
  return [
    reads(getTransferProposal, async (_, { queries, caller }) => {
      const proposal = await proposalNow(platform, queries)
      const userId = caller.user?.id ?? ''
      const mine = await checksOf(platform, queries, proposal, userId)
      const ofToday = await ofTodayIn(platform, queries, proposal, userId)
      return ok(proposalOnWire(proposal, mine, await batchesOf(queries, proposal), ofToday))
    }),
    writes(checkTransferAccount, async ({ statement, key }, { tx, caller, audit }) => {
      audit({ statement })
      const proposal = await proposalNow(platform, tx)
      const driverId = proposal.statements.get(statement)?.driverId
      if (driverId === undefined) return fail({ code: 'not_payable' as const })
      audit({ driver: driverId })
      const account = proposal.accountOf(statement)
      if (!account || proposal.checkKeyOf(statement) !== key) return fail({ code: 'other_account' as const })
      const check = { driverId, at: instantNow(clock), by: nameOfCaller(caller) }
      const entered = proposal.enteredOf(statement)
      const parts = (await checksOf(platform, tx, proposal, caller.user?.id ?? ''))(statement)
      if (entered.length > 0 && parts.length === 0) return fail({ code: 'own_change' as const })
      if (await isRightOfToday(tx, platform, caller.user?.id ?? ''))
        return fail({ code: 'right_of_today' as const })
      for (const { byId } of entered)
        if (byId !== null && (await isRightOfToday(tx, platform, byId)))
          return fail({ code: 'entered_today' as const })
      const found = new Set([...proposal.partsDone(statement), ...parts])
      const waits = entered.filter(({ part }) => !found.has(part))
      for (const part of parts) await addCheck(tx, { ...check, accountKey: partKey(key, part) })
      if (waits.length === 0) await addCheck(tx, { ...check, accountKey: key })
      return ok({ status: 'ok' as const, waits: waits.map(({ part }) => part) })
    }),
    writes(overrideTransferAccount, async ({ statement, reason }, { tx, caller, audit }) => {
      audit({ statement })
      const { statements, cards, names } = await proposalNow(platform, tx)
      const driverId = statements.get(statement)?.driverId
      if (driverId === undefined) return fail({ code: 'not_payable' as const })
      audit({ driver: driverId })
      const card = cards.get(driverId)
      if (!card?.account) return fail({ code: 'no_card_account' as const })
      const { account, address } = card
      const name = card.name || (names.get(driverId) ?? '')
      await putOverride(tx, {
        statement,
        driverId,
        sealed: secrets.seal(JSON.stringify({ account, name, address })),
        reason,
        at: instantNow(clock),
        by: nameOfCaller(caller),
      })
      return DONE
    }),
    writes(dropTransferOverride, async ({ statement }, { tx, audit }) => {
      audit({ statement })
      await removeOverride(tx, statement)
      return DONE
    }),
  ]
}

/**
 * What this user may find right of a statement's account and payee. Where nobody else has the right to money
 * it is all of it, so that a fleet of one office worker can pay.
 */
async function checksOf(
  platform: Platform,
  queries: Queries,
  { enteredOf, partsDone }: Proposal,
  userId: string,
): Promise<(statement: string) => readonly CheckedPart[]> {
  const isAlone = !(await othersHaveMoney(queries, platform, userId))
  return (statement) => partsToCheck(enteredOf(statement), partsDone(statement), userId, isAlone)
}

/** Whose right is of today, as far as a changed account is concerned: nobody else is asked about. */
async function ofTodayIn(
  platform: Platform,
  queries: Queries,
  { changed, enteredOf }: Proposal,
  userId: string,
): Promise<OfToday> {
  const waiting = changed.filter(({ checked }) => !checked)
  if (waiting.length === 0) return { mine: false, others: new Set() }
  const others = new Set<string>()
  const asked = new Set(
    waiting.flatMap(({ statement }) => enteredOf(statement).flatMap(({ byId }) => byId ?? [])),
  )
  for (const id of asked) if (await isRightOfToday(queries, platform, id)) others.add(id)
  return { mine: await isRightOfToday(queries, platform, userId), others }
}

/** The batches that hold statements, by number. */
function batchesOf(queries: Queries, { divided }: Proposal): Promise<Map<string, string>> {
  const numbers = divided.outside.flatMap(({ why }) => (why.code === 'in-another-batch' ? why.batch : []))
  return batchIds(queries, [...new Set(numbers)])
}
