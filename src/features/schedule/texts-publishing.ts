import { counted } from '#kernel/polish-text.ts'

/** Publishing a week (D43); what each driver is told by it stands in `texts-published.ts`. */
export const publishingTexts = {
  publish: 'Opublikuj',
  publishHint:
    'Kierowcy zobaczą grafik, a każdemu, kto ma adres, zapisze się do wysłania jedna wiadomość o jego zmianach.',
  saveFirst: 'Najpierw zapisz zmiany: publikowany jest zapisany grafik.',
  draft: 'Szkic',
  draftNote: 'Szkic: kierowcy jeszcze go nie widzą.',
  already: 'Ten grafik jest już opublikowany.',
  publishedTitle: 'Grafik opublikowany',
  askTitle: 'Opublikować grafik?',
  ask: (drivers: number) =>
    `Kierowcy w tym grafiku: ${drivers}. Zobaczą go, a każdemu, kto ma adres, zapisze się do wysłania jedna wiadomość o jego zmianach. Wysłanych wiadomości nie da się cofnąć.`,
} as const

/**
 * `W skrzynce nadawczej: 58 e-maili. Bez wiadomości, bo nie mają adresu: 2 osoby: Jan Lis, Ewa Żak.`; at most
 * five names; empty where nobody is concerned
 */
export function publishedWords(told: {
  readonly letters: number
  readonly sms: number
  readonly waits: boolean
  readonly untold: readonly string[]
}): string {
  const { letters, sms, waits, untold } = told
  const sent = [
    letters > 0 ? counted(letters, 'e-mail', 'e-maile', 'e-maili') : '',
    sms > 0 ? counted(sms, 'SMS', 'SMS-y', 'SMS-ów') : '',
  ].filter(Boolean)
  return [
    sent.length > 0 ? `W skrzynce nadawczej: ${sent.join(', ')}.` : '',
    sent.length > 0 && waits ? 'Bramka nie jest skonfigurowana, więc wiadomości czekają.' : '',
    untold.length > 0
      ? `${untoldWords(untold.length)}: ${untold.slice(0, 5).join(', ')}${untold.length > 5 ? '…' : ''}.`
      : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** `Bez wiadomości, bo nie mają adresu: 2 osoby` */
function untoldWords(count: number): string {
  return `Bez wiadomości, bo nie mają adresu: ${counted(count, 'osoba', 'osoby', 'osób')}`
}

/**
 * `Opublikowany, wiadomości zapisane do wysłania: 58, bez adresu: 2`. What became of them since is the
 * outbox's to tell: without a gateway none has gone out (D30).
 */
export function publicationWords(told: number, untold: number): string {
  return [
    'Opublikowany',
    told > 0 ? `wiadomości zapisane do wysłania: ${told}` : '',
    untold > 0 ? `bez adresu: ${untold}` : '',
  ]
    .filter(Boolean)
    .join(', ')
}
