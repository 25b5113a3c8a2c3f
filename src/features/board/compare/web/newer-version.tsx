import { Alert, Button, Group, Modal } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { boardTexts } from '#features/board/work/texts.ts'
import { clashTexts } from '#features/board/work/texts-clashes.ts'
import {
  type BoardWork,
  BreachList,
  MoveList,
  NoticeHeading,
  NoticeText,
  useFocusOnward,
} from '#features/board/work/web/public.tsx'
import { OnceOpened } from '#platform/web/admin-ui/once-opened.tsx'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { compareTexts, generatedMeanwhile, newerText, newerTexts } from '../texts.ts'
import { CompareDialog } from './compare-dialog.tsx'

/**
 * Somebody saved meanwhile: who, when, and what to do about it (D19). A dialog when saving was refused, else
 * a strip above the board.
 */
export function NewerVersion({ work, phone }: { readonly work: BoardWork; readonly phone: boolean }) {
  const { newer, session, moves, breaches, unsaved } = work
  useFocusOnward(newer !== undefined)
  if (!newer || !session) return null
  const text =
    newer.savedAt && session.version > 0
      ? newerText(newer.savedBy, dateAndTime(newer.savedAt), unsaved)
      : generatedMeanwhile(unsaved)
  return (
    <>
      {work.conflict ? null : (
        <Alert color="yellow" icon={<IconInfoCircle />} title={newerTexts.newerTitle} role="status">
          <NoticeText>{text}</NoticeText>
          <Group gap="xs">
            <Button size="xs" variant="default" onClick={work.takeNewer}>
              {newerTexts.takeNewer}
            </Button>
            {moves.length > 0 ? (
              <Button size="xs" variant="default" onClick={work.compare}>
                {compareTexts.compare}
              </Button>
            ) : null}
          </Group>
        </Alert>
      )}
      <Modal opened={work.conflict} onClose={work.lookAtMine} title={newerTexts.newerTitle} size="lg">
        <NoticeText>{text}</NoticeText>
        {breaches.length > 0 ? (
          <>
            <NoticeHeading>{clashTexts.withNewer}</NoticeHeading>
            <BreachList week={session.week} breaches={breaches} />
            <NoticeHeading>{boardTexts.unsaved}</NoticeHeading>
          </>
        ) : null}
        {moves.length > 0 ? <MoveList week={session.week} moves={moves} /> : null}
        <Group justify="flex-end" mt="lg" gap="sm">
          <Button variant="default" onClick={work.lookAtMine}>
            {newerTexts.lookAtMine}
          </Button>
          <Button variant="default" onClick={work.compare}>
            {compareTexts.compare}
          </Button>
          <Button data-autofocus onClick={work.takeNewer}>
            {newerTexts.takeNewer}
          </Button>
        </Group>
      </Modal>
      {work.comparing ? (
        <CompareDialog
          session={session}
          phone={phone}
          savedBy={newer.savedBy}
          onClose={work.stopComparing}
          onMerge={work.takeMerged}
        />
      ) : null}
    </>
  )
}

/** Which of one's changes did not fit the newer version, by name. */
export function UnfitMoves({ work }: { readonly work: BoardWork }) {
  const { session } = work
  return (
    <OnceOpened opened={(session?.unfit.length ?? 0) > 0}>
      {(opened) => (
        <Modal opened={opened} onClose={work.forgetUnfit} title={newerTexts.unfitTitle} size="lg">
          <NoticeText>{newerTexts.unfitText}</NoticeText>
          {session ? <MoveList week={session.week} moves={session.unfit} /> : null}
          <Group justify="flex-end" mt="lg">
            <Button data-autofocus onClick={work.forgetUnfit}>
              {boardTexts.close}
            </Button>
          </Group>
        </Modal>
      )}
    </OnceOpened>
  )
}
