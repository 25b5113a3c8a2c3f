import { LINE_CODES, type Line } from '#features/settlement/domain/public.ts'

export interface ComparedLine {
  readonly code: Line['code']
  readonly app: string | null
  readonly quantity: number | null
  readonly rate: { readonly unit: 'basis-points' | 'grosze'; readonly value: number } | null
  readonly base: number | null
  readonly facts: {
    readonly over?: number | undefined
    readonly upTo?: number | null | undefined
    readonly shift?: 'day' | 'night' | undefined
    readonly heading?: string | undefined
  }
  /** Null where there is no such line. */
  readonly before: number | null
  readonly after: number | null
}

/**
 * Two settlements of one week side by side, in the order of a statement. Lines are the same where a driver
 * would call them so, whatever their rate: a share at another rate is still the share. Told are the new
 * line's quantity, rate and base, else the old one's. What stands on several charges of a kind is added up.
 * @param before null where nothing held
 */
export function comparedLines(before: readonly Line[] | null, after: readonly Line[]): ComparedLine[] {
  const old = byKey(before ?? [])
  const now = byKey(after)
  const keys = [...new Set([...now.keys(), ...old.keys()])]
  return keys
    .flatMap((key) => {
      const shown = now.get(key) ?? old.get(key)
      return shown
        ? [{ ...shown.told, before: old.get(key)?.sum ?? null, after: now.get(key)?.sum ?? null }]
        : []
    })
    .toSorted((a, b) => orderOf(a) - orderOf(b) || (a.facts.over ?? 0) - (b.facts.over ?? 0))
}

interface Summed {
  readonly told: Omit<ComparedLine, 'before' | 'after'>
  sum: number
}

function byKey(lines: readonly Line[]): Map<string, Summed> {
  const found = new Map<string, Summed>()
  for (const { code, app, quantity, rate, base, amount, facts } of lines) {
    const { over, upTo, shift, heading } = facts
    // Shares at several rates are one: under another scheme the apps fall into other ones.
    const key = [code, app ?? '', over ?? '', shift ?? '', heading ?? ''].join(' ')
    const known = found.get(key)
    if (known) {
      const alike = known.told.rate?.value === rate?.value
      found.set(key, {
        sum: known.sum + amount,
        told: {
          ...known.told,
          base: known.told.base === null || base === null ? null : known.told.base + base,
          quantity: null,
          rate: alike ? known.told.rate : null,
        },
      })
    } else {
      const kept = {
        ...(over === undefined ? {} : { over }),
        ...(upTo === undefined ? {} : { upTo }),
        ...(shift === undefined ? {} : { shift }),
        ...(heading === undefined ? {} : { heading }),
      }
      found.set(key, { sum: amount, told: { code, app, quantity, rate, base, facts: kept } })
    }
  }
  return found
}

function orderOf({ code }: Pick<ComparedLine, 'code'>): number {
  return LINE_CODES.indexOf(code)
}
