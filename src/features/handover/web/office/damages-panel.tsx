import { Button, Switch } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { readCarFacts, setDamageRepaired } from '../../contract-office.ts'
import { zoneAt } from '../../domain/zone.ts'
import { handoverOfficeTexts as texts } from '../../texts-office.ts'
import { damageWords, zoneWords } from '../../texts-words.ts'
import { CarDrawing } from '../drawing.tsx'
import classes from './handovers.module.css'

type Damage = OutputOf<typeof readCarFacts>['damages'][number]

/** What drivers have marked on the car, over time. */
export function DamagesPanel({ damages }: { readonly damages: readonly Damage[] }) {
  const [all, setAll] = useState(false)
  const shown = damages.filter(({ repaired }) => all || !repaired)
  const act = useAct(setDamageRepaired, { refreshes: [readCarFacts] })
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
              {shown.map((damage, index) => {
                const { id, notedAt, driver, repaired } = damage
                const what = damageLine(damage)
                return (
                  <li key={id} className={classes.row}>
                    <span>
                      <b>{`${index + 1}. ${what}`}</b>
                      <br />
                      <span className={classes.quiet}>
                        {[
                          texts.noted(dateAndTime(notedAt), driver?.fullName ?? texts.unknownDriver),
                          repaired && texts.repairedBy(dateAndTime(repaired.at), repaired.by),
                        ]
                          .filter(Boolean)
                          .join('; ')}
                      </span>
                    </span>
                    <Button
                      size="xs"
                      variant="default"
                      loading={act.busy}
                      aria-label={repaired ? texts.unrepairNamed(what) : texts.repairNamed(what)}
                      onClick={() =>
                        void act
                          .run({ id, repaired: !repaired })
                          .then(({ ok }) => ok && toastDone(repaired ? texts.unrepaired : texts.repaired))
                      }
                    >
                      {repaired ? texts.unrepair : texts.repair}
                    </Button>
                  </li>
                )
              })}
            </ol>
          </div>
        </div>
      )}
    </Panel>
  )
}

function damageLine({ x, y, kind, remark }: Damage): string {
  return `${damageWords[kind]}, ${zoneWords[zoneAt(x, y)]}${remark === '' ? '' : `: ${remark}`}`
}
