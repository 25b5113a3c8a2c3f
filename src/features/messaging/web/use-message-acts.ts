import { useState } from 'react'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { askToConfirm } from '#platform/web/admin-ui/confirm.tsx'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { cancelMessage, listMessages, retryMessage } from '../contract.ts'
import { outboxTexts } from '../texts-outbox.ts'
import { type Message, nameOf } from './message-words.ts'

/** What is done with one message of a list: read, stopped, sent again. */
export function useMessageActs() {
  const [shown, setShown] = useState<Message>()
  const retry = useAct(retryMessage, {
    refreshes: [listMessages],
    done: () => toastDone(outboxTexts.repeated),
  })
  const cancel = useAct(cancelMessage, {
    refreshes: [listMessages],
    done: () => toastDone(outboxTexts.stopped),
  })
  return {
    shown,
    close: () => setShown(undefined),
    acts: {
      busy: retry.busy || cancel.busy,
      read: setShown,
      stop: async (message: Message) => {
        const sure = await askToConfirm({
          title: outboxTexts.stopTitle,
          text: outboxTexts.stopText(nameOf(message)),
          confirm: outboxTexts.stop,
          danger: true,
        })
        if (sure) await cancel.run({ id: message.id })
      },
      again: async (message: Message) => {
        const warning = againWarning(message)
        const sure =
          warning === undefined ||
          (await askToConfirm({ title: outboxTexts.repeatTitle, text: warning, confirm: outboxTexts.repeat }))
        if (sure) await retry.run({ id: message.id })
      },
    },
  }
}

/** What the office should know before such a message goes out again. */
function againWarning(message: Message): string | undefined {
  const { state, mayHaveArrived, error } = message.attributes
  const to = nameOf(message)
  if (state === 'undelivered') return outboxTexts.againUndelivered(to)
  if (state === 'expired') return outboxTexts.againPassed(to)
  if (mayHaveArrived || error?.code === 'uncertain') return outboxTexts.againUnsure(to)
  return undefined
}
