import { Button } from '@mantine/core'
import { IconBolt } from '@tabler/icons-react'
import { memo } from 'react'
import { Hint } from '#platform/web/admin-ui/hint.tsx'
import { flowTexts } from '../texts-flow.ts'
import type { About } from './about.ts'
import classes from './happening-button.module.css'

/** Opens the flow with nothing chosen; a drop is not to draw it anew. */
export const HappeningButton = memo(function HappeningButton({ onOpen }: { onOpen(about: About): void }) {
  return (
    <Hint label={flowTexts.open}>
      <Button
        size="xs"
        variant="default"
        className={classes.open ?? ''}
        aria-label={flowTexts.open}
        leftSection={<IconBolt size={17} aria-hidden />}
        onClick={() => onOpen({})}
      >
        <span className={classes.words}>{flowTexts.open}</span>
      </Button>
    </Hint>
  )
})
