import { ok } from '#kernel/result.ts'
import { type Route, reads } from '#platform/server/http/route.ts'
import { listAudit } from '../contract.ts'
import { entries } from './store.ts'

/**
 * Administrators read the log, and need not have the right to money: of acts with it they read who did what
 * and when, and neither amounts nor whom it was about.
 * @param moneyActions of calls that need the right to money
 */
export function auditRoutes(moneyActions: ReadonlySet<string>): Route[] {
  return [
    reads(listAudit, async (input, { queries, caller }) => {
      const seesMoney = caller.user?.money === true
      const rows = await entries(queries, {
        ...input,
        ...(seesMoney || input.driver === undefined ? {} : { without: [...moneyActions] }),
      })
      return ok({
        data: rows.map(({ id, details, ...attributes }) => {
          const ofMoney = !seesMoney && moneyActions.has(attributes.action)
          return { id, attributes: { ...attributes, details: ofMoney ? {} : details, ofMoney } }
        }),
      })
    }),
  ]
}
