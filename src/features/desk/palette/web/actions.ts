import type { Week } from '#kernel/week.ts'
import { actionTexts as texts } from '../texts.ts'
import type { Rights, Target } from './targets.ts'

interface Action {
  readonly label: string
  readonly target: Target
}

/** What can be begun from anywhere. @param running the week that runs */
export function actionsFor({ admin }: Rights, running: Week): readonly Action[] {
  const week = { rok: running.year, tydzien: running.week }
  const go = (label: string, target: Target): Action => ({ label, target })
  return [
    go(texts.happened, { to: '/admin/edycja-grafiku', search: { ...week, stalo: 'cos' } }),
    go(texts.remind, { to: '/admin/przygotowanie', search: { zakladka: 'kto-nie-wyslal' } }),
    go(texts.unread, { to: '/admin/przygotowanie', search: { zakladka: 'kto-nie-przeczytal' } }),
    go(texts.addCar, { to: '/admin/samochody', search: { zakladka: 'nowe' } }),
    go(texts.addRental, { to: '/admin/wylacznosc', search: { zakladka: 'nowy' } }),
    go(texts.importResults, { to: '/admin/wyniki', search: { zakladka: 'import' } }),
    go(texts.limits, { to: '/admin/miesiac', search: { zakladka: 'limity' } }),
    go(texts.timeline, { to: '/admin/samochody', search: { zakladka: 'os-czasu' } }),
    go(texts.missingPapers, { to: '/admin/dokumenty', search: { zakladka: 'brakujace' } }),
    go(texts.print, { to: '/admin/grafiki-pracy/druk', search: week }),
    ...(admin ? [go(texts.gateways, { to: '/admin/wiadomosci', search: { zakladka: 'bramki' } })] : []),
    go(texts.account, { to: '/admin/konto' }),
  ]
}
