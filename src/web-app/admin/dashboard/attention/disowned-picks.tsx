import { Anchor, Button, Modal } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { listDisownedPicks, resolveDisownedPick } from '#features/work-calendar/contract-disown.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { useAct, useCall } from '#platform/web/admin-ui/calls.ts'
import { useKeptFocus } from '#platform/web/admin-ui/kept-focus.ts'
import classes from './attention.module.css'
import { AttentionItem } from './attention-item.tsx'
import { attentionTexts } from './attention-texts.ts'
import { shortDay } from './planning.tsx'

const texts = attentionTexts.disowned
const FIRST = 3

/**
 * Shifts that somebody picked with the fleet's PIN, and whose drivers said 'To nie ja'; on the list until the
 * office settles them.
 */
export function DisownedPicks() {
  const [opened, setOpened] = useState(false)
  const { data, failure, again } = useCall(listDisownedPicks, {})
  const picks = data?.data ?? []
  const words = picks.map(({ fullName, date, shift }) =>
    texts.one(fullName || texts.nobody, shortDay(date as CalendarDate), shift),
  )
  const keptFocus = useKeptFocus()

  if (data && picks.length === 0 && !opened) return null
  return (
    <>
      <AttentionItem
        title={texts.title}
        count={data && picks.length}
        detail={picks.length > 0 ? attentionTexts.firstOf(words.slice(0, FIRST), picks.length) : texts.none}
        to={{ to: '/admin' }}
        onOpen={picks.length > 0 ? () => setOpened(true) : undefined}
        failure={failure}
        again={again}
      />
      <Modal opened={opened} onClose={() => setOpened(false)} title={texts.title}>
        <p>{texts.lead}</p>
        <ul className={classes.people} onFocus={keptFocus}>
          {picks.map(({ id, driverId, outcome }, index) => (
            <li key={id}>
              <span>
                <Anchor
                  renderRoot={(props) => (
                    <Link to="/admin/pracownicy/$id" params={{ id: driverId }} {...props} />
                  )}
                >
                  {words[index]}
                </Anchor>
                <br />
                <span>{texts.outcome[outcome]}</span>
              </span>
              <Resolve id={id} onFailed={again} />
            </li>
          ))}
        </ul>
        {picks.length === 0 ? <p>{texts.none}</p> : null}
      </Modal>
    </>
  )
}

/** @param onFailed a colleague may have settled it, so the list is read anew */
function Resolve({ id, onFailed }: { readonly id: string; readonly onFailed: () => void }) {
  const act = useAct(resolveDisownedPick, { refreshes: [listDisownedPicks] })
  const resolve = async () => {
    const settled = await act.run({ id })
    if (!settled.ok) onFailed()
  }
  return (
    <Button size="xs" variant="default" loading={act.busy} onClick={() => void resolve()}>
      {texts.resolve}
    </Button>
  )
}
