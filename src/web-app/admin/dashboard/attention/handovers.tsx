import { readWaiting } from '#features/handover/contract-office.ts'
import { handoverOfficeTexts as texts } from '#features/handover/texts-office.ts'
import { damageLine } from '#features/handover/web/public-words.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { AttentionItem } from './attention-item.tsx'
import { attentionTexts } from './attention-texts.ts'

const FIRST = 3

/**
 * New damage, objections to hand-overs of cars, hand-overs that the week knows nothing of, and cars due at
 * the workshop by their mileage; each leads to the list of exactly these.
 */
export function Handovers() {
  const { data, failure, again } = useCall(readWaiting, {}, { everySeconds: 60 })
  if (!data) return null
  const { damages, objections, unplanned, due } = data
  const matters = [
    {
      tab: 'uszkodzenia',
      title: texts.attentionDamages,
      words: damages.map((damage) => texts.attentionDamage(damage.reg, damageLine(damage))),
    },
    {
      tab: 'zastrzezenia',
      title: texts.attention,
      words: objections.map(({ reg, objection }) => texts.attentionOne(reg, objection)),
    },
    {
      tab: 'poza-grafikiem',
      title: texts.attentionUnplanned,
      words: unplanned.map(({ reg, driver }) =>
        texts.attentionUnplannedOne(reg, driver?.fullName ?? texts.unknownDriver),
      ),
    },
    { tab: 'serwis', title: texts.due, words: due.map(({ reg, left }) => texts.dueOne(reg, left)) },
  ] as const
  return matters
    .filter(({ words }) => words.length > 0)
    .map(({ tab, title, words }) => (
      <AttentionItem
        key={tab}
        title={title}
        count={words.length}
        detail={attentionTexts.firstOf(words.slice(0, FIRST), words.length)}
        to={{ to: '/admin/samochody/przekazania', search: { zakladka: tab } }}
        failure={failure}
        again={again}
      />
    ))
}
