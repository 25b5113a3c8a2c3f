import { counted, plural } from '#kernel/polish-text.ts'
import type { RemindHindrance } from './domain/remind.ts'

const papers = (count: number) => counted(count, 'dokument', 'dokumenty', 'dokumentów')

/** What the office sees of reminding drivers of many papers. */
export const remindTexts = {
  nothing: 'Zaznacz przynajmniej jeden dokument.',
  tooMany: 'Naraz można wybrać najwyżej 2000 dokumentów. Zawęź listę i spróbuj ponownie.',
  act: 'Przypomnij',
  title: (count: number) => `Przypomnieć kierowcom: ${papers(count)}?`,
  hint: 'Każdy kierowca dostanie jedną wiadomość o wszystkich wybranych dokumentach, w swoim języku.',
  counting: 'Liczenie wiadomości',
  willGo: (people: number, email: number, sms: number, parts: number) =>
    `Przypomnienie ${plural(people, 'dostanie', 'dostaną', 'dostanie')} ${counted(people, 'kierowca', 'kierowców', 'kierowców')}: ${[
      email > 0 ? counted(email, 'e-mail', 'e-maile', 'e-maili') : '',
      sms > 0
        ? `${counted(sms, 'SMS', 'SMS-y', 'SMS-ów')} (${counted(parts, 'część', 'części', 'części')})`
        : '',
    ]
      .filter(Boolean)
      .join(', ')}.`,
  nobody: 'O żadnym z tych dokumentów nie ma komu przypomnieć.',
  leftOut: (count: number) => `Bez przypomnienia: ${papers(count)}`,
  why: {
    'of-vehicle': 'dokument auta, nie ma kierowcy, któremu przypomnieć',
    valid: 'jeszcze nie trzeba go odnawiać',
    gone: 'nie ma już takiego dokumentu albo kierowca nie jeździ',
    'no-way': 'kierowca nie ma adresu ani numeru',
    'told-today': 'kierowca dostał dziś przypomnienie',
  } satisfies Readonly<Record<RemindHindrance, string>>,
  waits: {
    email: 'Serwer poczty nie jest ustawiony, więc e-maile poczekają w skrzynce.',
    sms: 'Bramka SMS nie jest ustawiona, więc SMS-y poczekają w skrzynce.',
  },
  send: (people: number) =>
    people === 0 ? 'Przypomnij' : `Przypomnij ${people} ${plural(people, 'osobie', 'osobom', 'osobom')}`,
  sent: (people: number) =>
    `Przypomnienie czeka na wysłanie do ${people} ${plural(people, 'osoby', 'osób', 'osób')}.`,
} as const
