import type { ReportKind } from './domain/report.ts'

/** Of the sheet in which a driver tells the office what happened. */
export const sheetTexts = {
  hints: {
    ill: 'Ta zmiana jest do zastąpienia',
    late: 'Powiedz, o ile',
    car: 'Napisz, co się dzieje i czy auto jedzie',
  } satisfies Record<ReportKind, string>,
  howLate: (start: string) => `O ile później niż ${start}?`,
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
  whichShift: 'Której zmiany?',
} as const
