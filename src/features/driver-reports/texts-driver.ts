import type { ReportKind } from './domain/report.ts'

/** What a driver tells the office, and what is said of it on the own calendar. */
export const tellTexts = {
  lead: 'Choroba, spóźnienie, problem z autem?',
  open: 'Zgłoś biuru',
  title: 'Co się stało?',
  loading: 'Wczytujemy …',
  again: 'Spróbuj ponownie',
  kinds: { ill: 'Choroba', late: 'Spóźnię się', car: 'Problem z autem' } satisfies Record<ReportKind, string>,
  minutes: (count: number) => `${count} min`,
  sent: 'Wysłane do biura.',
  sentAt: (time: string) => `wysłane ${time}, biuro jeszcze tego nie przyjęło`,
  known: (time: string) => `biuro wie (${time})`,
  waits: 'czeka na wysłanie, wyślemy przy pierwszym połączeniu',
  takeBack: 'Cofnij',
  takeBackNamed: (what: string) => `Cofnij: ${what}`,
  takenBack: 'Zgłoszenie cofnięte.',
  afterAll: 'Jednak pojadę',
} as const
