import { Anchor, Button, Modal } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { listDisownedForms, settleDisownedForm } from '#features/availability/contract-disown.ts'
import { useAct, useCall } from '#platform/web/admin-ui/calls.ts'
import { useKeptFocus } from '#platform/web/admin-ui/kept-focus.ts'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import classes from './attention.module.css'
import { AttentionItem } from './attention-item.tsx'
import { attentionTexts } from './attention-texts.ts'

const texts = attentionTexts.disownedForms
const FIRST = 3

/**
 * Forms that came in drivers' names without a login, and whose drivers said 'To nie ja'; on the list until
 * the office settles them.
 */
export function DisownedForms() {
  const [opened, setOpened] = useState(false)
  const { data, failure, again } = useCall(listDisownedForms, {})
  const forms = data?.data ?? []
  const words = forms.map(({ fullName, week }) => texts.one(fullName || texts.nobody, week))
  const keptFocus = useKeptFocus()

  if (data && forms.length === 0 && !opened) return null
  return (
    <>
      <AttentionItem
        title={texts.title}
        count={data && forms.length}
        detail={forms.length > 0 ? attentionTexts.firstOf(words.slice(0, FIRST), forms.length) : texts.none}
        to={{ to: '/admin' }}
        onOpen={forms.length > 0 ? () => setOpened(true) : undefined}
        failure={failure}
        again={again}
      />
      <Modal opened={opened} onClose={() => setOpened(false)} title={texts.title}>
        <p>{texts.lead}</p>
        <ul className={classes.people} onFocus={keptFocus}>
          {forms.map(({ id, driverId, sentAt, disownedAt, outcome }, index) => (
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
                <span>{texts.when(dateAndTime(sentAt), dateAndTime(disownedAt))}</span>
                <br />
                <span>{texts.outcome[outcome]}</span>
              </span>
              <Settle id={id} onFailed={again} />
            </li>
          ))}
        </ul>
        {forms.length === 0 ? <p>{texts.none}</p> : null}
      </Modal>
    </>
  )
}

/** @param onFailed a colleague may have settled it, so the list is read anew */
function Settle({ id, onFailed }: { readonly id: string; readonly onFailed: () => void }) {
  const act = useAct(settleDisownedForm, { refreshes: [listDisownedForms] })
  const settle = async () => {
    const settled = await act.run({ id })
    if (!settled.ok) onFailed()
  }
  return (
    <Button size="xs" variant="default" loading={act.busy} onClick={() => void settle()}>
      {texts.settle}
    </Button>
  )
}
