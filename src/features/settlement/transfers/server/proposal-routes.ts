import { othersHaveMoney } from '#features/auth/server/public.ts'
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
import { batchIds } from './batch-store.ts'
import { putOverride, removeOverride } from './override-store.ts'
import { type Proposal, proposalNow } from './proposal.ts'
import { proposalOnWire } from './proposal-on-wire.ts'

const DONE = ok({ status: 'ok' as const })

/** What is owed, who would be in a file, and what a person says to that before a batch. */
export function proposalRoutes(platform: Platform): Route[] {
  const { clock, secrets } = platform
  return [
    reads(getTransferProposal, async (_, { queries, caller }) => {
      const proposal = await proposalNow(platform, queries)
      const own = await ownChanges(queries, proposal, caller.user?.id ?? '')
      return ok(proposalOnWire(proposal, own, await batchesOf(queries, proposal)))
    }),
    writes(checkTransferAccount, async ({ statement, key }, { tx, caller, audit }) => {
      audit({ statement })
      const proposal = await proposalNow(platform, tx)
      const driverId = proposal.statements.get(statement)?.driverId
      if (driverId === undefined) return fail({ code: 'not_payable' as const })
      audit({ driver: driverId })
      const account = proposal.accountOf(statement)
      if (!account || proposal.checkKeyOf(statement) !== key) return fail({ code: 'other_account' as const })
      const own = await ownChanges(tx, proposal, caller.user?.id ?? '')
      if (own.has(statement)) return fail({ code: 'own_change' as const })
      await addCheck(tx, {
        driverId,
        accountKey: key,
        at: instantNow(clock),
        by: nameOfCaller(caller),
      })
      return DONE
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
 * Of which statements this user entered what is to be looked at, the account or the payee's name: somebody
 * who entered neither has to find it right. None where nobody else has the right to money, so that a fleet
 * of one office worker can pay.
 */
async function ownChanges(
  queries: Queries,
  { changed, enteredOf }: Proposal,
  userId: string,
): Promise<ReadonlySet<string>> {
  if (!(await othersHaveMoney(queries, userId))) return new Set()
  const own = changed.filter(({ statement }) => enteredOf(statement).some(({ byId }) => byId === userId))
  return new Set(own.map(({ statement }) => statement))
}

/** The batches that hold statements, by number. */
function batchesOf(queries: Queries, { divided }: Proposal): Promise<Map<string, string>> {
  const numbers = divided.outside.flatMap(({ why }) => (why.code === 'in-another-batch' ? why.batch : []))
  return batchIds(queries, [...new Set(numbers)])
}
