import { useEffect, useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { leaveTexts as texts } from './leave-texts.ts'
import { type Waits, whatWaits } from './what-waits.ts'

interface LeaveDialogProps {
  readonly onAnswer: (leaves: boolean) => void
}

/** What the server has not got yet: sent before the logout, or thrown away by the driver's own word. */
export function LeaveDialog({ onAnswer }: LeaveDialogProps) {
  const [waits, setWaits] = useState<readonly Waits[]>()
  const [isSending, setIsSending] = useState(false)
  const [isLate, setIsLate] = useState(false)
  const [refused, setRefused] = useState<readonly string[]>([])

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, as it opens.
  useEffect(() => {
    void whatWaits().then((found) => (found.length === 0 ? onAnswer(true) : setWaits(found)))
  }, [])

  async function send() {
    if (!waits || isSending) return
    setIsSending(true)
    setIsLate(false)
    const no: string[] = []
    for (const each of waits) {
      const sent = await each.send()
      if (sent === 'waits') {
        setIsLate(true)
        break
      }
      if (sent !== 'sent') no.push(`${each.words}: ${sent.msg}`)
    }
    const left = await whatWaits()
    setIsSending(false)
    setWaits(left)
    setRefused((before) => [...before, ...no])
    if (left.length === 0 && no.length === 0) onAnswer(true)
  }

  const isLost = waits?.some(({ stays }) => !stays) ?? false
  return (
    <Dialog
      role="alertdialog"
      title={texts.title}
      onClose={() => onAnswer(false)}
      staysOnTapBeside
      footer={
        waits && (
          <>
            <Button disabled={isSending} onClick={() => onAnswer(true)}>
              {isLost ? texts.drop : texts.leave}
            </Button>
            <Button disabled={isSending} onClick={() => onAnswer(false)}>
              {texts.stay}
            </Button>
            {waits.length > 0 && (
              <Button kind="primary" data-first disabled={isSending} onClick={() => void send()}>
                {isSending ? texts.sending : texts.send}
              </Button>
            )}
          </>
        )
      }
    >
      {!waits && <Skeleton lines={3} label={texts.loading} />}
      {waits && waits.length > 0 && (
        <>
          <p>{texts.lead}</p>
          <ul>
            {waits.map(({ id, words, reg }) => (
              <li key={id}>
                <span>{words}</span> {reg && <b translate="no">{reg}</b>}
              </li>
            ))}
          </ul>
          {isLost && <p>{texts.lost}</p>}
          {waits.some(({ stays }) => stays) && <p>{texts.handoverStays}</p>}
        </>
      )}
      <div role="alert">
        {isLate && <p>{texts.notSent}</p>}
        {refused.map((each) => (
          <p key={each}>{each}</p>
        ))}
      </div>
    </Dialog>
  )
}
