import type { Slot } from '#kernel/slot.ts'
import { comesAt } from './domain/report.ts'

interface Told {
  readonly kind: 'ill' | 'late' | 'car' | 'well'
  readonly minutes: number | null
  readonly drives: boolean | null
}

/** 'Zgłoszenia kierowców', for the office. */
export const reportTexts = {
  title: 'Zgłoszenia kierowców',
  lead: 'Choroby, spóźnienia i problemy z autem, które kierowcy zgłosili ze swojego telefonu. Grafiku nie zmieniają. Kto wraca na zmianę, ma ją znów tylko wtedy, gdy miejsce było puste.',
  none: 'Nie ma nowych zgłoszeń.',
  noneHint: 'Pojawią się tutaj, na panelu głównym i pod dzwonkiem, gdy kierowca coś zgłosi.',
  waiting: (fresh: number, seated: number, back: number) =>
    [
      ...(back > 0 ? [`Choroby cofnięte przez kierowcę po przyjęciu: ${back}.`] : []),
      ...(fresh > 0 ? [`Nowe zgłoszenia kierowców: ${fresh}.`] : []),
      ...(seated > 0 ? [`Przyjęte choroby, zmiana wciąż obsadzona przez chorego: ${seated}.`] : []),
    ].join(' '),
  open: 'Zobacz zgłoszenia',
  takeUp: 'Przyjmij',
  takeUpNamed: (who: string) => `Przyjmij zgłoszenie: ${who}`,
  taken: 'Przyjęto. Kierowca widzi, że biuro wie.',
  takenIll: 'Przyjęto. Kierowca widzi, że biuro wie. Zmiana czeka na zastępstwo.',
  takenBefore: (who: string, when: string) => `To zgłoszenie jest już przyjęte: ${who}, ${when}.`,
  stillSeated: 'Przyjęte, zmiana wciąż obsadzona przez chorego.',
  /** Without a word of why the shift was free: not everybody may know. */
  well: {
    returned: 'Miejsce było jeszcze wolne, więc zmiana jest znów w grafiku tej osoby.',
    missed: 'Miejsce tej osoby było już zajęte albo zamknięte. W grafiku nic się nie zmieniło.',
  },
  wellSeen: 'Zapisano, że biuro wie.',
  seeWellNamed: (who: string) => `Wiem: ${who}`,
  back: {
    seated: 'Kierowca cofnął chorobę: może jechać. Zmiana jest dalej w grafiku tej osoby.',
    freed:
      'Kierowca cofnął chorobę: może jechać. Ta zmiana nie jest już w grafiku tej osoby i sama do niej nie wraca.',
  },
  backAt: (when: string) => `Cofnięte ${when}`,
  seeBack: 'Wiem',
  seeBackNamed: (who: string) => `Wiem, choroba cofnięta: ${who}`,
  backSeen: 'Zapisano. Zgłoszenie jest na liście załatwionych.',
  endIll: 'Jednak jedzie',
  endIllNamed: (who: string) => `Jednak jedzie: ${who}`,
  illEnded: 'Choroba oznaczona jako nieaktualna. Zmiana zostaje w grafiku tej osoby.',
  backBefore: (who: string, when: string) => `To jest już zapisane: ${who}, ${when}.`,
  backSeenBy: (who: string, when: string) => `choroba nieaktualna, wie o tym ${who}, ${when}`,
  replace: 'Zabierz zmianę i szukaj zastępstwa',
  replaceNamed: (who: string) => `Zabierz zmianę i szukaj zastępstwa: ${who}`,
  toBoard: 'Pokaż na planszy',
  toBoardNamed: (who: string) => `Pokaż na planszy: ${who}`,
  call: 'Zadzwoń',
  photo: (number: number, reg: string) => `Zdjęcie ${number}, ${reg}`,
  photosAwaited: (count: number) => `Zdjęcia, które jeszcze nie dotarły z telefonu kierowcy: ${count}.`,
  photosGone: (count: number) =>
    `Zdjęcia, które już usunięto, bo minął czas albo zabrakło miejsca: ${count}.`,
  sentAt: (when: string) => `Wysłane ${when}`,
  settled: 'Przyjęte i cofnięte w ostatnich 7 dniach',
  takenBy: (who: string, when: string) => `przyjęte ${when}, ${who}`,
  withdrawn: (when: string) => `cofnięte przez kierowcę ${when}`,
  ofDriver: 'Zgłoszenia do biura',
  ofDriverNone: 'Ten kierowca niczego nie zgłosił w ostatnich dwóch miesiącach.',
  someone: 'Usunięty kierowca',
  attention: (who: string, what: string, slot: string) => `${who}: ${what} (${slot})`,
  attentionSeated: (who: string, slot: string) =>
    `${who}: choroba przyjęta, zmiana wciąż obsadzona przez chorego (${slot})`,
  attentionBack: (who: string, slot: string, seated: boolean) =>
    `${who}: choroba cofnięta, ${seated ? 'zmiana w grafiku' : 'zmiany nie ma już w grafiku'} (${slot})`,
  gone: 'Tego zgłoszenia już nie ma: kierowca je cofnął.',
  changed: 'Kierowca właśnie poprawił to zgłoszenie. Przeczytaj je jeszcze raz.',
} as const

/** `spóźni się 20 min, będzie o 6:20` */
export function toldWords({ kind, minutes, drives }: Told, slot: Slot): string {
  if (kind === 'ill') return 'choroba'
  if (kind === 'well') return drives ? 'wraca na zmianę' : 'może jechać'
  if (kind === 'late') return `spóźni się ${minutes ?? 0} min, będzie o ${comesAt(slot, minutes ?? 0)}`
  return drives === false ? 'problem z autem, auto nie jedzie' : 'problem z autem, auto jedzie'
}
