import { type CredentialAccess, isByCredential } from '#platform/pure/access.ts'
import { type Caller, entryOf, holdsOneOf } from './caller.ts'
import type { CallContext, Failed, Route } from './route.ts'

/** What came of the credential on a call. */
export type Proof =
  /** Who was proven; undefined where the call asks for no credential. */
  | { readonly kind: 'proven'; readonly proven: unknown }
  | { readonly kind: 'refused'; readonly failed: Failed<string, unknown> }
  /** Refused, and answered as if it had not been. */
  | { readonly kind: 'alike'; readonly value: object }

/** Whether a reading call is refused by its address alone: it has neither credential nor session. */
export function lacksCredential(
  { access, method }: Route['endpoint'],
  caller: Caller,
  address: object,
): boolean {
  return method === 'GET' && isByCredential(access) && isNeedless(access, caller, address) === false
}

/**
 * Proves the caller by what is on the call, unless a session makes that needless. Throws where the route lets
 * in without having proven anybody.
 */
export async function proofOf(
  { endpoint, prove }: Route,
  caller: Caller,
  input: object,
  context: CallContext,
): Promise<Proof> {
  const { access } = endpoint
  if (!isByCredential(access)) return { kind: 'proven', proven: undefined }
  const needless = isNeedless(access, caller, input)
  if (needless === true) return { kind: 'proven', proven: 'session' }
  if (needless === false) return { kind: 'refused', failed: { code: 'login_required' } }
  const proof = await prove?.(input as never, context)
  if (proof?.ok === false)
    return access.refusedAs === undefined
      ? { kind: 'refused', failed: proof.error }
      : { kind: 'alike', value: access.refusedAs }
  if (typeof proof?.value !== 'object' || proof.value === null)
    throw new Error(`${endpoint.method} ${endpoint.path} lets in without having proven anybody.`)
  return { kind: 'proven', proven: proof.value }
}

/**
 * True where a session stands in for the credential, false where neither is there, undefined where the
 * credential has to be tried.
 */
function isNeedless(access: CredentialAccess, caller: Caller, input: object): boolean | undefined {
  if (entryOf(access, caller) === 'open') return true
  const isSent = access.fields.every((field) => (input as Record<string, unknown>)[field] !== undefined)
  if (access.or === undefined || isSent) return undefined
  return holdsOneOf(access.orWithout, caller)
}
