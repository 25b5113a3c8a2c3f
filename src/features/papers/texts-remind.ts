import { nameInMessage } from '#kernel/person-name.ts'

interface ExpiringPaper {
  /** As the fleet calls it. */
  readonly name: string
  /** `3.12.2026` */
  readonly date: string
  readonly ended: boolean
}

/** With which the office reminds a driver of own papers. */
export const paperReminder = {
  subject: 'Dokumenty do odnowienia',
  line: ({ name, date, ended }: ExpiringPaper) =>
    ended ? `${name}: po terminie od ${date}` : `${name}: ważny do ${date}`,
  letter: (fullName: string, lines: readonly string[]) =>
    [
      `Dzień dobry, ${nameInMessage(fullName)}!`,
      'Prosimy o odnowienie dokumentów i przekazanie ich do biura floty:',
      lines.join('\n'),
      'Bez ważnego dokumentu możemy nie przydzielać nowych zmian.',
    ].join('\n\n'),
  sms: (fullName: string, lines: readonly string[]) =>
    `${nameInMessage(fullName)}, odnów dokumenty: ${lines.join('; ')}. Biuro floty`,
} as const
