import { useEffect, useRef, useState } from 'react'
import { parseStateDay } from '#kernel/calendar-date.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { shiftOptionFromWire } from '#platform/pure/wire.ts'
import { call } from '#platform/web/call.ts'
import { weekdayName } from '#platform/web/polish-dates.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { useAnnouncer } from '#platform/web/ui/toast.tsx'
import { type listOwnChanges, readOwnChanges } from '../contract-changes.ts'
import { ownChangeTexts } from '../texts-changes.ts'
import { SHIFT_NAMES } from './calendar-texts.ts'
import { inFleetTime } from './fleet-time.ts'
import './own-changes.css'

type OwnChange = OutputOf<typeof listOwnChanges>['data'][number]
type Spot = NonNullable<OwnChange['old']>

interface OwnChangesProps {
  readonly changes: readonly OwnChange[]
  /** Looks anew: at the changes, and at the calendar that they tell of. */
  onLook(): Promise<void>
  /** The session has ended meanwhile. */
  onLocked(): void
}

/** What the office changed of the driver's weeks, to be read with one tap (D21). */
export function OwnChanges({ changes, onLook, onLocked }: OwnChangesProps) {
  const [sending, setSending] = useState(false)
  const [times, setTimes] = useState(0)
  const earlier = useRef<HTMLElement>(null)
  const { toast } = useAnnouncer()

  // The button that was tapped is gone: the focus goes to where the changes are now.
  useEffect(() => {
    if (times > 0 && document.activeElement === document.body) earlier.current?.focus({ preventScroll: true })
  }, [times])

  const unread = changes.filter(({ readAt }) => readAt === null)
  const read = changes.filter(({ readAt }) => readAt !== null)

  async function acknowledge() {
    setSending(true)
    const seen = unread.map(({ id, revision }) => ({ id, revision }))
    const result = await call(readOwnChanges, { changes: seen })
    if (!result.ok && result.failure.status === 401) return onLocked()
    await onLook()
    setSending(false)
    setTimes((before) => before + 1)
    toast(result.ok ? ownChangeTexts.wasRead : result.failure.msg)
  }

  return (
    <>
      {unread.length > 0 && (
        <section className="own-changes" aria-labelledby="own-changes">
          <h2 id="own-changes">{ownChangeTexts.title}</h2>
          <p>{unread.every(({ by }) => by === 'office') ? ownChangeTexts.lead : ownChangeTexts.leadOthers}</p>
          <ChangeList changes={unread} />
          <Button
            kind="primary"
            data-early="read-changes"
            disabled={sending}
            onClick={() => void acknowledge()}
          >
            {sending ? ownChangeTexts.reading : ownChangeTexts.read}
          </Button>
        </section>
      )}
      {read.length > 0 && (
        <details className="own-changes-read">
          <summary ref={earlier}>{`${ownChangeTexts.earlier} (${read.length})`}</summary>
          <ChangeList changes={read} />
        </details>
      )}
    </>
  )
}

function ChangeList({ changes }: { readonly changes: readonly OwnChange[] }) {
  return (
    <ul className="change-list">
      {changes.map((change) => (
        <li key={change.id}>
          <p className="change-title">{titleOf(change)}</p>
          <dl>
            {change.old && (
              <>
                <dt>{change.kind === 'returned' ? ownChangeTexts.told : ownChangeTexts.was}</dt>
                <dd className="change-old">{spotWords(change.old)}</dd>
              </>
            )}
            <dt>{ownChangeTexts.now}</dt>
            <dd>{change.now ? spotWords(change.now) : ownChangeTexts.free}</dd>
          </dl>
          <p className="change-when">
            {`${ownChangeTexts.changed[change.by]} ${inFleetTime(change.at)}${change.readAt !== null ? `, ${ownChangeTexts.readAt(inFleetTime(change.readAt))}` : ''}`}
          </p>
        </li>
      ))}
    </ul>
  )
}

function titleOf({ kind, now }: OwnChange): string {
  return ownChangeTexts.kinds[kind === 'returned' && !now ? 'cancelled' : kind]
}

/** `Wtorek 17.3.2026, Noc, WX 12345`, in the page's language: day and shift come as the wire spells them. */
function spotWords({ dayName, stateDay, shift, reg }: Spot): string {
  const date = parseStateDay(stateDay)
  const option = shiftOptionFromWire(shift)
  const day = `${date ? weekdayName(date) : dayName} ${stateDay}`
  return [day, option ? SHIFT_NAMES[option] : shift, reg].filter(Boolean).join(', ')
}
