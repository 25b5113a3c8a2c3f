import { hundredths } from '#features/settlement/web/public-numbers.ts'

interface PastedEntry {
  readonly driverId: string
  readonly grosze: number
  readonly note: string
}

export interface PasteFault {
  /** From 1, as the lines are counted. */
  readonly row: number
  readonly code: 'no-driver' | 'several-drivers' | 'no-amount'
  readonly typed: string
}

/**
 * Rows of driver, amount and note, between them `;` or a tab, as a sheet is copied. A driver is known by the
 * full name, whatever the case and spaces; a name that two drivers have names nobody.
 */
export function readPasted(
  text: string,
  drivers: readonly { readonly id: string; readonly fullName: string }[],
): { readonly entries: readonly PastedEntry[]; readonly faults: readonly PasteFault[] } {
  const byName = Map.groupBy(drivers, ({ fullName }) => keyOf(fullName))
  const entries: PastedEntry[] = []
  const faults: PasteFault[] = []
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue
    const row = index + 1
    const [name = '', amount = '', ...rest] = line.split(/[;\t]/).map((part) => part.trim())
    const found = byName.get(keyOf(name)) ?? []
    const [driver] = found
    const grosze = hundredths(amount.replace(/\s*zł$/i, ''))
    if (!driver) faults.push({ row, code: 'no-driver', typed: name })
    else if (found.length > 1) faults.push({ row, code: 'several-drivers', typed: name })
    else if (!(grosze > 0)) faults.push({ row, code: 'no-amount', typed: amount })
    else entries.push({ driverId: driver.id, grosze, note: rest.join('; ').trim() })
  }
  return { entries, faults }
}

function keyOf(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLocaleLowerCase('pl')
}
