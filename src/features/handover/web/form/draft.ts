import type { CalendarDate } from '#kernel/calendar-date.ts'
import { box } from '#platform/web/device-box.ts'
import { forget, isRecord, namesKept, recall, remember } from '#platform/web/device-memory.ts'
import { isSharedDevice } from '#platform/web/own-things.ts'
import { newUuid } from '#platform/web/request-id.ts'
import { DAMAGE_KINDS, type DamageKind, type HandoverKind, type PhotoSide } from '../../domain/handover.ts'

export interface NewDamage {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly kind: DamageKind
  readonly remark: string
}

/** What stands on the page until it is saved: nothing that was typed is lost by closing it. */
export interface Draft {
  readonly id: string
  /** Which shift, car and act it is of. */
  readonly of: string
  /** As typed. */
  readonly km: string
  /** The driver has looked again at an odd mileage. */
  readonly sure: boolean
  /** Eighths; null: not chosen. */
  readonly fuel: number | null
  readonly remark: string
  /** Null: no objection is being written. */
  readonly objection: string | null
  readonly damages: readonly NewDamage[]
}

export interface DraftOf {
  readonly vehicle: string
  readonly date: string
  readonly shift: string
  readonly kind: HandoverKind
}

export type Photos = Readonly<Partial<Record<PhotoSide, ArrayBuffer>>>

/** Goes with the logout, as all drafts do. */
const NAME = 'draft.handover.'
/** Emptied with the logout too (`person-memory.ts`). */
const photoBox = box<Photos>('draft-photos')

export function draftKey({ vehicle, date, shift, kind }: DraftOf): string {
  return `${date} ${shift} ${kind} ${vehicle}`
}

/** @param km prefilled; empty for none */
export function newDraft(of: string, km: string): Draft {
  return {
    id: newUuid(),
    of,
    km,
    sure: false,
    fuel: null,
    remark: '',
    objection: null,
    damages: [],
  }
}

export function recallDraft(of: string): Draft | undefined {
  return recall(NAME + of, (value): value is Draft => isDraft(value) && value.of === of)
}

export function keepDraft(draft: Draft): void {
  if (!isSharedDevice()) remember(NAME + draft.of, draft)
}

export async function recallPhotos({ id }: Draft): Promise<Photos> {
  return (await photoBox.get(id).catch(() => undefined)) ?? {}
}

/** @returns false where they live as long as the page alone */
export async function keepPhotos({ id }: Draft, photos: Photos): Promise<boolean> {
  if (isSharedDevice()) return true
  return photoBox.put(id, photos).then(
    () => true,
    () => false,
  )
}

export async function forgetDraft({ id, of }: Draft): Promise<void> {
  forget(NAME + of)
  await photoBox.remove(id).catch(() => undefined)
}

/** What nobody saved, of shifts before that date. */
export async function forgetOldDrafts(keptFrom: CalendarDate): Promise<void> {
  for (const name of namesKept(NAME)) {
    const of = name.slice(NAME.length)
    // It begins with the shift's date.
    if (of.slice(0, keptFrom.length) >= keptFrom) continue
    const old = recallDraft(of)
    forget(name)
    if (old) await photoBox.remove(old.id).catch(() => undefined)
  }
}

function isDraft(value: unknown): value is Draft {
  return (
    isRecord(value) &&
    ['id', 'of', 'km', 'remark'].every((name) => typeof value[name] === 'string') &&
    typeof value.sure === 'boolean' &&
    (value.fuel === null || typeof value.fuel === 'number') &&
    (value.objection === null || typeof value.objection === 'string') &&
    Array.isArray(value.damages) &&
    value.damages.every(isDamage)
  )
}

function isDamage(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    typeof value.x === 'number' &&
    typeof value.y === 'number' &&
    typeof value.remark === 'string' &&
    DAMAGE_KINDS.includes(value.kind as DamageKind)
  )
}
