import { Anchor, Button } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { WeekAnswer } from '#features/settlement/weeks/web/public-aside.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useAct, useCall } from '#platform/web/admin-ui/calls.ts'
import { askToConfirm } from '#platform/web/admin-ui/confirm.tsx'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { toastDone, toastWarning } from '#platform/web/admin-ui/toasts.tsx'
import { readTellings, tellDrivers } from '../contract-office.ts'
import { tellTexts as texts } from '../texts-tell.ts'
import classes from './tell-drivers.module.css'

/** Who knows of the week's closed statements, and the press that tells the others. */
export function TellDrivers({ week: shown }: { readonly week: WeekAnswer }) {
  const { year, week } = shown
  const closed = shown.data.filter(({ statement }) => statement !== null)
  const read = useCall(readTellings, { year, week }, { enabled: closed.length > 0 })
  const act = useAct(tellDrivers, {
    refreshes: [readTellings],
    showsFailure: true,
    done: ({ letters, sms, waits }) => {
      toastDone(texts.done(letters, sms, waits))
      if (waits) toastWarning(texts.waits)
    },
  })
  // What was closed, reopened or corrected since is news to somebody.
  const state = closed.map(({ statement, state: now }) => `${statement?.id} ${now}`).join()
  const seen = useRef(state)
  const { again } = read
  useEffect(() => {
    if (seen.current !== state) again()
    seen.current = state
  }, [state, again])

  if (closed.length === 0) return null
  if (!read.data)
    return read.failure ? (
      <FailureAlert failure={read.failure} title={texts.failedTitle} again={read.again} />
    ) : null
  const { letters, sms, waiting, stays, waits, inNewer, declined, unreachable } = read.data
  const count = waiting.letters + waiting.sms
  const goesNow = (waiting.letters > 0 && !stays.letters) || (waiting.sms > 0 && !stays.sms)
  const tell = async () => {
    const sure = await askToConfirm({
      title: texts.title(count),
      text: texts.text(waiting.letters, waiting.sms, stays),
      confirm: goesNow ? texts.confirm : texts.confirmKeep,
      cancel: texts.cancel,
    })
    if (sure) await act.run({ year, week })
  }
  const isOff = !letters && !sms
  return (
    <section className={classes.row} aria-label={texts.tell(count)}>
      <div className={classes.words}>
        <p>{wordsOf(read.data)}</p>
        {waits ? <p className={classes.note}>{texts.waits}</p> : null}
        {isOff ? (
          <p className={classes.note}>
            <span>{texts.off}</span>{' '}
            <Anchor
              inherit
              renderRoot={(props) => (
                <Link to="/admin/miesiac" search={{ zakladka: 'powiadomienia' }} {...props} />
              )}
            >
              {texts.settings}
            </Anchor>
          </p>
        ) : null}
        {!isOff && unreachable.length > 0 ? (
          <p className={classes.note}>
            {texts.unreachable(unreachable.map(({ fullName, why }) => texts.one(fullName, texts.why[why])))}
          </p>
        ) : null}
        <FailureAlert failure={act.failure} title={texts.notTold} />
        {inNewer > 0 ? <p className={classes.note}>{texts.inNewer(inNewer)}</p> : null}
        {declined > 0 ? <p className={classes.note}>{texts.declined(declined)}</p> : null}
      </div>
      {count > 0 ? (
        <Button
          leftSection={<IconSend size={18} aria-hidden />}
          variant="default"
          loading={act.busy}
          onClick={() => void tell()}
        >
          {texts.tell(count)}
        </Button>
      ) : null}
    </section>
  )
}

/** Nobody knows yet of what waits in the outbox. */
function wordsOf({ told, closed, waiting, waits }: OutputOf<typeof readTellings>): string {
  if (told < closed || told === 0) return texts.told({ told, closed, waiting: waiting.letters + waiting.sms })
  return waits ? texts.allWritten(told) : texts.allTold(told)
}
