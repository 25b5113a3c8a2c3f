import { owner } from '#platform/web/own-things.ts'
import { sendNow } from './sending.ts'
import { allWaiting } from './waiting.ts'

/** Hand-overs of the driver who is logged in here that are on their way; what was refused is on no way. */
export async function waitingHandovers() {
  const me = owner()
  const own = (await allWaiting()).filter((each) => each.me === me && !each.refused)
  return own.map(({ id, reg }) => ({
    id,
    reg,
    send: async () => {
      await sendNow().catch(() => undefined)
      const left = (await allWaiting()).find((each) => each.id === id)
      if (!left) return 'sent' as const
      return left.refused ? { msg: left.refused.msg } : ('waits' as const)
    },
  }))
}
