import { Refusal, sentenceOf } from '../dump/refusal.ts'

/**
 * A migration was refused by the database, and nothing of it is left; the message is for whoever starts the
 * program.
 */
export class UpgradeFailed extends Refusal {
  override readonly name = 'UpgradeFailed'

  /** @param kept the backup from before; undefined where none was asked for */
  constructor({ from, to }: { from: string; to: string }, kept: string | undefined, cause: unknown) {
    const why = reasonOf(cause)
    super(
      `Dane z wydania ${from} nie dały się przenieść do ${to} (${why}); baza jest taka, jaka była${kept ? `, a jej kopia leży w ${kept}` : ''}. ` +
        `Usuń przyczynę i uruchom jeszcze raz albo uruchom program w wydaniu ${from} i zgłoś ten błąd. ` +
        `The data of edition ${from} could not be brought to ${to}; the database is as it was${kept ? `, and a backup of it lies in ${kept}` : ''}. ` +
        `Remove the cause and start again, or start the program of edition ${from} and report this.`,
      { cause },
    )
  }
}

/** Without the values of rows, which details quote. */
function reasonOf(cause: unknown): string {
  const { code, message } = cause as { code?: unknown; message?: unknown }
  return (
    sentenceOf(cause)?.replace(/[.]$/, '') ??
    [code, message].filter((part) => typeof part === 'string').join(' ')
  )
}
