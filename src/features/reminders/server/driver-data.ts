import type { DriverDataHolder } from '#features/drivers/server/public.ts'
import { reminderDataTexts } from '../texts-driver-data.ts'
import { choiceOf, forgetChoice, rowOf } from './choices-store.ts'

/** What drivers chose of their reminders. Of two records of one person the one that stays has chosen. */
export function remindersOfDrivers(): DriverDataHolder {
  return {
    async read(queries, driverId) {
      const row = await rowOf(queries, driverId)
      const { evening, otherwise } = await choiceOf(queries, driverId)
      const rows = row
        ? [{ evening: String(evening), otherwise: otherwise ?? 'fleet', changedAt: row.changedAt }]
        : []
      return [{ name: 'reminders', ...reminderDataTexts, rows }]
    },
    removed: forgetChoice,
    async merged(tx, { foldedId }) {
      await forgetChoice(tx, foldedId)
      return {}
    },
    async erased(tx, { id, foldedIds }) {
      for (const each of [id, ...foldedIds]) await forgetChoice(tx, each)
    },
  }
}
