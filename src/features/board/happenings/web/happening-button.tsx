import { Button } from '@mantine/core'
import { IconBolt } from '@tabler/icons-react'
import { memo } from 'react'
import { flowTexts } from '../texts-flow.ts'
import type { About } from './about.ts'

/** Opens the flow with nothing chosen; a drop is not to draw it anew. */
export const HappeningButton = memo(function HappeningButton({ onOpen }: { onOpen(about: About): void }) {
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconBolt size={15} aria-hidden />}
      onClick={() => onOpen({})}
    >
      {flowTexts.open}
    </Button>
  )
})
