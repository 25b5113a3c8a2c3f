import type { SameTexts } from '#platform/pure/same-texts.ts'

/**
 * A catalogue in a language of the tests' own: each sentence is its key in brackets, so that whatever stands
 * outside of them does not come from a catalogue.
 */
export function spoken<T>(key: string, polish: T): SameTexts<T> {
  return said(key, polish) as SameTexts<T>
}

function said(key: string, polish: unknown): unknown {
  if (typeof polish === 'string') return polish === '' ? '' : `⟦${key}⟧`
  if (typeof polish === 'function')
    return (...facts: readonly unknown[]) => said(key, (polish as (...facts: unknown[]) => unknown)(...facts))
  if (Array.isArray(polish)) return polish.map((each, at) => said(`${key}.${at}`, each))
  if (typeof polish !== 'object' || polish === null) return polish
  return Object.fromEntries(
    Object.entries(polish).map(([name, each]) => [name, said(`${key}.${name}`, each)]),
  )
}
