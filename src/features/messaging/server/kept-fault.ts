import { sendFault } from '../contract-faults.ts'
import type { SendFault } from '../domain/send-fault.ts'

/** Reads a fault as it is kept; one of a code that this edition does not know is told in general. */
export function readFault(kept: unknown): SendFault | null {
  if (kept === null || kept === undefined) return null
  const read = sendFault.safeParse(kept)
  return read.success ? read.data : { code: 'newer', kept }
}
