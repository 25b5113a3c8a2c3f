import { inPieces } from '#features/photos/web/public-sending.ts'
import { call } from '#platform/web/call.ts'
import { deviceInstant } from '#platform/web/device-clock.ts'
import { putHandover, putHandoverPhoto } from '../../contract.ts'
import { type Sent, sendWaiting } from './send-waiting.ts'
import { allWaiting, forgetWaiting, keepWaiting } from './waiting.ts'

const LOCK = 'flotylla-handovers'

/**
 * Sends what waits on this phone, once at a time over all its tabs.
 * @returns undefined where another tab is at it
 */
export async function sendNow(): Promise<Sent | undefined> {
  if (!navigator.locks) return send()
  return navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => (lock ? send() : undefined))
}

function send(): Promise<Sent> {
  return sendWaiting({
    all: allWaiting,
    keep: keepWaiting,
    forget: forgetWaiting,
    put: ({ input, tried }) => {
      const sentAt = deviceInstant()
      return call(putHandover, { ...input, sentAt, sure: input.sure === true || tried })
    },
    putPhoto: async (id, side, photo) => call(putHandoverPhoto, { id, side, data: inPieces(photo) }),
  })
}
