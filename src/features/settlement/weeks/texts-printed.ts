import type { SchemeLabel } from './domain/scheme-label.ts'

/** `floty, wersja 3` */
export function schemeName(label: SchemeLabel | null): string {
  if (!label) return 'bez zasady'
  const whose = { fleet: 'floty', group: label.group ?? 'grupy', driver: 'własna' }[label.owner]
  return `${whose}, wersja ${label.version}`
}

/** Stands on the document in another language; the Polish one is what was closed. */
export function translationOf(number: string): string {
  return `To jest tłumaczenie. Obowiązuje polski dokument ${number}, który ma biuro floty.`
}
