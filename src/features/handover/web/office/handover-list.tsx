import { Badge, Button, Skeleton } from '@mantine/core'
import { IconSteeringWheel } from '@tabler/icons-react'
import { useState } from 'react'
import { PhotoStrip } from '#features/photos/web/public.tsx'
import { grouped } from '#kernel/polish-text.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { addressOf } from '#platform/web/call.ts'
import { listHandovers, readOfficePhoto } from '../../contract-office.ts'
import { handoverOfficeTexts as texts } from '../../texts-office.ts'
import { fuelWords, sideWords } from '../../texts-words.ts'
import { Judgement, Objection } from './decisions.tsx'
import classes from './handovers.module.css'

type Shown = OutputOf<typeof listHandovers>['data'][number]

/** A car's hand-overs, the newest first; older ones are fetched page by page. */
export function HandoverList({ carId }: { readonly carId: string }) {
  const [pages, setPages] = useState<readonly (string | undefined)[]>([undefined])
  return (
    <Panel title={texts.list}>
      {pages.map((before, index) => (
        <HandoverPagePart
          key={before ?? 'first'}
          carId={carId}
          before={before}
          isLast={index === pages.length - 1}
          onMore={(next) => setPages((all) => [...all, next])}
        />
      ))}
    </Panel>
  )
}

interface PartProps {
  readonly carId: string
  readonly before: string | undefined
  readonly isLast: boolean
  onMore(before: string): void
}

function HandoverPagePart({ carId, before, isLast, onMore }: PartProps) {
  const { data, failure, again } = useCall(listHandovers, {
    vehicle: carId,
    ...(before === undefined ? {} : { before }),
  })
  if (failure && !data) return <FailureAlert failure={failure} title={texts.failed} again={again} />
  if (!data) return <Skeleton height={160} role="status" aria-label={texts.loading} />
  const last = data.data.at(-1)
  return (
    <>
      {data.data.length === 0 && before === undefined ? (
        <Empty icon={<IconSteeringWheel size={24} />}>{texts.none}</Empty>
      ) : null}
      <ul className={classes.cards}>
        {data.data.map((handover) => (
          <HandoverCard key={handover.id} handover={handover} />
        ))}
      </ul>
      {isLast && data.more && last ? (
        <Button variant="default" onClick={() => onMore(last.at)}>
          {texts.more}
        </Button>
      ) : null}
    </>
  )
}

function HandoverCard({ handover }: { readonly handover: Shown }) {
  const {
    id,
    kind,
    at,
    receivedAt,
    driver,
    planned,
    km,
    kmNow,
    fuel,
    fuelDifference,
    drivenKm,
    photos,
    remark,
  } = handover
  const isLate = Date.parse(receivedAt) - Date.parse(at) > 15 * 60_000
  const part = fuelWords[Math.abs(fuelDifference)] ?? ''
  return (
    <li className={classes.card}>
      <div className={classes.cardHead}>
        <strong>{texts.kind[kind]}</strong>
        <span>{dateAndTime(at)}</span>
        <span>{driver?.fullName ?? texts.unknownDriver}</span>
        {planned ? null : (
          <Badge color="yellow" variant="light" tt="none">
            {texts.unplanned}
          </Badge>
        )}
        {isLate ? <span className={classes.quiet}>{texts.late(dateAndTime(receivedAt))}</span> : null}
      </div>
      <p>
        <span>{`${grouped(kmNow)} km`}</span>
        {km === kmNow ? null : <span className={classes.quiet}>{` (${texts.kmTold(km)})`}</span>}
        {drivenKm === null ? null : <span>{`, ${texts.driven(drivenKm)}`}</span>}
        <span>{`, ${texts.fuel(fuelWords[fuel] ?? '')}`}</span>
        {fuelDifference === 0 ? null : (
          <strong className={classes.flag}>
            {`, ${fuelDifference < 0 ? texts.fuelLess(part) : texts.fuelMore(part)}`}
          </strong>
        )}
        {photos.length === 0 ? <span className={classes.quiet}>{`, ${texts.noPhotos}`}</span> : null}
      </p>
      {remark === '' ? null : <p>{texts.remark(remark)}</p>}
      <Judgement handover={handover} />
      <Objection handover={handover} />
      {photos.length === 0 ? null : (
        <PhotoStrip
          photos={photos.map((side) => ({
            address: addressOf(readOfficePhoto, { id, side }),
            words: texts.photo(sideWords[side], dateAndTime(at)),
          }))}
        />
      )}
    </li>
  )
}
