import type { InputOf } from '#platform/pure/endpoint.ts'
import { type CallFailure, call, isPassing } from '#platform/web/call.ts'
import { forget, isRecord, recall, remember } from '#platform/web/device-memory.ts'
import { owner, REPORT_PHOTOS_WAIT, REPORTS_WAIT } from '#platform/web/own-things.ts'
import { newRequestId } from '#platform/web/request-id.ts'
import { tellOffice } from '../contract.ts'

type Sendable = InputOf<typeof tellOffice>

/** What is told, as the sheet holds it. */
export interface Told extends Pick<Sendable, 'kind' | 'date' | 'shift' | 'drives'> {
  readonly minutes?: number | undefined
  readonly text: string
  /** Ids of its photos, whose bytes are kept by `photos/kept-photos.ts`. */
  readonly photos?: readonly string[] | undefined
}

/** What is on its way to the office. */
export interface PendingReport {
  /** The driver's name, as the page shows it: nobody else's session sends it. */
  readonly who: string
  /** The driver's id; undefined where nobody knew it. */
  readonly me?: string | undefined
  readonly told: Told
  /** Of every try, so that a lost answer tells nothing twice (D6). */
  readonly requestId: string
}

// Go with the logout, which asks first (`session/web/may-leave.ts`): the phone may be handed on.
const NAME = REPORTS_WAIT
const TYPED = 'draft.report-typed'
const ANSWER_WITHIN_MS = 20_000

/** What this driver has told, the first first. @param who undefined: of whoever is logged in here */
export function pendingReports(who?: string): readonly PendingReport[] {
  const me = owner()
  return allPending().filter((each) =>
    who === undefined
      ? me !== undefined && each.me === me
      : each.who === who && (each.me === undefined || each.me === me),
  )
}

/** Keeps it on the device until the server has answered, in place of what was said of this kind and shift. */
export function keepPending(who: string, told: Told): PendingReport {
  const pending = { who, me: owner(), told: ofItsKind(told), requestId: newRequestId() }
  const isOther = ({ told: { kind, date, shift } }: PendingReport) =>
    kind !== told.kind || date !== told.date || shift !== told.shift
  keepAll([...allPending().filter(isOther), pending])
  return pending
}

/** An older build kept one alone. */
function allPending(): readonly PendingReport[] {
  const kept = recall(NAME, (value): value is unknown => value !== undefined)
  return (Array.isArray(kept) ? kept : [kept]).filter(isPending)
}

function keepAll(pending: readonly PendingReport[]): void {
  if (pending.length === 0) forget(NAME)
  else remember(NAME, pending)
}

/**
 * Only lateness has minutes, and only a car drives or stands and has photos, whatever was chosen in the sheet
 * before.
 */
function ofItsKind({ minutes, drives, photos, ...told }: Told): Told {
  return {
    ...told,
    ...(told.kind === 'late' ? { minutes } : {}),
    ...(told.kind === 'car' ? { drives, photos } : {}),
  }
}

export function dropPending(requestId: string): void {
  keepAll(allPending().filter((each) => each.requestId !== requestId))
}

/** What was chosen and typed last and is not sent, for the sheet to begin with. */
export function typedReport(who: string): Told | undefined {
  const typed = recall(TYPED, isPending)
  return typed?.who === who ? typed.told : undefined
}

export function keepTyped(who: string, told: Told): void {
  remember(TYPED, { who, told, requestId: '' })
}

function forgetTyped(): void {
  forget(TYPED)
}

export type Sent =
  | { readonly kind: 'sent' }
  /** Nobody has answered: to be sent again. */
  | { readonly kind: 'waits' }
  | { readonly kind: 'refused'; readonly failure: CallFailure }

/** Sends it once more. What the server refuses is no longer on its way, and stands in the sheet again. */
export async function sendPending({ who, told, requestId }: PendingReport): Promise<Sent> {
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS)
  const photos = photosOf(told)
  // Without photos it is word for word what a page of before has tried to send under the same key.
  const sent = { ...told, photos: photos.length > 0 ? [...photos] : undefined }
  const result = await call(tellOffice, sent, { requestId, signal })
  // The session is over: it waits for the driver to be back.
  if (!result.ok && result.failure.status === 401) return { kind: 'refused', failure: result.failure }
  if (!result.ok && isPassing(result.failure)) return { kind: 'waits' }
  if (result.ok && photos.length > 0) remember(REPORT_PHOTOS_WAIT + result.value.id, { photos })
  dropPending(requestId)
  if (result.ok) {
    forgetTyped()
    return { kind: 'sent' }
  }
  keepTyped(who, told)
  return { kind: 'refused', failure: result.failure }
}

/** Another build of the page may have kept none. */
export function photosOf(told: Told | undefined): readonly string[] {
  return told?.photos ?? []
}

function isPending(value: unknown): value is PendingReport {
  return (
    isRecord(value) &&
    typeof value.who === 'string' &&
    typeof value.requestId === 'string' &&
    isRecord(value.told) &&
    ['kind', 'date', 'shift', 'text'].every(
      (field) => typeof (value.told as Told)[field as 'kind'] === 'string',
    )
  )
}
