import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { slotIndex } from '#kernel/slot.ts'
import { weekOf } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { listOnOffer } from '../contract-on-offer.ts'
import { onOfferTexts as texts } from '../texts-on-offer.ts'
import classes from './requests.module.css'
import { dateOf, slotWords } from './shown-slot.ts'

type OnOffer = OutputOf<typeof listOnOffer>['data'][number]

/** 'Na giełdzie': what drivers offer and nobody has taken yet. */
export function OnOfferPanel() {
  const { data, failure, again } = useCall(listOnOffer, {}, { everySeconds: 30 })
  if (failure && !data) return <FailureAlert failure={failure} again={again} />
  if (!data) return null
  const open = data.data.filter(({ state }) => state === 'open')
  return (
    <div className={classes.one}>
      <Panel title={texts.title} description={texts.lead}>
        {open.length === 0 ? (
          <p className={classes.end}>{texts.none}</p>
        ) : (
          <ul className={classes.offers}>
            {open.map((offer) => (
              <Offer key={offer.id} offer={offer} />
            ))}
          </ul>
        )}
      </Panel>
    </div>
  )
}

function Offer({ offer }: { readonly offer: OnOffer }) {
  const { giver, to, inReturn, offeredAt } = offer
  const name = giver.fullName || texts.someone
  const week = weekOf(dateOf(offer))
  const miejsce = slotIndex(week, { date: dateOf(offer), shift: offer.shift }) ?? 0
  return (
    <li>
      <div>
        <b>{`${name}: ${slotWords(offer)}`}</b>
        <span className={classes.end}>
          {[
            to ? texts.to(to.fullName || texts.someone) : texts.toAll,
            ...(inReturn ? [texts.inReturn(slotWords(inReturn))] : []),
            texts.since(dateAndTime(offeredAt)),
          ].join(', ')}
        </span>
      </div>
      <Button
        size="xs"
        variant="default"
        aria-label={texts.toBoardNamed(name, slotWords(offer))}
        renderRoot={(props) => (
          <Link
            to="/admin/edycja-grafiku"
            search={{ rok: week.year, tydzien: week.week, miejsce, kierowca: giver.driverId }}
            {...props}
          />
        )}
      >
        {texts.toBoard}
      </Button>
    </li>
  )
}
