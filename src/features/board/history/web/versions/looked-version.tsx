import { Alert, Button, Group, Modal } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import type { WeekOnBoard } from '#features/board/work/domain/public.ts'
import { boardTexts } from '#features/board/work/texts.ts'
import { MoveList, NoticeText, useFocusOnward } from '#features/board/work/web/public.tsx'
import { historyTexts } from '#features/schedule/texts-history.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { OnceOpened } from '#platform/web/admin-ui/once-opened.tsx'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import type { HistoryWork } from './use-history.ts'

interface LookedVersionProps {
  readonly history: HistoryWork
  /** Undefined while there is none to name what did not fit. */
  readonly week: WeekOnBoard | undefined
}

/** Above the board: which older version is being looked at, and what to do with it (D19). */
export function LookedVersion({ history, week }: LookedVersionProps) {
  const { looked, failure, unfit } = history
  useFocusOnward(looked !== undefined)
  return (
    <>
      {failure ? <FailureAlert failure={failure} again={history.leave} /> : null}
      {looked ? (
        <Alert color="blue" icon={<IconHistory size={18} />} role="status">
          <Group gap="xs">
            <span>{historyTexts.looking(looked.version, looked.savedBy, dateAndTime(looked.savedAt))}</span>
            <Button size="xs" onClick={() => void history.bringBack(looked.version)}>
              {historyTexts.bringBack}
            </Button>
            <Button size="xs" variant="default" onClick={history.leave}>
              {historyTexts.backToCurrent}
            </Button>
          </Group>
        </Alert>
      ) : null}
      <OnceOpened opened={unfit.length > 0}>
        {(opened) => (
          <Modal opened={opened} onClose={history.forgetUnfit} title={historyTexts.unfitTitle} size="lg">
            <NoticeText>{historyTexts.unfitText}</NoticeText>
            {week ? <MoveList week={week} moves={unfit} /> : null}
            <Group justify="flex-end" mt="lg">
              <Button data-autofocus onClick={history.forgetUnfit}>
                {boardTexts.close}
              </Button>
            </Group>
          </Modal>
        )}
      </OnceOpened>
    </>
  )
}
