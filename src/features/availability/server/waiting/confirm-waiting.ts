import { readSettings } from '#features/settings/server/public.ts'
import type { Tx, WithCommit } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { type SubmitFailure, takeForm } from '../form/submit.ts'
import { type Chosen, deleteWaiting, nextWaiting, type WaitingForm } from './waiting-store.ts'

/** Taken in one transaction: those who submit meanwhile wait for its end. */
const AT_ONCE = 25

export interface Confirmed {
  readonly confirmed: number
  readonly refused: readonly {
    readonly number: number
    readonly fullName: string
    /** The failure that a form sent now would end in. */
    readonly why: Exclude<SubmitFailure, 'already_submitted'>
  }[]
  readonly superseded: number
  /** Behind which number to go on; null where none is left. */
  readonly next: number | null
}

/**
 * Takes the next of the chosen waiting forms as submissions (D44), in the order in which they came, as if
 * they came now: what is still free is theirs, the rest is reserve, the driver is made known and gets the
 * letter.
 */
export async function confirmWaiting(
  tx: Tx,
  platform: Platform,
  chosen: Chosen,
  after: number,
): Promise<Confirmed> {
  const settings = await readSettings(tx, platform.clock)
  const forms = await nextWaiting(tx, chosen, after, AT_ONCE)
  const taken: number[] = []
  const refused: Confirmed['refused'][number][] = []
  let superseded = 0
  for (const form of forms) {
    const writes = writesOfOne()
    const result = await takeForm(tx, writes.add, platform, settings, requestOf(form))
    await writes.done()
    if (result.ok) taken.push(form.number)
    else if (result.error.code === 'already_submitted') superseded += 1
    else {
      const { number, fullName } = form
      refused.push({ number, fullName, why: result.error.code })
    }
  }
  const waits = new Set(refused.map(({ number }) => number))
  const gone = forms.map(({ number }) => number).filter((number) => !waits.has(number))
  if (gone.length > 0) await deleteWaiting(tx, { numbers: gone })
  const next = forms.length < AT_ONCE ? null : (forms.at(-1)?.number ?? null)
  return { confirmed: taken.length, refused, superseded, next }
}

function requestOf({ fullName, email, phone, year, week, asked, reason, reasonText }: WaitingForm) {
  return { driver: { fullName, email, phone }, week: { year, week }, days: asked, reason, reasonText }
}

/** One form's last writes, answered before the next form is judged. */
function writesOfOne(): { readonly add: WithCommit; done(): Promise<void> } {
  const writes: Promise<unknown>[] = []
  return {
    add: (write) => {
      const running = Promise.resolve(write)
      running.catch(() => undefined)
      writes.push(running)
    },
    done: async () => {
      await Promise.all(writes)
    },
  }
}
