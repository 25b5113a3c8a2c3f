import { type AuditName, actionOf } from '#platform/pure/manifest.ts'

/** Every feature's, from its manifest. */
const GATHERED = import.meta.glob<readonly AuditName[]>(['./**/manifest.ts', '!./**/server/**'], {
  base: '../../../features/',
  eager: true,
  import: 'auditNames',
})

const BY_ACTION = new Map(
  Object.values(GATHERED)
    .flat()
    .map(([call, name]) => [typeof call === 'string' ? call : actionOf(call), name]),
)

/** The Polish words for an action of the audit log; the action itself where there are none yet. */
export function actionName(action: string): string {
  return BY_ACTION.get(action) ?? action
}
