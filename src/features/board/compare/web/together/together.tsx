import { ActionIcon } from '@mantine/core'
import { IconRefresh, IconUsers } from '@tabler/icons-react'
import { memo } from 'react'
import type { Session } from '#features/board/work/domain/public.ts'
import type { Week } from '#kernel/week.ts'
import { editingNow, thatIsYou, togetherTexts } from '../../texts.ts'
import classes from './together.module.css'
import { useTogether } from './use-together.ts'

interface TogetherProps {
  readonly week: Week
  readonly source: Session['source']
  /** The version that is worked on. */
  readonly version: number
  /** What has just been saved by somebody else, in words. */
  readonly arrived: string
}

/** The banner of those who are editing the week now, with the icon that asks anew (Spec 2 §2). */
export const Together = memo(function Together({ week, source, version, arrived }: TogetherProps) {
  const together = useTogether(week, { source, version })
  return (
    <div className={classes.banner}>
      <IconUsers size={16} aria-hidden="true" className={classes.sign} />
      <p className={classes.words}>
        {arrived ? <b>{arrived}</b> : null}
        <span>{whoEdits(together)}</span>
        {together.otherTabs > 0 ? <span>{togetherTexts.otherTab}</span> : null}
      </p>
      <ActionIcon
        size="sm"
        variant="subtle"
        color="gray"
        title={togetherTexts.refresh}
        aria-label={togetherTexts.refresh}
        onClick={together.again}
      >
        <IconRefresh size={16} />
      </ActionIcon>
    </div>
  )
})

/** Told only by what the server has answered last, and said so where it can't be asked. */
function whoEdits({ editors, lost, asked }: ReturnType<typeof useTogether>): string {
  if (lost) return togetherTexts.unknown
  if (!asked) return ''
  const names = editors.map(({ name, isCaller }) => (isCaller ? thatIsYou(name) : name))
  if (names.length === 0) return togetherTexts.nobody
  return editors.every(({ isCaller }) => isCaller) ? togetherTexts.alone : editingNow(names)
}
