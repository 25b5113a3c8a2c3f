import { useState } from 'react'
import type { FailureBody } from '#platform/pure/endpoint.ts'
import { addressOf } from '#platform/web/call.ts'
import { saveAnswer } from '#platform/web/save-answer.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { useAnnouncer } from '#platform/web/ui/toast.tsx'
import { printOwnStatement } from '../contract.ts'
import { ownStatementTexts as texts } from '../texts.ts'

interface PrintOwnProps {
  readonly statementKey: string
  /** The session has ended meanwhile. */
  readonly onLocked: () => void
}

/** Saves the statement's PDF. By script and not by a bare link, so that a refusal is told in words. */
export function PrintOwn({ statementKey, onLocked }: PrintOwnProps) {
  const [printing, setPrinting] = useState(false)
  const { toast } = useAnnouncer()

  async function print() {
    if (printing) return
    setPrinting(true)
    try {
      const response = await fetch(addressOf(printOwnStatement, { number: statementKey }), {
        credentials: 'same-origin',
      })
      if (response.ok) await saveAnswer(response)
      else if (response.status === 401) onLocked()
      else toast(((await response.json()) as Partial<FailureBody>).msg ?? texts.printFailed)
    } catch {
      toast(texts.printFailed)
    }
    setPrinting(false)
  }

  return (
    <Button kind="primary" disabled={printing} onClick={() => void print()}>
      {printing ? texts.printing : texts.print}
    </Button>
  )
}
