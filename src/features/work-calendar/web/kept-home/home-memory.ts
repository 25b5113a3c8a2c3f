import type { BehindPinMemory } from '#features/drivers/session/web/public-session.ts'
import { deviceNow } from '#platform/web/device-clock.ts'
import { forgetOwnWeeks, noteOwner } from '#platform/web/own-things.ts'
import { keepHome, type OwnHome, recallHome } from './kept-home.ts'

/** What this phone keeps of the own page. */
export const keptHome: BehindPinMemory<OwnHome> = {
  recall: () => recallHome(deviceNow()),
  keep: (value) => {
    // A server of before does not say.
    if (value.me) noteOwner(value.me, value.phone)
    keepHome(value, deviceNow())
  },
  forget: forgetOwnWeeks,
}
