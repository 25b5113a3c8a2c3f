/** One line that somebody pasted: whose account it is, and the account, as they stand there. */
export interface PastedLine {
  /** From 1, as the person sees it. */
  readonly line: number
  readonly who: string
  readonly account: string
}

const MARKS = [';', '\t', ','] as const

/**
 * Lines of `name or phone; account`, between them a semicolon, a tab (as out of a spreadsheet) or a comma.
 * Empty lines are passed over, as is a heading in the first line, which has no digit. What stands behind the
 * second mark is left alone. A line without a mark has no account.
 */
export function readPastedAccounts(text: string): PastedLine[] {
  const lines = text.split(/\r\n|\r|\n/)
  return lines.flatMap((whole, index) => {
    const bare = whole.replace(/^\ufeff/, '').trim()
    if (bare === '' || (index === 0 && !/\d/.test(bare))) return []
    const mark = MARKS.find((one) => bare.includes(one))
    const [who = '', account = ''] = mark === undefined ? [bare] : bare.split(mark)
    return [{ line: index + 1, who: unquoted(who), account: unquoted(account) }]
  })
}

/** As spreadsheets write a cell with a mark in it; a leading apostrophe is what keeps digits a text there. */
function unquoted(cell: string): string {
  const bare = cell.trim()
  const inner = /^"(.*)"$/.exec(bare)?.[1]?.replaceAll('""', '"') ?? bare
  return inner.replace(/^'/, '').trim()
}

/** By which a driver's name is found again: whatever the case, the spaces and the order of its words. */
export function nameKey(name: string): string {
  return name
    .normalize('NFC')
    .toLocaleLowerCase('pl')
    .split(/\s+/)
    .filter((word) => word !== '')
    .sort()
    .join(' ')
}
