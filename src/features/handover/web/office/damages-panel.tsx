import { Badge, Button, Switch } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { readCarFacts, readWaiting, setDamageRepaired } from '../../contract-office.ts'
import { handoverOfficeTexts as texts } from '../../texts-office.ts'
import { CarDrawing } from '../drawing.tsx'
import { damageLine } from './damage-line.ts'
import classes from './handovers.module.css'
import { useSeeing } from './use-seeing.ts'

type Damage = OutputOf<typeof readCarFacts>['damages'][number]

/** What drivers have marked on the car, over time. */
export function DamagesPanel({ damages }: { readonly damages: readonly Damage[] }) {
  const [all, setAll] = useState(false)
  const shown = damages.filter(({ repaired }) => all || !repaired)
  return (
    <Panel title={texts.damages}>
      {damages.length === 0 ? (
        <p className={classes.quiet}>{texts.damagesNone}</p>
      ) : (
        <div className={classes.damages}>
          <div className={classes.drawing}>
            <CarDrawing
              marks={shown.map(({ id, x, y, repaired }) => ({
                id,
                x,
                y,
                state: repaired ? 'gone' : 'known',
              }))}
            />
          </div>
          <div>
            {damages.some(({ repaired }) => repaired) ? (
              <Switch
                label={texts.showRepaired}
                checked={all}
                onChange={(event) => setAll(event.currentTarget.checked)}
                mb="sm"
              />
            ) : null}
            <ol className={classes.list}>
              {shown.map((damage, index) => (
                <DamageRow key={damage.id} damage={damage} number={index + 1} />
              ))}
            </ol>
          </div>
        </div>
      )}
    </Panel>
  )
}

function DamageRow({ damage, number }: { readonly damage: Damage; readonly number: number }) {
  const { id, notedAt, driver, repaired, seen } = damage
  const repair = useAct(setDamageRepaired, { refreshes: [readCarFacts, readWaiting] })
  const seeing = useSeeing()
  const what = damageLine(damage)
  const isNew = seen === null && repaired === null
  return (
    <li className={classes.row}>
      <span>
        <b>{`${number}. ${what}`}</b>{' '}
        {isNew ? (
          <Badge color="yellow" variant="light" tt="none">
            {texts.isNew}
          </Badge>
        ) : null}
        <br />
        <span className={classes.quiet}>
          {[
            texts.noted(dateAndTime(notedAt), driver?.fullName ?? texts.unknownDriver),
            seen && texts.seenBy(dateAndTime(seen.at), seen.by),
            repaired && texts.repairedBy(dateAndTime(repaired.at), repaired.by),
          ]
            .filter(Boolean)
            .join('; ')}
        </span>
      </span>
      <span className={classes.acts}>
        {repaired ? null : (
          <Button
            size="xs"
            variant={isNew ? 'filled' : 'default'}
            loading={seeing.busy}
            aria-label={isNew ? texts.seeNamed(what) : texts.unseeNamed(what)}
            onClick={() => void seeing.say(id, isNew)}
          >
            {isNew ? texts.see : texts.unsee}
          </Button>
        )}
        <Button
          size="xs"
          variant="default"
          loading={repair.busy}
          aria-label={repaired ? texts.unrepairNamed(what) : texts.repairNamed(what)}
          onClick={() =>
            void repair
              .run({ id, repaired: !repaired })
              .then(({ ok }) => ok && toastDone(repaired ? texts.unrepaired : texts.repaired))
          }
        >
          {repaired ? texts.unrepair : texts.repair}
        </Button>
      </span>
    </li>
  )
}
