import { Button } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { memo } from 'react'
import { openBoard } from '#features/board/work/contract.ts'
import type { WeekOnBoard } from '#features/board/work/domain/public.ts'
import { listChangeTexts } from '#features/notices/contract.ts'
import { listGeneratedWeeks } from '#features/schedule/contract.ts'
import { publishWeek } from '#features/schedule/contract-publishing.ts'
import { publishedWords, publishingTexts } from '#features/schedule/texts-publishing.ts'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { askToConfirm } from '#platform/web/admin-ui/confirm.tsx'
import { Hint } from '#platform/web/admin-ui/hint.tsx'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'

interface PublishButtonProps {
  readonly week: Pick<WeekOnBoard, 'week' | 'drivers'>
  /** Something is not saved. */
  readonly blocked: boolean
}

/**
 * Shows a draft to its drivers and tells each of them (D43), as it is saved; asked once more, because nobody
 * can be untold.
 */
export const PublishButton = memo(function PublishButton({ week, blocked }: PublishButtonProps) {
  const publishing = useAct(publishWeek, {
    refreshes: [openBoard, listGeneratedWeeks, listChangeTexts],
  })
  const publish = async () => {
    const { askTitle, ask, publish: confirm } = publishingTexts
    const text = ask(week.drivers.size)
    if (!(await askToConfirm({ title: askTitle, text, confirm }))) return
    const result = await publishing.run(week.week)
    if (!result.ok) return
    toastDone(publishedWords(result.value), publishingTexts.publishedTitle)
  }
  return (
    <Hint label={blocked ? publishingTexts.saveFirst : publishingTexts.publishHint} multiline>
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
    </Hint>
  )
})
