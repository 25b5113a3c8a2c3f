import type { ReportKind } from './domain/report.ts'

/** What a driver tells the office, and what is said of it on the own calendar. */
export const tellTexts = {
  lead: 'Choroba, spóźnienie, problem z autem?',
  open: 'Zgłoś biuru',
  title: 'Co się stało?',
  loading: 'Wczytujemy …',
  again: 'Spróbuj ponownie',
  kinds: { ill: 'Jestem chory', late: 'Spóźnię się', car: 'Problem z autem' } satisfies Record<
    ReportKind,
    string
  >,
  hints: {
    ill: 'Ta zmiana jest do zastąpienia',
    late: 'Powiedz, o ile',
    car: 'Napisz, co się dzieje i czy auto jedzie',
  } satisfies Record<ReportKind, string>,
  howLate: (start: string) => `O ile później niż ${start}?`,
  minutes: (count: number) => `${count} min`,
  more: 'Więcej',
  moreLabel: 'Ile minut',
  drives: 'Czy auto jedzie?',
  yes: 'Auto jedzie',
  no: 'Auto nie jedzie',
  text: 'Kilka słów dla biura (niekonieczne)',
  willGet: 'Biuro dostanie:',
  late: (comes: string, start: string) => `start ${comes} zamiast ${start}`,
  ill: 'choroba, zmiana do zastąpienia',
  carDrives: 'problem z autem, auto jedzie',
  carStands: 'problem z autem, auto nie jedzie',
  nothingMoves: 'Grafik się od tego nie zmienia: o zmianie zdecyduje biuro.',
  call: 'Biuro',
  send: 'Wyślij do biura',
  sendLate: (comes: string) => `Wyślij: będę o ${comes}`,
  sent: 'Wysłane do biura.',
  sentAt: (time: string) => `wysłane ${time}, biuro jeszcze tego nie przyjęło`,
  known: (time: string) => `biuro wie (${time})`,
  waits: 'czeka na wysłanie, wyślemy przy pierwszym połączeniu',
  takeBack: 'Cofnij',
  takeBackNamed: (what: string) => `Cofnij: ${what}`,
  takenBack: 'Zgłoszenie cofnięte.',
} as const
