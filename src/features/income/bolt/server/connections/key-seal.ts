import type { Secrets } from '#platform/server/secrets.ts'
import type { BoltKey } from '../client/session.ts'

export function sealKey({ seal }: Pick<Secrets, 'seal'>, { clientId, clientSecret }: BoltKey): string {
  return seal(JSON.stringify({ clientId, clientSecret }))
}

/** Undefined where the key that sealed it is lost, or it was given up for that. */
export function openKey(
  { tryOpen }: Pick<Secrets, 'tryOpen'>,
  { sealed }: { readonly sealed: string | null },
): BoltKey | undefined {
  const text = sealed === null ? undefined : tryOpen(sealed)
  return text === undefined ? undefined : (JSON.parse(text) as BoltKey)
}
