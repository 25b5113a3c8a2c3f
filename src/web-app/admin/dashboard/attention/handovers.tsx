import { readWaiting } from '#features/handover/contract-office.ts'
import { handoverOfficeTexts as texts } from '#features/handover/texts-office.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { AttentionItem } from './attention-item.tsx'
import { attentionTexts } from './attention-texts.ts'

const FIRST = 3

/**
 * Objections to hand-overs of cars, hand-overs that the week knows nothing of, and cars due at the
 * workshop by their mileage.
 */
export function Handovers() {
  const { data, failure, again } = useCall(readWaiting, {}, { everySeconds: 60 })
  const [objection] = data?.objections ?? []
  const [unplanned] = data?.unplanned ?? []
  const [due] = data?.due ?? []
  return (
    <>
      {data && objection ? (
        <AttentionItem
          title={texts.attention}
          count={data.objections.length}
          detail={attentionTexts.firstOf(
            data.objections.slice(0, FIRST).map((each) => texts.attentionOne(each.reg, each.objection)),
            data.objections.length,
          )}
          to={{
            to: '/admin/samochody/edycja/$id',
            params: { id: objection.vehicle },
            search: { zakladka: 'przekazania' },
          }}
          failure={failure}
          again={again}
        />
      ) : null}
      {data && unplanned ? (
        <AttentionItem
          title={texts.attentionUnplanned}
          count={data.unplanned.length}
          detail={attentionTexts.firstOf(
            data.unplanned
              .slice(0, FIRST)
              .map((each) =>
                texts.attentionUnplannedOne(each.reg, each.driver?.fullName ?? texts.unknownDriver),
              ),
            data.unplanned.length,
          )}
          to={{
            to: '/admin/samochody/edycja/$id',
            params: { id: unplanned.vehicle },
            search: { zakladka: 'przekazania' },
          }}
          failure={failure}
          again={again}
        />
      ) : null}
      {data && due ? (
        <AttentionItem
          title={texts.due}
          count={data.due.length}
          detail={attentionTexts.firstOf(
            data.due.slice(0, FIRST).map(({ reg, left }) => texts.dueOne(reg, left)),
            data.due.length,
          )}
          to={{
            to: '/admin/samochody/edycja/$id',
            params: { id: due.vehicle },
            search: { zakladka: 'przekazania' },
          }}
          failure={failure}
          again={again}
        />
      ) : null}
    </>
  )
}
