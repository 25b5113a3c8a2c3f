import { counted, plural } from '#kernel/polish-text.ts'

interface DuePapers {
  readonly due: number
  readonly overdue: number
  readonly blockedCars: number
  readonly blockedDrivers: number
}

/** What the bell says of papers: how many are due, how many of them too late, and what that blocks. */
export function dueWords({ due, overdue, blockedCars, blockedDrivers }: DuePapers): string {
  if (due === 0) return 'Żaden dokument nie zbliża się do terminu.'
  const late = overdue > 0 ? `, w tym po terminie: ${overdue}` : ''
  const sentence = `Do odnowienia: ${counted(due, 'dokument', 'dokumenty', 'dokumentów')}${late}.`
  const blocked = [
    ...(blockedCars > 0 ? [counted(blockedCars, 'auto', 'auta', 'aut')] : []),
    ...(blockedDrivers > 0
      ? [`${blockedDrivers} ${plural(blockedDrivers, 'kierowca', 'kierowców', 'kierowców')}`]
      : []),
  ]
  return blocked.length === 0 ? sentence : `${sentence} Bez nowych zmian: ${blocked.join(' i ')}.`
}
