import type { SubmissionChangeKind } from '#features/submissions/domain/public.ts'

/** What was changed of a submission after it was sent, for the office (D51). */
export const historyTexts = {
  title: 'Historia zmian',
  hint: 'Co zmieniło się od wysłania pierwszego zgłoszenia na ten tydzień.',
  was: 'Było',
  is: 'Jest',
  nothing: 'nic',
  enteredAt: (at: string) => `Wpisane przez biuro ${at}`,
  changedAt: (at: string) => `Zmienione ${at}`,
} as const

/** Who did it, and what. @param byName of the office; empty else */
export function changeWords(kind: SubmissionChangeKind, byName: string): string {
  switch (kind) {
    case 'edited':
      return 'Kierowca zmienił zgłoszenie'
    case 'withdrawn':
      return 'Kierowca wycofał zgłoszenie'
    case 'promoted':
      return 'Zwolniło się miejsce: rezerwa stała się zmianą'
    case 'office':
      return `Biuro zmieniło zgłoszenie${by(byName)}`
    case 'deleted':
      return `Biuro usunęło zgłoszenie${by(byName)}`
    case 'disowned':
      return 'Kierowca napisał, że to nie on: formularz jest cofnięty'
    case 'entered':
      return `Biuro wpisało zgłoszenie za kierowcę${by(byName)}`
  }
}

function by(name: string): string {
  return name === '' ? '' : ` (${name})`
}
