import { useCallback, useEffect, useRef, useState } from 'react'
import type { Slot } from '#kernel/slot.ts'
import { call } from '#platform/web/call.ts'
import { fleetClockOf } from '#platform/web/fleet-instant.ts'
import { SheetBoundary } from '#platform/web/ui/broken.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { WarningIcon } from '#platform/web/ui/icons.tsx'
import { useAnnouncer } from '#platform/web/ui/toast.tsx'
import { withdrawReport } from '../contract.ts'
import type { ReportKind } from '../domain/public.ts'
import { tellTexts as texts } from '../texts-driver.ts'
import {
  dropPending,
  keepPending,
  type PendingReport,
  pendingReports,
  sendPending,
  type Told,
} from './pending-report.ts'
import { PhotosWait, TellSheet } from './tell-part.tsx'
import type { ToldShift } from './tell-props.ts'
import './tell-office.css'

interface OwnReport {
  readonly id: string
  readonly kind: ReportKind
  readonly minutes: number | null
  readonly sentAt: string
  readonly takenAt: string | null
}

/** A further shift of today or tomorrow, and what was told of it before. */
interface OtherShift {
  readonly of: ToldShift
  readonly reports: readonly OwnReport[]
}

interface TellOfficeProps {
  readonly of: ToldShift
  /** What was told of the shift before. */
  readonly reports: readonly OwnReport[]
  readonly others: readonly OtherShift[]
  /** An illness is none: its shift may be another's by now, so that more than the report is at stake. */
  readonly onAfterAll: (slot: Slot) => void
  /** To be asked for anew; undefined where this was kept from before. */
  readonly onLook: (() => Promise<void>) | undefined
  readonly onLocked: () => void
}

const AGAIN_MS = 15_000
/** While the office has not taken it up, what it says is asked for. */
const LOOK_MS = 20_000

/** What the driver told the office of the next shift, and the way to tell more. */
export function TellOffice({ of, reports, others, onAfterAll, onLook, onLocked }: TellOfficeProps) {
  const [telling, setTelling] = useState(false)
  const { pending, send, drop } = useSending(of, onLook, onLocked)
  const { toast } = useAnnouncer()
  const told = [{ of, reports }, ...others].flatMap((each) =>
    each.reports.map((report) => ({ report, shift: each.of })),
  )
  const isOpen = told.some(({ report }) => report.takenAt === null)
  useEffect(() => {
    if (!isOpen || !onLook) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void onLook()
    }, LOOK_MS)
    return () => clearInterval(timer)
  }, [isOpen, onLook])

  async function takeBack({ id, kind }: OwnReport, { date, shift }: ToldShift) {
    if (kind === 'ill') return onAfterAll({ date, shift })
    const result = await call(withdrawReport, { id })
    if (!result.ok && result.failure.status === 401) return onLocked()
    toast(result.ok ? texts.takenBack : result.failure.msg)
    await onLook?.()
  }

  const shown = told.filter(
    ({ report: { takenAt, kind }, shift }) =>
      takenAt !== null || !pending.some((each) => each.told.kind === kind && isOf(each.told, shift)),
  )
  /** Of the shift of this card nothing need be said. */
  const wordsFor = (what: string, shift: ToldShift) => (shift === of ? what : `${what} (${shift.words})`)
  const wordsOfPending = (each: Told) =>
    wordsFor(
      whatWords(each.kind, each.minutes ?? null),
      others.find((other) => isOf(each, other.of))?.of ?? of,
    )
  return (
    <>
      <ul className="next-facts">
        {shown.map(({ report, shift }) => {
          const { id, kind, minutes, sentAt, takenAt } = report
          const what = wordsFor(whatWords(kind, minutes), shift)
          return (
            <li key={id} className="told" data-known={takenAt !== null || undefined}>
              <WarningIcon />
              <span role="status">
                <b>{what}</b>
                <small>
                  {takenAt === null ? texts.sentAt(fleetClockOf(sentAt)) : texts.known(fleetClockOf(takenAt))}
                </small>
                {kind === 'car' && onLook && <PhotosWait report={id} />}
              </span>
              {takenAt === null && onLook && (
                <Button
                  kind="quiet"
                  aria-label={texts.takeBackNamed(what)}
                  onClick={() => void takeBack(report, shift)}
                >
                  {texts.takeBack}
                </Button>
              )}
              {takenAt !== null && kind === 'ill' && onLook && (
                <Button kind="quiet" onClick={() => void takeBack(report, shift)}>
                  {texts.afterAll}
                </Button>
              )}
            </li>
          )
        })}
        {pending.map(({ told, requestId }) => (
          <li key={requestId} className="told">
            <WarningIcon />
            <span role="status">
              <b>{wordsOfPending(told)}</b>
              <small>{texts.waits}</small>
            </span>
            <Button
              kind="quiet"
              aria-label={texts.takeBackNamed(wordsOfPending(told))}
              onClick={() => drop(requestId)}
            >
              {texts.takeBack}
            </Button>
          </li>
        ))}
        <li className="told">
          <span>{texts.lead}</span>
          <Button data-early="tell-office" aria-haspopup="dialog" onClick={() => setTelling(true)}>
            {texts.open}
          </Button>
        </li>
      </ul>
      <SheetBoundary kept="" onClose={() => setTelling(false)}>
        {telling && (
          <TellSheet
            of={of}
            carWaits={(shift) =>
              told.some(
                ({ report, shift: of }) => of === shift && report.kind === 'car' && report.takenAt === null,
              )
            }
            others={others.map((each) => each.of)}
            onClose={() => setTelling(false)}
            onSend={(told) => {
              setTelling(false)
              send(told)
            }}
          />
        )}
      </SheetBoundary>
    </>
  )
}

/** Keeps what is on its way, and tries again: soon, once there is a network, when the page is looked at. */
function useSending(of: ToldShift, onLook: TellOfficeProps['onLook'], onLocked: () => void) {
  const { who } = of
  const [pending, setPending] = useState<readonly PendingReport[]>([])
  const busy = useRef(false)
  const { toast } = useAnnouncer()

  const attempt = useCallback(async () => {
    if (busy.current) return
    busy.current = true
    for (const next of pendingReports(who)) {
      const sent = await sendPending(next)
      setPending(pendingReports(who))
      if (sent.kind === 'waits') break
      if (sent.kind === 'sent') {
        toast(texts.sent)
        await onLook?.()
      } else if (sent.failure.status === 401) {
        onLocked()
        break
      } else toast(sent.failure.msg)
    }
    busy.current = false
  }, [who, onLook, onLocked, toast])

  const isWaiting = pending.length > 0
  useEffect(() => {
    setPending(pendingReports(who))
  }, [who])
  useEffect(() => {
    if (!isWaiting) return
    const hurry = () => void attempt()
    const whenSeen = () => document.visibilityState === 'visible' && hurry()
    hurry()
    const timer = setInterval(hurry, AGAIN_MS)
    addEventListener('online', hurry)
    document.addEventListener('visibilitychange', whenSeen)
    return () => {
      clearInterval(timer)
      removeEventListener('online', hurry)
      document.removeEventListener('visibilitychange', whenSeen)
    }
  }, [isWaiting, attempt])

  return {
    pending,
    send: (told: Told) => {
      keepPending(who, told)
      setPending(pendingReports(who))
      void attempt()
    },
    drop: (requestId: string) => {
      dropPending(requestId)
      setPending(pendingReports(who))
    },
  }
}

function isOf(told: Told, { date, shift }: ToldShift): boolean {
  return told.date === date && told.shift === shift
}

function whatWords(kind: ReportKind, minutes: number | null): string {
  const what = texts.kinds[kind]
  return kind !== 'late' || minutes === null ? what : `${what}: ${texts.minutes(minutes)}`
}
