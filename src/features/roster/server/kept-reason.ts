import { waitReason } from '../contract-waiting.ts'
import type { WaitReason } from '../domain/public.ts'

/** Reads a reason as it is kept; one of a code that this edition does not know is carried along untouched. */
export function readReason(kept: unknown): WaitReason | null {
  if (kept === null || kept === undefined) return null
  const read = waitReason.safeParse(kept)
  if (!read.success) return { code: 'newer', kept }
  return read.data.code === 'newer' ? readReason(read.data.kept) : read.data
}

/** As it is written: what a newer edition wrote stays in its words. */
export function keptReason(reason: WaitReason | null): unknown {
  return reason?.code === 'newer' ? reason.kept : reason
}
