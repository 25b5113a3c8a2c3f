import type { DriverDataHolder } from '#features/drivers/server/public.ts'
import { submissionOf } from '#features/submissions/server/public.ts'
import { emptyReasonText } from '#features/submissions/texts-empty-reasons.ts'
import { SHIFT_OPTION_ON_WIRE } from '#platform/pure/wire.ts'
import { unprovenDataTexts } from '../texts-driver-data.ts'
import { allUnprovenOf, forgetUnansweredOf, forgetUnprovenOf, giveUnproven } from './disown/unproven-store.ts'

/** Forms that came in drivers' names without their sessions. */
export function unprovenFormsOfDrivers(): DriverDataHolder {
  return {
    async read(queries, driverId) {
      const forms = await allUnprovenOf(queries, driverId)
      return [
        {
          name: 'unprovenForms',
          ...unprovenDataTexts,
          rows: forms.map(({ year, week, sentAt, asked, reason, reasonText, answer, answeredAt }) => ({
            ...{ year, week, sentAt },
            asked: asked.map(({ date, option }) => `${date} ${SHIFT_OPTION_ON_WIRE[option]}`).join(', '),
            reason: reason === null ? null : emptyReasonText(reason),
            ...{ reasonText, answer, answeredAt },
          })),
        },
      ]
    },

    removed: (tx, driverId) => forgetUnprovenOf(tx, driverId),

    // Before the submissions are united: of two of one week nobody can tell apart whose choices were whose.
    async merged(tx, { stays, foldedId }) {
      const coming = (await allUnprovenOf(tx, foldedId)).map((form) => ({ form, other: stays.id }))
      const there = (await allUnprovenOf(tx, stays.id)).map((form) => ({ form, other: foldedId }))
      for (const { form, other } of [...coming, ...there])
        if (await submissionOf(tx, other, form)) await forgetUnansweredOf(tx, form.submissionId)
      await giveUnproven(tx, foldedId, stays.id)
      return {}
    },

    erased: (tx, { id }) => forgetUnprovenOf(tx, id),
  }
}
