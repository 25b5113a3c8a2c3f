import { Button, Tooltip } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { openBoard } from '#features/board/work/contract.ts'
import type { Session } from '#features/board/work/domain/public.ts'
import { listChangeTexts } from '#features/notices/contract.ts'
import { listGeneratedWeeks } from '#features/schedule/contract.ts'
import { publishWeek } from '#features/schedule/contract-publishing.ts'
import { publishedWords, publishingTexts } from '#features/schedule/texts-publishing.ts'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { askToConfirm } from '#platform/web/admin-ui/confirm.tsx'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'

interface PublishButtonProps {
  readonly session: Session
  /** Unsaved moves. */
  readonly unsaved: number
}

/**
 * Shows a draft to its drivers and tells each of them (D43), as it is saved; asked once more, because nobody
 * can be untold.
 */
export function PublishButton({ session, unsaved }: PublishButtonProps) {
  const publishing = useAct(publishWeek, {
    refreshes: [openBoard, listGeneratedWeeks, listChangeTexts],
  })
  const publish = async () => {
    const { askTitle, ask, publish: confirm } = publishingTexts
    const text = ask(session.week.drivers.size)
    if (!(await askToConfirm({ title: askTitle, text, confirm }))) return
    const result = await publishing.run(session.week.week)
    if (!result.ok) return
    toastDone(publishedWords(result.value), publishingTexts.publishedTitle)
  }
  const blocked = unsaved > 0
  return (
    <Tooltip label={blocked ? publishingTexts.saveFirst : publishingTexts.publishHint} multiline maw={320}>
      <Button
        size="xs"
        leftSection={<IconSend size={16} aria-hidden />}
        loading={publishing.busy}
        data-disabled={blocked}
        aria-disabled={blocked}
        onClick={() => {
          if (!blocked) void publish()
        }}
      >
        {publishingTexts.publish}
      </Button>
    </Tooltip>
  )
}
