import { eq } from 'drizzle-orm'
import type { DriverDataHolder } from '#features/drivers/server/public.ts'
import { ownStatementDataTexts } from '../texts-driver-data.ts'
import { chosenChannels, forgetChannel, storeChannel } from './channel-store.ts'
import { ownStatementChannels, statementTellings } from './tables.ts'

/**
 * What drivers were told of their statements, and how they want to be told. That somebody was told stays with
 * the statement, as that one does; the choice goes with the person.
 */
export function tellingsOfDrivers(): DriverDataHolder {
  return {
    ofMoney: true,
    async read(queries, driverId) {
      const told = await queries
        .select()
        .from(statementTellings)
        .where(eq(statementTellings.driverId, driverId))
        .orderBy(statementTellings.toldAt, statementTellings.aboutId)
      const chosen = await queries
        .select()
        .from(ownStatementChannels)
        .where(eq(ownStatementChannels.driverId, driverId))
      return [
        {
          name: 'statementTellings',
          ...ownStatementDataTexts.tellings,
          rows: told.map(({ statement, way, toldAt }) => ({ statement, way, toldAt })),
        },
        {
          name: 'statementChannel',
          ...ownStatementDataTexts.channel,
          rows: chosen.map(({ channel, chosenAt }) => ({ channel, chosenAt })),
        },
      ]
    },
    traces: () => Promise.resolve({ names: [], phones: [], emails: [] }),
    removed: () => Promise.resolve(),
    /** The own choice of who stays holds; without one, that of who was folded in. */
    async merged(tx, { stays, foldedId }, { at }) {
      const chosen = await chosenChannels(tx, [stays.id, foldedId])
      const folded = chosen.get(foldedId)
      if (folded && !chosen.has(stays.id)) await storeChannel(tx, stays.id, folded, at)
      await forgetChannel(tx, foldedId)
      return {}
    },
    async erased(tx, { id }) {
      await forgetChannel(tx, id)
    },
  }
}
