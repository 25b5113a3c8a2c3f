import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import type { readWaiting } from '../../contract-office.ts'
import { handoverMatterTexts, handoverOfficeTexts as texts } from '../../texts-office.ts'
import { CarDrawing } from '../drawing.tsx'
import { damageLine } from './damage-line.ts'
import { Judgement, Objection } from './decisions.tsx'
import classes from './handovers.module.css'
import { useSeeing } from './use-seeing.ts'

type Waiting = OutputOf<typeof readWaiting>

/** New damage, with the mark on the drawing; 'Obejrzane' takes it off. */
export function DamageMatter({ damage }: { readonly damage: Waiting['damages'][number] }) {
  const { id, x, y, reg, vehicle, notedAt, driver } = damage
  const seeing = useSeeing()
  const what = damageLine(damage)
  return (
    <Matter
      vehicle={vehicle}
      reg={reg}
      act={
        <Button
          size="xs"
          loading={seeing.busy}
          aria-label={texts.seeNamed(`${reg}, ${what}`)}
          onClick={() => void seeing.say(id, true)}
        >
          {texts.see}
        </Button>
      }
    >
      <div className={classes.pictured}>
        <div className={classes.small} aria-hidden>
          <CarDrawing marks={[{ id, x, y, state: 'new' }]} />
        </div>
        <div>
          <b>{`${reg}: ${what}`}</b>
          <p className={classes.quiet}>
            {texts.noted(dateAndTime(notedAt), driver?.fullName ?? texts.unknownDriver)}
          </p>
        </div>
      </div>
    </Matter>
  )
}

export function ObjectionMatter({ handover }: { readonly handover: Waiting['objections'][number] }) {
  const { vehicle, reg, at, driver } = handover
  return (
    <Matter vehicle={vehicle} reg={reg}>
      <b>{reg}</b>
      <p className={classes.quiet}>{texts.noted(dateAndTime(at), driver?.fullName ?? texts.unknownDriver)}</p>
      <Objection handover={{ ...handover, settled: null }} />
    </Matter>
  )
}

export function UnplannedMatter({ handover }: { readonly handover: Waiting['unplanned'][number] }) {
  const { id, vehicle, reg, at, kind, driver } = handover
  return (
    <Matter vehicle={vehicle} reg={reg}>
      <b>{`${reg}: ${texts.kind[kind]}`}</b>
      <p className={classes.quiet}>{texts.noted(dateAndTime(at), driver?.fullName ?? texts.unknownDriver)}</p>
      <Judgement handover={{ id, standing: 'waits', judged: null }} />
    </Matter>
  )
}

export function DueMatter({ car }: { readonly car: Waiting['due'][number] }) {
  const { vehicle, reg, left, nextKm } = car
  return (
    <Matter vehicle={vehicle} reg={reg}>
      <b>{reg}</b>
      <p>{handoverMatterTexts.dueOne(left, nextKm)}</p>
    </Matter>
  )
}

interface MatterProps {
  readonly vehicle: string
  readonly reg: string
  readonly act?: ReactNode
  readonly children: ReactNode
}

/** One thing of a car, and the way to the car. */
function Matter({ vehicle, reg, act, children }: MatterProps) {
  return (
    <li className={classes.matter}>
      <div>{children}</div>
      <div className={classes.acts}>
        <Button
          size="xs"
          variant="default"
          aria-label={handoverMatterTexts.toCarNamed(reg)}
          renderRoot={(props) => (
            <Link
              to="/admin/samochody/edycja/$id"
              params={{ id: vehicle }}
              search={{ zakladka: 'przekazania' }}
              {...props}
            />
          )}
        >
          {handoverMatterTexts.toCar}
        </Button>
        {act}
      </div>
    </li>
  )
}
