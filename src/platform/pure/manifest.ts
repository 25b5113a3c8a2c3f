import type { Endpoint } from './endpoint.ts'

/** A call, or an action that a use case logs under a name of its own, and its Polish words on the screen. */
export type AuditName = readonly [call: Endpoint | string, name: string]

/** The pure part of a feature's manifest: its `manifest.ts` exports these two. */
export interface PureManifest {
  /** Modules of contracts; what else they export is no call. */
  readonly contracts: readonly object[]
  /** Every call that leaves a trace in the audit log. */
  readonly auditNames: readonly AuditName[]
}

/** What the audit log calls it. */
export function actionOf({ audit, method, path }: Pick<Endpoint, 'audit' | 'method' | 'path'>): string {
  return audit ?? `${method} ${path}`
}
