import { Skeleton } from '@mantine/core'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { listOffersOfDriver } from '../contract-on-offer.ts'
import { onOfferTexts as texts } from '../texts-on-offer.ts'
import classes from './requests.module.css'
import { slotWords } from './shown-slot.ts'

type Offer = OutputOf<typeof listOffersOfDriver>['data'][number]

/** On a driver's card: what the driver gave, took, or was asked for. */
export function OffersOfDriver({ driverId }: { readonly driverId: string }) {
  const { data, failure, again } = useCall(listOffersOfDriver, { driver: driverId })
  return (
    <Panel title={texts.ofDriver}>
      {data ? (
        data.data.length === 0 ? (
          <p className={classes.end}>{texts.ofDriverNone}</p>
        ) : (
          <ul className={classes.offers}>
            {data.data.map((offer) => (
              <li key={offer.id}>
                <div>
                  <b>{`${roleOf(offer, driverId)}: ${slotWords(offer)}`}</b>
                  <span className={classes.end}>{wordsOf(offer, driverId)}</span>
                </div>
              </li>
            ))}
          </ul>
        )
      ) : failure ? (
        <FailureAlert failure={failure} again={again} />
      ) : (
        <Skeleton height={80} radius={12} />
      )}
    </Panel>
  )
}

function roleOf({ giver, taker }: Offer, driverId: string): string {
  if (giver.driverId === driverId) return texts.gives
  return taker?.driverId === driverId ? texts.takes : texts.asked
}

function wordsOf({ giver, taker, to, inReturn, state, offeredAt, endedAt }: Offer, driverId: string) {
  const isGiver = giver.driverId === driverId
  return [
    ...(isGiver && to ? [texts.to(to.fullName || texts.someone)] : []),
    ...(isGiver && taker ? [texts.taker(taker.fullName || texts.someone)] : []),
    ...(isGiver ? [] : [texts.giver(giver.fullName || texts.someone)]),
    ...(inReturn ? [texts.inReturn(slotWords(inReturn))] : []),
    texts.state[state],
    texts.since(dateAndTime(offeredAt)),
    ...(endedAt ? [texts.ended(dateAndTime(endedAt))] : []),
  ].join(', ')
}
