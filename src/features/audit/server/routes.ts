import { ok } from '#kernel/result.ts'
import { type Route, reads } from '#platform/server/http/route.ts'
import { listAudit } from '../contract.ts'
import { entries } from './store.ts'

export function auditRoutes(): Route[] {
  return [
    reads(listAudit, async (input, { queries }) => {
      const rows = await entries(queries, input)
      return ok({ data: rows.map(({ id, ...attributes }) => ({ id, attributes })) })
    }),
  ]
}
