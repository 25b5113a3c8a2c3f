import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import {
  judgeHandover,
  listHandovers,
  readCarFacts,
  readCustody,
  readWaiting,
  settleObjection,
} from '../../contract-office.ts'
import { MOST_REMARK } from '../../domain/handover.ts'
import { handoverOfficeTexts as texts } from '../../texts-office.ts'
import classes from './handovers.module.css'

type Shown = OutputOf<typeof listHandovers>['data'][number]
type Judged = Pick<Shown, 'id' | 'standing' | 'judged'>
type Objecting = Pick<Shown, 'id' | 'objection' | 'settled'>

/** Of a car that the week gave to somebody else: the office says whether it was so. */
export function Judgement({ handover: { id, standing, judged } }: { readonly handover: Judged }) {
  const judge = useAct(judgeHandover, { refreshes: [listHandovers, readWaiting, readCarFacts, readCustody] })
  if (judged)
    return (
      <p className={classes.quiet}>
        {texts.wasJudged(standing === 'counts', dateAndTime(judged.at), judged.by)}
      </p>
    )
  if (standing !== 'waits') return null
  const say = (counts: boolean) =>
    void judge
      .run({ id, counts })
      .then(({ ok }) => ok && toastDone(counts ? texts.acknowledged : texts.rejected))
  return (
    <div className={classes.objection} data-open>
      <p>{texts.unplannedWhy}</p>
      <div className={classes.fields}>
        <Button loading={judge.busy} onClick={() => say(true)}>
          {texts.acknowledge}
        </Button>
        <Button variant="default" disabled={judge.busy} onClick={() => say(false)}>
          {texts.reject}
        </Button>
      </div>
    </div>
  )
}

/** To the hand-over before: it waits until the office closes it. */
export function Objection({ handover: { id, objection, settled } }: { readonly handover: Objecting }) {
  const [note, setNote] = useState('')
  const settle = useAct(settleObjection, { refreshes: [listHandovers, readWaiting] })
  if (objection === '') return null
  return (
    <div className={classes.objection} data-open={settled ? undefined : true}>
      <p>{texts.objection(objection)}</p>
      {settled ? (
        <p className={classes.quiet}>
          {`${texts.settled(dateAndTime(settled.at), settled.by)}${settled.note === '' ? '' : `: ${settled.note}`}`}
        </p>
      ) : (
        <div className={classes.fields}>
          <TextInput
            label={texts.note}
            maxLength={MOST_REMARK}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <Button
            variant="default"
            loading={settle.busy}
            onClick={() =>
              void settle.run({ id, note: note.trim() }).then(({ ok }) => ok && toastDone(texts.settledDone))
            }
          >
            {texts.settle}
          </Button>
        </div>
      )}
    </div>
  )
}
